// A slash command being filled in: its name, a field for each option, what each offers.

import { avatar, h } from "./dom.js";
import { ask } from "./live.js";
import { known } from "./markdown.js";
import { hidePicker, pickerKey, showPicker } from "./picker.js";
import { say } from "./texts.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const TYPING_MS = 150;

export class CommandForm {
  /** `onsend` gets the filled-in options, `onleave` is called when the command is given up. */
  constructor(command, { onsend, onleave }) {
    this.command = command;
    this.onsend = onsend;
    this.onleave = onleave;
    this.fields = new Map();
    this.more = h("button", { class: "more", type: "button" });
    this.more.addEventListener("click", () => this.#offerOptions());
    this.node = h("div", { class: "command" }, h("b", { class: "path" }, `/${command.shown}`), this.more);
    this.node.addEventListener("click", (event) => event.target.closest("input, button") || this.focus());
    for (const option of command.options) if (option.required) this.#add(option);
    this.#countMore();
  }

  focus() {
    const first = [...this.fields.values()].find((field) => !field.input.value) || [...this.fields.values()][0];
    if (first) first.input.focus();
    else {
      this.more.focus();
      this.#offerOptions();
    }
  }

  #rest() {
    return this.command.options.filter((option) => !this.fields.has(option.name));
  }

  #countMore() {
    const rest = this.#rest();
    this.more.hidden = !rest.length && this.fields.size > 0;
    this.more.textContent = rest.length ? say("optional", rest.length) : "";
    this.more.onkeydown = (event) => this.#keyOnMore(event);
  }

  #keyOnMore(event) {
    if (event.key === "Backspace") this.onleave();
    else if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (pickerKey(event)) return;
    else if (event.key === "Escape") this.onleave();
  }

  #add(option) {
    const input = h("input", {
      type: "text",
      autocomplete: "off",
      spellcheck: "false",
      size: 4,
      "aria-label": `${option.shown}: ${option.description}`,
      ...(option.kind === INTEGER || option.kind === NUMBER ? { inputmode: "decimal" } : {}),
      ...(option.kind === STRING ? { maxlength: option.longest } : {}),
    });
    const field = { option, input, taken: null, node: h("label", { class: "option-field" }, h("span", {}, option.shown), input) };
    this.fields.set(option.name, field);
    input.addEventListener("focus", () => this.#offer(field));
    input.addEventListener("input", () => {
      field.taken = null;
      field.node.classList.remove("wrong");
      input.size = Math.max(4, input.value.length + 1);
      this.#offer(field);
    });
    input.addEventListener("keydown", (event) => this.#key(event, field));
    this.more.before(field.node);
    this.#countMore();
    return field;
  }

  #remove(field) {
    if (field.option.required) {
      this.onleave();
      return;
    }
    this.fields.delete(field.option.name);
    field.node.remove();
    this.#countMore();
    this.focus();
  }

  #key(event, field) {
    const isChoice = this.#isChoice(field.option);
    if (pickerKey(event, isChoice && !field.taken && field.input.value !== "")) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (isChoice && !field.taken && field.option.required) this.#offer(field);
      this.send();
    } else if (event.key === "Escape") this.onleave();
    else if (event.key === "Backspace" && !field.input.value) {
      event.preventDefault();
      this.#remove(field);
    }
  }

  #isChoice(option) {
    return option.choices.length > 0 || option.autocomplete || [BOOLEAN, USER, CHANNEL].includes(option.kind);
  }

  #take(field, label, value) {
    field.taken = { value };
    field.input.value = label;
    field.input.size = Math.max(4, label.length + 1);
    field.node.classList.remove("wrong");
    const next = [...this.fields.values()].find((one) => one.option.required && !one.input.value);
    if (next) next.input.focus();
    else this.#offer(field);
  }

  /** Show what a field can be given; without choices, what other options there are. */
  #offer(field) {
    const { option, input } = field;
    const heading = [h("b", {}, option.shown), " ", option.description];
    if (!this.#isChoice(option) || field.taken) {
      this.#offerOptions(heading);
      return;
    }
    if (option.autocomplete) {
      this.#complete(field, heading);
      return;
    }
    const typed = input.value.trim().toLowerCase().replace(/^[@#]/, "");
    const found = this.#choices(option).filter((choice) => choice.name.toLowerCase().includes(typed));
    this.#offerChoices(field, heading, found);
  }

  #choices(option) {
    if (option.choices.length) return option.choices;
    if (option.kind === BOOLEAN) return [{ name: say("yes"), value: true }, { name: say("no"), value: false }];
    if (option.kind === USER) return known.members.map((id) => ({ name: known.users[id].name, value: id, user: known.users[id] }));
    return known.channels.filter((channel) => !channel.dm).map((channel) => ({ name: `#${channel.name}`, value: channel.id }));
  }

  #offerChoices(field, heading, found) {
    const entries = found.slice(0, 25).map((choice) => ({
      node: h("li", {}, choice.user ? avatar(choice.user, choice.value, "span", { class: "small" }) : null, h("span", {}, choice.name)),
      take: () => this.#take(field, choice.name, choice.value),
    }));
    showPicker(heading, entries, entries.length ? null : say("noChoice"));
  }

  #complete(field, heading) {
    clearTimeout(this.typing);
    this.typing = setTimeout(async () => {
      const { option, input } = field;
      const text = input.value;
      const { options } = this.#filled(option.name);
      const outcome = await ask({ do: "complete", path: this.command.path, option: option.name, text, options });
      if (document.activeElement !== input || input.value !== text || field.taken) return;
      this.#offerChoices(field, heading, outcome.choices || []);
    }, TYPING_MS);
  }

  #offerOptions(heading = null) {
    const entries = this.#rest().map((option) => ({
      node: h("li", {}, h("b", {}, option.shown), h("small", {}, option.description)),
      take: () => this.#add(option).input.focus(),
    }));
    showPicker(heading || h("small", {}, this.command.description), entries);
  }

  /** The value of a field, or undefined when there is none that fits. */
  #value(field) {
    const { option, input, taken } = field;
    if (taken) return taken.value;
    const text = input.value.trim();
    if (!text) return undefined;
    if (option.autocomplete) return option.kind === STRING ? text : Number(text);
    if (this.#isChoice(option)) {
      return this.#choices(option).find((choice) => choice.name.toLowerCase() === text.toLowerCase())?.value;
    }
    if (option.kind === STRING) return text;
    const number = Number(text);
    const fits = Number.isFinite(number) && (option.kind === NUMBER || Number.isInteger(number));
    const inside = number >= (option.least ?? -Infinity) && number <= (option.most ?? Infinity);
    return fits && inside ? number : undefined;
  }

  /** Options as values, and the fields that cannot be sent. */
  #filled(except = null) {
    const options = {};
    const wrong = [];
    for (const [name, field] of this.fields) {
      if (name === except) continue;
      const value = this.#value(field);
      if (value !== undefined) options[name] = value;
      else if (field.option.required || field.input.value.trim()) wrong.push(field);
    }
    return { options, wrong };
  }

  send() {
    const { options, wrong } = this.#filled();
    for (const field of this.fields.values()) field.node.classList.toggle("wrong", wrong.includes(field));
    if (wrong.length) {
      wrong[0].input.focus();
      this.#offer(wrong[0]);
      const { option, input } = wrong[0];
      if (!this.#isChoice(option)) showPicker([h("b", {}, option.shown), " ", h("span", { class: "bad" }, say(input.value ? "invalid" : "needed"))], []);
      return;
    }
    hidePicker();
    this.onsend(options);
  }
}

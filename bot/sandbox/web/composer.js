// The bar below the messages: plain text, or a slash command once one is chosen.

import { avatar, byId, h, icon, isNarrow } from "./dom.js";
import { CommandForm } from "./command.js";
import { ask } from "./live.js";
import { showSending, toEnd } from "./log.js";
import { known } from "./markdown.js";
import { showModal } from "./modal.js";
import { hidePicker, pickerKey, showPicker } from "./picker.js";
import { say } from "./texts.js";

let commands = [];
let form = null;
let text;
let slot;

/** Use a command and show how that goes. */
export async function run(shown, request) {
  toEnd();
  const progress = showSending(shown);
  const outcome = await ask(request);
  if (outcome.failed) progress.fail(outcome.failed === "refused" ? "gone" : "silent");
  else progress.done();
  if (outcome.modal) showModal(outcome.modal);
  return outcome;
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${text.scrollHeight}px`;
}

function setForm(next) {
  form = next;
  text.hidden = form !== null;
  slot.querySelector(".command")?.remove();
  hidePicker();
  if (form) {
    text.value = "";
    slot.append(form.node);
    form.focus();
  } else {
    grow();
    text.focus();
  }
}

/** Begin to fill in the command with that path, in whatever language it is written. */
export function begin(path) {
  const command = commands.find((one) => one.path === path || one.shown === path);
  if (!command) return;
  setForm(
    new CommandForm(command, {
      onleave: () => setForm(null),
      onsend: (options) => {
        setForm(null);
        if (isNarrow()) text.blur();
        run(`/${command.shown}`, { do: "slash", path: command.path, options });
      },
    }),
  );
}

/** Begin the command of a mention: its id and the name under which it was registered, as nothing else can be pressed. */
export function beginMentioned(id, path) {
  if (commands.some((one) => one.id === id && one.path === path)) begin(path);
}

function offerCommands() {
  if (!text.value.startsWith("/")) {
    hidePicker();
    return;
  }
  const typed = text.value.slice(1).toLowerCase();
  const exact = commands.find((one) => typed === `${one.shown} ` || typed === `${one.path} `);
  if (exact && exact.options.length) {
    begin(exact.path);
    return;
  }
  const found = commands.filter((one) => one.shown.includes(typed.trim()) || one.path.includes(typed.trim()));
  const bot = known.users[known.bot];
  const entries = found.map((command) => ({
    node: h(
      "li",
      { class: "offered" },
      avatar(bot, known.bot, "span", { class: "small" }),
      h(
        "span",
        { class: "text" },
        h("b", {}, `/${command.shown}`),
        command.options.slice(0, 4).map((option) => h("kbd", {}, option.shown)),
        h("small", {}, command.description),
      ),
      h("small", { class: "from" }, bot.name),
    ),
    take: () => begin(command.path),
  }));
  showPicker([icon("slash"), say("commands")], entries, found.length ? null : say("noCommand"));
}

function submit() {
  if (form) {
    form.send();
    return;
  }
  const typed = text.value.trim();
  if (!typed || typed.startsWith("/")) return;
  text.value = "";
  grow();
  toEnd();
  ask({ do: "say", text: typed });
}

function key(event) {
  if (event.isComposing) return;
  if (pickerKey(event)) return;
  if (event.key === "Enter" && !event.shiftKey) {
    event.preventDefault();
    submit();
  }
}

/** Build the bar. */
export function buildComposer() {
  text = h("textarea", { rows: 1, maxlength: 2000, autocomplete: "off", oninput: () => (grow(), offerCommands()), onkeydown: key });
  slot = h("div", { class: "slot" }, text);
  const launch = h("button", { class: "icon launch", type: "button" }, icon("slash"));
  launch.addEventListener("pointerdown", (event) => event.preventDefault());
  launch.addEventListener("click", () => {
    setForm(null);
    text.value = "/";
    offerCommands();
  });
  const send = h("button", { class: "icon send", type: "submit" }, icon("send"));
  const bar = h("form", { class: "bar" }, launch, slot, send);
  bar.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  byId("composer").replaceChildren(h("div", { id: "picker", hidden: true }), bar);
  document.addEventListener("pointerdown", (event) => event.target.closest("#composer") || hidePicker());
}

/** Take in the commands of this place, and its name. */
export function tune(list, place) {
  commands = list;
  text.placeholder = say("message", place);
  text.setAttribute("aria-label", say("message", place));
  byId("composer").querySelector(".launch").setAttribute("aria-label", say("runCommand"));
  byId("composer").querySelector(".send").setAttribute("aria-label", say("send"));
}

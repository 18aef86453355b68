// A select as Discord draws it: a field that opens a list, with descriptions, emojis, several values.

import { avatar, emoji, h, icon, isNarrow } from "./dom.js";
import { closeLayer, showMenu } from "./layer.js";
import { known } from "./markdown.js";
import { say } from "./texts.js";

const STRING = 3;
const ROLE = 6;
const CHANNEL = 8;

/** What a select offers, as `{value, label, description, emoji, user}`. */
function offered(select) {
  if (select.type === STRING) return select.options;
  if (select.type === ROLE) return known.roles.map((role) => ({ value: role.id, label: `@${role.name}` }));
  if (select.type === CHANNEL) {
    const here = known.channels.filter((channel) => !channel.dm && !channel.parent);
    return here.map((channel) => ({ value: channel.id, label: `#${channel.name}` }));
  }
  return known.members.map((id) => ({ value: id, label: known.users[id].name, user: known.users[id] }));
}

/** Values chosen before anybody chose: the options marked as default. */
export function defaults(select) {
  if (select.type === STRING) return select.options.filter((option) => option.default).map((option) => option.value);
  return (select.default_values || []).map((value) => value.id);
}

const face = (option) => (option.user ? avatar(option.user, option.value, "span", { class: "small" }) : emoji(option.emoji));

/**
 * The field. `chosen` is what it shows; `onchoose` hears of new values, and of none that are the same as before,
 * as with Discord's own client.
 */
export function dropdown(select, chosen, { disabled = false, onchoose, label = null }) {
  const options = offered(select);
  const least = select.min_values ?? 1;
  const most = select.max_values ?? 1;
  let values = [...chosen];
  const field = h("button", { class: "select", type: "button", "aria-haspopup": "listbox", "aria-expanded": "false" });
  if (select.custom_id) field.dataset.id = select.custom_id;
  if (disabled) field.setAttribute("aria-disabled", "true");

  function draw() {
    const shown = options.filter((option) => values.includes(option.value));
    const inside = shown.length
      ? shown.map((option) => h("span", { class: most > 1 ? "chip" : "one" }, face(option), option.label))
      : [h("span", { class: "placeholder" }, select.placeholder || say("select"))];
    field.replaceChildren(h("span", { class: "values" }, inside), icon("down"));
    const told = shown.length ? shown.map((option) => option.label).join(", ") : select.placeholder || say("select");
    field.setAttribute("aria-label", label ? `${label}: ${told}` : told);
  }

  function commit(next) {
    const same = next.length === values.length && next.every((value) => values.includes(value));
    const fits = next.length >= least && next.length <= most;
    if (same || !fits) return;
    values = next;
    draw();
    onchoose(values);
  }

  function showList() {
    let picked = [...values];
    const rows = options.map((option) => {
      const mark = h("span", { class: most > 1 ? "box" : "dot" }, icon("check"));
      const text = h("span", { class: "text" }, h("b", {}, option.label), option.description ? h("small", {}, option.description) : null);
      return h("li", { class: "option", role: "option", tabindex: "-1", data: { value: option.value } }, face(option), text, mark);
    });
    const list = h("ul", { class: "options", role: "listbox", "aria-multiselectable": String(most > 1) }, rows);
    const mark = () => {
      rows.forEach((row) => {
        const isPicked = picked.includes(row.dataset.value);
        row.setAttribute("aria-selected", String(isPicked));
        row.toggleAttribute("data-full", !isPicked && most > 1 && picked.length >= most);
      });
      if (ready) ready.disabled = picked.length < least;
    };
    const choose = (row) => {
      const value = row.dataset.value;
      if (most === 1) {
        picked = picked.includes(value) && least === 0 ? [] : [value];
        closeLayer();
        return;
      }
      if (picked.includes(value)) picked = picked.filter((one) => one !== value);
      else if (picked.length < most) picked.push(value);
      mark();
    };
    list.addEventListener("click", (event) => {
      const row = event.target.closest(".option");
      if (row) choose(row);
    });
    list.addEventListener("keydown", (event) => move(event, rows, choose));
    const several = most > 1;
    const ready = several ? h("button", { class: "button b1", type: "button", onclick: closeLayer }, say("done")) : null;
    const hint = several ? h("span", {}, say("between", least, most)) : null;
    const foot = several ? h("footer", {}, hint, ready) : null;
    field.setAttribute("aria-expanded", "true");
    showMenu(field, list, {
      title: select.placeholder || say("select"),
      width: true,
      foot,
      onclose: () => {
        field.setAttribute("aria-expanded", "false");
        commit(picked);
      },
    });
    mark();
    const first = rows.find((row) => picked.includes(row.dataset.value)) || rows[0];
    first?.focus({ preventScroll: isNarrow() });
  }

  field.addEventListener("click", () => field.getAttribute("aria-disabled") === "true" || showList());
  field.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown") {
      event.preventDefault();
      field.click();
    }
  });
  draw();
  return field;
}

/** Arrow keys, Home, End, Enter and Space in a list. */
function move(event, rows, choose) {
  const at = rows.indexOf(document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  if (to !== undefined) rows[(to + rows.length) % rows.length]?.focus();
  else if (event.key === "Enter" || event.key === " ") rows[at] && choose(rows[at]);
  else if (event.key === "Tab") closeLayer();
  else return;
  event.preventDefault();
}

// Modals: a form over the page, sent as a whole, closed when the bot has taken it.

import { avatar, byId, h, icon } from "./dom.js";
import { defaults, dropdown } from "./dropdown.js";
import { ask } from "./live.js";
import { closeLayer } from "./layer.js";
import { known, markdown } from "./markdown.js";
import { say } from "./texts.js";

const TEXT_INPUT = 4;
const PARAGRAPH = 10;
const LONG = 2;

/** One part of the form: its node, and how to read and check it. */
function part(component) {
  if (component.type === PARAGRAPH) return { node: h("div", { class: "content" }, markdown(component.content)) };
  const inner = component.component;
  const isText = inner.type === TEXT_INPUT;
  const id = `field-${inner.id}`;
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const required = inner.required !== false;
  let read;
  let field;
  const again = () => problem.hidden || check();
  if (isText) {
    field = h(inner.style === LONG ? "textarea" : "input", {
      id,
      class: "text",
      placeholder: inner.placeholder,
      maxlength: inner.max_length,
      "aria-required": String(required),
      ...(inner.style === LONG ? { rows: 4 } : { type: "text", autocomplete: "off" }),
    });
    field.value = inner.value;
    field.addEventListener("input", again);
    read = () => field.value;
  } else {
    let values = defaults(inner);
    field = dropdown(inner, values, { label: component.label, onchoose: (next) => ((values = next), again()) });
    field.id = id;
    read = () => values;
  }
  const check = () => {
    const value = read();
    const least = Math.max(inner.min_length ?? 0, 0);
    const missing = required && value.length === 0 && (isText || inner.min_values !== 0);
    const short = isText && value.length > 0 && value.length < least;
    problem.hidden = !missing && !short;
    problem.textContent = missing ? say("required") : short ? say("tooShort", least) : "";
    field.setAttribute("aria-invalid", String(!problem.hidden));
    return problem.hidden;
  };
  const node = h(
    "div",
    { class: "field" },
    h("label", { for: id }, component.label, required ? h("span", { class: "star", "aria-hidden": "true" }, " *") : null),
    component.description ? h("p", { class: "description" }, component.description) : null,
    field,
    problem,
  );
  return { node, field, custom_id: inner.custom_id, read, check };
}

/** Open the form; it answers nothing unless it is sent. */
export function showModal(modal) {
  closeLayer();
  document.querySelector("dialog.modal")?.remove();
  const parts = modal.components.map(part);
  const fields = parts.filter((one) => one.read);
  const bot = known.users[known.bot];
  const problem = h("p", { class: "problem", role: "alert", hidden: true });
  const cancel = h("button", { class: "button b2", type: "button", onclick: () => dialog.close() }, say("cancel"));
  const submit = h("button", { class: "button b1", type: "submit" }, say("submit"));
  const form = h(
    "form",
    { novalidate: true },
    h(
      "header",
      {},
      avatar(bot, known.bot, "span", { class: "small" }),
      h("h2", { id: "modal-title" }, modal.title),
      h("button", { class: "icon", type: "button", "aria-label": say("close"), onclick: () => dialog.close() }, icon("close")),
    ),
    h("div", { class: "fields" }, h("p", { class: "notice" }, icon("warn"), say("formNote", bot.name)), parts.map((one) => one.node)),
    h("footer", {}, problem, cancel, submit),
  );
  const dialog = h("dialog", { class: "modal", "aria-labelledby": "modal-title" }, form);
  dialog.addEventListener("close", () => dialog.remove());
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const wrong = fields.filter((one) => !one.check());
    if (wrong.length) {
      wrong[0].field.focus();
      return;
    }
    submit.disabled = true;
    const answers = Object.fromEntries(fields.map((one) => [one.custom_id, one.read()]));
    const outcome = await ask({ do: "submit", answers });
    submit.disabled = false;
    problem.hidden = !outcome.failed;
    problem.textContent = say("formFailed");
    if (!outcome.failed) dialog.close();
  });
  byId("layer").before(dialog);
  dialog.showModal();
  fields[0]?.field.focus();
}

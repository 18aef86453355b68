// Buttons and selects below a message, and what becomes of a press: pending, answered, or failed.

import { emoji, h, icon } from "./dom.js";
import { defaults, dropdown } from "./dropdown.js";
import { ask } from "./live.js";
import { showModal } from "./modal.js";
import { say } from "./texts.js";

const ROW_BUTTON = 2;
const LINK = 5;
const FIT_ON_PHONE = 4;
const SLOW_MS = 140;

/** By message: the custom_id that is being answered. */
const pending = new Map();
/** By message: what went wrong last. */
const failed = new Map();
/** By message and custom_id: what a person chose, which the field keeps showing while the select stays the same. */
const chosen = new Map();

/** The rows of a message, with the line for a failure below them. */
export function rows(message) {
  const nodes = message.components.map((row) => {
    const controls = row.components.map((one) => control(one, message));
    // A phone shows four buttons in a line and puts the fifth below them.
    if (controls.length > FIT_ON_PHONE) controls.splice(FIT_ON_PHONE, 0, h("i", { class: "break" }));
    return h("div", { class: "row" }, controls);
  });
  nodes.push(h("p", { class: "failure", role: "alert", hidden: true }));
  return nodes;
}

function control(component, message) {
  return component.type === ROW_BUTTON ? button(component, message) : choice(component, message);
}

function button(component, message) {
  const inside = [emoji(component.emoji), component.label ? h("span", { class: "label" }, component.label) : null];
  if (component.style === LINK) {
    const props = { class: "button b5", href: component.url, target: "_blank", rel: "noreferrer noopener" };
    return h("a", props, inside, icon("link"));
  }
  const node = h(
    "button",
    { class: `button b${component.style}`, type: "button", data: { id: component.custom_id }, disabled: component.disabled },
    h("span", { class: "face" }, inside),
    h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")),
  );
  if (!component.label) node.setAttribute("aria-label", component.emoji.name);
  node.addEventListener("click", () => use(message.id, component.custom_id, { do: "click" }));
  return node;
}

function choice(component, message) {
  const key = `${message.id} ${component.custom_id}`;
  const shape = JSON.stringify(component);
  const kept = chosen.get(key);
  const values = kept && kept.shape === shape ? kept.values : defaults(component);
  return dropdown(component, values, {
    disabled: component.disabled,
    onchoose: (next) => {
      chosen.set(key, { shape, values: next });
      use(message.id, component.custom_id, { do: "select", values: next });
    },
  });
}

async function use(messageId, customId, request) {
  if (pending.has(messageId)) return;
  pending.set(messageId, customId);
  failed.delete(messageId);
  mark(messageId);
  const outcome = await ask({ ...request, message: messageId, custom_id: customId });
  pending.delete(messageId);
  if (outcome.failed) failed.set(messageId, outcome.failed === "refused" ? "gone" : "failed");
  mark(messageId);
  if (outcome.modal) showModal(outcome.modal);
}

/** Show on a message what is pending and what failed. */
export function mark(messageId) {
  const node = document.getElementById(`m${messageId}`);
  if (!node) return;
  const busy = pending.get(messageId);
  node.classList.toggle("busy", busy !== undefined);
  for (const item of node.querySelectorAll(".rows [data-id]")) {
    const isThis = item.dataset.id === busy;
    item.toggleAttribute("aria-busy", isThis);
    if (!isThis) item.classList.remove("waiting");
    else setTimeout(() => item.classList.toggle("waiting", pending.get(messageId) === item.dataset.id), SLOW_MS);
  }
  const line = node.querySelector(".failure");
  const why = failed.get(messageId);
  if (!line) return;
  line.hidden = !why;
  line.replaceChildren(...(why ? [icon("warn"), say(why)] : []));
}

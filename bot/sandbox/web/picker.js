// The list above the message bar: commands, options, choices. Arrow keys go through it, Tab and Enter take.

import { byId, h } from "./dom.js";

let rows = [];
let at = 0;

function highlight() {
  rows.forEach(({ node }, index) => {
    node.setAttribute("aria-selected", String(index === at));
    if (index === at) node.scrollIntoView({ block: "nearest" });
  });
}

/** Show `entries` (`{node, take}`) below a heading; an empty list still shows what `hint` says. */
export function showPicker(heading, entries, hint = null) {
  rows = entries;
  at = 0;
  const box = byId("picker");
  if (!heading && !entries.length && !hint) {
    hidePicker();
    return;
  }
  for (const entry of entries) {
    entry.node.classList.add("pick");
    entry.node.setAttribute("role", "option");
    // The bar keeps the focus, so that a phone's keyboard stays.
    entry.node.onpointerdown = (event) => event.preventDefault();
    entry.node.onclick = () => entry.take();
  }
  box.replaceChildren(
    ...(heading ? [h("header", {}, heading)] : []),
    h("ul", { role: "listbox" }, entries.map((entry) => entry.node)),
    ...(hint ? [h("p", { class: "hint" }, hint)] : []),
  );
  box.hidden = false;
  highlight();
}

export function hidePicker() {
  rows = [];
  byId("picker").hidden = true;
}

/** Go through the list or take from it; whether the key was used up. `takesOnEnter` says if Enter takes. */
export function pickerKey(event, takesOnEnter = true) {
  if (byId("picker").hidden) return false;
  if (event.key === "Escape") hidePicker();
  else if (!rows.length) return false;
  else if (event.key === "ArrowDown") at = (at + 1) % rows.length;
  else if (event.key === "ArrowUp") at = (at + rows.length - 1) % rows.length;
  else if (event.key === "Tab" && !event.shiftKey) rows[at].take();
  else if (event.key === "Enter" && takesOnEnter) rows[at].take();
  else return false;
  event.preventDefault();
  highlight();
  return true;
}

// What lies over the page: one menu, sheet or picture at a time, closed by Escape or a press beside it.

import { byId, h, icon, isNarrow } from "./dom.js";
import { say } from "./texts.js";

let open = null;

/** Menus of a modal belong into the modal: nothing else can lie over it. */
const host = () => document.querySelector("dialog[open]") || byId("layer");

/** Close what is open, telling it why. */
export function closeLayer() {
  const closing = open;
  open = null;
  closing?.nodes.forEach((node) => node.remove());
  if (closing) {
    closing.onclose?.();
    if (closing.anchor?.isConnected) closing.anchor.focus({ preventScroll: true });
  }
}

export const isOpen = () => open !== null;

/** Where a menu goes: below its anchor, above when there is more room, inside the window in any case. */
function place(box, anchor, { width, beside }) {
  const at = anchor.getBoundingClientRect();
  const gap = 4;
  if (width) box.style.width = `${at.width}px`;
  const height = box.offsetHeight;
  const below = window.innerHeight - at.bottom - gap;
  const above = at.top - gap;
  const up = height > below && above > below;
  box.style.maxHeight = `${Math.max(120, (up ? above : below) - 8)}px`;
  const top = up ? Math.max(8, at.top - gap - Math.min(height, above - 8)) : at.bottom + gap;
  box.style.top = `${beside ? Math.max(8, Math.min(at.top, window.innerHeight - height - 8)) : top}px`;
  const roomRight = window.innerWidth - at.right - 20 >= box.offsetWidth;
  const left = !beside ? at.left : roomRight ? at.right + 12 : at.left - 12 - box.offsetWidth;
  box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - box.offsetWidth - 8))}px`;
}

/** Show `content` beside `anchor`; on a phone as a sheet from below, with a title. */
export function showMenu(anchor, content, { title = "", width = false, beside = false, onclose = null, foot = null } = {}) {
  closeLayer();
  const sheet = isNarrow();
  const box = h("div", { class: sheet ? "sheet" : "popout", role: "dialog", "aria-label": title || null });
  if (sheet) {
    const close = h("button", { class: "icon", "aria-label": say("close"), onclick: closeLayer }, icon("close"));
    box.append(h("header", {}, h("strong", {}, title), close));
  }
  box.append(h("div", { class: "inside" }, content));
  if (foot) box.append(foot);
  const backdrop = h("div", { class: sheet ? "backdrop dim" : "backdrop" });
  backdrop.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    closeLayer();
  });
  host().append(backdrop, box);
  if (!sheet) place(box, anchor, { width, beside });
  open = { anchor, onclose, nodes: [backdrop, box] };
  return box;
}

/** A picture at full size. */
export function showPicture(url, text, anchor) {
  closeLayer();
  const picture = h("img", { src: url, alt: text });
  const close = h("button", { class: "icon", "aria-label": say("close"), onclick: closeLayer }, icon("close"));
  const original = h("a", { href: url, target: "_blank", rel: "noreferrer" }, say("openOriginal"));
  const viewer = h(
    "div",
    { class: "viewer", role: "dialog", "aria-modal": "true", "aria-label": text || say("attachment") },
    h("div", { class: "stage" }, picture),
    h("footer", {}, text ? h("p", {}, text) : null, original),
    close,
  );
  viewer.addEventListener("click", (event) => event.target === picture || event.target === original || closeLayer());
  picture.addEventListener("click", () => viewer.classList.toggle("natural"));
  host().append(viewer);
  open = { anchor, onclose: null, nodes: [viewer] };
  close.focus();
}

document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && open) {
    event.preventDefault();
    event.stopPropagation();
    closeLayer();
  }
}, true);
window.addEventListener("resize", () => {
  if (open && !isNarrow() && document.querySelector(".popout")) closeLayer();
});

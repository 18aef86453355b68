// Embeds: https://discord.com/developers/docs/resources/message#embed-object.

import { h } from "./dom.js";
import { showPicture } from "./layer.js";
import { inline, markdown } from "./markdown.js";
import { sentAt } from "./time.js";

function field(one) {
  const props = { class: one.inline ? "embed-field inline" : "embed-field" };
  return h("div", props, h("h4", {}, inline(one.name)), h("div", { class: "content" }, markdown(one.value)));
}

function image(found, kind) {
  if (!found?.url) return null;
  const open = h("button", { class: kind, type: "button" }, h("img", { src: found.url, alt: "", draggable: "false" }));
  open.addEventListener("click", () => showPicture(found.url, "", open));
  return open;
}

/** An embed as a card with a coloured edge. */
export function embed(one) {
  const colour = one.color ? `#${one.color.toString(16).padStart(6, "0")}` : "";
  const title = one.title ? (one.url ? h("a", { href: one.url, target: "_blank", rel: "noreferrer" }, inline(one.title)) : inline(one.title)) : null;
  const stamp = one.timestamp ? sentAt(Date.parse(one.timestamp) / 1000) : null;
  const foot = one.footer?.text || stamp ? h("footer", {}, one.footer?.text, one.footer?.text && stamp ? " • " : "", stamp) : null;
  return h(
    "article",
    { class: "embed", style: colour ? { borderLeftColor: colour } : {} },
    image(one.thumbnail, "thumbnail"),
    one.author?.name ? h("p", { class: "author" }, one.author.name) : null,
    title ? h("h3", {}, title) : null,
    one.description ? h("div", { class: "content" }, markdown(one.description)) : null,
    one.fields?.length ? h("div", { class: "embed-fields" }, one.fields.map(field)) : null,
    image(one.image, "image"),
    foot,
  );
}

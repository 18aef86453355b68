// Builds elements: text always goes in as text, never as markup.

const SVG = "http://www.w3.org/2000/svg";

/** An element; `props` are attributes, `class`, `data` and `on…` listeners; children are nodes, texts or nothing. */
export function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(node.dataset, value);
    else if (key === "style") Object.assign(node.style, value);
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== ""));
  return node;
}

/** One of the drawings in page.html. */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.setAttribute("aria-hidden", "true");
  svg.append(use);
  return svg;
}

export const byId = (id) => document.getElementById(id);

/** Whether this is a phone's width. */
export const isNarrow = () => window.matchMedia("(max-width: 700px)").matches;

const BOT_COLOUR = "#5865f2";
const COLOURS = ["#c27c0e", "#2d8a5f", "#c03f6c", "#2f86b8", "#8e5bc9", "#b5462f", "#4f7a28", "#7a6a58"];
/** Users in the order in which they were first drawn: each gets the next colour. */
const met = [];

function colourOf(id) {
  if (!met.includes(id)) met.push(id);
  return met.indexOf(id) % COLOURS.length;
}

/** Give users their colours in this order, the same one in every tab. */
export const meet = (ids) => ids.forEach(colourOf);

/** The round picture of a user: the first letter on a colour of their own. */
export function avatar(user, id, tag = "span", props = {}) {
  const background = user.bot ? BOT_COLOUR : COLOURS[colourOf(id)];
  const letter = [...user.name][0] || "?";
  return h(tag, { ...props, class: `avatar ${props.class || ""}`, style: { background }, "aria-hidden": tag === "span" }, letter);
}

/** An emoji of a component or of a text: one of the platform's characters, or an uploaded picture. */
export function emoji(found) {
  if (!found) return null;
  if (!found.id) return h("span", { class: "emoji char" }, found.name);
  const alt = `:${found.name}:`;
  return h("img", { class: "emoji", src: `/cdn/emojis/${found.id}.png`, alt, title: alt, draggable: "false" });
}

// Discord's markdown as nodes: blocks first, then what stands inside a line. Never any markup from the text itself.

import { emoji, h } from "./dom.js";
import { say } from "./texts.js";
import { timestamp } from "./time.js";

/** What mentions are looked up in; page.js fills it in. */
export const known = { users: {}, roles: [], channels: [], me: "", onUser() {}, onChannel() {}, onMessage() {}, onCommand() {}, onMention() {} };

const RULES = [
  [/\\([\\*_~`|<>#\-[\]()!:.])/, (m) => m[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", {}, m[2].replace(/^ (.*) $/, "$1"))],
  [/\*\*([\s\S]+?)\*\*(?!\*)/, (m) => h("strong", {}, inline(m[1]))],
  [/__([\s\S]+?)__(?!_)/, (m) => h("u", {}, inline(m[1]))],
  [/\*(?=\S)((?:\*\*|[^*])+?)\*(?!\*)/, (m) => h("em", {}, inline(m[1]))],
  [/(?<!\w)_((?:__|[^_])+?)_(?!\w)/, (m) => h("em", {}, inline(m[1]))],
  [/~~([\s\S]+?)~~/, (m) => h("s", {}, inline(m[1]))],
  [/\|\|([\s\S]+?)\|\|/, (m) => spoiler(m[1])],
  [/<@!?(\d+)>/, (m) => mention(m[1])],
  [/<@&(\d+)>/, (m) => roleMention(m[1])],
  [/<#(\d+)>/, (m) => channelMention(m[1])],
  // A client shows the words as they are written, known to it or not.
  [/<\/([^:>]+):(\d+)>/, (m) => link(`/${m[1]}`, "mention", () => known.onMention(m[2], m[1]))],
  [/<(a?):(\w+):(\d+)>/, (m) => emoji({ name: m[2], id: m[3] })],
  [/<t:(-?\d+)(?::([tTdDfFR]))?>/, (m) => timestamp(Number(m[1]), m[2])],
  [/\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => outside(m[2], inline(m[1]))],
  [/<(https?:\/\/[^\s>]+)>/, (m) => outside(m[1], m[1])],
  [/https?:\/\/[^\s<]+[^\s<.,:;"')\]]/, (m) => outside(m[0], m[0])],
];

const MESSAGE = /^https:\/\/discord\.com\/channels\/(?:@me|\d+)\/(\d+)(?:\/(\d+))?$/;

/** A link: to a message or channel of this page, or out of it. What is of no channel here is not at Discord either. */
function outside(href, text) {
  const [isPlace, id, message] = MESSAGE.exec(href) || [];
  const channel = known.channels.find((one) => one.id === id);
  if (channel) {
    const name = channel.dm ? `@${known.users[known.bot].name}` : `#${channel.name}`;
    const query = new URLSearchParams(location.search);
    query.set("channel", id);
    const onclick = (event) => {
      // Another tab is the browser's to open, here as anywhere.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      known.onMessage(id, message);
    };
    const props = { href: `?${query}${message ? `#m${message}` : ""}`, onclick };
    return h("a", props, text === href ? `${name}${message ? " › 💬" : ""}` : text);
  }
  if (isPlace) return h("span", { class: "mention" }, text === href ? `#${say("noAccess")}` : text);
  return h("a", { href, target: "_blank", rel: "noreferrer noopener" }, text);
}

function link(text, kind, onclick) {
  return h("button", { class: kind, type: "button", onclick }, text);
}

function mention(id) {
  const user = known.users[id];
  return link(`@${user ? user.name : "unknown-user"}`, "mention", (event) => user && known.onUser(id, event.currentTarget));
}

function roleMention(id) {
  const role = known.roles.find((one) => one.id === id);
  return h("span", { class: "mention" }, `@${role ? role.name : "unknown-role"}`);
}

function channelMention(id) {
  const channel = known.channels.find((one) => one.id === id);
  return link(`#${channel ? channel.name : "unknown"}`, "mention", () => channel && known.onChannel(id));
}

function spoiler(text) {
  const node = h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("spoiler"), "aria-expanded": "false" });
  node.append(h("span", {}, inline(text)));
  const show = () => {
    node.classList.add("shown");
    node.setAttribute("aria-expanded", "true");
    node.removeAttribute("aria-label");
  };
  node.addEventListener("click", show);
  node.addEventListener("keydown", (event) => event.key === "Enter" && show());
  return node;
}

/** What stands inside a line, as nodes and texts. */
export function inline(text) {
  const nodes = [];
  let rest = text;
  while (rest) {
    let first = null;
    for (const [pattern, build] of RULES) {
      const match = pattern.exec(rest);
      if (match && (!first || match.index < first.match.index)) first = { match, build };
    }
    if (!first) break;
    if (first.match.index) nodes.push(rest.slice(0, first.match.index));
    nodes.push(first.build(first.match));
    rest = rest.slice(first.match.index + first.match[0].length);
  }
  if (rest) nodes.push(rest);
  return nodes.flat();
}

const LIST = /^(\s*)(?:[-*]|(\d{1,9})\.)\s+(.*)$/;

function list(lines) {
  const indent = LIST.exec(lines[0])[1].length;
  const number = LIST.exec(lines[0])[2];
  const node = h(number ? "ol" : "ul", number ? { start: number } : {});
  while (lines.length) {
    const match = LIST.exec(lines[0]);
    if (!match || match[1].length < indent) break;
    if (match[1].length === indent && Boolean(match[2]) !== Boolean(number)) break;
    if (match[1].length > indent) {
      node.lastElementChild.append(list(lines));
      continue;
    }
    lines.shift();
    node.append(h("li", {}, inline(match[3])));
  }
  return node;
}

function quote(lines) {
  const inner = [];
  if (lines[0].startsWith(">>> ")) inner.push(lines.shift().slice(4), ...lines.splice(0));
  else while (lines.length && /^> ?/.test(lines[0])) inner.push(lines.shift().replace(/^> ?/, ""));
  return h("blockquote", {}, blocks(inner));
}

function blocks(lines) {
  const nodes = [];
  const plain = [];
  const flush = () => {
    if (plain.length) nodes.push(h("p", {}, inline(plain.splice(0).join("\n"))));
  };
  while (lines.length) {
    const line = lines[0];
    const heading = /^(#{1,3})\s+(.+)$/.exec(line);
    if (/^>(>>)? /.test(line)) flush(), nodes.push(quote(lines));
    else if (LIST.test(line)) flush(), nodes.push(list(lines));
    else if (heading) flush(), lines.shift(), nodes.push(h(`h${heading[1].length + 2}`, { class: `head${heading[1].length}` }, inline(heading[2])));
    else if (line.startsWith("-# ")) flush(), lines.shift(), nodes.push(h("small", { class: "subtext" }, inline(line.slice(3))));
    else plain.push(lines.shift());
  }
  flush();
  return nodes;
}

/** A whole message's text as nodes. */
export function markdown(text) {
  const nodes = [];
  const parts = text.split(/```(?:([\w+-]+)\n)?([\s\S]+?)```/);
  for (let at = 0; at < parts.length; at += 3) {
    const lines = parts[at].replace(at ? /^\n/ : /^/, "");
    const trimmed = at + 1 < parts.length ? lines.replace(/\n$/, "") : lines;
    if (trimmed) nodes.push(...blocks(trimmed.split("\n")));
    if (at + 2 < parts.length) nodes.push(h("pre", {}, h("code", {}, parts[at + 2].replace(/^\n|\n$/g, ""))));
  }
  return nodes;
}

/** A text in one line without its marks, for where there is little room. */
export function plain(text) {
  const box = h("div", {}, blocks(text.replace(/```(?:[\w+-]+\n)?/g, "").split("\n")).flatMap((node) => [node, " "]));
  return box.textContent.replace(/\s+/g, " ").trim();
}

const ONLY_EMOJI = /^(?:\s|<a?:\w+:\d+>|\p{Extended_Pictographic}|\p{Emoji_Component}){1,60}$/u;

/** Whether a text is nothing but emojis, which are then shown large. */
export const isOnlyEmoji = (text) => ONLY_EMOJI.test(text) && !/^[\d\s#*]+$/.test(text);

// One message as nodes, in parts: a part is built anew only when what it shows has changed.

import { avatar, h, icon, isNarrow } from "./dom.js";
import { mark, rows } from "./components.js";
import { embed } from "./embeds.js";
import { showPicture } from "./layer.js";
import { ask } from "./live.js";
import { isOnlyEmoji, known, markdown, plain } from "./markdown.js";
import { say } from "./texts.js";
import { sentAt, shortTime } from "./time.js";

const GROUP_SECONDS = 420;
const WIDEST = 550;
const HIGHEST = 350;
const PATIENCE_MS = 3000;

/** Whether a message goes on below the one before without a header of its own. */
export function follows(message, before) {
  return (
    before !== undefined &&
    before.author === message.author &&
    !message.used &&
    !message.reply_to &&
    before.ephemeral === message.ephemeral &&
    message.sent_at - before.sent_at < GROUP_SECONDS
  );
}

/** A picture or file; the space of a picture is there before the picture is. */
function file(attachment) {
  if (!attachment.width) {
    return h("a", { class: "file", href: attachment.url, target: "_blank", rel: "noreferrer" }, attachment.filename);
  }
  const { width, height } = attachment;
  const text = attachment.description || "";
  const shown = isNarrow() ? width : Math.min(width, WIDEST, (HIGHEST * width) / height);
  const image = h("img", { src: attachment.url, alt: text, width, height, draggable: "false", decoding: "sync" });
  const open = h("button", { class: "open", type: "button", "aria-label": text ? `${say("openImage")}: ${text}` : say("openImage") }, image);
  open.addEventListener("click", () => showPicture(attachment.url, text, open));
  const figure = h("figure", { class: "picture", style: { aspectRatio: `${width} / ${height}`, width: `${Math.round(shown)}px` } }, open);
  if (text) {
    const told = h("figcaption", { hidden: true }, text);
    const badge = h("button", { class: "alt", type: "button", "aria-expanded": "false", title: say("alt") }, "ALT");
    badge.addEventListener("click", () => {
      told.hidden = !told.hidden;
      badge.setAttribute("aria-expanded", String(!told.hidden));
    });
    figure.append(told, badge);
  }
  return figure;
}

/** Put new pictures in the place of old ones only once they can be drawn, so that nothing flickers. */
function exchange(box, attachments) {
  const old = [...box.children];
  attachments.forEach((attachment, index) => {
    const before = old[index];
    if (before?.dataset.id === attachment.id && before.dataset.alt === (attachment.description || "")) return;
    const node = file(attachment);
    node.dataset.id = attachment.id;
    node.dataset.alt = attachment.description || "";
    const image = node.querySelector("img");
    if (!before) box.append(node);
    else if (!image || !before.isConnected) before.replaceWith(node);
    else {
      before.dataset.id = attachment.id;
      const swap = () => before.isConnected && before.dataset.id === attachment.id && before.replaceWith(node);
      Promise.race([image.decode().catch(() => {}), new Promise((done) => setTimeout(done, PATIENCE_MS))]).then(swap);
    }
  });
  old.slice(attachments.length).forEach((node) => node.remove());
}

function used(message) {
  const user = known.users[message.used.user];
  const name = h("button", { class: "who", type: "button" }, user.name);
  name.addEventListener("click", () => known.onUser(message.used.user, name));
  const command = message.used.command.startsWith("/")
    ? h("button", { class: "mention", type: "button", onclick: () => known.onCommand(message.used.command.slice(1)) }, message.used.command)
    : h("span", { class: "command" }, message.used.command);
  return h("div", { class: "above" }, avatar(user, message.used.user, "span", { class: "tiny" }), say("used", name, command));
}

function repliedTo(message) {
  const source = known.message(message.reply_to);
  if (!source) return null;
  const author = known.users[source.author];
  const snippet = plain(source.content).slice(0, 120) || say("attachment");
  const jump = h("button", { class: "snippet", type: "button" }, snippet);
  jump.addEventListener("click", () => known.onMessage(known.here, source.id));
  return h("div", { class: "above" }, avatar(author, source.author, "span", { class: "tiny" }), h("span", { class: "who" }, author.name), jump);
}

function header(message) {
  const user = known.users[message.author];
  const name = h("button", { class: "name", type: "button" }, user.name);
  name.addEventListener("click", () => known.onUser(message.author, name));
  name.addEventListener("contextmenu", (event) => (event.preventDefault(), known.onUser(message.author, name)));
  return h("header", {}, name, user.bot ? h("span", { class: "app" }, say("app")) : null, sentAt(message.sent_at));
}

function content(message) {
  const nodes = message.loading
    ? [h("p", { class: "thinking" }, h("span", { class: "dots" }, h("i"), h("i"), h("i")), say("thinking", known.users[message.author].name))]
    : markdown(message.content);
  if (message.changed_at) {
    const note = h("span", { class: "edited", title: new Date(message.changed_at * 1000).toLocaleString() }, say("edited"));
    const last = nodes.at(-1);
    if (last?.tagName === "P") last.append(" ", note);
    else if (message.content) nodes.push(note);
  }
  return nodes;
}

function footer(message) {
  const away = h("button", { class: "link", type: "button" }, say("dismiss"));
  away.addEventListener("click", () => ask({ do: "dismiss", message: message.id }));
  return [icon("eye"), h("span", {}, say("onlyYou")), h("span", { "aria-hidden": "true" }, "•"), away];
}

/** A message on the page. */
export class MessageView {
  constructor(message) {
    this.node = h("li", { class: "message", id: `m${message.id}` });
    this.parts = {};
    this.shown = {};
    for (const name of ["above", "side", "header", "content", "files", "embeds", "rows", "footer"]) {
      this.parts[name] = h("div", { class: name });
    }
    const { above, side, ...body } = this.parts;
    this.node.append(above, side, h("div", { class: "body" }, Object.values(body)));
    this.parts.above.className = "line";
    this.parts.content.className = "content";
  }

  /** Show the message as it stands; `before` is the one above it. */
  update(message, before) {
    this.message = message;
    const joined = follows(message, before);
    this.node.classList.toggle("joined", joined);
    this.node.classList.toggle("ephemeral", message.ephemeral);
    this.node.classList.toggle("mentioned", message.mentions.includes(known.me));
    const { parts } = this;
    this.#part("above", [message.used, message.reply_to], () => {
      const line = message.used ? used(message) : message.reply_to ? repliedTo(message) : null;
      parts.above.replaceChildren(...(line ? [line] : []));
      parts.above.hidden = !line;
    });
    this.#part("side", [joined, message.author, message.sent_at], () => {
      const user = known.users[message.author];
      const face = avatar(user, message.author, "button", { type: "button", "aria-label": user.name, tabindex: "-1" });
      face.addEventListener("click", () => known.onUser(message.author, face));
      parts.side.replaceChildren(joined ? h("time", { class: "short" }, shortTime(message.sent_at)) : face);
    });
    this.#part("header", [joined, message.author, message.sent_at], () => {
      parts.header.replaceChildren(...(joined ? [] : [header(message)]));
    });
    this.#part("content", [message.content, message.loading, message.changed_at], () => {
      parts.content.replaceChildren(...content(message));
      parts.content.classList.toggle("jumbo", isOnlyEmoji(message.content));
    });
    const hiddenNames = new Set(message.embeds.flatMap((one) => [one.image?.url, one.thumbnail?.url]));
    const attachments = message.attachments.filter((one) => !hiddenNames.has(one.url));
    this.#part("files", attachments, () => exchange(parts.files, attachments));
    this.#part("embeds", message.embeds, () => parts.embeds.replaceChildren(...message.embeds.map(embed)));
    this.#part("rows", message.components, () => this.#rows(message));
    this.#part("footer", message.ephemeral, () => parts.footer.replaceChildren(...(message.ephemeral ? footer(message) : [])));
    for (const name of ["header", "content", "files", "embeds", "footer"]) parts[name].hidden = !parts[name].childNodes.length;
  }

  #part(name, facts, build) {
    const key = JSON.stringify(facts ?? null);
    if (this.shown[name] === key) return;
    this.shown[name] = key;
    build();
  }

  /** New controls keep the focus where it was, so that a keyboard can go on. */
  #rows(message) {
    const box = this.parts.rows;
    const focused = box.contains(document.activeElement) ? document.activeElement.dataset.id : null;
    box.replaceChildren(...rows(message));
    box.hidden = !message.components.length;
    if (focused) [...box.querySelectorAll("[data-id]")].find((one) => one.dataset.id === focused)?.focus({ preventScroll: true });
    queueMicrotask(() => mark(message.id));
  }
}

// The list of messages: kept in order, changed in place, and scrolled as a reader expects.

import { avatar, byId, h, icon } from "./dom.js";
import { MessageView } from "./messages.js";
import { known } from "./markdown.js";
import { say } from "./texts.js";
import { dayOf, differInDay } from "./time.js";

const NEAR_PX = 80;
/** How long a message that was gone to is marked. */
const FOUND_MS = 1500;
const views = new Map();
/** A command on its way: a message of our own until the bot's answer is there. */
let sending = null;

const scroller = () => byId("scroller");
const isAtEnd = () => scroller().scrollHeight - scroller().scrollTop - scroller().clientHeight < NEAR_PX;
let stick = true;
/** The message to go to when its channel is there; at first that of the address. */
let sought = /^#m(\d+)$/.exec(location.hash)?.[1] || null;

known.message = (id) => views.get(id)?.message;

/** Go to the newest message. */
export function toEnd() {
  scroller().scrollTop = scroller().scrollHeight;
  stick = true;
  showJump();
}

/** Go to a message, at once or when its channel is there. */
export function seek(id, isHere) {
  sought = isHere ? null : id;
  if (!isHere || !views.has(id)) return;
  const { node } = views.get(id);
  node.classList.add("found");
  // Of what is taller than the window the end is shown, where its buttons are; Discord shows its middle.
  node.scrollIntoView({ block: node.offsetHeight > scroller().clientHeight ? "end" : "center" });
  setTimeout(() => node.classList.remove("found"), FOUND_MS);
  stick = isAtEnd();
  showJump();
}

function showJump(news = false) {
  const jump = byId("jump");
  if (stick) jump.hidden = true;
  else if (scroller().scrollHeight - scroller().scrollTop > scroller().clientHeight * 2 || news) {
    jump.hidden = false;
    jump.replaceChildren(h("span", {}, say(news ? "fresh" : "older")), h("b", {}, say("jump")), icon("down"));
  }
}

/** The first message whose end is in sight, and where it stands. */
function anchor() {
  const top = scroller().getBoundingClientRect().top;
  for (const view of views.values()) {
    const box = view.node.getBoundingClientRect();
    if (box.bottom > top) return { node: view.node, offset: box.top };
  }
  return null;
}

/** Take in news of the channel's messages. */
export function receive({ put, gone, whole }) {
  const wasAtEnd = stick || whole;
  const kept = wasAtEnd ? null : anchor();
  if (whole) views.clear();
  for (const id of gone) views.delete(id);
  let mine = null;
  let isNews = false;
  for (const message of put) {
    const isNew = !views.has(message.id);
    const view = views.get(message.id) || new MessageView(message);
    view.message = message;
    views.set(message.id, view);
    if (isNew && !whole) isNews = true;
    if (isNew && !whole && message.ephemeral) mine = view.node;
  }
  draw(new Set(put.map((message) => message.id)));
  if (wasAtEnd) toEnd();
  else if (kept?.node.isConnected) scroller().scrollTop += kept.node.getBoundingClientRect().top - kept.offset;
  if (mine && !wasAtEnd) {
    mine.scrollIntoView({ block: "end" });
    stick = isAtEnd();
  }
  showJump(isNews && !stick);
  if (whole && sought) seek(sought, true);
  if (whole) sought = null;
}

function draw(changed) {
  const ordered = [...views.entries()].sort(([one], [other]) => (one.length - other.length) || (one < other ? -1 : 1));
  const nodes = [];
  let before;
  for (const [id, view] of ordered) {
    const { message } = view;
    const isNewDay = !before || differInDay(before.sent_at, message.sent_at);
    if (isNewDay) nodes.push(divider(message.sent_at));
    const above = isNewDay ? undefined : before;
    if (changed.has(id) || view.before !== above?.id) view.update(message, above);
    view.before = above?.id;
    nodes.push(view.node);
    before = message;
  }
  if (sending) nodes.push(sending);
  arrange(byId("log"), nodes);
}

const dividers = new Map();

function divider(seconds) {
  const day = dayOf(seconds);
  if (!dividers.has(day)) dividers.set(day, h("li", { class: "day", role: "separator" }, h("span", {}, day)));
  return dividers.get(day);
}

/** Make `nodes` the children of `list`, moving as little as possible. */
function arrange(list, nodes) {
  const wanted = new Set(nodes);
  for (const node of [...list.children]) if (!wanted.has(node)) node.remove();
  nodes.forEach((node, index) => {
    if (list.children[index] !== node) list.insertBefore(node, list.children[index] || null);
  });
}

/** Show that a command is on its way; the answer's outcome takes it away or says that it failed. */
export function showSending(command) {
  const me = known.users[known.me];
  const bot = known.users[known.bot];
  const line = h("div", { class: "line" }, h("div", { class: "above" }, avatar(me, known.me, "span", { class: "tiny" }), say("used", h("span", { class: "who" }, me.name), h("span", { class: "mention" }, command))));
  const text = h("p", { class: "thinking" }, say("sending"));
  const foot = h("div", { class: "footer", hidden: true });
  const node = h(
    "li",
    { class: "message own" },
    line,
    h("div", { class: "side" }, avatar(bot, known.bot)),
    h("div", { class: "body" }, h("div", { class: "header" }, h("header", {}, h("span", { class: "name" }, bot.name), h("span", { class: "app" }, say("app")))), h("div", { class: "content" }, text), foot),
  );
  const remove = () => {
    if (sending === node) sending = null;
    node.remove();
  };
  sending?.remove();
  sending = node;
  // A quick answer needs no word of the way to it.
  const later = setTimeout(() => {
    byId("log").append(node);
    toEnd();
  }, 150);
  return {
    done() {
      clearTimeout(later);
      remove();
    },
    fail(why) {
      clearTimeout(later);
      byId("log").append(node);
      node.classList.add("ephemeral");
      text.className = "broken";
      text.replaceChildren(icon("warn"), say(why));
      foot.hidden = false;
      foot.append(icon("eye"), h("span", {}, say("onlyYou")), "•", h("button", { class: "link", type: "button", onclick: remove }, say("dismiss")));
      toEnd();
    },
  };
}

/** Begin to watch the reader's scrolling. */
export function watchScrolling() {
  scroller().addEventListener("scroll", () => {
    stick = isAtEnd();
    showJump();
  }, { passive: true });
  byId("jump").addEventListener("click", toEnd);
  new ResizeObserver(() => stick && toEnd()).observe(byId("log"));
  new ResizeObserver(() => stick && toEnd()).observe(scroller());
}

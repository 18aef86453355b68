// Around the messages: the guild's channels, the persona at this tab, the members, a user's card.

import { avatar, byId, h, icon } from "./dom.js";
import { run } from "./composer.js";
import { closeLayer, showMenu } from "./layer.js";
import { ask } from "./live.js";
import { known } from "./markdown.js";
import { choose, language, LANGUAGES, say } from "./texts.js";

let unread = {};
let told = null;

const nameOf = (channel) => (channel.dm ? known.users[known.bot].name : channel.name);
const sign = (channel) => (channel.dm ? avatar(known.users[known.bot], known.bot, "span", { class: "small" }) : icon(channel.parent ? "thread" : "hash"));

/** The channel's name as a text mentions it. */
export const placeName = (channel) => (channel.dm ? `@${nameOf(channel)}` : `#${channel.name}`);

/** Turn the tab to a channel. */
export function open(id) {
  closeDrawers();
  const query = new URLSearchParams(location.search);
  query.set("channel", id);
  history.replaceState(null, "", `?${query}`);
  ask({ do: "open", channel: id });
}

export function closeDrawers() {
  document.body.classList.remove("side-open", "members-open");
}

function channelLink(channel) {
  const news = unread[channel.id];
  const isHere = channel.id === told.here;
  const link = h(
    "button",
    { class: "channel", type: "button", "aria-current": isHere ? "page" : null, onclick: () => open(channel.id) },
    sign(channel),
    h("span", {}, nameOf(channel)),
    news > 0 ? h("b", { class: "badge", title: say("mentioned") }, news) : null,
  );
  link.classList.toggle("news", Boolean(news) && !isHere);
  link.classList.toggle("thread", Boolean(channel.parent));
  return link;
}

function drawChannels() {
  const texts = told.channels.filter((channel) => !channel.dm && !channel.parent);
  const direct = told.channels.filter((channel) => channel.dm);
  const below = (parent) => told.channels.filter((channel) => channel.parent === parent.id);
  const nav = byId("channels");
  nav.setAttribute("aria-label", say("channels"));
  nav.replaceChildren(
    h("h3", {}, say("textChannels")),
    ...texts.flatMap((channel) => [channelLink(channel), ...below(channel).map(channelLink)]),
    ...(direct.length ? [h("h3", {}, say("directMessages")), ...direct.map(channelLink)] : []),
  );
  const count = Object.values(unread).filter((news) => news > 0).reduce((sum, news) => sum + news, 0);
  const here = told.channels.find((channel) => channel.id === told.here);
  document.title = `${count ? `(${count}) ` : ""}${placeName(here)} | ${told.guild}`;
  byId("open-side").classList.toggle("news", Object.keys(unread).length > 0);
}

function drawMe() {
  const me = told.users[told.me];
  const panel = h(
    "button",
    { class: "persona", type: "button", "aria-haspopup": "dialog" },
    avatar(me, told.me),
    h("span", { class: "text" }, h("b", {}, me.name), h("small", {}, LANGUAGES[language()])),
    icon("down"),
  );
  panel.addEventListener("click", () => showMenu(panel, personas(), { title: say("personas") }));
  byId("me").replaceChildren(panel);
}

function personas() {
  const query = new URLSearchParams(location.search);
  return h(
    "ul",
    { class: "personas" },
    h("li", { class: "heading" }, say("personas")),
    told.personas.map((id) => {
      const user = told.users[id];
      query.set("as", user.name);
      const isMe = id === told.me;
      const here = h("a", { href: `?${query}`, "aria-current": isMe ? "true" : null }, avatar(user, id, "span", { class: "small" }), h("span", {}, user.name), isMe ? h("small", {}, say("you")) : null);
      const tab = h("a", { class: "icon", href: `?${query}`, target: "_blank", "aria-label": say("newTab", user.name), title: say("newTab", user.name) }, icon("link"));
      return h("li", {}, here, tab);
    }),
    h("li", { class: "heading language" }, say("language")),
    Object.entries(LANGUAGES).map(([locale, name]) =>
      h("li", {}, h("button", { type: "button", lang: locale, "aria-pressed": String(locale === language()), onclick: () => choose(locale) }, name)),
    ),
  );
}

/** A user's card, with the bot's commands on users. */
export function showUser(id, anchor) {
  const user = told.users[id];
  const menu = told.user_commands.map((command) => {
    const item = h("button", { class: "item", type: "button" }, avatar(told.users[told.bot], told.bot, "span", { class: "tiny" }), command.shown);
    item.addEventListener("click", () => {
      closeLayer();
      closeDrawers();
      run(command.shown, { do: "menu", name: command.name, target: id });
    });
    return item;
  });
  const card = h(
    "div",
    { class: "card" },
    h("div", { class: "banner", style: { background: avatar(user, id).style.background } }),
    avatar(user, id),
    h("h3", {}, user.name, user.bot ? h("span", { class: "app" }, say("app")) : null),
    menu.length && !user.bot ? [h("h4", {}, say("apps")), menu] : null,
  );
  showMenu(anchor, card, { title: user.name, beside: true });
}

function drawMembers() {
  const rows = told.members.map((id) => {
    const user = told.users[id];
    const row = h("button", { class: "member", type: "button" }, avatar(user, id), h("span", {}, user.name), user.bot ? h("span", { class: "app" }, say("app")) : null);
    row.addEventListener("click", () => showUser(id, row));
    row.addEventListener("contextmenu", (event) => (event.preventDefault(), showUser(id, row)));
    return row;
  });
  byId("members").replaceChildren(h("h3", {}, `${say("members")} — ${rows.length}`), ...rows);
}

function drawBeginning(here) {
  const box = byId("beginning");
  const parts = [
    h("div", { class: "emblem" }, here.dm ? avatar(told.users[told.bot], told.bot) : icon(here.parent ? "thread" : "hash")),
    h("h1", {}, here.dm ? nameOf(here) : say("welcome", placeName(here))),
    h("p", {}, here.dm ? say("begin_dm", nameOf(here)) : say("begins", placeName(here))),
  ];
  if (told.welcome && !here.dm && !here.parent) {
    const start = h("button", { class: "button b1", type: "button" }, told.welcome.button);
    start.addEventListener("click", async () => {
      start.disabled = true;
      const command = told.commands.find((one) => one.path === told.welcome.path);
      await run(`/${command ? command.shown : told.welcome.path}`, { do: "welcome" });
      start.disabled = false;
    });
    parts.push(h("div", { class: "welcome" }, h("p", {}, told.welcome.text), start));
  }
  box.replaceChildren(...parts);
}

/** Draw all of it. */
export function drawPlaces(directory) {
  told = directory;
  const here = told.channels.find((channel) => channel.id === told.here);
  byId("guild").textContent = told.guild;
  byId("rail").replaceChildren(h("span", { class: "guild", title: told.guild }, told.guild.split(/\s+/).map((word) => [...word][0]).join("").slice(0, 3)));
  byId("title").replaceChildren(sign(here), h("span", {}, nameOf(here)));
  byId("topic").textContent = here.topic || "";
  byId("open-side").setAttribute("aria-label", say("openMenu"));
  byId("open-members").setAttribute("aria-label", say("openMembers"));
  byId("log").setAttribute("aria-label", placeName(here));
  drawChannels();
  drawMe();
  drawMembers();
  drawBeginning(here);
}

/** Mark channels with news. */
export function drawUnread(channels) {
  unread = channels;
  if (told) drawChannels();
}

// Puts the page together: news from the server to the parts that show it.

import { byId, meet } from "./dom.js";
import { begin, beginMentioned, buildComposer, tune } from "./composer.js";
import { connect, on } from "./live.js";
import { receive, seek, toEnd, watchScrolling } from "./log.js";
import { known } from "./markdown.js";
import { closeDrawers, drawPlaces, drawUnread, open, placeName, showUser } from "./places.js";
import { remember, say, speak } from "./texts.js";

let here = null;

on("directory", (directory) => {
  speak(directory.locale);
  remember(directory.me);
  Object.assign(known, {
    users: directory.users,
    roles: directory.roles,
    members: directory.members,
    channels: directory.channels,
    me: directory.me,
    bot: directory.bot,
  });
  meet(directory.personas);
  drawPlaces(directory);
  tune(directory.commands, placeName(directory.channels.find((channel) => channel.id === directory.here)));
});

on("messages", (news) => {
  if (news.channel !== here && !news.whole) return;
  here = known.here = news.channel;
  receive(news);
});

on("unread", ({ channels }) => drawUnread(channels));

on("online", (isOnline) => {
  byId("offline").hidden = isOnline;
  byId("offline").textContent = say("offline");
});

known.onUser = showUser;
known.onChannel = open;
known.onMessage = (channel, message) => {
  if (channel !== here) open(channel);
  if (message) seek(message, channel === here);
};
known.onCommand = begin;
known.onMention = beginMentioned;

byId("open-side").addEventListener("click", () => document.body.classList.add("side-open"));
byId("open-members").addEventListener("click", () => document.body.classList.toggle("members-open"));
byId("scrim").addEventListener("click", closeDrawers);
document.addEventListener("keydown", (event) => event.key === "Escape" && closeDrawers());
if (!location.hash) window.addEventListener("load", toEnd);

buildComposer();
watchScrolling();
connect();

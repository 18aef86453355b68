// Moments as the client writes them, and the `<t:…>` of messages, which stay live.

import { h } from "./dom.js";
import { language, say } from "./texts.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [
  ["year", 31557600],
  ["month", 2629800],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const format = (date, options) => new Intl.DateTimeFormat(language(), options).format(date);

function relative(seconds) {
  const ahead = Math.round(seconds - Date.now() / 1000);
  const [unit, size] = UNITS.find(([, length]) => Math.abs(ahead) >= length) || UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language()).format(Math.trunc(ahead / size), unit);
}

/** `<t:seconds:style>` of a message. */
export function timestamp(seconds, style) {
  const date = new Date(seconds * 1000);
  const node = h("time", { class: "timestamp", datetime: date.toISOString(), title: format(date, STYLES.F) });
  node.textContent = style === "R" ? relative(seconds) : format(date, STYLES[style] || STYLES.f);
  if (style === "R") node.dataset.live = seconds;
  return node;
}

setInterval(() => {
  for (const node of document.querySelectorAll("time[data-live]")) {
    const text = relative(Number(node.dataset.live));
    if (node.textContent !== text) node.textContent = text;
  }
}, 500);

const startOfDay = (date) => new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Whether two moments (seconds) are on different days. */
export const differInDay = (one, other) => +startOfDay(new Date(one * 1000)) !== +startOfDay(new Date(other * 1000));

/** The day of a moment, for the line between days. */
export const dayOf = (seconds) => format(new Date(seconds * 1000), STYLES.D);

/** When a message was sent, as its header says. */
export function sentAt(seconds) {
  const date = new Date(seconds * 1000);
  const time = format(date, STYLES.t);
  const days = Math.round((startOfDay(new Date()) - startOfDay(date)) / 86400000);
  const text = days === 0 ? say("today", time) : days === 1 ? say("yesterday", time) : format(date, { dateStyle: "short", timeStyle: "short" });
  return h("time", { class: "sent", datetime: date.toISOString(), title: format(date, STYLES.F) }, text);
}

/** The short time beside a message that follows another of the same author. */
export const shortTime = (seconds) => format(new Date(seconds * 1000), STYLES.t);

// The line to the server: what is asked gets a number and, later, its outcome; everything else is news.

import { chosen, spokenByBrowser } from "./texts.js";

const listeners = {};
const waiting = new Map();
let socket = null;
let number = 0;

/** Call `listener` with every piece of news of that kind. */
export const on = (kind, listener) => {
  listeners[kind] = listener;
};

/** Ask the server for something; the outcome has `failed` when it was refused or not answered in time. */
export function ask(request) {
  return new Promise((resolve) => {
    if (!socket || socket.readyState !== WebSocket.OPEN) {
      resolve({ failed: "offline" });
      return;
    }
    number += 1;
    waiting.set(number, resolve);
    socket.send(JSON.stringify({ n: number, ...request }));
  });
}

/** Connect, and connect again whenever the line is lost. */
export function connect() {
  const query = new URLSearchParams(location.search);
  query.set("locale", chosen());
  query.set("browser", spokenByBrowser());
  socket = new WebSocket(`${location.origin.replace("http", "ws")}/live?${query}`);
  socket.addEventListener("open", () => listeners.online?.(true));
  socket.addEventListener("message", (event) => {
    const news = JSON.parse(event.data);
    if (news.t !== "done") {
      listeners[news.t]?.(news);
      return;
    }
    waiting.get(news.n)?.(news);
    waiting.delete(news.n);
  });
  socket.addEventListener("close", () => {
    for (const resolve of waiting.values()) resolve({ failed: "offline" });
    waiting.clear();
    listeners.online?.(false);
    setTimeout(connect, 700);
  });
}

/** The hands from above: the bot, starting points, players, the clock, and reloading. */

import { avatar } from "./avatars.js";
import { whileBusy } from "./buttons.js";
import { fill, h } from "./dom.js";
import { changed, people, screen, store } from "./store.js";
import { now } from "./time.js";
import { toast } from "./toasts.js";
import { control } from "./wire.js";

const JUMPS = [
  ["+1 min", 60],
  ["+10 min", 600],
  ["+1 h", 3600],
  ["+1 day", 86400],
];
const unfolded = new Set();
/** Whether somebody has said who plays; else it is everybody but the shown person. */
let isChosen = false;
const STATES = { online: "online", starting: "starting…", offline: "offline" };

const box = document.querySelector("#tools");
const dot = document.querySelector("#bot-state");

/** Draws the tools. */
export function drawTools() {
  const { bot, me } = screen();
  fill(dot, [bot.state, bot.name, store.isConnected], () => status(bot));
  fill(box, [bot, me, people(), [...store.players]], () => [
    theBot(bot),
    bot.scenes.length ? scenes(bot) : null,
    bot.has_players ? players(bot) : null,
    clock(),
    reload(me),
  ].filter(Boolean));
}

/** The bot's state in two words; a broken line comes first. */
function status(bot) {
  if (!store.isConnected) {
    return h("span", { class: "state state-offline" }, "reconnecting…");
  }
  return h("span", { class: `state state-${bot.state}` }, `${bot.name} ${STATES[bot.state]}`);
}

/** A button that does something from above, and waits for it. */
function tool(name, look, work) {
  const onclick = (event) => whileBusy(event.currentTarget, work);
  const attributes = { type: "button", class: `button button-${look} small`, "data-key": name };
  return h("button", { ...attributes, onclick }, name);
}

/** Something that can be unfolded, and stays so when it is drawn anew. */
function fold(key, title, ...children) {
  const note = (event) => unfolded[event.currentTarget.open ? "add" : "delete"](key);
  const attributes = { open: unfolded.has(key), ontoggle: note };
  return h("details", attributes, h("summary", { "data-key": key }, title), children);
}

function section(title, ...children) {
  return h("section", {}, h("h3", {}, title), children);
}

function theBot(bot) {
  const isAlive = bot.process !== null;
  const detail = isAlive ? `process ${bot.process}` : bot.exit === null ? "" : `ended with ${bot.exit}`;
  const log = bot.log.length
    ? fold("log", "The end of its log", h("pre", {}, bot.log.join("\n")))
    : null;
  return section(
    "The bot",
    h("p", { class: "line" }, status(bot), h("span", { class: "hint" }, detail)),
    bot.supervised
      ? h(
          "p",
          { class: "line" },
          isAlive
            ? tool("Kill −9", "danger", () => control("kill"))
            : tool("Start", "success", () => control("start")),
          isAlive ? tool("Restart", "secondary", () => control("restart")) : null,
        )
      : h("p", { class: "hint" }, "Started by hand."),
    log,
  );
}

function scenes(bot) {
  const begin = async (name) => {
    const answer = await control("scene", { name });
    if (answer.done) toast("Starting point", `${name}: everything is set up.`);
  };
  const rows = bot.scenes.map((name) => {
    const entry = tool(name, "secondary", () => begin(name));
    if (name === bot.scene) entry.setAttribute("aria-current", "true");
    return entry;
  });
  return section("Starting points", h("p", { class: "line" }, rows));
}

function players(bot) {
  if (!isChosen && !bot.players) {
    const others = people().filter(({ id }) => id !== store.me);
    store.players = new Set(others.map(({ id }) => id));
  }
  const names = () => people().filter(({ id }) => store.players.has(id)).map(({ name }) => name);
  const tell = (on) => control("players", on ? { on, names: names() } : { on });
  const flip = (event) => tell(event.currentTarget.checked);
  const input = { type: "checkbox", role: "switch", checked: bot.players, "data-key": "players" };
  const toggle = h("label", { class: "switch" }, h("input", { ...input, onchange: flip }), h("i"), "Others play by themselves");
  const chips = people().map((user) => chip(user, () => bot.players && tell(names().length > 0)));
  const who = `Who: ${names().join(", ") || "nobody"}`;
  return section("Players", toggle, fold("who", who, h("p", { class: "line" }, chips)));
}

function chip(user, tell) {
  const isOn = store.players.has(user.id);
  const onclick = () => {
    isChosen = true;
    if (isOn) store.players.delete(user.id);
    else store.players.add(user.id);
    tell();
    changed();
  };
  const attributes = { type: "button", class: "chip", "aria-pressed": isOn, "data-key": `chip ${user.id}` };
  return h("button", { ...attributes, onclick }, avatar(user, 20), user.name);
}

function clock() {
  const face = h("time", { id: "clock", class: "hint" }, shownTime());
  const jumps = JUMPS.map(([name, seconds]) => tool(name, "secondary", () => control("clock", { seconds })));
  return section(["The clock ", face], h("p", { class: "line" }, jumps));
}

const shownTime = () =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" }).format(now());

/** Lets the clock tick. */
export function tick() {
  const face = document.querySelector("#clock");
  if (face) face.textContent = shownTime();
}

function reload(me) {
  const name = `Reload as ${me.name}`;
  const button = tool(name, "secondary", () => control("reload", { as: me.id }));
  button.title = "Private answers and an open form are gone, as after reloading a client";
  return h("section", {}, h("p", { class: "line" }, button));
}

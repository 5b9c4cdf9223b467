/** The input below the messages: plain words, or a command once it begins with a slash. */

import { h, iconButton, isNarrow, isTouch } from "./dom.js";
import { closeList, listKey, openList, openNote } from "./listbox.js";
import { closest, commandName, commandText, nameOf } from "./names.js";
import { OptionField } from "./options.js";
import { place, placeName, screen, store } from "./store.js";
import { toast } from "./toasts.js";
import { act, control } from "./wire.js";

const form = document.querySelector("#composer");
const text = document.querySelector("#draft");
const slot = document.querySelector("#command");

const WRONG = { isError: true };

let command = null;
let fields = [];
let shownFor = "";
/** What each person has begun to write, by person and channel. */
const drafts = new Map();

/** Makes the input work. */
export function readyComposer() {
  text.addEventListener("input", typed);
  text.addEventListener("focus", typed);
  text.addEventListener("blur", closeList);
  text.addEventListener("keydown", key);
  form.addEventListener("submit", submit);
  document.addEventListener("use-command", (event) => {
    const found = offered().find(({ name }) => name === event.detail);
    if (found) begin(found);
    else toast("Not here", `/${event.detail} cannot be used in this channel.`, WRONG);
  });
}

/** Draws what depends on who we are and where. */
export function drawComposer() {
  const where = `${store.me} ${place().id}`;
  const { me } = screen();
  const name = place().kind === "dm" ? placeName(place()) : `#${placeName(place())}`;
  text.setAttribute("aria-label", `Write to ${name} as ${me.name}, or / for commands`);
  text.placeholder = isNarrow() ? `As ${me.name}: words, or / for commands` : text.ariaLabel;
  if (where === shownFor) return;
  drafts.set(shownFor, text.value);
  shownFor = where;
  leave();
  text.value = drafts.get(where) ?? "";
  grow();
}

/** The commands that may be used here. */
function offered() {
  const where = place().kind === "dm" ? "dm" : "guild";
  return screen().commands.filter(({ places }) => places.includes(where));
}

function typed() {
  grow();
  if (!text.value.startsWith("/")) return closeList();
  const { locale } = screen().me;
  const rows = closest(offered(), text.value, locale);
  const [only] = rows;
  if (rows.length === 1 && text.value.toLowerCase() === `${commandName(only, locale)} `) {
    return begin(only);
  }
  if (!rows.length) return openNote(text, "Commands", "No command is called that.");
  const shown = rows.map((row) => ({
    title: commandName(row, locale),
    detail: commandText(row, locale),
    value: row,
  }));
  return openList(text, "Commands", shown, (row) => begin(row.value));
}

function key(event) {
  if (listKey(event)) return;
  if (event.key === "Enter" && !event.shiftKey && !event.isComposing) {
    event.preventDefault();
    form.requestSubmit();
  }
}

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight, 160)}px`;
}

/** Puts *chosen* into the input, with its required options. */
function begin(chosen) {
  leave();
  command = chosen;
  text.value = "";
  text.hidden = true;
  const { locale } = screen().me;
  const face = h("button", {
    type: "submit",
    class: "chip-command",
    title: commandText(chosen, locale),
    onkeydown: (event) => {
      if (event.key === "Backspace" || event.key === "Delete") back(event);
    },
  }, commandName(chosen, locale));
  const more = h("span", { class: "more-options" });
  slot.replaceChildren(face, more, iconButton("close", "Take the command away", back));
  slot.hidden = false;
  for (const option of chosen.options.filter(({ required }) => required)) add(option);
  offerMore();
  (fields[0]?.input ?? face).focus();
}

/** Adds the field of *option*. */
function add(option) {
  const field = new OptionField(command, option, {
    others: values,
    onpicked: next,
    onback: (event) => {
      if (option.required) back(event);
      else remove(field);
    },
  });
  fields.push(field);
  slot.querySelector(".more-options").before(field.element);
  return field;
}

function remove(field) {
  fields = fields.filter((one) => one !== field);
  field.element.remove();
  closeList();
  offerMore();
  (fields.at(-1)?.input ?? slot.querySelector(".chip-command")).focus();
}

/** Offers the options that are not shown. */
function offerMore() {
  const { locale } = screen().me;
  const isShown = ({ name }) => fields.some(({ option }) => option.name === name);
  const buttons = command.options.filter((option) => !isShown(option)).map((option) => {
    const onclick = () => {
      const field = add(option);
      offerMore();
      field.input.focus();
    };
    return h("button", { type: "button", class: "add-option", onclick }, `+ ${nameOf(option, locale)}`);
  });
  slot.querySelector(".more-options").replaceChildren(...buttons);
}

/** Goes on to the next field that needs something, or to the command itself. */
function next() {
  const empty = fields.find((field) => field.problem);
  (empty?.input ?? slot.querySelector(".chip-command")).focus();
}

const values = () =>
  Object.fromEntries(
    fields.filter(({ value }) => value !== undefined).map((field) => [field.option.name, field.value]),
  );

/** Back to plain words. */
function back(event) {
  event?.preventDefault();
  leave();
  text.focus();
}

function leave() {
  closeList();
  command = null;
  fields = [];
  slot.hidden = true;
  slot.replaceChildren();
  text.hidden = false;
}

async function submit(event) {
  event.preventDefault();
  const where = { channel: place().id };
  if (!command) return say(where);
  const wrong = fields.find((field) => field.problem);
  if (wrong) {
    wrong.element.classList.add("wrong");
    toast("Not yet", wrong.problem, WRONG);
    return wrong.input.focus();
  }
  const sent = { ...where, name: command.name, options: values() };
  back();
  if (isTouch()) text.blur();
  return act("command", sent);
}

/** Writes plain words, which the bot does not see. */
async function say(where) {
  const content = text.value.trim();
  if (content.startsWith("/")) return toast("Not sent", "Choose a command from the list.", WRONG);
  text.value = "";
  grow();
  return content ? control("say", { as: store.me, ...where, content }) : null;
}

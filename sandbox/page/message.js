/** One message: who wrote it, when, what it says, and what can be pressed. */

import { avatar } from "./avatars.js";
import { h } from "./dom.js";
import { embed } from "./embeds.js";
import { attachment } from "./files.js";
import { icon } from "./icons.js";
import { layout } from "./layout.js";
import { markdown } from "./markdown.js";
import { commandName } from "./names.js";
import { goTo, messagesHere, screen, store } from "./store.js";
import { full, written } from "./time.js";
import { control } from "./wire.js";

const HIDES_EMBEDS = 4;
const SILENT = 4096;
const LAYOUT = 32768;

/** The element of *message*; *isCompact* leaves out who wrote it. */
export function messageElement(message, { isCompact, failure }) {
  const { me } = screen();
  const forMe = message.mentions.includes(me.id) || message.mentions_everyone;
  const looks = [
    "message",
    isCompact && "compact",
    message.ephemeral && "ephemeral",
    forMe && "for-me",
  ];
  const stamp = {
    datetime: message.at,
    title: full(message.at, me.locale),
    class: "stamp",
  };
  const at = h("time", stamp, written(message.at, me.locale));
  return h(
    "li",
    { class: looks.filter(Boolean).join(" "), "data-message": message.id },
    h(
      "article",
      { "aria-label": `${message.author.name}, ${written(message.at, me.locale)}` },
      above(message),
      isCompact ? at : avatar(message.author),
      h("div", { class: "body" }, isCompact ? null : heading(message, at), content(message)),
      below(message, failure),
    ),
  );
}

/** What the message answers. */
function above(message) {
  if (message.asked) {
    const { by, command } = message.asked;
    const user = screen().users.find(({ name }) => name === by) ?? { id: "0", name: by };
    const known = screen().commands.find(({ name }) => name === command);
    const shown = known ? commandName(known, screen().me.locale) : `/${command}`;
    const words = h("span", {}, h("b", {}, by), " used ", h("span", { class: "mention" }, shown));
    return h("div", { class: "above" }, icon("reply", 16), avatar(user, 18), words);
  }
  if (!message.reference) return null;
  const answered = messagesHere().find(({ id }) => id === message.reference);
  const words = answered ? answered.content || "a message" : "a message that is gone";
  const onclick = () => goTo(message.channel, message.reference);
  const author = answered ? h("b", {}, `${answered.author.name} `) : null;
  return h(
    "button",
    { type: "button", class: "above", onclick, disabled: !answered },
    icon("reply", 16),
    h("span", { class: "excerpt" }, author, words),
  );
}

function heading(message, at) {
  return h(
    "div",
    { class: "heading" },
    h("span", { class: "author" }, message.author.name),
    message.author.bot ? h("span", { class: "tag" }, "APP") : null,
    at,
    message.pinned ? h("span", { class: "hint", title: "Pinned" }, icon("pin", 14)) : null,
    message.flags & SILENT ? h("span", { class: "hint", title: "Silent" }, icon("mute", 14)) : null,
  );
}

function content(message) {
  if (message.loading) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return h("div", { class: "thinking" }, dots, `${message.author.name} is thinking…`);
  }
  const isLayout = message.flags & LAYOUT;
  const edited = message.edited ? h("span", { class: "edited" }, "(edited)") : null;
  const text = h("div", { class: "text" }, markdown(message.content));
  if (edited && message.content) (text.lastElementChild ?? text).append(" ", edited);
  const pictures = isLayout ? [] : message.attachments.map(attachment);
  const cards = message.flags & HIDES_EMBEDS ? [] : message.embeds.map(embed);
  return [
    message.content ? text : null,
    pictures.length ? h("div", { class: "files" }, pictures) : null,
    cards,
    message.components.length
      ? h("div", { class: "parts" }, layout(message.components, message))
      : null,
    edited && !message.content ? edited : null,
    threadCard(message),
  ];
}

/** The thread that hangs below *message*, which has its id. */
export const threadOf = (message) => screen().channels.find(({ id }) => id === message.id) ?? null;

/** How many messages stand in *channel*. */
export const lengthOf = (channel) => (screen().messages[channel.id] ?? []).length;

function threadCard(message) {
  const thread = threadOf(message);
  if (!thread) return null;
  const { id } = thread;
  const count = lengthOf(thread);
  const onclick = () => goTo(id);
  const words = [h("b", {}, thread.name), h("span", { class: "hint" }, count === 1 ? " 1 message" : ` ${count} messages`)];
  return h("button", { type: "button", class: "thread-card", onclick }, icon("thread", 18), words);
}

function below(message, failure) {
  const failed = failure
    ? h("div", { class: "failure", role: "alert" }, icon("alert", 16), failure)
    : null;
  if (!message.ephemeral) return failed;
  const dismiss = () => control("dismiss", { as: store.me, message: message.id });
  return [failed, privateLine(dismiss)];
}

/** Says that nobody else sees the message above, and offers to take it away. */
export function privateLine(dismiss) {
  const button = { type: "button", class: "plain-link", onclick: dismiss };
  return h(
    "div",
    { class: "private" },
    icon("eye", 16),
    "Only you can see this · ",
    h("button", button, "Dismiss message"),
  );
}

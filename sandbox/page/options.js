/** The options of a command as fields to fill in, with choices and completions. */

import { h } from "./dom.js";
import { closeList, listKey, openList, openNote } from "./listbox.js";
import { matches, nameOf, textOf } from "./names.js";
import { place, placeName, screen } from "./store.js";
import { complete } from "./wire.js";

const INTEGER = 4;
const BOOLEAN = 5;
const CHANNEL = 7;
const NUMBER = 10;
const PEOPLE = [6, 9];
const PAUSE = 180;

/** One option of *command*: its field, its value, and what is missing in it. */
export class OptionField {
  /** *others* gives all values typed so far; *onpicked* is called when a choice was made. */
  constructor(command, option, { others, onpicked, onback }) {
    this.command = command;
    this.option = option;
    this.others = others;
    this.onpicked = onpicked;
    this.picked = null;
    this.asked = 0;
    const { locale } = screen().me;
    this.name = nameOf(option, locale);
    this.text = textOf(option, locale);
    this.input = h("input", {
      type: "text",
      role: this.hasList ? "combobox" : null,
      "aria-expanded": this.hasList ? "false" : null,
      "aria-autocomplete": this.hasList ? "list" : null,
      "aria-required": option.required ? "true" : null,
      "aria-label": `${this.name}: ${this.text}`,
      inputmode: [INTEGER, NUMBER].includes(option.type) ? "decimal" : null,
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
      maxlength: option.max_length ?? 6000,
      "data-option": option.name,
      onfocus: () => this.suggest(),
      onblur: () => closeList(),
      oninput: () => this.typed(),
      onkeydown: (event) => {
        if (listKey(event)) return;
        if (event.key === "Backspace" && !this.input.value) onback(event);
      },
    });
    const star = option.required ? h("b", { class: "needed", title: "required" }, "*") : null;
    const label = h("span", { class: "option-name" }, this.name, star);
    this.element = h("label", { class: "option", title: this.text }, label, this.input);
  }

  get hasList() {
    const { option } = this;
    const own = [BOOLEAN, CHANNEL, ...PEOPLE].includes(option.type);
    return own || Boolean(option.autocomplete || option.choices?.length);
  }

  /** What the bot is sent; undefined where nothing is filled in. */
  get value() {
    if (this.picked) return this.picked.value;
    const text = this.input.value.trim();
    if (!text) return undefined;
    const exact = this.own()?.find((row) => row.title.toLowerCase() === text.toLowerCase());
    if (exact) return exact.value;
    const number = Number(text.replace(",", "."));
    return [INTEGER, NUMBER].includes(this.option.type) && !Number.isNaN(number) ? number : text;
  }

  /** Why the command cannot be sent with this field as it is, or null. */
  get problem() {
    const { required, type, min_value: least, max_value: most } = this.option;
    const { value } = this;
    if (value === undefined) return required ? `${this.name} is required.` : null;
    if (this.own() && !this.own().some((row) => row.value === value)) {
      return `${this.name}: choose one of the list.`;
    }
    if (![INTEGER, NUMBER].includes(type) || this.option.choices?.length) return null;
    if (typeof value !== "number" || (type === INTEGER && !Number.isInteger(value))) {
      return `${this.name} is a number.`;
    }
    if (value < (least ?? -Infinity)) return `${this.name} is at least ${least}.`;
    if (value > (most ?? Infinity)) return `${this.name} is at most ${most}.`;
    return null;
  }

  /** The rows to choose from that need no question to the bot, or null. */
  own() {
    const { type, choices } = this.option;
    const { me, users, channels, bot } = screen();
    if (choices?.length) {
      return choices.map((choice) => ({ title: nameOf(choice, me.locale), value: choice.value }));
    }
    if (type === BOOLEAN) return [true, false].map((value) => ({ title: value ? "True" : "False", value }));
    if (PEOPLE.includes(type)) return [...users, bot].map(({ id, name }) => ({ title: name, value: id }));
    if (type !== CHANNEL) return null;
    const open = channels.filter(({ kind }) => kind !== "dm");
    return open.map((channel) => ({ title: placeName(channel), value: channel.id }));
  }

  typed() {
    this.picked = null;
    this.element.classList.remove("wrong");
    this.suggest();
  }

  suggest() {
    const typed = this.picked ? "" : this.input.value;
    const own = this.own();
    if (own) {
      const rows = own.filter((row) => matches(row.title, typed));
      if (rows.length) this.offer(rows);
      else openNote(this.input, this.title, "No option matches what you have typed.");
    } else if (this.option.autocomplete) this.ask();
    else openNote(this.input, this.title, this.text);
  }

  get title() {
    return `${this.name} — ${this.text}`;
  }

  offer(rows) {
    openList(this.input, this.title, rows, (row) => {
      this.picked = row;
      this.input.value = row.title;
      this.element.classList.remove("wrong");
      this.onpicked(this);
    });
  }

  /** Asks the bot, once nobody has typed for a moment; only the last answer counts. */
  ask() {
    const number = ++this.asked;
    const isLast = () => number === this.asked && document.activeElement === this.input;
    openNote(this.input, this.title, "Loading options…");
    setTimeout(async () => {
      if (!isLast()) return;
      const typed = this.picked ? this.picked.title : this.input.value;
      const { option, command } = this;
      const options = { ...this.others(), [option.name]: typed };
      const question = { channel: place().id, name: command.name, options, focused: option.name };
      const answer = await complete(question);
      if (!isLast()) return;
      if (answer.outcome !== "choices") {
        openNote(this.input, this.title, answer.error ?? "Loading options failed");
      } else if (answer.choices.length) {
        this.offer(answer.choices.map(({ name, value }) => ({ title: name, value })));
      } else openNote(this.input, this.title, "No option matches what you have typed.");
    }, PAUSE);
  }
}

/** The sandbox's clock, which people can move, and how a reader is told a time. */

let ahead = null;

/** Learns from *stamp* that it is at least that late. */
export function noteTime(stamp) {
  const moment = Date.parse(stamp);
  if (Number.isNaN(moment)) return;
  const found = moment - Date.now();
  ahead = ahead === null ? found : Math.max(ahead, found);
}

/** What the sandbox's clock shows. */
export const now = () => new Date(Date.now() + (ahead ?? 0));

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
/** The units of a relative time, with how many of each are still told in it. */
const UNITS = [
  ["second", 1, 45],
  ["minute", 60, 45],
  ["hour", 3600, 22],
  ["day", 86400, 26],
  ["month", 2592000, 11],
  ["year", 31536000, Infinity],
];

/** A moment as a `<t:…:style>` shows it to readers of *locale*. */
export function moment(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  if (style !== "R") return new Intl.DateTimeFormat(locale, STYLES[style]).format(date);
  const left = (date - now()) / 1000;
  const [unit, size] = UNITS.find(([, length, most]) => Math.abs(left) < length * most);
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  return relative.format(Math.round(left / size), unit);
}

/** When a message was written: only the time if that was today. */
export function written(stamp, locale) {
  const date = new Date(stamp);
  const isToday = date.toDateString() === now().toDateString();
  const style = isToday ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" };
  return new Intl.DateTimeFormat(locale, style).format(date);
}

/** The whole date and time, for a title. */
export const full = (stamp, locale) =>
  new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "medium" }).format(
    new Date(stamp),
  );

/** What commands, options and choices are called in the reader's language. */

/** A command's name with a slash, each word in the reader's *locale*. */
export function commandName(command, locale) {
  const words = command.name.split(" ");
  return `/${words.map((word, i) => command.localizations.name[i]?.[locale] ?? word).join(" ")}`;
}

/** What the command does, in the reader's language. */
export const commandText = (command, locale) =>
  command.localizations.description[locale] ?? command.description;

/** The name of an option or choice in the reader's language. */
export const nameOf = (thing, locale) => thing.name_localizations?.[locale] ?? thing.name;

/** What an option is for, in the reader's language. */
export const textOf = (option, locale) =>
  option.description_localizations?.[locale] ?? option.description ?? "";

const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Whether *text* has *part* in it, accents and case aside. */
export const matches = (text, part) => plain(text).includes(plain(part));

/** The commands to offer somebody who has typed *typed*, the closest first. */
export function closest(commands, typed, locale) {
  const wanted = plain(typed.trim());
  const rank = (command) => {
    const names = [plain(commandName(command, locale)), `/${plain(command.name)}`];
    if (names.some((name) => name.startsWith(wanted))) return 0;
    if (names.some((name) => name.includes(wanted.slice(1)))) return 1;
    return matches(commandText(command, locale), wanted.slice(1)) && wanted.length > 2 ? 2 : 3;
  };
  return commands
    .map((command) => [rank(command), command])
    .filter(([found]) => found < 3)
    .sort(([a, one], [b, other]) => a - b || one.name.localeCompare(other.name))
    .map(([, command]) => command);
}

/** The part of Discord's Markdown that messages are written in, by blocks of lines. */

import { h } from "./dom.js";
import { inline } from "./inline.js";

const FENCE = /^```(?:\w+\n|\n)?([^]*?)```\n?/;
const ITEM = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const QUOTE = /^> ?/;

/** The elements of *text*. */
export function markdown(text) {
  const blocks = [];
  for (let rest = text; rest; ) {
    const [block, left] = first(rest);
    if (block) blocks.push(block);
    rest = left;
  }
  return blocks;
}

/** The first block of *text*, and what is left. */
function first(text) {
  const fence = FENCE.exec(text);
  if (fence) return [h("pre", {}, h("code", {}, fence[1].trimEnd())), text.slice(fence[0].length)];
  if (text.startsWith(">>> ")) return [h("blockquote", {}, markdown(text.slice(4))), ""];
  const lines = text.split("\n");
  const after = (count) => lines.slice(count).join("\n");

  const quoted = countWhile(lines, (line) => QUOTE.test(line) && !line.startsWith(">>>"));
  if (quoted) {
    const inner = lines.slice(0, quoted).map((line) => line.replace(QUOTE, ""));
    return [h("blockquote", {}, markdown(inner.join("\n"))), after(quoted)];
  }
  const items = countItems(lines);
  if (items) return [list(lines.slice(0, items).map((line) => ITEM.exec(line))), after(items)];

  const heading = /^(#{1,3}) +(.+)$/.exec(lines[0]);
  if (heading) return [h(`h${heading[1].length + 2}`, {}, inline(heading[2])), after(1)];
  const small = /^-# +(.+)$/.exec(lines[0]);
  if (small) return [h("small", {}, inline(small[1])), after(1)];

  const count = Math.max(1, countWhile(lines, isPlain));
  const paragraph = lines.slice(0, count).join("\n");
  return [h("p", {}, inline(paragraph)), after(count)];
}

const isPlain = (line) => !/^(> |>>> |#{1,3} |-# |```)/.test(line) && !ITEM.test(line);

function countWhile(lines, test) {
  const end = lines.findIndex((line) => !test(line));
  return end < 0 ? lines.length : end;
}

/** How many lines make one list: until a line of another kind, or numbers after dashes. */
function countItems(lines) {
  const [head] = lines.map((line) => ITEM.exec(line));
  if (!head) return 0;
  return countWhile(lines, (line) => {
    const item = ITEM.exec(line);
    return item && (item[1] > head[1] || isNumbered(item) === isNumbered(head));
  });
}

const isNumbered = ([, , sign]) => /\d/.test(sign);

/** A list of matched lines; those that stand further in belong to the line above. */
function list(items) {
  const [, indent, sign] = items[0];
  const root = isNumbered(items[0]) ? h("ol", { start: parseInt(sign, 10) }) : h("ul");
  for (let i = 0; i < items.length; ) {
    const item = h("li", {}, inline(items[i][3]));
    let end = i + 1;
    while (end < items.length && items[end][1].length > indent.length) end += 1;
    if (end > i + 1) item.append(list(items.slice(i + 1, end)));
    root.append(item);
    i = end;
  }
  return root;
}

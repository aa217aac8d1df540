// The rows of a family: which variables it has, how many rows, which are missing, what all of them lack.
import { ask } from "./api.js";

/** More rows than this are too many for a page. */
export const MOST_ROWS = 10_000;

const bounds = (range) => {
  const [low, high = low] = range.split("..").map(Number);
  return [low, high];
};

/** How many rows there are, if every choice of the variables has one. */
export const countOf = (ranges) => Object.values(ranges).map(bounds).reduce((count, [low, high]) => count * Math.max(0, high - low + 1), 1);

/**
 * The ranges of the rows after the last one known. Rows come in order, the last variable fastest, so
 * that these are the rest of its range, then the rest of the range of the variable before, and so on.
 */
export function missing(ranges, rows) {
  const last = rows.at(-1)?.variables;
  if (!last) return [ranges];
  const names = Object.keys(ranges);
  const parts = [];
  for (let i = names.length - 1; i >= 0; i--) {
    const [, high] = bounds(ranges[names[i]]);
    if (last[names[i]] >= high) continue;
    parts.push(Object.fromEntries(names.map((name, k) => [name, k < i ? String(last[name]) : k === i ? `${last[name] + 1}..${high}` : ranges[name]])));
  }
  return parts;
}

/** The reason that all rows have instead of a value; empty if they have none in common. */
export function sharedError(rows) {
  const message = rows[0]?.error?.message ?? "";
  return message && rows.length > 1 && rows.every((row) => row.error?.message === message) ? message : "";
}

const isPosition = (text) =>
  ask("position", { p: text }).then(() => true, (e) => {
    if (e.status === undefined) throw e;
    return false;
  });

const BRACED = /\{([a-z]\w?)\}/g;

/** The words of a text that may be variables: those in braces, and single small letters that stand alone in brackets. */
function candidates(text) {
  const found = new Set([...text.matchAll(BRACED)].map(([, word]) => word));
  const inside = text.slice(text.indexOf("("));
  for (const [word] of inside.replace(/\{[^}]*\}/g, " ").matchAll(/(?<![\w-])[a-z](?![\w(-])/g)) found.add(word);
  return [...found].filter((word) => found.size === 1 || !"vx".includes(word) || new RegExp(`[(,+ ]${word}[),+* ]`).test(inside));
}

/** The variables of a family. A letter is none if it belongs to the board: if the text is a position with it. */
export async function variablesOf(text) {
  if (await isPosition(text)) return [];
  const braced = [...new Set([...text.matchAll(BRACED)].map(([, word]) => word))];
  return braced.length && (await isPosition(text.replace(BRACED, "2"))) ? braced : candidates(text);
}

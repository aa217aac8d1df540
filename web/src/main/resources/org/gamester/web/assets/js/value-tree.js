// A long value as a tree: what stands between its braces, level by level.
import { html, nothing } from "../lib/lit/lit-html.js";
import { formulaOf, typeset } from "./typeset.js";

/** Longer values are folded, and can be read as a tree. */
const LONGEST = 160;
/** A shorter option is a leaf of the tree. */
const LEAF = 24;

export const isFolded = (text) => text.length > LONGEST;

/** Calls `visit(index)` for each character of the text that is in no bracket. */
function outside(text, visit) {
  let depth = 0;
  for (let i = 0; i < text.length; i++) {
    if ("([{".includes(text[i])) depth++;
    else if (")]}".includes(text[i])) depth--;
    else if (depth === 0) visit(i);
  }
}

/** Where the text has its longest row of bars outside of brackets: where it begins, and how long it is. */
function barsOf(text) {
  let found = { at: -1, length: 0 };
  let start = -1;
  outside(text, (i) => {
    if (text[i] !== "|") return;
    if (start < 0 || text[i - 1] !== "|") start = i;
    if (i - start + 1 > found.length) found = { at: start, length: i - start + 1 };
  });
  return found;
}

function separated(text) {
  if (text === "") return [];
  if (barsOf(text).length) return [`{${text}}`];
  const options = [];
  let start = 0;
  outside(text, (i) => {
    if (text[i] === ",") {
      options.push(text.slice(start, i));
      start = i + 1;
    }
  });
  return [...options, text.slice(start)];
}

/**
 * The options of a value in braces, as texts: {3||2|1} has Left's 3 and Right's {2|1}; of +-{3,{2|1}}
 * Left's alone, since Right's are their negatives; null for other texts.
 */
export function optionsOf(text) {
  const half = /^\+-(\{.*\})$/.exec(text)?.[1];
  if (half) return { left: optionsOf(half) ? [half] : separated(half.slice(1, -1)), right: [], isSymmetric: true };
  if (!text.startsWith("{") || !text.endsWith("}")) return null;
  const inside = text.slice(1, -1);
  let depth = 0;
  for (const c of inside) {
    if (c === "{") depth++;
    else if (c === "}" && --depth < 0) return null;
  }
  const { at, length } = barsOf(inside);
  return length ? { left: separated(inside.slice(0, at)), right: separated(inside.slice(at + length)) } : null;
}

const counted = (n) => `${n} option${n === 1 ? "" : "s"}`;

function branch(text, player, draw) {
  const options = text.length > LEAF ? optionsOf(text) : null;
  const mark = html`<b class=${player} aria-hidden="true">${player === "left" ? "L" : "R"}</b><span class="unseen">${player === "left" ? "Left" : "Right"}: </span> `;
  return html`<li>${options
    ? html`<details @toggle=${(event) => event.target.open && show(options, draw)}><summary>${mark}<code>{ … | … }</code> <span class="secondary small">${counted(options.left.length * (options.isSymmetric ? 2 : 1) + options.right.length)}</span></summary>${listOf(options, draw)}</details>`
    : html`${mark}${formulaOf(text)}`}</li>`;
}

/** Has the options set that are leaves. */
async function show({ left, right }, draw) {
  await typeset([...left, ...right].filter((text) => text.length <= LEAF || !optionsOf(text)));
  draw();
}

const listOf = ({ left, right, isSymmetric }, draw) => html`<ul class="value-tree">${left.map((text) => branch(text, "left", draw))}${right.map((text) => branch(text, "right", draw))}${isSymmetric ? html`<li class="secondary small"><b class="right" aria-hidden="true">R</b> Right’s options are the negatives of Left’s</li>` : nothing}</ul>`;

/** The tree of a value, which is opened by a click; nothing for a value that has no braces around it. */
export function treeOf(text, draw) {
  const options = optionsOf(text);
  if (!options) return nothing;
  return html`<details class="as-tree" @toggle=${(event) => event.target.open && show(options, draw)}><summary class="small">as a tree of its options</summary>${listOf(options, draw)}</details>`;
}

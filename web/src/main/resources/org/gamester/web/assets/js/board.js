// Boards: cells that can be clicked, heaps that can be taken from, pictures of everything else.
import { html, svg, nothing } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { cellName, heapsOf, rowsOf, taken } from "./positions.js";
import { askText } from "./api.js";
import { valueOf } from "./typeset.js";
import { graphPicture } from "./graph-view.js";

const MOST_DRAWN = 400;
const MOST_CELLS = 4_000;

const disc = svg`<circle class="piece-left" cx="50" cy="50" r="34"/><ellipse class="piece-shine" cx="40" cy="37" rx="12" ry="8"/>`;
const ring = svg`<circle class="piece-right" cx="50" cy="50" r="27"/>`;

/** What the letters of boards mean: [mark, words, drawing]. */
const LETTERS = {
  ".": ["empty", "empty", null],
  x: ["left", "Left's piece", disc],
  L: ["left", "Left's piece", disc],
  l: ["left", "Left's lesser piece", svg`<g class="piece-lesser">${disc}</g>`],
  o: ["right", "Right's piece", ring],
  R: ["right", "Right's piece", ring],
  r: ["right", "Right's lesser piece", svg`<g class="piece-lesser">${ring}</g>`],
  g: ["both", "both players' piece", svg`<rect class="piece-both" x="22" y="22" width="56" height="56" rx="12"/>`],
  "@": ["token", "the token", svg`<path class="piece-token" d="M50 14 76 50 50 86 24 50Z"/>`],
  y: ["only-left", "only for Left", svg`<circle class="only-left" cx="50" cy="50" r="22"/>`],
  z: ["only-right", "only for Right", svg`<circle class="only-right" cx="50" cy="50" r="22"/>`],
};

/** Coins have their heads or their tails up. */
const COINS = "ht";
const COIN = {
  h: ["head", "heads", svg`<circle class="coin head" cx="50" cy="50" r="36"/><text class="coin-text" x="50" y="64">H</text>`],
  t: ["tail", "tails", svg`<circle class="coin tail" cx="50" cy="50" r="36"/>`],
};

export function letterOf(letter, letters) {
  if (letters === COINS && COIN[letter]) return COIN[letter];
  if (LETTERS[letter]) return LETTERS[letter];
  if (letters && letter === letters[letters.length - 1] && "#".includes(letter)) return ["gone", "taken or absent", null];
  return ["letter", letter, null];
}

/** One row of toppling dominoes or coins as well as a board of many rows. */
function cellsOf(part, { mini, index = 0, onCell, onKey, players, starts, pieces, lasts, verdicts, hinted, selected, label }) {
  const { rows } = rowsOf(part.body);
  const columns = rows[0]?.length ?? 0;
  const coins = part.letters === COINS;
  const name = (r, c) => (!coins ? cellName(rows.length, r, c) : rows.length === 1 ? String(c + 1) : `${r + 1},${c + 1}`);
  const one = (letter, r, c) => {
    const [mark, words, drawing] = letterOf(letter, part.letters);
    const key = `${index}:${r},${c}`;
    const content = drawing ? svg`<svg viewBox="0 0 100 100" aria-hidden="true">${drawing}</svg>` : mark === "letter" ? letter : nothing;
    const player = players?.get(key);
    const piece = mark === "gone" ? pieces?.get(key) : null;
    if (mini || !onCell) {
      return html`<span class="square" data-mark=${mark} data-player=${player ?? nothing} data-owner=${piece?.player ?? nothing} data-join=${piece?.sides ?? nothing} ?data-last=${lasts?.has(key)}>${content}</span>`;
    }
    const verdict = verdicts?.get(key);
    return html`<button class="square" type="button" data-cell="${r},${c}" data-name=${name(r, c)} data-mark=${mark}
      data-player=${player ?? nothing} data-start=${starts?.get(key) ?? nothing} data-owner=${piece?.player ?? nothing} data-join=${piece?.sides ?? nothing} ?data-last=${lasts?.has(key)} data-verdict=${verdict ?? nothing} data-hint=${hinted?.get(key) ?? nothing} ?data-selected=${selected === key}
      tabindex=${r === 0 && c === 0 ? 0 : -1} aria-label="${name(r, c)}, ${piece ? `${piece.player === "left" ? "Left’s" : "Right’s"} piece` : words}${lasts?.has(key) ? ", last move" : ""}${verdict ? `, ${verdict}` : ""}"
      @click=${() => onCell(index, r, c)} @keydown=${(event) => onKey?.(event, index, r, c)}>${content}</button>`;
  };
  return html`<div class="board ${mini ? "mini" : ""}" .style=${`--columns:${columns};--rows:${rows.length}`} role=${mini ? "img" : "group"}
    aria-label=${label ?? `board of ${rows.length} rows and ${columns} columns`}>
    ${rows.map((row, r) => html`${mini ? nothing : html`<span class="axis" aria-hidden="true">${coins ? (rows.length === 1 ? "" : r + 1) : rows.length - r}</span>`}${[...row].map((letter, c) => one(letter, r, c))}`)}
    ${mini ? nothing : html`<span class="axis"></span>${[...(rows[0] ?? "")].map((_, c) => html`<span class="axis" aria-hidden="true">${coins ? c + 1 : cellName(1, 0, c).slice(0, -1)}</span>`)}`}
  </div>`;
}

/** A heap; `taken` tokens of it, which the last move took, are drawn as empty places. */
function heapOf(size, heap, { index = 0, onHeap, mini, taking, taken = 0, verdicts, hinted }) {
  if (mini) return html`<code>${size}</code>`;
  const shown = Math.min(size, 60);
  const marks = (k) => ({ verdict: verdicts?.get(`${index}:heap:${heap}:${k}`), hint: hinted?.get(`${index}:heap:${heap}:${k}`) });
  return html`<div class="heap">
    <div class="tokens ${shown > 12 ? "wide" : ""}">${Array.from({ length: shown }, (_, k) =>
      onHeap
        ? html`<button type="button" class="token" aria-label="leave ${k} of ${size}${marks(k).verdict ? `, ${marks(k).verdict}` : ""}" title="leave ${k}" data-verdict=${marks(k).verdict ?? nothing} data-hint=${marks(k).hint ?? nothing} @click=${() => onHeap(index, heap, k)}></button>`
        : html`<span class="token"></span>`)}${Array.from({ length: Math.min(taken, 60 - shown) }, () => html`<span class="token ghost" title="taken by the last move"></span>`)}</div>
    <div class="count">${onHeap && !taking
      ? html`<button type="button" aria-label="one less than ${size}" ?disabled=${size === 0} @click=${() => onHeap(index, heap, size - 1)}>−</button>
          <span class="mono">${size}</span>
          <button type="button" aria-label="one more than ${size}" @click=${() => onHeap(index, heap, size + 1)}>+</button>`
      : html`<span class="mono">${size}</span>`}</div>
  </div>`;
}

const pictures = new Map();

/** Asks for the pictures of parts that are not drawn here. */
export async function drawn(parts, signal) {
  await Promise.all(
    parts
      .filter((part) => kindOf(part) === "picture" && !pictures.has(part.text))
      .map(async (part) => {
        try {
          pictures.set(part.text, await askText("picture", { kind: "position", p: part.text }, signal));
        } catch (e) {
          if (signal?.aborted) throw e;
          pictures.set(part.text, null);
        }
      }),
  );
}

/** Whether a part is too large to be drawn and to have its moves listed. */
export const isHuge = (part) => part.isHuge;

/** How a part of a sum is shown: words if it is huge, cells, graph, heaps, picture or value. */
export function kindOf(part) {
  if (part.isHuge) return "huge";
  if (part.cells) return "cells";
  if (part.graph && part.graph.vertices.length + part.graph.edges.length <= MOST_DRAWN) return "graph";
  if (part.kind === "heap" && part.body !== undefined && heapsOf(part.body)) return "heaps";
  return part.kind === "value" ? "value" : "picture";
}

/** A part as the server describes it, with what is in its brackets as it is written there. */
export function described(part) {
  const parsed = taken(part.position);
  return {
    text: part.position,
    family: part.ruleset,
    name: parsed?.ruleset,
    parameters: parsed?.parameters,
    body: parsed?.body,
    kind: part.ruleset === "value" ? "value" : part.board,
    cells: part.rows * part.columns > 0,
    isHuge: part.drawn === false,
    size: part.rows ? `${part.rows} by ${part.columns} cells` : "so many vertices",
    letters: part.alphabet,
    graph: part.graph,
    picture: part.picture,
  };
}

/**
 * The board of one part.
 *
 * actions: index (of the part), onCell(index, row, column), onKey(event, index, row, column),
 * onHeap(index, heap, size), mini, players (a map from "index:row,column" to left, right or both),
 * starts (likewise), selected, taking (heaps only become smaller), pen (see graph-view.js); what a
 * play marks, by the same keys: pieces, lasts, verdicts, hinted, takenOf (see play-board.js)
 */
export function boardOf(part, actions = {}) {
  switch (kindOf(part)) {
    case "huge":
      return html`<p class="notice wait huge">A board of ${part.size} is too large to be drawn, to be changed by clicks, and to have its moves listed; boards of up to ${MOST_CELLS.toLocaleString("en")} cells are.</p>`;
    case "cells":
      return cellsOf(part, actions);
    case "graph":
      return html`<div class="picture graph-picture" tabindex="0" role="group" aria-label="picture of the position">${graphPicture(part.graph, { ...actions, pen: part.graph.parts ? actions.pen : null })}</div>`;
    case "heaps":
      return html`<div class=${actions.mini ? "mini-heaps" : "heaps"}>${heapsOf(part.body).map((size, i) => heapOf(size, i, { ...actions, taken: actions.takenOf?.get(`${actions.index}:${i}`) }))}</div>`;
    case "value":
      return actions.mini ? html`<code>${part.text}</code>` : html`<span class="value-part">${valueOf(part.text, "big")}</span>`;
    default: {
      const picture = pictures.get(part.text);
      return picture
        ? html`<div class="picture board-picture">${unsafeHTML(picture)}</div>`
        : html`<pre class="words-picture">${part.picture ?? part.text}</pre>`;
    }
  }
}

/** A small board, which cannot be clicked; heaps are drawn as they are. */
export const miniatureOf = (part, marks = {}) => boardOf(part, { ...marks, mini: kindOf(part) !== "heaps" });

/** All boards of a sum, side by side. `below` adds something under each. */
export const boardsOf = (parts, actions, below) => html`<div class="boards ${parts.length > 1 ? "many" : ""}">${parts.map((part, index) => html`
  ${index > 0 || part.text.startsWith("-") ? html`<span class="sign" aria-hidden="true">${part.text.startsWith("-") ? "−" : "+"}</span>` : nothing}
  <div class="board-of-part" data-hint=${actions.hinted?.get(`part:${index}`) ?? nothing}><div class="holds-board"><div class="frame">${boardOf(part, { ...actions, index })}</div></div>${below?.(part, index) ?? nothing}</div>`)}</div>`;

/** Moves the focus with the arrows; true if the key was one of them. */
export function moveFocus(event, index, row, column) {
  const step = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key];
  if (!step) return false;
  event.preventDefault();
  const board = event.currentTarget.closest(".board");
  const next = board.querySelector(`[data-cell="${row + step[0]},${column + step[1]}"]`);
  if (next) {
    board.querySelectorAll('[tabindex="0"]').forEach((cell) => cell.setAttribute("tabindex", "-1"));
    next.setAttribute("tabindex", "0");
    next.focus();
  }
  return true;
}

// A plot of two variables: a heat map of any column, coloured by who wins or by how much it is.
import { html, svg, nothing } from "../lib/lit/lit-html.js";
import { outcomeInWords } from "./typeset.js";
import { number, positionOf, wordsOf } from "./families-state.js";

const WIDTH = 720;
const EDGE = 44;
const LARGEST = 52;
/** Colours of two sides, about 0; the others have one, from the least number on. */
const SIGNED = new Set(["mean", "score", "atomic-weight", "left-stop", "right-stop"]);
const BY_WINNER = new Set(["value", "outcome"]);

/** At most about ten of the numbers from one to another. */
function marks(low, high) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((one) => (high - low) / one <= 10) ?? high - low;
  const list = [];
  for (let t = Math.ceil(low / step) * step; t <= high; t += step) list.push(t);
  return list;
}

const least = (list) => list.reduce((a, b) => Math.min(a, b));
const most = (list) => list.reduce((a, b) => Math.max(a, b));

/** The strongest colour on which the numbers can still be read, in per cent. */
const STRONGEST = 46;

/** Round numbers from one to another, at most about six, and both ends. */
function rounds(low, high) {
  const step = [1 / 4, 1 / 2, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((one) => (high - low) / one <= 6) ?? (high - low) / 5;
  const list = [];
  for (let t = Math.ceil(low / step) * step; t <= high; t += step) list.push(t);
  return [...new Set([low, ...list, high])];
}

/** How a number is coloured: its tone, and how much of it in per cent. */
function scaleOf(column, numbers) {
  const [low, high] = [least(numbers), most(numbers)];
  const far = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const of = SIGNED.has(column)
    ? (x) => [x < 0 ? "right" : "left", Math.round((STRONGEST * Math.abs(x)) / far)]
    : (x) => ["next", Math.round((STRONGEST * (x - low)) / (high - low || 1))];
  return { of, ends: rounds(low, high) };
}

/** A number of the legend, as in 1/2 or 5/4. */
const written = (x) => {
  for (const below of [1, 2, 4, 8]) if (Number.isInteger(x * below)) return below === 1 ? String(x) : `${x * below}/${below}`;
  return x.toFixed(2);
};

const fill = ([tone, much]) => `fill:color-mix(in srgb, var(--${tone}) ${much}%, var(--cell))`;
const ground = ([tone, much]) => `background:color-mix(in srgb, var(--${tone}) ${much}%, var(--cell))`;

/** The colours of a column, and what they mean; null if it has nothing that has a colour. */
function colours(column, rows) {
  if (BY_WINNER.has(column)) {
    const outcomes = [...new Set(rows.map((row) => row.columns?.outcome).filter(Boolean))];
    return outcomes.length ? {
      isKnown: (row) => Boolean(row.columns?.outcome),
      classOf: (row) => `is-${row.columns.outcome} ${row.columns.outcome === "P" ? "plot-zero" : ""}`,
      styleOf: () => "",
      legend: ["L", "R", "N", "P", ...outcomes].filter((one, i, all) => outcomes.includes(one) && all.indexOf(one) === i).map((one) => ({ name: `is-${one}`, style: "", words: `${one}: ${outcomeInWords(one)}` })),
      note: outcomes.includes("P") ? `P-positions: ${rows.filter((row) => row.columns?.outcome === "P").length} of ${rows.filter((row) => row.columns?.outcome).length}` : "",
    } : null;
  }
  const numbers = rows.map((row) => number(row.columns?.[column])).filter((x) => !Number.isNaN(x));
  if (!numbers.length) return null;
  const scale = scaleOf(column, numbers);
  return {
    isKnown: (row) => !Number.isNaN(number(row.columns?.[column])),
    classOf: () => "",
    styleOf: (row) => fill(scale.of(number(row.columns[column]))),
    legend: scale.ends.map((x) => ({ name: "", style: ground(scale.of(x)), words: written(x) })),
    note: "",
  };
}

/** Whether a column can be plotted over two variables. */
export const hasColours = (column, rows) => colours(column, rows) !== null;

/** The arrows lead from cell to cell. */
function step(event) {
  const way = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  if (!way) return;
  event.preventDefault();
  const here = event.currentTarget;
  const [x, y] = here.dataset.at.split(",").map(Number);
  const next = here.parentNode.querySelector(`[data-at="${x + way[0]},${y + way[1]}"]`);
  if (!next) return;
  here.setAttribute("tabindex", "-1");
  next.setAttribute("tabindex", "0");
  next.focus();
}

/** The rows as coloured cells: the first variable to the right, the second upwards. */
export function heatMap(state, column, actions) {
  const [across, up] = Object.keys(state.ranges);
  const all = colours(column, state.rows);
  if (!all) return html`<p class="secondary">Nothing in ${wordsOf(column)} has a colour; choose another column.</p>`;
  const places = state.rows.filter((row) => row.variables);
  const [xs, ys] = [places.map((row) => row.variables[across]), places.map((row) => row.variables[up])];
  const [x0, x1, y0, y1] = [least(xs), most(xs), least(ys), most(ys)];
  const size = Math.min(LARGEST, (WIDTH - EDGE - 24) / (x1 - x0 + 1), (WIDTH - 2 * EDGE) / (y1 - y0 + 1));
  const [width, height] = [EDGE + size * (x1 - x0 + 1) + 24, size * (y1 - y0 + 1) + EDGE + 20];
  const round = (z) => Math.round(z * 100) / 100;
  const px = (x) => round(EDGE + (x - x0) * size);
  const py = (y) => round(20 + (y1 - y) * size);
  const gap = size > 10 ? 1 : 0;
  const entry = (row) => row.columns?.[column] ?? row.error?.message ?? "nothing";
  const place = (row) => `${across} = ${row.variables[across]}, ${up} = ${row.variables[up]}`;
  const cellOf = (row, i) => {
    const text = String(row.columns?.[column] ?? (row.error ? "?" : "–"));
    const isKnown = all.isKnown(row);
    return svg`<a href=${positionOf(row.variables)} tabindex=${i === 0 ? 0 : -1} data-at="${row.variables[across]},${row.variables[up]}" aria-label="${place(row)}: ${entry(row)}" @keydown=${step} @mouseenter=${() => actions.hover(row)} @focus=${() => actions.hover(row)}>
      <rect class="heat ${isKnown ? all.classOf(row) : "unknown"}" .style=${isKnown ? all.styleOf(row) : ""} x=${px(row.variables[across])} y=${py(row.variables[up])} width=${round(size - gap)} height=${round(size - gap)}><title>${place(row)}: ${entry(row)}</title></rect>
      ${size >= 24 && text.length * 8 <= size - 4 ? svg`<text class="heat-text" x=${round(px(row.variables[across]) + size / 2)} y=${round(py(row.variables[up]) + size / 2 + 4.5)} text-anchor="middle">${text}</text>` : nothing}</a>`;
  };
  const { hover } = state;
  return html`<figure class="plot square-plot"><svg viewBox="0 0 ${round(width)} ${round(height)}" .style=${`max-width:${Math.round(width)}px`} role="group" aria-label="${wordsOf(column)} of ${state.of}">
    ${marks(y0, y1).map((y) => svg`<text class="plot-text" x=${EDGE - 8} y=${round(py(y) + size / 2 + 4)} text-anchor="end">${y}</text>`)}
    ${marks(x0, x1).map((x) => svg`<text class="plot-text" x=${round(px(x) + size / 2)} y=${round(py(y0) + size + 18)} text-anchor="middle">${x}</text>`)}
    <text class="plot-text name" x=${round(px(x1) + size + 8)} y=${round(py(y0) + size + 18)}>${across}</text><text class="plot-text name" x=${EDGE - 8} y="12" text-anchor="end">${up}</text>
    ${places.map(cellOf)}
  </svg><p class="legend small">${all.legend.map(({ name, style, words }) => html`<span><i class=${name} .style=${style}></i>${words}</span>`)}</p>
  <figcaption class="small secondary" aria-live="polite">${wordsOf(column)}${all.note ? `; ${all.note}` : ""}${hover ? html`; at ${place(hover)}: <b>${entry(hover)}</b>` : nothing}</figcaption></figure>`;
}

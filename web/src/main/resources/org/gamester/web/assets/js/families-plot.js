// A plot of two variables: the places at which the second player wins.
import { html, svg, nothing } from "../lib/lit/lit-html.js";
import { positionOf } from "./families-state.js";

const SIZE = 420;
const EDGE = 44;

/** At most about ten of the numbers from one to another. */
function marks(low, high) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((one) => (high - low) / one <= 10) ?? high - low;
  const list = [];
  for (let t = Math.ceil(low / step) * step; t <= high; t += step) list.push(t);
  return list;
}

/** The P-positions among the rows, as dots: the first variable to the right, the second upwards. */
export function plotOfPositions(state) {
  const [across, up] = Object.keys(state.ranges);
  const known = state.rows.filter((row) => row.columns?.outcome);
  if (!known.length) return html`<p class="secondary">No outcome is known, so there is nothing to plot.</p>`;
  const xs = known.map((row) => row.variables[across]);
  const ys = known.map((row) => row.variables[up]);
  const [x0, x1, y0, y1] = [xs, ys].flatMap((all) => [all.reduce((a, b) => Math.min(a, b)), all.reduce((a, b) => Math.max(a, b))]);
  const step = (SIZE - 2 * EDGE) / Math.max(x1 - x0, y1 - y0, 1);
  const px = (x) => Math.round((EDGE + (x - x0) * step) * 100) / 100;
  const py = (y) => Math.round((SIZE - EDGE - (y - y0) * step) * 100) / 100;
  const zeros = known.filter((row) => row.columns.outcome === "P");
  const radius = Math.max(1.6, Math.min(6, step / 3));
  const place = (row) => `${across} = ${row.variables[across]}, ${up} = ${row.variables[up]}`;
  return html`<figure class="plot square-plot"><svg viewBox="0 0 ${SIZE} ${SIZE}" role="group" aria-label="P-positions of ${state.of}">
    ${marks(y0, y1).map((y) => svg`<line class="plot-grid" x1=${px(x0)} x2=${px(x1)} y1=${py(y)} y2=${py(y)}/><text class="plot-text" x=${px(x0) - 10} y=${py(y) + 4} text-anchor="end">${y}</text>`)}
    ${marks(x0, x1).map((x) => svg`<line class="plot-grid" x1=${px(x)} x2=${px(x)} y1=${py(y0)} y2=${py(y1)}/><text class="plot-text" x=${px(x)} y=${py(y0) + 20} text-anchor="middle">${x}</text>`)}
    <text class="plot-text" x=${px(x1) + 12} y=${py(y0) + 4}>${across}</text><text class="plot-text" x=${px(x0)} y=${py(y1) - 12} text-anchor="middle">${up}</text>
    ${zeros.map((row) => svg`<a href=${positionOf(row.variables)} aria-label="P-position at ${place(row)}"><circle class="plot-point plot-zero" cx=${px(row.variables[across])} cy=${py(row.variables[up])} r=${radius}><title>${place(row)}</title></circle></a>`)}
  </svg><figcaption class="small secondary">P-positions, at which the previous player wins: ${zeros.length} of ${known.length}${known.length < state.rows.length ? `; ${state.rows.length - known.length} without an outcome` : nothing}</figcaption></figure>`;
}

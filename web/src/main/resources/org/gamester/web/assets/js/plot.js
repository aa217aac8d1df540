// A plot of one variable: points for Grundy values, lines for means, bars of temperature around them.
import { html, svg, nothing } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { askText } from "./api.js";
import { number, positionOf } from "./families-state.js";

const WIDTH = 900;
const HEIGHT = 380;
const LEFT = 50;
const BOTTOM = 34;
const thermographs = new Map();

const round = (x) => Math.round(x * 100) / 100;

/** Round numbers between two bounds, at most about eight. */
function ticks(low, high) {
  const raw = (high - low) / 7 || 1;
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= raw);
  const list = [];
  for (let t = Math.ceil(low / step) * step; t <= high + step / 1e6; t += step) list.push(Math.abs(t) < step / 1e6 ? 0 : Number(t.toPrecision(6)));
  return list;
}

function lookAt(row, actions) {
  const value = row.columns?.value;
  actions.hover(row);
  if (value && !thermographs.has(value)) {
    thermographs.set(value, null);
    askText("picture", { kind: "thermograph", p: value }).then((picture) => {
      thermographs.set(value, picture);
      actions.draw();
    }, () => {});
  }
}

/** The column that is plotted: the first that is shown and has numbers. */
export const plotted = (state) =>
  ["nimber", "mean", "temperature", "birthday", "stop-count"].find((name) => state.show.includes(name)) ?? (state.rows.some((row) => row.columns?.nimber !== undefined && row.columns?.nimber !== null) ? "nimber" : "mean");

export function plot(state, actions) {
  const [variable] = Object.keys(state.ranges);
  const column = plotted(state);
  const points = state.rows.map((row) => ({ row, x: row.variables[variable], y: number(row.columns?.[column]), t: column === "mean" ? number(row.columns?.temperature) : Number.NaN })).filter(({ y }) => !Number.isNaN(y));
  if (!points.length) return html`<p class="secondary">Nothing to plot in these columns: choose <b>nimber</b>, <b>mean</b> or <b>temperature</b>.</p>`;
  const xs = points.map(({ x }) => x);
  const spread = ({ y, t }) => (t > 0 ? [y - t, y + t] : [y]);
  const ys = [0, ...points.flatMap(spread)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const px = (x) => round(LEFT + ((x - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - 16));
  const py = (y) => round(HEIGHT - BOTTOM - ((y - y0) / (y1 - y0 || 1)) * (HEIGHT - BOTTOM - 14));
  const size = points.length > 400 ? 1.8 : points.length > 120 ? 2.6 : 3.6;
  const line = column === "nimber" ? nothing : svg`<polyline class="plot-line" points=${points.map(({ x, y }) => `${px(x)},${py(y)}`).join(" ")}/>`;
  const { hover } = state;
  const picture = hover && thermographs.get(hover.columns?.value);
  return html`<figure class="plot"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="${column} of ${state.of} for ${variable} from ${x0} to ${x1}">
    ${ticks(y0, y1).map((y) => svg`<line class="plot-grid" x1=${LEFT} x2=${WIDTH - 16} y1=${py(y)} y2=${py(y)}/><text class="plot-text" x=${LEFT - 8} y=${py(y) + 4} text-anchor="end">${y}</text>`)}
    ${ticks(x0, x1).map((x) => svg`<text class="plot-text" x=${px(x)} y=${HEIGHT - 12} text-anchor="middle">${x}</text>`)}
    ${points.filter(({ t }) => t > 0).map(({ x, y, t }) => svg`<line class="plot-span" x1=${px(x)} x2=${px(x)} y1=${py(y - t)} y2=${py(y + t)}/>`)}
    ${line}
    ${points.map(({ row, x, y }) => svg`<a href=${positionOf(row.variables)} aria-label="${variable} = ${x}: ${row.columns[column]}" @mouseenter=${() => lookAt(row, actions)} @focus=${() => lookAt(row, actions)}><circle class="plot-point ${hover === row ? "hovered" : ""}" cx=${px(x)} cy=${py(y)} r=${size}/></a>`)}
  </svg><figcaption class="small secondary">${column}, ${variable} from ${x0} to ${x1}${hover ? html`; at ${variable} = <b>${hover.variables[variable]}</b>: ${column} <b>${hover.columns[column]}</b>` : nothing}</figcaption>
  ${picture ? html`<div class="picture plot-thermograph">${unsafeHTML(picture)}</div>` : nothing}</figure>`;
}

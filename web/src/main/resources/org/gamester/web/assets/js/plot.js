// A plot of one variable: points for Grundy values, lines for other numbers, bars of temperature around
// means; where a period begins, and how often it comes again.
import { html, svg, nothing } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { askText } from "./api.js";
import { number, positionOf, wordsOf } from "./families-state.js";

const WIDTH = 900;
const HEIGHT = 380;
const LEFT = 50;
const BOTTOM = 34;
const TOP = 26;
/** Narrower periods are not drawn one by one. */
const LEAST_PERIOD = 5;
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

const hasNumbers = (column, rows) => rows.some((row) => !Number.isNaN(number(row.columns?.[column])));

/** What of a column is plotted over one variable: values by their nimbers if there are any, else by their means. */
export function plotted(column, rows) {
  if (column !== "value") return column;
  return ["nimber", "mean"].find((name) => hasNumbers(name, rows)) ?? "value";
}

/** Whether a column can be plotted over one variable. */
export const hasPoints = (column, rows) => hasNumbers(plotted(column, rows), rows);

/** The stretches of a period, every other one tinted, and where it begins. */
function periods(patterns, x0, x1, px) {
  const { period, preperiod, proved, observedTo } = patterns ?? {};
  if (!period || preperiod > x1) return nothing;
  const end = proved ? x1 : Math.min(x1, observedTo ?? x1);
  const width = px(x0 + period) - px(x0);
  const bands = [];
  if (width >= LEAST_PERIOD) for (let a = preperiod, k = 0; a <= end; a += period, k++) bands.push([a, Math.min(a + period, end + 1), k]);
  const at = (x) => px(Math.min(Math.max(x - 0.5, x0), x1));
  return svg`${bands.filter(([, , k]) => k % 2 === 0).map(([a, b]) => svg`<rect class="plot-period" x=${at(a)} y=${TOP} width=${round(at(b) - at(a))} height=${HEIGHT - BOTTOM - TOP}/>`)}
    <line class="plot-begin ${proved ? "" : "seen"}" x1=${at(preperiod)} x2=${at(preperiod)} y1=${TOP - 4} y2=${HEIGHT - BOTTOM}/>
    <text class="plot-text" x=${round(Math.min(at(preperiod) + 4, WIDTH - 260))} y=${TOP - 10}>period ${period} from ${preperiod}, ${proved ? "proved" : "seen, not proved"}</text>`;
}

export function plot(state, asked, actions) {
  const [variable] = Object.keys(state.ranges);
  const column = plotted(asked, state.rows);
  const points = state.rows.map((row) => ({ row, x: row.variables[variable], y: number(row.columns?.[column]), t: column === "mean" ? number(row.columns?.temperature) : Number.NaN })).filter(({ y }) => !Number.isNaN(y));
  if (!points.length) return html`<p class="secondary">Nothing in ${wordsOf(asked)} is a number: choose <b>nimber</b>, <b>mean</b> or <b>temperature</b>.</p>`;
  const xs = points.map(({ x }) => x);
  const spread = ({ y, t }) => (t > 0 ? [y - t, y + t] : [y]);
  const ys = [0, ...points.flatMap(spread)];
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const px = (x) => round(LEFT + ((x - x0) / (x1 - x0 || 1)) * (WIDTH - LEFT - 16));
  const py = (y) => round(HEIGHT - BOTTOM - ((y - y0) / (y1 - y0 || 1)) * (HEIGHT - BOTTOM - TOP));
  const size = points.length > 400 ? 1.8 : points.length > 120 ? 2.6 : 3.6;
  const line = column === "nimber" ? nothing : svg`<polyline class="plot-line" points=${points.map(({ x, y }) => `${px(x)},${py(y)}`).join(" ")}/>`;
  const { hover } = state;
  const picture = hover && thermographs.get(hover.columns?.value);
  const words = wordsOf(column);
  return html`<figure class="plot"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="group" aria-label="${words} of ${state.of} for ${variable} from ${x0} to ${x1}">
    ${periods(state.patterns, x0, x1, px)}
    ${ticks(y0, y1).map((y) => svg`<line class="plot-grid" x1=${LEFT} x2=${WIDTH - 16} y1=${py(y)} y2=${py(y)}/><text class="plot-text" x=${LEFT - 8} y=${py(y) + 4} text-anchor="end">${y}</text>`)}
    ${ticks(x0, x1).map((x) => svg`<text class="plot-text" x=${px(x)} y=${HEIGHT - 12} text-anchor="middle">${x}</text>`)}
    ${points.filter(({ t }) => t > 0).map(({ x, y, t }) => svg`<line class="plot-span" x1=${px(x)} x2=${px(x)} y1=${py(y - t)} y2=${py(y + t)}/>`)}
    ${line}
    ${points.map(({ row, x, y }) => svg`<a href=${positionOf(row.variables)} aria-label="${variable} = ${x}: ${row.columns[column]}" @mouseenter=${() => lookAt(row, actions)} @focus=${() => lookAt(row, actions)}><circle class="plot-point ${hover === row ? "hovered" : ""}" cx=${px(x)} cy=${py(y)} r=${size}/></a>`)}
  </svg><figcaption class="small secondary">${words}, ${variable} from ${x0} to ${x1}${hover ? html`; at ${variable} = <b>${hover.variables[variable]}</b>: ${words} <b>${hover.columns[column]}</b>` : nothing}</figcaption>
  ${picture ? html`<div class="picture plot-thermograph">${unsafeHTML(picture)}</div>` : nothing}</figure>`;
}

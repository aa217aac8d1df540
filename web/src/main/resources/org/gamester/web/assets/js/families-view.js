// What Families shows: the form, the grid, the table, the plot, what repeats.
import { html, nothing } from "../lib/lit/lit-html.js";
import { caret, running } from "./states.js";
import { formulaOf, outcomeInWords, outcomeOf } from "./typeset.js";
import { COLUMNS, EXAMPLES, isTypeset, viewOf } from "./families.js";
import { plot } from "./plot.js";

const empty = (actions) => html`<p class="lead">A position with variables, over ranges: values, outcomes, temperatures, periods.</p>
  <ul class="cards">${EXAMPLES.map(([title, of, ranges, show, view]) => html`<li><button type="button" class="panel card" @click=${() => actions.set({ of, ranges, show: show.split(","), view, by: show === "nimber" ? "nimber" : "outcome" })}><h3>${title}</h3><code class="secondary">${of}</code></button></li>`)}</ul>`;

export const number = (text) => {
  const match = /^(-?\d+)(?:\/(\d+))?$/.exec(String(text ?? ""));
  return match ? Number(match[1]) / Number(match[2] ?? 1) : Number.NaN;
};

/** In which of six steps from cold to hot. */
function heat(text) {
  const t = number(text);
  return Number.isNaN(t) ? "" : `heat-${t < 0 ? 0 : t === 0 ? 1 : t < 1 ? 2 : t < 2 ? 3 : t < 3 ? 4 : 5}`;
}

function shade(state, columns) {
  if (!columns) return "";
  if (state.by === "temperature") return heat(columns.temperature);
  if (state.by === "mean") {
    const mean = number(columns.mean);
    return Number.isNaN(mean) ? "" : mean > 0 ? "is-L" : mean < 0 ? "is-R" : "is-P";
  }
  if (state.by === "nimber") return columns.nimber === null || columns.nimber === undefined ? "" : `heat-${Math.min(5, columns.nimber)}`;
  return columns.outcome ? `is-${columns.outcome}` : "";
}

const shown = (column, columns) => {
  const value = columns?.[column];
  if (value === null || value === undefined) return html`<span class="secondary">–</span>`;
  return column === "outcome" ? outcomeOf(value) : isTypeset(column) ? formulaOf(value) : String(value);
};

/** The position of a row, to look at it more closely. */
export function positionOf(state, variables) {
  let text = state.of;
  for (const [name, value] of Object.entries(variables)) {
    text = text.replaceAll(`{${name}}`, value);
    const at = text.indexOf("(");
    text = text.slice(0, at) + text.slice(at).replace(new RegExp(`(?<![\\w])${name}(?![\\w(])`, "g"), value);
  }
  return `/explore?p=${encodeURIComponent(text)}`;
}

function grid(state) {
  const [down, across] = Object.keys(state.ranges);
  const rows = [...new Set(state.rows.map((row) => row.variables[down]))];
  const columns = [...new Set(state.rows.map((row) => row.variables[across]))].sort((a, b) => a - b);
  const at = new Map(state.rows.map((row) => [`${row.variables[down]},${row.variables[across]}`, row]));
  return html`<div class="scrolls"><table class="grid-table"><thead><tr><th scope="col">${down} \\ ${across}</th>${columns.map((n) => html`<th scope="col">${n}</th>`)}</tr></thead>
    <tbody>${rows.map((m) => html`<tr><th scope="row">${m}</th>${columns.map((n) => {
      const row = at.get(`${m},${n}`);
      return html`<td class=${shade(state, row?.columns)} title=${row?.error?.message ?? row?.columns?.[state.show[0]] ?? ""}>${row ? html`<a href=${positionOf(state, row.variables)}>${row.error ? "…" : state.show.map((column, i) => html`${i ? html`<br>` : nothing}${shown(column, row.columns)}`)}</a>` : nothing}</td>`;
    })}</tr>`)}</tbody></table></div>${legend(state)}`;
}

function legend(state) {
  const entries = state.by === "temperature" ? [["heat-0", "a number: below 0"], ["heat-1", "0"], ["heat-2", "below 1"], ["heat-3", "below 2"], ["heat-4", "below 3"], ["heat-5", "3 and more"]]
    : state.by === "nimber" ? [0, 1, 2, 3, 4, 5].map((n) => [`heat-${n}`, n === 5 ? "5 and more" : String(n)])
    : state.by === "mean" ? [["is-L", "mean above 0"], ["is-P", "0"], ["is-R", "below 0"]]
    : ["L", "R", "N", "P"].map((outcome) => [`is-${outcome}`, `${outcome}: ${outcomeInWords(outcome)}`]);
  return html`<p class="legend small">${entries.map(([name, words]) => html`<span><i class=${name}></i>${words}</span>`)}</p>`;
}

const table = (state) => html`<div class="scrolls"><table class="rows-table"><thead><tr>${Object.keys(state.ranges).map((name) => html`<th scope="col">${name}</th>`)}${state.show.map((column) => html`<th scope="col">${column}</th>`)}</tr></thead>
  <tbody>${state.rows.map((row) => html`<tr class=${shade(state, row.columns)}>${Object.values(row.variables).map((value, i) => (i === 0 ? html`<th scope="row"><a href=${positionOf(state, row.variables)}>${value}</a></th>` : html`<td>${value}</td>`))}
    ${row.error ? html`<td colspan=${state.show.length} class="secondary">${row.error.message}</td>` : state.show.map((column) => html`<td>${shown(column, row.columns)}</td>`)}</tr>`)}</tbody></table></div>`;

function periods(state) {
  const { patterns } = state;
  if (!patterns) return nothing;
  return html`<div class="notice ${patterns.proved ? "good" : ""}">${patterns.period
    ? html`<strong>period ${patterns.period} from n = ${patterns.preperiod}</strong>, ${patterns.proved ? "proved" : "seen, not proved"}. <span class="secondary">${patterns.pattern}</span>`
    : html`<strong>No period seen</strong> up to ${state.rows.at(-1)?.variables ? Object.values(state.rows.at(-1).variables)[0] : "the end"}. ${patterns.pattern ?? ""}`}
    ${patterns.formula ? html`<br>${patterns.formula}` : nothing}</div>`;
}

export function page(state, actions) {
  const names = Object.keys(state.ranges);
  const view = viewOf();
  const tab = (id, words) => html`<button type="button" aria-pressed=${view === id ? "true" : "false"} @click=${() => actions.set({ view: id }, false)}>${words}</button>`;
  const { job } = state;
  return html`<h1>Families</h1>
  <form class="row end family-line" @submit=${(event) => {
    event.preventDefault();
    actions.family(new FormData(event.target).get("of").trim());
  }}><label class="field grow">family<input name="of" class="mono" .value=${state.of} placeholder="domineering({m}x{n})" spellcheck="false"></label>
    ${names.map((name) => html`<label class="field">${name}<input class="mono range" .value=${state.ranges[name]} @change=${(event) => actions.range(name, event.target.value)}></label>`)}
    <button class="main">Show</button></form>
  ${state.of
    ? html`<div class="row chips" role="group" aria-label="columns">${COLUMNS.map((column) => html`<button type="button" class="chip" aria-pressed=${state.show.includes(column) ? "true" : "false"} @click=${() => actions.toggle(column)}>${column}</button>`)}</div>
    <div class="row spread"><div class="segmented" role="group" aria-label="view">${names.length === 2 ? tab("grid", "grid") : nothing}${tab("table", "table")}${tab("plot", "plot")}</div>
      <label class="row small">colour by <select @change=${(event) => actions.set({ by: event.target.value })}>${["outcome", "temperature", "mean", "nimber"].map((by) => html`<option ?selected=${by === state.by}>${by}</option>`)}</select></label></div>
    ${job?.status === "running" ? running(`${state.rows.length} rows`, job, actions.stop) : nothing}
    ${job?.status === "stopped" ? html`<p class="notice wait">Stopped after ${state.rows.length} rows.</p>` : nothing}
    ${state.error ? html`<div class="notice error" role="alert"><strong>${state.error.message}</strong>${state.error.detail ?? ""}${caret(state.of, state.error.column)}</div>` : nothing}
    <section class="panel result" aria-label="result">${state.rows.length === 0 ? html`<p class="secondary">${job?.isOpen ? "Rows appear as they are computed." : "No rows."}</p>` : view === "grid" && names.length === 2 ? grid(state) : view === "plot" ? plot(state, actions) : table(state)}</section>
    ${periods(state)}
    <div class="tools row copies">export: ${["CSV", "JSON", "LaTeX"].map((format) => html`<button type="button" class="plain" @click=${() => actions.save(format)}>${format}</button><button type="button" class="plain" aria-label="copy ${format}" @click=${() => actions.copy(format)}>(copy)</button>`)}<button type="button" class="plain" @click=${actions.picture} ?disabled=${state.rows.length === 0}>SVG</button>${state.picture?.status === "running" ? running("drawing", state.picture, () => state.picture.stop()) : nothing}</div>
    ${state.picture?.status === "failed" ? html`<p class="notice wait">${state.picture.error.message}</p>` : nothing}`
    : empty(actions)}`;
}

// What Studies shows: the list of files; of one its question, how far it is, and its rows.
import { html, nothing } from "../lib/lit/lit-html.js";
import { running } from "./states.js";
import { grid, legend, shade, shown } from "./families-view.js";
import { hasPoints, plot } from "./plot.js";
import { hasColours, heatMap } from "./families-plot.js";
import { wordsOf } from "./families-state.js";
import { counted } from "./words.js";

const standing = (study) => html`${counted(study.rows, "row")}${study.givenUp ? `, ${study.givenUp} given up` : ""}${study.complete ? ", complete" : ""}${study.heldBy ? html`, <strong>at work</strong>` : nothing}`;

export const list = (state) => html`<h1>Studies</h1>
  <p class="lead">Questions asked of thousands of positions, each in a file of its own. They are shown here, also while a run works at them, and never written.</p>
  ${state.error ? html`<p class="notice error" role="alert">${state.error}</p>` : nothing}
  ${state.files?.length === 0 ? html`<p class="notice">There is no study here. <code>gamester web --studies DIR</code> shows those of a folder; <code>gamester study new</code> makes one.</p>` : nothing}
  <ul class="cards">${(state.files ?? []).map((file) => html`<li><a class="panel card" href="/studies/${encodeURIComponent(file.name)}"><h2>${file.name}</h2>${file.error
    ? html`<p class="small">${file.error}</p>`
    : html`<p><code>${file.question} ${file.ranges.join(" ")}</code></p><p class="small">${file.columns.join(", ")}</p><p class="small">${standing(file)}</p>`}</a></li>`)}</ul>`;

const positionOf = (row) => `/explore?p=${encodeURIComponent(row.position)}`;

function head(state, column, actions) {
  const order = state.sort === column ? "ascending" : state.sort === `-${column}` ? "descending" : "none";
  return html`<th scope="col" aria-sort=${order}><button type="button" class="plain" @click=${() => actions.sortBy(column)}>${column}${order === "ascending" ? " ▲" : order === "descending" ? " ▼" : ""}</button></th>`;
}

function table(state, family, actions) {
  const { variables, columns } = state.study;
  return html`<div class="scrolls"><table class="rows-table"><thead><tr>${variables.length ? variables.map((name) => head(state, name, actions)) : html`<th scope="col">position</th>`}${columns.map((column) => head(state, column, actions))}</tr></thead>
  <tbody>${family.rows.map((row) => html`<tr class=${shade(family, row.columns)}>${variables.length
    ? variables.map((name, i) => (i === 0 ? html`<th scope="row"><a href=${positionOf(row)}>${row.variables[name]}</a></th>` : html`<td>${row.variables[name]}</td>`))
    : html`<th scope="row"><a href=${positionOf(row)}>${row.position}</a></th>`}${columns.map((column) => html`<td>${shown(column, row.columns)}</td>`)}</tr>`)}</tbody></table></div>${legend(family)}`;
}

/** The column that is plotted: the one chosen, else the first that has numbers or colours. */
function plotOf({ study, plot: chosen }, family) {
  const isPlotted = study.variables.length === 2 ? hasColours : hasPoints;
  return [chosen, ...study.columns].find((column) => column && isPlotted(column, family.rows)) ?? study.columns[0];
}

/** The same question in Families, if it is one of variables. */
const inFamilies = (study) => {
  const ranges = study.ranges.map((range) => range.split("="));
  const words = new URLSearchParams([["of", study.question], ...ranges, ["show", study.columns.join(",")]]);
  return study.variables.length && ranges.length === study.variables.length ? html` · <a href="/families?${words}">in Families</a>` : nothing;
};

function result(state, family, actions) {
  const { study, view } = state;
  if (!family.rows.length) return html`<p class="secondary">${state.where ? "No row is like that." : "No rows yet."}</p>`;
  if (view === "grid" && study.variables.length === 2) return grid(family);
  if (view === "plot" && study.variables.length === 2) return heatMap(family, plotOf(state, family), actions);
  if (view === "plot" && study.variables.length === 1) return plot(family, plotOf(state, family), actions);
  return table(state, family, actions);
}

/** The rows before and after those that are shown. */
function pages(state, family, actions) {
  const step = 1000;
  if (!state.from && !state.hasMore) return nothing;
  return html`<div class="row">${state.from ? html`<button type="button" @click=${() => actions.set({ from: Math.max(0, state.from - step) })}>Earlier rows</button>` : nothing}
    <span class="small secondary">rows ${state.from + 1} to ${state.from + family.rows.length}</span>
    ${state.hasMore ? html`<button type="button" @click=${() => actions.set({ from: state.from + step })}>Further rows</button>` : nothing}</div>`;
}

export function page(state, family, actions) {
  const { study, job } = state;
  const count = study?.variables.length;
  const views = ["table", ...(count === 2 ? ["grid", "plot"] : count === 1 ? ["plot"] : [])];
  const view = views.includes(state.view) ? state.view : "table";
  return html`<p class="small"><a href="/families">Families</a> · <a href="/studies">Studies</a></p><h1>${state.name}</h1>
  ${study ? html`<p class="lead"><code>${study.question} ${study.ranges.join(" ")}</code></p><p class="small" data-standing>${standing(study)}${inFamilies(study)}</p>
  <form class="row end" @submit=${(event) => {
    event.preventDefault();
    actions.set({ where: new FormData(event.target).get("where").trim() });
  }}><label class="field grow">only rows where<input name="where" class="mono" .value=${state.where} placeholder="temperature > 1" spellcheck="false"></label><button class="main">Show</button></form>
  <div class="row spread"><div class="segmented" role="group" aria-label="view">${views.map((id) => html`<button type="button" aria-pressed=${view === id ? "true" : "false"} @click=${() => actions.show({ view: id })}>${id}</button>`)}</div>
    ${view === "plot" ? html`<label class="row small">plot <select @change=${(event) => actions.show({ plot: event.target.value })}>${study.columns.map((column) => html`<option value=${column} ?selected=${column === plotOf(state, family)}>${wordsOf(column)}</option>`)}</select></label>` : nothing}
    <label class="row small">colour by <select @change=${(event) => actions.show({ by: event.target.value })}>${["outcome", "temperature", "mean", "nimber"].map((by) => html`<option ?selected=${by === family.by}>${by}</option>`)}</select></label></div>` : nothing}
  ${job?.status === "running" ? running("reading", job, () => job.stop()) : nothing}
  ${state.error ? html`<div class="notice error" role="alert">${state.error}</div>` : nothing}
  ${study ? html`<section class="panel result" aria-label="rows">${result({ ...state, view }, family, actions)}</section>${pages(state, family, actions)}` : nothing}`;
}

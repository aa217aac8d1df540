// What Families shows: the form, the grid, the table, the plot, what repeats.
import { html, nothing } from "../lib/lit/lit-html.js";
import { caret, running } from "./states.js";
import { formulaOf, outcomeInWords, outcomeOf } from "./typeset.js";
import { COLUMNS, EXAMPLES, isTypeset, meaningOf, number, plotColumn, positionOf, viewOf, wordsOf } from "./families-state.js";
import { hasPoints, plot } from "./plot.js";
import { hasColours, heatMap } from "./families-plot.js";
import { countOf, sharedError } from "./families-rows.js";
import { counted } from "./words.js";

const empty = (state, actions) => html`<p class="lead">A position with variables, over ranges: values, outcomes, temperatures, periods.</p>
  <ul class="cards">${EXAMPLES.map(([title, of, ranges, show, view]) => html`<li><button type="button" class="panel card" @click=${() => actions.set({ of, ranges, show: show.split(","), view, by: show === "nimber" ? "nimber" : "outcome" })}><h3>${title}</h3><code class="secondary">${of}</code></button></li>`)}</ul>
  ${studiesOf(state)}`;

/** The studies that the server has: tables that took longer than one watches. */
const studiesOf = (state) => (state.studies.length
  ? html`<section aria-labelledby="studies-here"><h2 id="studies-here">Studies</h2><ul class="cards">${state.studies.map((study) => html`<li><a class="panel card" href="/studies/${encodeURIComponent(study.name)}"><h3>${study.name}</h3>${study.error ? nothing : html`<code class="secondary">${study.question} ${study.ranges.join(" ")}</code><p class="small">${counted(study.rows, "row")}${study.complete ? ", complete" : ""}</p>`}</a></li>`)}</ul></section>`
  : html`<p class="small secondary"><a href="/studies">Studies</a> are tables that take hours: <code>gamester study</code> makes them, and <code>gamester web --studies DIR</code> shows them here.</p>`);

/** In which of six steps from cold to hot. */
function heat(text) {
  const t = number(text);
  return Number.isNaN(t) ? "" : `heat-${t < 0 ? 0 : t === 0 ? 1 : t < 1 ? 2 : t < 2 ? 3 : t < 3 ? 4 : 5}`;
}

/** The class of a row or cell that is coloured by a column. */
export function shade(state, columns) {
  if (!columns) return "";
  if (state.by === "temperature") return heat(columns.temperature);
  if (state.by === "mean") {
    const mean = number(columns.mean);
    return Number.isNaN(mean) ? "" : mean > 0 ? "is-L" : mean < 0 ? "is-R" : "is-P";
  }
  if (state.by === "nimber") return columns.nimber === null || columns.nimber === undefined ? "" : `heat-${Math.min(5, columns.nimber)}`;
  return columns.outcome ? `is-${columns.outcome}` : "";
}

/** An entry: values typeset, outcomes in words. */
export const shown = (column, columns) => {
  const value = columns?.[column];
  if (value === null || value === undefined) return html`<span class="secondary">–</span>`;
  return column === "outcome" ? outcomeOf(value) : isTypeset(column) ? formulaOf(value) : String(value);
};

/** The rows of a family in two variables, the first downwards. */
export function grid(state) {
  const [down, across] = Object.keys(state.ranges);
  const rows = [...new Set(state.rows.map((row) => row.variables[down]))];
  const columns = [...new Set(state.rows.map((row) => row.variables[across]))].sort((a, b) => a - b);
  const at = new Map(state.rows.map((row) => [`${row.variables[down]},${row.variables[across]}`, row]));
  return html`<div class="scrolls"><table class="grid-table"><thead><tr><th scope="col">${down} \\ ${across}</th>${columns.map((n) => html`<th scope="col">${n}</th>`)}</tr></thead>
    <tbody>${rows.map((m) => html`<tr><th scope="row">${m}</th>${columns.map((n) => {
      const row = at.get(`${m},${n}`);
      return html`<td class=${shade(state, row?.columns)} title=${row?.error?.message ?? row?.columns?.[state.show[0]] ?? ""}>${row ? html`<a href=${positionOf(row.variables)}>${row.error ? "…" : state.show.map((column, i) => html`${i ? html`<br>` : nothing}${shown(column, row.columns)}`)}</a>` : nothing}</td>`;
    })}</tr>`)}</tbody></table></div>${legend(state)}`;
}

/** What the colours mean. */
export function legend(state) {
  const entries = state.by === "temperature" ? [["heat-0", "a number: below 0"], ["heat-1", "0"], ["heat-2", "below 1"], ["heat-3", "below 2"], ["heat-4", "below 3"], ["heat-5", "3 and more"]]
    : state.by === "nimber" ? [0, 1, 2, 3, 4, 5].map((n) => [`heat-${n}`, n === 5 ? "5 and more" : String(n)])
    : state.by === "mean" ? [["is-L", "mean above 0"], ["is-P", "0"], ["is-R", "below 0"]]
    : ["L", "R", "N", "P"].map((outcome) => [`is-${outcome}`, `${outcome}: ${outcomeInWords(outcome)}`]);
  return html`<p class="legend small">${entries.map(([name, words]) => html`<span><i class=${name}></i>${words}</span>`)}</p>`;
}

const table = (state) => html`<div class="scrolls"><table class="rows-table"><thead><tr>${Object.keys(state.ranges).map((name) => html`<th scope="col">${name}</th>`)}${state.show.map((column) => html`<th scope="col">${wordsOf(column)}</th>`)}</tr></thead>
  <tbody>${state.rows.map((row) => html`<tr class=${shade(state, row.columns)}>${Object.values(row.variables).map((value, i) => (i === 0 ? html`<th scope="row"><a href=${positionOf(row.variables)}>${value}</a></th>` : html`<td>${value}</td>`))}
    ${row.error ? html`<td colspan=${state.show.length} class="secondary">${sharedError(state.rows) ? "–" : row.error.message}</td>` : state.show.map((column) => html`<td>${shown(column, row.columns)}</td>`)}</tr>`)}</tbody></table></div>`;

function periods(state) {
  const { patterns } = state;
  if (!patterns) return state.isContinued && !state.problem && !state.job?.isOpen ? html`<p class="small secondary">A period is looked for only where all rows come in one answer.</p>` : nothing;
  const [name] = Object.keys(state.ranges);
  if (!patterns.period && !patterns.formula) return html`<div class="notice">No period or formula was found in ${name} = ${state.ranges[name]}.</div>`;
  return html`<div class="notice ${patterns.proved ? "good" : ""}">${patterns.period ? periodOf(patterns, name) : nothing}
    ${patterns.formula ? html`${patterns.period ? html`<br>` : nothing}Formula: ${patterns.formula}` : nothing}</div>`;
}

/** The period in a sentence: where it begins, and whether it is proved or up to where it was seen. */
function periodOf(patterns, name) {
  const [head, ...rest] = patterns.pattern.split("; ");
  const exceptions = rest.find((part) => /exceptions?: /.test(part));
  const period = head.replace(/ from n = .*$/, "").replace(/^./, (letter) => letter.toUpperCase());
  return html`<strong>${period} from ${name} = ${patterns.preperiod}</strong>, ${patterns.proved
    ? html`proved${rest.at(-1).replace(/^proved/, "").replaceAll("n = ", `${name} = `)}.`
    : `observed up to ${patterns.observedTo}${patterns.neededTo === null ? ", not proved." : `; a proof needs values up to ${patterns.neededTo}.`}`}${exceptions ? html` <span class="secondary">${exceptions[0].toUpperCase()}${exceptions.slice(1)}.</span>` : nothing}`;
}

/** That rows are missing, why, and the way to go on. */
function unfinished(state, actions) {
  const { job } = state;
  if (job?.isOpen || (job?.status !== "stopped" && !state.problem)) return nothing;
  const all = countOf(state.ranges);
  return html`<div class="notice wait"><p>${state.problem ? `${state.problem[0].toUpperCase()}${state.problem.slice(1)}.` : "Stopped by you."} ${state.rows.length} of ${counted(all, "row")}.</p>
    ${state.rows.length < all ? html`<button type="button" @click=${actions.goOn}>Go on with the missing rows</button>` : nothing}</div>`;
}

const FORMATS = { CSV: "spreadsheet (CSV)", JSON: "JSON", LaTeX: "LaTeX" };

/** The column that is plotted over so many variables. */
export const plotOf = (state, variables) => plotColumn(variables === 2 ? hasColours : hasPoints);

export function page(state, actions) {
  const names = Object.keys(state.ranges);
  const view = viewOf();
  const tab = (id, words) => html`<button type="button" aria-pressed=${view === id ? "true" : "false"} @click=${() => actions.set({ view: id }, false)}>${words}</button>`;
  const { job } = state;
  const shared = sharedError(state.rows);
  return html`<h1>Families</h1>
  <form class="row end family-line" @submit=${(event) => {
    event.preventDefault();
    actions.family(new FormData(event.target).get("of").trim());
  }}><label class="field grow">family<input name="of" class="mono" .value=${state.of} placeholder="domineering({m}x{n})" spellcheck="false"></label>
    ${names.map((name) => html`<label class="field">${name} from..to<input class="mono range" .value=${state.ranges[name]} placeholder="1..6" aria-invalid=${state.missing.includes(name) ? "true" : nothing} aria-describedby="ranges" @change=${(event) => actions.range(name, event.target.value)}></label>`)}
    <button class="main">Show</button></form>
  ${state.of ? html`<p class="small secondary" id="ranges">A variable is a small letter by itself, as in <code>nim(n)</code>, or stands in braces, as in <code>domineering({m}x{n})</code>, where it may be reckoned with: <code>{2*n+1}</code>. Its range has a first and a last number, <code>1..6</code>; one number, <code>4</code>, keeps it as it is.</p>` : nothing}
  ${state.of
    ? html`<div class="row chips" role="group" aria-label="columns">${COLUMNS.map((column) => html`<button type="button" class="chip" aria-pressed=${state.show.includes(column) ? "true" : "false"} title=${meaningOf(column)} @click=${() => actions.toggle(column)}>${wordsOf(column)}</button>`)}</div>
    <div class="row spread"><div class="segmented" role="group" aria-label="view">${names.length === 2 ? tab("grid", "grid") : nothing}${tab("table", "table")}${names.length <= 2 ? tab("plot", "plot") : nothing}</div>
      ${view === "plot" && names.length <= 2 ? html`<label class="row small">plot <select @change=${(event) => actions.plot(event.target.value)}>${COLUMNS.filter((column) => !["rcf", "stops"].includes(column) && !(column === "outcome" && names.length === 1)).map((column) => html`<option value=${column} ?selected=${column === plotOf(state, names.length)}>${wordsOf(column)}</option>`)}</select></label>` : html`<label class="row small">colour by <select @change=${(event) => actions.set({ by: event.target.value })}>${["outcome", "temperature", "mean", "nimber"].map((by) => html`<option ?selected=${by === state.by}>${by}</option>`)}</select></label>`}</div>
    ${job?.status === "running" ? running(counted(state.rows.length, "row"), job, actions.stop) : nothing}
    ${unfinished(state, actions)}
    ${shared ? html`<div class="notice error" role="alert">No row has a value: ${shared}</div>` : nothing}
    ${state.error ? html`<div class="notice error" role="alert"><strong>${state.error.message}</strong>${state.error.detail ?? ""}${caret(state.of, state.error.column)}</div>` : nothing}
    <section class="panel result" aria-label="result">${state.rows.length === 0 ? html`<p class="secondary">${job?.isOpen ? "Rows appear as they are computed." : "No rows."}</p>` : view === "grid" && names.length === 2 ? grid(state) : view === "plot" && names.length === 2 ? heatMap(state, plotOf(state, 2), actions) : view === "plot" && names.length === 1 ? plot(state, plotOf(state, 1), actions) : table(state)}</section>
    ${periods(state)}
    <div class="tools row copies"><span>Save as</span>${["CSV", "JSON", "LaTeX"].map((format) => html`<button type="button" class="plain" aria-label=${format} @click=${() => actions.save(format)}>${FORMATS[format]}</button>`)}<button type="button" class="plain" aria-label="SVG" @click=${actions.picture} ?disabled=${state.rows.length === 0}>picture (SVG)</button>${state.picture?.status === "running" ? running("drawing", state.picture, () => state.picture.stop()) : nothing}
      <span>Copy as</span>${["CSV", "JSON", "LaTeX"].map((format) => html`<button type="button" class="plain" aria-label="copy ${format}" @click=${() => actions.copy(format)}>${format}</button>`)}<a class="small" href="/studies">Studies</a></div>
    ${state.picture?.status === "failed" ? html`<p class="notice wait">${state.picture.error.message}</p>` : nothing}`
    : empty(state, actions)}`;
}

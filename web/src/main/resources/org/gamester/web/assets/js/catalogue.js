// The catalogue: all rulesets as cards, and a page for each.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { ask } from "./api.js";
import { allRulesets, viewRoot } from "./shell.js";
import { boardOf, described, drawn } from "./board.js";
import { outcomeOf, typeset, valueOf } from "./typeset.js";
import { drawing, Job } from "./states.js";
import { counted } from "./words.js";

const root = viewRoot();
const name = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const BOARDS = { heap: "heaps", coordinates: "pairs of numbers", strip: "strips", grid: "grids", graph: "graphs", poset: "orders and diagrams", formula: "formulas", list: "lists", plane: "the plane", tree: "trees and values", other: "variants" };
const state = { rulesets: [], words: new URLSearchParams(location.search).get("q") ?? "", board: new URLSearchParams(location.search).get("board") ?? "", pictures: new Map(), details: null };
const draw = drawing(() => render(name ? detail() : list(), root));

/** The picture of an example, when it comes into sight. */
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    seen.unobserve(entry.target);
    const { position } = entry.target.dataset;
    if (!state.pictures.has(position)) show(position);
  }
}, { rootMargin: "300px" });

async function show(position) {
  state.pictures.set(position, nothing);
  try {
    const parts = (await ask("position", { p: position })).parts.slice(0, 3).map(described);
    await Promise.all([drawn(parts), typeset(parts.filter((part) => part.kind === "value").map((part) => part.text))]);
    state.pictures.set(position, html`${parts.map((part) => boardOf(part, part.cells ? { mini: true } : {}))}`);
  } catch (e) {
    state.pictures.set(position, html`<code>${position}</code>`);
  }
  draw();
}

function found() {
  const words = state.words.toLowerCase().split(/\s+/).filter(Boolean);
  return state.rulesets.filter((ruleset) => (!state.board || ruleset.board === state.board)
    && words.every((word) => [ruleset.id, ruleset.title, ruleset.rule, ruleset.board, ...ruleset.aliases, ...Object.keys(ruleset.named), ...Object.keys(ruleset.aliasesOfNamed)].join(" ").toLowerCase().includes(word)));
}

function setAddress() {
  const query = new URLSearchParams();
  if (state.words) query.set("q", state.words);
  if (state.board) query.set("board", state.board);
  history.replaceState(null, "", query.size ? `/catalogue?${query}` : "/catalogue");
  draw();
}

const card = (ruleset) => html`<li><article class="panel card ruleset-card">
  <h2><a href="/catalogue/${ruleset.id}">${ruleset.title}</a></h2>
  <p class="small secondary">${ruleset.players}, ${BOARDS[ruleset.board] ?? ruleset.board}</p>
  <div class="example" data-position=${ruleset.example}>${state.pictures.get(ruleset.example) ?? nothing}</div>
  <p class="small rule">${ruleset.rule}</p>
  ${Object.keys(ruleset.named).length ? html`<p class="small secondary">also ${Object.keys(ruleset.named).slice(0, 6).join(", ")}${Object.keys(ruleset.named).length > 6 ? " …" : ""}</p>` : nothing}
  <div class="row"><a class="button" href="/explore?p=${encodeURIComponent(ruleset.example)}" aria-label="Explore ${ruleset.title}">Explore</a><a class="button" href="/play?p=${encodeURIComponent(ruleset.example)}&you=left" aria-label="Play ${ruleset.title}">Play</a></div>
</article></li>`;

function list() {
  const rulesets = found();
  queueMicrotask(() => root.querySelectorAll("[data-position]").forEach((element) => state.pictures.has(element.dataset.position) || seen.observe(element)));
  return html`<h1>Catalogue</h1>
  <div class="row filters"><label class="unseen" for="filter">search rulesets</label><input id="filter" type="search" placeholder="clobber, heaps, domino …" .value=${state.words} @input=${(event) => { state.words = event.target.value; setAddress(); }}>
    ${[...new Set(state.rulesets.map((ruleset) => ruleset.board))].map((board) => html`<button type="button" class="chip" aria-pressed=${state.board === board ? "true" : "false"} @click=${() => { state.board = state.board === board ? "" : board; setAddress(); }}>${BOARDS[board] ?? board}</button>`)}</div>
  <p class="small secondary" aria-live="polite">${state.rulesets.length ? counted(rulesets.length, "ruleset") : ""}</p>
  <ul class="cards">${rulesets.map(card)}</ul>
  ${state.rulesets.length && !rulesets.length ? html`<p>No ruleset matches. <button type="button" @click=${() => { state.words = ""; state.board = ""; setAddress(); }}>Show all</button></p>` : nothing}`;
}

/** The named games with their parameters, a column for each. */
function namedGames(ruleset, games) {
  const rows = games.map(([game, parameters]) => [game, valuesOf(ruleset, parameters)]);
  const names = ruleset.parameters.map(({ name }) => name);
  const columns = rows.every(([, values]) => values.length <= names.length) ? names.slice(0, Math.max(1, ...rows.map(([, values]) => values.length))) : null;
  const head = columns ?? ["parameters"];
  return html`<div class="scrolls" tabindex="0" role="region" aria-label="named games"><table><thead><tr><th scope="col">game</th>${head.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>
    <tbody>${rows.map(([game, values]) => html`<tr><td><code>${game}</code></td>${columns ? columns.map((_, i) => html`<td>${values[i] === undefined ? nothing : html`<code>${values[i]}</code>`}</td>`) : html`<td><code>${values.join(` ${ruleset.separator} `)}</code></td>`}</tr>`)}</tbody></table></div>`;
}

/** The parameters of a named game, one by one. */
const valuesOf = (ruleset, parameters) => parameters.split(ruleset.separator || "|").map((value) => value.trim());

function detail() {
  const ruleset = state.rulesets.find((each) => each.id === name || each.aliases.includes(name) || name in each.named || name in each.aliasesOfNamed);
  if (!ruleset) return html`<h1>${name}</h1>`; // until the rulesets are known; the server refuses other names
  const { details } = state;
  if (!details) {
    state.details = new Job(async (signal) => {
      const value = await ask("value", { p: ruleset.example }, signal);
      await typeset([value.game?.canonicalForm].filter(Boolean), signal);
      return value;
    }, draw);
    show(ruleset.example);
  }
  const games = Object.entries(ruleset.named);
  return html`<p class="small"><a href="/catalogue">Catalogue</a></p><h1>${ruleset.title}</h1><p class="lead">${ruleset.rule}</p>
  <div class="detail"><section class="panel" aria-labelledby="example"><h2 id="example">An example</h2><div class="big-example">${state.pictures.get(ruleset.example) ?? nothing}</div>
    <p><code>${ruleset.example}</code></p>
    ${state.details?.status === "done" ? html`<p>value ${valueOf(state.details.answer.game?.canonicalForm ?? state.details.answer.value)} ${outcomeOf(state.details.answer.game?.outcome, true)}</p>` : nothing}
    ${state.details?.status === "failed" ? html`<p class="secondary">${state.details.error.message}</p>` : nothing}
    <div class="row"><a class="button main" href="/explore?p=${encodeURIComponent(ruleset.example)}">Explore</a><a class="button" href="/play?p=${encodeURIComponent(ruleset.example)}&you=left">Play</a></div></section>
  <section class="panel"><dl class="pairs"><dt>name</dt><dd><code>${ruleset.id}</code>${ruleset.aliases.map((alias) => html`, <code>${alias}</code>`)}</dd><dt>players</dt><dd>${ruleset.players}</dd><dt>board</dt><dd>${BOARDS[ruleset.board] ?? ruleset.board}</dd><dt>convention</dt><dd>${ruleset.convention}</dd>${ruleset.reference ? html`<dt>reference</dt><dd>${ruleset.reference}</dd>` : nothing}</dl>
    ${ruleset.parameters.length ? html`<h2>Parameters</h2><dl class="pairs">${ruleset.parameters.map((parameter) => html`<dt><code>${parameter.name}</code></dt><dd>${parameter.meaning}${parameter.default ? html` <span class="secondary">(usually ${parameter.default})</span>` : nothing}</dd>`)}</dl>` : nothing}
    ${games.length ? html`<h2>Named games</h2>${namedGames(ruleset, games)}` : nothing}</section></div>`;
}

draw();
allRulesets().then((rulesets) => {
  state.rulesets = rulesets;
  draw();
}, (error) => render(html`<h1>Catalogue</h1><p class="notice error">${error.message}</p>`, root));

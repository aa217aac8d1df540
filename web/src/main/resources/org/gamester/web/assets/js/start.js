// The start: one sentence, one board to click, six examples, the catalogue.
import { html, nothing, render } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { ask, askText } from "./api.js";
import { announce, allRulesets, viewRoot } from "./shell.js";
import { boardOf, described, moveFocus } from "./board.js";
import { cycleCell } from "./edit.js";
import { EXAMPLES } from "./examples.js";
import { formulaOf, outcomeInWords, outcomeOf, typeset, valueOf } from "./typeset.js";
import { drawing, Job } from "./states.js";

const root = viewRoot();
const state = { part: null, value: null, shown: null, moves: null, examples: new Map(), rulesets: [], words: "" };
const draw = drawing(() => render(page(), root));

async function show(text) {
  const board = await ask("position", { p: text });
  state.part = described(board.parts[0]);
  state.value?.drop();
  state.value = new Job(async (signal) => {
    const [value, moves] = await Promise.all([ask("value", { p: board.position }, signal), ask("moves", { p: board.position }, signal)]);
    await typeset([value.game.canonicalForm], signal);
    state.shown = value;
    state.moves = moves;
    announce(`value ${value.value}, ${outcomeInWords(value.game.outcome)}`);
  }, draw);
  draw();
}

const winner = (moves, player) => moves[player].find((move) => move.winning);

function live() {
  const { part, shown, moves } = state;
  if (!part) return nothing;
  const set = (text) => show(text);
  const onCell = (_, r, c) => set(cycleCell(part, r, c));
  return html`<section class="panel live" aria-label="a Domineering board">
    <div class="holds-board"><div class="frame">${boardOf(part, { onCell, onKey: moveFocus })}</div>
    <p class="small secondary">Domineering: Left covers two cells one above the other, Right two side by side; who cannot move loses. Click cells to take them away.</p></div>
    <div class="live-answer ${state.value?.isOpen && shown ? "stale" : ""}">
      ${shown ? html`<p>This board is worth</p><p class="the-value">${valueOf(shown.game.canonicalForm, `big ${shown.game.canonicalForm.length > 28 ? "long" : ""}`)}</p>
      <p class="the-outcome">${outcomeOf(shown.game.outcome, true)}</p>
      ${moves ? html`<dl class="pairs">${["left", "right"].map((player) => html`<dt class=${player}>${player === "left" ? "Left" : "Right"} first</dt><dd>${winner(moves, player) ? html`wins with <strong>${winner(moves, player).move}</strong>` : "loses"}</dd>`)}</dl>` : nothing}
      <div class="row"><a class="button main" href="/explore?p=${encodeURIComponent(part.text)}">Explore it</a><a class="button" href="/play?p=${encodeURIComponent(part.text)}&you=left">Play it</a></div>` : html`<p class="secondary">…</p>`}
    </div>
  </section>`;
}

/** What each example answers at once. */
const answers = {
  async value({ p }) {
    const [board, value] = await Promise.all([ask("position", { p }), ask("value", { p })]);
    await typeset([value.game.canonicalForm]);
    return html`<div class="example-row">${boardOf(described(board.parts[0]), { mini: true })}<span class="equals">=</span><span class="big-formula">${formulaOf(value.game.canonicalForm)}</span></div>`;
  },
  async moves({ p }) {
    const [board, moves] = await Promise.all([ask("position", { p }), ask("moves", { p })]);
    const best = winner(moves, "left");
    return html`<div class="example-row">${boardOf(described(board.parts[0]), { mini: true })}<span>${best ? html`<strong class="left">${best.move}</strong> wins` : "no move wins"}</span></div>`;
  },
  async thermograph({ p }) {
    await typeset([p]);
    const picture = await askText("picture", { kind: "thermograph", p });
    return html`<div class="example-row"><span class="big-formula">${formulaOf(p)}</span><div class="picture small-picture">${unsafeHTML(picture)}</div></div>`;
  },
  async table({ p }) {
    const rows = await ask("table", { of: p, range: ["m=1..5", "n=1..5"], show: "outcome" });
    const at = new Map(rows.map((row) => [`${row.variables.m},${row.variables.n}`, row.columns?.outcome]));
    return html`<table class="tiny">${[1, 2, 3, 4, 5].map((m) => html`<tr>${[1, 2, 3, 4, 5].map((n) => html`<td class="outcome-${at.get(`${m},${n}`)}">${at.get(`${m},${n}`)}</td>`)}</tr>`)}</table>`;
  },
  async claim() {
    const papers = await ask("claims");
    const claims = papers.reduce((sum, paper) => sum + paper.claims, 0);
    return html`<p class="example-words"><strong>${claims}</strong> claims of ${papers.length} papers, checked case by case</p>`;
  },
  async game() {
    const board = await ask("position", { p: "nim(3+4+5)" });
    return html`<div class="example-row heaps-row">${[3, 4, 5].map((size) => html`<span class="pile">${Array.from({ length: size }, () => html`<i></i>`)}</span>`)}</div><span class="unseen">${board.position}</span>`;
  },
};

function examples() {
  return html`<section aria-labelledby="examples"><h2 id="examples">Try one</h2><ul class="cards six">${EXAMPLES.map((example) => html`<li><a class="panel card" href=${example.href(example.p)}>
    <h3>${example.title}</h3><p class="secondary">${example.words}</p><div class="example">${state.examples.get(example) ?? nothing}</div></a></li>`)}</ul></section>`;
}

function catalogue() {
  const words = state.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = state.rulesets.filter((ruleset) => words.every((word) => [ruleset.id, ruleset.title, ...ruleset.aliases, ...Object.keys(ruleset.named), ruleset.board].join(" ").toLowerCase().includes(word)));
  return html`<section aria-labelledby="rulesets"><h2 id="rulesets">Or choose a ruleset</h2>
    <div class="row"><label class="unseen" for="start-search">search rulesets</label><input id="start-search" type="search" placeholder="clobber, heaps, graph …" .value=${state.words} @input=${(event) => { state.words = event.target.value; draw(); }}>
    <a href="/catalogue">All with pictures</a></div>
    <p class="names">${found.map((ruleset) => html`<a class="chip" href="/explore?p=${encodeURIComponent(ruleset.example)}">${ruleset.title}</a>`)}${state.rulesets.length && !found.length ? html`<span class="secondary">No ruleset matches; try “heap” or “grid”.</span>` : nothing}</p></section>`;
}

const page = () => html`<div class="welcome"><h1>What is this position worth?</h1>
  <p class="lead">Gamester computes exact values of combinatorial games: who wins, which move is right, and why.</p>
  <p class="also">See also <a href="/papers">Papers</a>, whose theorems are checked, and <a href="/help">Help</a>, the words of the theory and of the pages.</p></div>
  ${live()}${examples()}${catalogue()}`;

draw();
show("domineering(...|...|.#.)");
allRulesets().then((rulesets) => {
  state.rulesets = rulesets;
  draw();
});
for (const example of EXAMPLES) {
  answers[example.ask](example).then(
    (shown) => {
      state.examples.set(example, shown);
      draw();
    },
    (error) => {
      state.examples.set(example, html`<p class="small secondary">${error.message}</p>`);
      draw();
    },
  );
}

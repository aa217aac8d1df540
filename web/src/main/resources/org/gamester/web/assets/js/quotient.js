// The misere quotient of the position in Explore: of the heaps of its game if it is one of heaps.
import { html, nothing } from "../lib/lit/lit-html.js";
import { solveAs } from "./api.js";
import { taken } from "./positions.js";
import { running } from "./states.js";

const HEAPS_IN_A_ROW = 10;

/** What is asked about: the game of a single part on heaps, else the position. */
export function quotientOf(parts, text, signal, job) {
  const [part] = parts;
  const { ruleset, parameters } = (parts.length === 1 && part.kind === "heap" && taken(part.text)) || {};
  return solveAs("misere", { game: ruleset ? ruleset + parameters : text }, signal, job);
}

/** An element as it is printed: the exponents raised. */
const element = (text) => text.split(/(\^\d+)/).map((part) => (part.startsWith("^") ? html`<sup>${part.slice(1)}</sup>` : part));

const listed = (texts) => (texts.length ? texts.map((text, i) => html`${i ? ", " : ""}${element(text)}`) : "none");

/** Phi: the element of each heap, in rows of ten; those of P-positions are marked. */
function phi({ phi: elements, pPositions }) {
  const rows = Array.from({ length: Math.ceil(elements.length / HEAPS_IN_A_ROW) }, (_, row) => row * HEAPS_IN_A_ROW);
  const columns = Array.from({ length: Math.min(HEAPS_IN_A_ROW, elements.length) }, (_, column) => column);
  return html`<div class="scrolls"><table class="grid-table phi"><caption class="small secondary">Φ: the element of each heap; P-positions are shaded.</caption>
    <thead><tr><th scope="col">heap</th>${columns.map((column) => html`<th scope="col">+${column}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr><th scope="row">${row}</th>${elements.slice(row, row + HEAPS_IN_A_ROW).map((each, i) => html`<td class=${pPositions.includes(each) ? "is-P" : ""} title="heap ${row + i}">${element(each)}</td>`)}</tr>`)}</tbody></table></div>`;
}

function found(answer) {
  const { generators, period, preperiod } = answer;
  return html`<dl class="pairs">
      <dt>order</dt><dd>${answer.order}, of which ${answer.pPortion} P-positions${answer.tame ? "; tame" : ""}</dd>
      <dt>rules</dt><dd>${listed(answer.relations)}</dd>
      <dt>P-positions</dt><dd>${listed(answer.pPositions)}</dd>
      ${answer.element === undefined ? nothing : html`<dt>element</dt><dd>${element(answer.element)}</dd>`}
      ${answer.phi === undefined ? nothing : html`<dt>generators</dt><dd>${generators.length ? generators.map(({ name, heap }, i) => html`${i ? ", " : ""}${name} of heap ${heap}`) : "none"}</dd>
        <dt>period</dt><dd>${period === null ? `none proved by the heaps up to ${answer.to}` : `${period} from heap ${preperiod} on, proved`}</dd>`}
    </dl>
    ${answer.complete === false ? html`<p class="notice wait">The quotient of one heap more is too large to be found here.</p>` : nothing}
    ${answer.phi === undefined ? nothing : phi(answer)}`;
}

/** The button that asks for it, and what was found. */
export function quotient(state, actions) {
  const job = state.quotient;
  if (!job) return html`<button type="button" class="small" @click=${actions.quotient}>Misère quotient</button>`;
  return html`<section class="quotient" aria-label="misère quotient" aria-live="polite"><h3>Misère quotient</h3>
    ${job.isOpen ? running("finding the quotient", job, () => job.stop()) : nothing}
    ${job.status === "stopped" ? html`<p class="notice wait">Stopped by you.</p>` : nothing}
    ${job.status === "failed" ? html`<p class="notice wait">${job.error.message}</p>` : nothing}
    ${job.status === "done" ? found(job.answer) : nothing}</section>`;
}

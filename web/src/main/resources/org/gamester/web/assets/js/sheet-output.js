// What a worksheet shows below an input: values beside their pictures, tables, errors, formatted texts.
import { html, nothing } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { anyOf, formulaOf, outcomeOf, valueOf } from "./typeset.js";
import { unreadable } from "./states.js";
import { asksForHelp } from "./sheet-store.js";
import { entryText, wasGivenUp } from "./sheet-run.js";

/** A text of several lines in a frame of its own. */
const lines = (text) => html`<pre class="lines" tabindex="0" role="region" aria-label="text of several lines">${text}</pre>`;

/** The rows of a table, values typeset and coloured by who wins them. */
const tableOf = (rows) => html`<div class="scrolls"><table class="result-table"><tbody>${rows.map((row) => html`<tr>${row.map((entry) => html`<td class=${entry.outcome ? `is-${entry.outcome}` : nothing}>${entry.outcome ? formulaOf(entry.text) : entryText(entry)}</td>`)}</tr>`)}</tbody></table></div>`;

const about = (game) => html`<p class="small secondary about">${outcomeOf(game.outcome, true)} · mean ${formulaOf(game.mean)} · temperature ${formulaOf(game.temperature)}<span class="only-here"> · <a href="/explore?p=${encodeURIComponent(game.canonicalForm)}">explore</a></span></p>`;

/** A position with its value beside its picture, a thermograph as a picture, anything else as a value or as it is laid out. */
function shownOf({ answer, shown }) {
  const { game, value, table } = answer;
  if (table) return tableOf(table);
  const isPosition = game && value !== game.canonicalForm;
  if (shown) {
    return html`<div class="with-picture">${shown}<div class="its-value">${isPosition ? html`<p class="equals-value"><span class="secondary">=</span> ${valueOf(game.canonicalForm, "result")}</p>${about(game)}` : nothing}
      <p class="small secondary"><code>${(value ?? "").slice(0, 400)}</code></p></div></div>`;
  }
  const text = game?.canonicalForm ?? value;
  return html`${/\n/.test(text ?? "") ? lines(text) : anyOf(text, "result")}${game ? about(game) : nothing}`;
}

const givenUp = (cell) => html`<div class="output"><p class="notice wait">This cell was given up; run it again by itself. <span class="secondary">${cell.givenUp.reason}</span></p></div>`;

function errorOf(cell, error) {
  const line = cell.text.split("\n")[(error.line ?? 1) - 1] ?? cell.text;
  return unreadable(line, error);
}

/** A text cell as it is read; Enter, or two clicks, lead back to its source. */
export const prose = (cell, label, edit) => html`<div class="prose" tabindex="0" role="group" aria-label="${label}, text; Enter edits it" @dblclick=${edit} @keydown=${(event) => {
  if (event.key !== "Enter" || event.target !== event.currentTarget) return;
  event.preventDefault();
  edit();
}}>${unsafeHTML(cell.formatted.html)}</div>`;

export function output(cell, isStale, unfold) {
  const { answer } = cell;
  if (wasGivenUp(cell)) return givenUp(cell);
  if (!answer) return asksForHelp(cell) && cell.shown ? html`<div class="output ${isStale ? "is-stale" : ""}">${cell.shown}</div>` : nothing;
  const isLong = !answer.table && (answer.value ?? "").length > 500;
  return html`<div class="output ${isStale ? "is-stale" : ""}" title=${isStale ? "an input has changed since this ran" : nothing}>
    ${(answer.output ?? []).length ? lines(answer.output.join("\n")) : nothing}
    ${answer.error ? errorOf(cell, answer.error) : nothing}
    ${answer.error || answer.shown === false ? nothing : html`<div class=${isLong && !cell.unfolded ? "folded" : ""}>${shownOf(cell)}</div>
      ${isLong && !cell.unfolded ? html`<button type="button" class="plain small" @click=${unfold}>show all</button>` : nothing}`}
  </div>`;
}

// The evaluation of worksheets: cells in order in one session, and what is shown of an answer.
import { html } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { ask, send, work } from "./api.js";
import { textsOf, typeset } from "./typeset.js";
import { boardOf, described, drawn } from "./board.js";
import { asksForHelp } from "./sheet-store.js";

/** What has not been answered after this time had been begun, and is given up when the person stops it. */
const BEGUN_MS = 1000;

/** The text of an entry of a table; one in quotes is shown without them. */
export const entryText = ({ text, outcome }) => (outcome ? text : text.replace(/^"(.*)"$/s, "$1"));

/** Whether a cell was given up as it stands. */
export const wasGivenUp = (cell) => cell.givenUp !== null && cell.givenUp.text === cell.text;

/**
 * Evaluates cells up to one that the person wants, in order, in a new session. A cell that was given
 * up is left out unless it is the one that is wanted; when a cell is given up now, those after it
 * are evaluated without it.
 */
export async function evaluate(upTo, wanted, signal) {
  if (wanted) wanted.givenUp = null;
  for (;;) {
    const used = upTo.filter((one) => one.kind === "code" && one.text.trim() && !asksForHelp(one) && !wasGivenUp(one));
    const list = [];
    const since = performance.now();
    let problem = "";
    try {
      if (used.length) await work("sheet", { cell: used.map((one) => one.text) }, { signal, onItem: (item) => list.push(item), onProblem: (words) => (problem = words) });
    } catch (e) {
      const open = used[list.length];
      if (signal.aborted && signal.reason?.message === "stopped" && open && performance.now() - since > BEGUN_MS) giveUp(open, "Stopped by you.");
      if (signal.aborted || e.status === undefined || !isGivingUp(e.message)) throw e;
      problem = e.message;
    }
    await show(upTo, used, list, signal);
    const open = used[list.length];
    if (!open || !isGivingUp(problem)) return;
    giveUp(open, problem);
    if (open === upTo.at(-1)) return;
  }
}

/** Whether the server has ended a cell at its limits, and not for another reason. */
const isGivingUp = (words) => /^gave up/.test(words);

function giveUp(cell, reason) {
  cell.givenUp = { text: cell.text, reason: reason.replace(/^./, (letter) => letter.toUpperCase()) };
  cell.answer = null;
  cell.shown = null;
}

/** Gives the cells their answers. */
async function show(upTo, used, list, signal) {
  await typeset(list.flatMap((one) => [...textsOf(one.value ?? ""), one.game?.canonicalForm, one.game?.mean, one.game?.temperature, ...(one.table ?? []).flat().filter(({ outcome }) => outcome).map(({ text }) => text)]).filter((text) => typeof text === "string" && text.length < 20_000), signal);
  const code = upTo.filter(({ kind }) => kind === "code");
  let before = "";
  for (const one of code) {
    before = one === code[0] ? one.text : `${before}\u0000${one.text}`;
    if (asksForHelp(one)) {
      one.ran = one.text;
      one.answer = null;
      one.shown = await helpOn(one.text.replace(/^\s*\?/, "").trim(), signal);
      continue;
    }
    const at = used.indexOf(one);
    if (at < 0) continue;
    one.ran = before;
    one.answer = list[at] ?? null;
    one.shown = one.answer ? await pictureOf(one.answer, signal) : null;
  }
}

/** Has the server format the texts that it has not formatted as they stand. */
export async function format(cells, signal) {
  const fresh = cells.filter(({ kind, text, formatted }) => kind === "text" && formatted?.of !== text);
  if (!fresh.length) return;
  const asked = fresh.map(({ text }) => text);
  const { texts } = await send("text", asked.map((text) => ["t", text]), signal);
  fresh.forEach((cell, i) => (cell.formatted = { of: asked[i], ...texts[i] }));
}

/** A board, a plot or a thermograph, where the answer is one. */
async function pictureOf(answer, signal) {
  if (answer.table) return null;
  if (answer.picture) return html`<div class="picture">${unsafeHTML(answer.picture)}</div>`;
  if (answer.type !== "game.Position" || !answer.value) return null;
  try {
    const { parts } = await ask("position", { p: answer.value }, signal);
    const all = parts.map(described);
    await drawn(all, signal);
    return html`<div class="boards">${all.map((part) => boardOf(part, { mini: true }))}</div>`;
  } catch (e) {
    if (signal.aborted || e.status === undefined) throw e;
    return null;
  }
}

/** What is known of a name, as the worksheet of the terminal answers it. */
async function helpOn(name, signal) {
  if (!name) return html`<p class="help-note"><code>?Temperature</code> explains a name. All names: <a href="/help">Help</a>.</p>`;
  try {
    const { topics } = await ask("help", { about: name }, signal);
    return html`<div class="help-note">${topics.slice(0, 3).map((topic) => html`<p><b>${topic.name}</b> <span class="secondary">${topic.kind}</span><br>${topic.usages.map((usage) => html`<code>${usage}</code><br>`)}${topic.text}${topic.example ? html`<br><span class="secondary">example:</span> <code>${topic.example}</code>` : ""}</p>`)}<p class="small"><a href="/help/${encodeURIComponent(name)}">More on ${name}</a></p></div>`;
  } catch (e) {
    if (signal.aborted || e.status === undefined) throw e;
    return html`<p class="help-note secondary">${e.message}</p>`;
  }
}

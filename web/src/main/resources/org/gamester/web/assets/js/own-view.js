// What the pages have in common on which rulesets and claims are written.
import { html, nothing } from "../lib/lit/lit-html.js";
import { allKept, kept } from "./own.js";

/** The longest text that the server reads in a question. */
export const LONGEST = 60_000;

export const isTooLong = (text) => (text.length > LONGEST ? { message: `A text has at most ${LONGEST.toLocaleString("en")} characters here; this one has ${text.length.toLocaleString("en")}.` } : null);

/** What is kept, and how something else is begun. actions: open(entry), openFile(file) */
export const shelf = (kind, state, actions, begin) => html`<div class="row shelf" role="group" aria-label="your ${kind}">${allKept(kind).map((each) => html`<button type="button" class="chip" aria-pressed=${each.id === state.id ? "true" : "false"} @click=${() => actions.open(kept(kind, each.id))}>${each.title}</button>`)}
  ${begin}<label class="button">Open a file<input class="unseen" type="file" accept=${kind === "claims" ? ".claims,.txt" : ".rules,.cgs,.txt"} @change=${(event) => {
    const [file] = event.target.files;
    if (file) actions.openFile(file);
    event.target.value = "";
  }}></label></div>`;

/** What is to be done with a text. actions: save(), copyLink(), remove() */
export const textTools = (kind, state, actions) => html`<div class="row"><button type="button" ?disabled=${!state.text.trim()} @click=${actions.save}>Save as a file</button>
  <button type="button" ?disabled=${!state.text.trim()} @click=${actions.copyLink}>Copy a link</button>
  <button type="button" class="plain" ?disabled=${!kept(kind, state.id)} @click=${actions.remove}>Delete</button></div>`;

/** What a link has brought, until it is kept. `reason` is why it cannot be, if it cannot. */
export const broughtNotice = (state, reason, keepIt) => (state.isBrought ? html`<div class="notice wait" data-brought><p>This text came with a link. It runs within the limits of the server, reaches no files, and is not kept in this browser. ${reason ?? nothing}</p>
  <button type="button" class="main" ?disabled=${Boolean(reason)} @click=${keepIt}>Keep it</button></div>` : nothing);

/** An error in a text, with its place; `goTo` puts the cursor there. */
export function faultIn(text, error, goTo) {
  const line = text.split("\n")[(error.line ?? 1) - 1] ?? "";
  const before = error.column - 1;
  const start = Math.max(0, before - 50);
  return html`<div class="notice error" role="alert">${error.column ? html`<button type="button" class="plain" @click=${() => goTo(error)}>line ${error.line ?? 1}, column ${error.column}</button>: ` : nothing}<strong>${error.message}</strong>${error.detail ? html`<br>${error.detail}` : nothing}
    ${error.column && line ? html`<pre>${start ? "…" : ""}${line.slice(start, start + 80)}\n${" ".repeat(before - start + (start ? 1 : 0))}<b>^</b></pre>` : nothing}</div>`;
}

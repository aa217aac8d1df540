// What is said of a claim that was checked, on the pages of papers and on those on which claims are written.
import { html, nothing } from "../lib/lit/lit-html.js";
import { running } from "./states.js";
import { counted } from "./words.js";

const VERDICTS = {
  holds: ["holds", "Holds for all cases tried", "good", "True in every case checked; that proves nothing beyond them."],
  error: ["fails", "Fails", "bad", "There are counterexamples: the statement is not true as printed."],
  boundary: ["edge", "Fails at the boundary", "edge", "Only a few cases at the edge of the ranges fail; with one more hypothesis it holds."],
  misprint: ["misprint", "Misprint", "edge", "False as printed; what is evidently meant holds."],
  lost: ["lost", "Lost in our copy", "plain", "The statement cannot be read in our copy of the paper; a formula fitted in its place agrees."],
  stopped: ["stopped", "Stopped", "plain", "Stopped before the end, without a counterexample so far."],
  "not checked": ["none", "Not checked", "plain", "No case satisfies the hypotheses, or the statement is only listed."],
};

/** Whether the check of a claim ended before its first case. */
export const isOpen = (claim) => claim.verdict === "not checked" && Boolean(claim.stopped);

/** A failure is one of the boundary if at most one case in twenty fails and an amended statement holds. */
export function kindOf(claim) {
  if (claim.verdict !== "fails") return claim.verdict;
  const { failures, cases } = claim.printed ?? {};
  return claim.amendment && claim.amendment.failures === 0 && failures <= Math.max(1, cases / 20) ? "boundary" : "error";
}

const trial = (title, one, statement) => (one ? html`<p><b>${title}</b> ${statement(one.statement)} <span class="secondary">(${one.failures === 0 ? `holds in ${counted(one.cases, "case")}` : `${one.failures} of ${counted(one.cases, "case")} ${one.failures === 1 ? "fails" : "fail"}`})</span></p>` : nothing);

const examples = (one, openCase) => (one?.counterexamples?.length ? html`<ul class="counterexamples">${one.counterexamples.map((each) => html`<li><button type="button" class="plain case" @click=${() => openCase(each.case)} title="open in Explore">${each.case}</button> printed <code>${each.printed}</code>, true <code>${each.true}</code></li>`)}</ul>` : nothing);

const rangesOf = (claim) => Object.entries(claim.ranges ?? {}).map(([variable, [low, high]]) => `${variable}=${low}..${high}`);

/** The verdict in words. */
export function verdict(claim) {
  const [id, word, tone, meaning] = VERDICTS[kindOf(claim)] ?? ["plain", claim.verdict, "plain", ""];
  return html`<span class="verdict ${tone}" data-verdict=${id} title=${meaning}>${word}</span>`;
}

/**
 * What the check of a claim has found.
 *
 * actions: openCase(case), again(claim, ranges); `rerun` is the work that `again` has begun, if any, and
 * `statement` shows what is true instead
 */
export function outcome(claim, { openCase, again, rerun, statement = (text) => text }) {
  const ranges = rangesOf(claim);
  return html`
    <p class="small secondary">${claim.unchecked ? "listed" : counted(claim.cases, "case")}${ranges.length ? html`, ${ranges.join(", ")}` : nothing}${claim.hypotheses?.length ? html`, if ${claim.hypotheses.join(", ")}` : nothing}${claim.printed?.failures ? html`; <b>${claim.printed.failures} ${claim.printed.failures === 1 ? "fails" : "fail"}</b>` : nothing}</p>
    ${examples(claim.printed, openCase)}
    ${trial("Should read:", claim.correction, statement)}${trial("True instead:", claim.amendment, statement)}${trial("Fitted:", claim.refit, statement)}
    ${claim.damage ? html`<p class="small">Lost: ${claim.damage}</p>` : nothing}
    ${claim.unchecked ? html`<p class="small">Not checked: ${claim.unchecked}</p>` : nothing}
    ${(claim.notes ?? []).map((note) => html`<p class="small">${note}</p>`)}
    ${ranges.length ? html`<details><summary class="small">run again with other ranges</summary><form class="row" @submit=${(event) => {
      event.preventDefault();
      again(claim, new FormData(event.target).getAll("range").map((text) => text.replace(/\s+/g, "")));
    }}>${ranges.map((range) => html`<input name="range" class="mono range" .value=${range} aria-label="range">`)}<button>Run</button>
      ${rerun?.status === "running" ? running("checking", rerun, () => rerun.stop()) : nothing}
      ${rerun?.status === "done" ? html`<span>${rerun.answer ? html`${verdict(rerun.answer)} ${counted(rerun.answer.cases, "case")}${rerun.answer.stopped ? `, ${rerun.answer.stopped}` : ""}` : "no answer"}</span>` : nothing}
      ${rerun?.status === "failed" ? html`<span class="secondary">${rerun.error.message}</span>` : nothing}
      ${rerun?.status === "stopped" ? html`<span class="secondary">stopped</span>` : nothing}</form></details>` : nothing}`;
}

// Why a player wins: the arguments of `explain`, each with its boards.
import { html, nothing } from "../lib/lit/lit-html.js";
import { boardOf, described, drawn, kindOf } from "./board.js";
import { ask, solveAs } from "./api.js";
import { formulaOf, typeset } from "./typeset.js";

/** Asks for the arguments, and for the boards of the parts that they use. */
export async function explained(p, signal, job, more = {}) {
  const answer = await solveAs("explain", { p, ...more }, signal, job);
  const boards = new Map();
  const parts = answer.arguments.flatMap((argument) => argument.parts).slice(0, 12);
  await Promise.all(parts.map(async ({ position }) => {
    const description = await ask("position", { p: position }, signal);
    boards.set(position, description.parts.map(described));
  }));
  await drawn([...boards.values()].flat(), signal);
  await typeset(parts.map(({ value }) => value), signal);
  return { ...answer, boards };
}

const partOf = (boards) => ({ position, value }) => {
  const parts = (boards.get(position) ?? []).filter((part) => kindOf(part) !== "value");
  return html`<span class="row">${parts.map((part) => boardOf(part, { mini: true }))}${parts.length ? html`<span>=</span>` : nothing}${value === null || value === undefined ? nothing : formulaOf(value)}</span>`;
};

export const argumentsOf = (answer) => html`${answer.arguments.map((argument) => html`<article class="argument"><h3>${argument.means}</h3>
  ${argument.parts.length ? html`<div class="boards">${argument.parts.slice(0, 12).map(partOf(answer.boards))}</div>` : nothing}
  <pre>${argument.lines.join("\n")}</pre></article>`)}
  ${answer.winning.map(({ player, moves }) => html`<p class="small">Winning move${moves.length > 1 ? "s" : ""}${answer.winning.length > 1 || player ? html` for ${player}` : nothing}: <code>${moves.join("; ")}</code></p>`)}`;

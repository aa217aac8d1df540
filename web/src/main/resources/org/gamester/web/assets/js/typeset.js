// Values as the field writes them: the server makes MathML, the browser typesets it.
import { html } from "../lib/lit/lit-html.js";
import { unsafeHTML } from "../lib/lit/directives/unsafe-html.js";
import { send } from "./api.js";

const known = new Map();
const MOST_AT_ONCE = 200;

/** Asks for the MathML of values by their plain texts, all that is not known yet at once. */
export async function typeset(texts, signal) {
  const wanted = [...new Set(texts)].filter((text) => text && !known.has(text));
  for (let i = 0; i < wanted.length; i += MOST_AT_ONCE) {
    const some = wanted.slice(i, i + MOST_AT_ONCE);
    const { values } = await send("typeset", some.map((text) => ["v", text]), signal);
    values.forEach((value, k) => known.set(some[k], value));
  }
}

/** What the server has set without being asked: by the texts of values. */
export function alreadySet(values) {
  for (const [text, value] of Object.entries(values)) known.set(text, value);
}

/** A value, typeset if `typeset` was asked for it before. A click offers to copy it. */
export function valueOf(text, classes = "") {
  if (text === null || text === undefined || text === "") return html`<span class="secondary">–</span>`;
  const mathml = known.get(text)?.mathml;
  return html`<span class="value ${classes}" role="button" tabindex="0" title=${text}
    data-plain=${text} data-latex=${known.get(text)?.latex ?? ""}
    aria-label="${text}, copy">${mathml ? unsafeHTML(mathml) : html`<code>${text}</code>`}</span>`;
}

/** The LaTeX of a value that `typeset` was asked for; otherwise its text. */
export const latexOf = (text) => known.get(text)?.latex ?? text;

/** The same without the offer, for inside of links and buttons. */
export function formulaOf(text) {
  const mathml = known.get(text)?.mathml;
  return mathml ? html`<span class="formula" title=${text}>${unsafeHTML(mathml)}</span>` : html`<code>${text}</code>`;
}

/** The entries of a list of values, as in [1,{2|1},[^,*]]; null for anything else. */
export function entriesOf(text) {
  if (!text || !text.startsWith("[") || !text.endsWith("]") || text.length > 20_000) return null;
  const entries = [];
  let depth = 0;
  let start = 1;
  for (let i = 1; i < text.length - 1; i++) {
    if ("([{".includes(text[i])) depth++;
    else if (")]}".includes(text[i])) depth--;
    else if (text[i] === "," && depth === 0) {
      entries.push(text.slice(start, i));
      start = i + 1;
    }
  }
  if (depth !== 0) return null;
  return text.length === 2 ? [] : [...entries, text.slice(start, -1)];
}

/** A value, or a list of values with its entries typeset. */
export const anyOf = (text, classes) => {
  const entries = entriesOf(text);
  return entries && !known.get(text)?.mathml
    ? html`<span class="list ${classes}">[${entries.map((entry, i) => html`${i ? ", " : ""}${anyOf(entry, classes)}`)}]</span>`
    : valueOf(text, classes);
};

/** All texts to be typeset for `anyOf`. */
export const textsOf = (text) => (entriesOf(text) ?? []).flatMap(textsOf).concat(text);

const OUTCOMES = {
  L: "Left wins, whoever starts",
  R: "Right wins, whoever starts",
  N: "the next player wins",
  P: "the previous player wins",
  D: "a draw",
  PHat: "a draw if Left starts; Left wins if Right starts",
  PCheck: "Right wins if Left starts; a draw if Right starts",
  NHat: "Left wins if Left starts; a draw if Right starts",
  NCheck: "a draw if Left starts; Right wins if Right starts",
};

export const outcomeInWords = (outcome) => OUTCOMES[outcome] ?? outcome ?? "";

export const outcomeOf = (outcome, inWords = false) =>
  outcome
    ? html`<span class="outcome-${outcome}" title=${outcomeInWords(outcome)}>${outcome}${inWords ? html` <span class="words">${outcomeInWords(outcome)}</span>` : ""}</span>`
    : html`<span class="secondary">–</span>`;

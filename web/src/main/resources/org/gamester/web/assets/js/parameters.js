// The parameters of rules, as they stand in braces: values in order, or name=value.
import { html } from "../lib/lit/lit-html.js";

/** The pieces of a text between separators that are outside of all brackets. */
function pieces(text, separator) {
  const found = [""];
  let depth = 0;
  for (const c of text) {
    if ("([{".includes(c)) depth++;
    else if (")]}".includes(c)) depth--;
    if (c === separator && depth === 0) found.push("");
    else found[found.length - 1] += c;
  }
  return found.map((piece) => piece.trim());
}

/** The values that the text in braces gives, by the names of the parameters. */
export function valuesOf(ruleset, braces) {
  const values = new Map();
  const inside = braces.replace(/^\{|\}$/g, "").trim();
  if (!inside) return values;
  pieces(inside, ruleset.separator).forEach((piece, place) => {
    const [, name, value] = /^([\w-]+)\s*=\s*(.*)$/.exec(piece) ?? [];
    const named = ruleset.parameters.find((parameter) => name && parameter.name.toLowerCase() === name.toLowerCase());
    const parameter = named ?? ruleset.parameters[place];
    if (parameter) values.set(parameter.name, named ? value : piece);
  });
  return values;
}

/** The text in braces, with its braces; empty if no value is given. */
export function bracesOf(ruleset, values) {
  let isInOrder = true;
  const written = [];
  for (const { name } of ruleset.parameters) {
    if (values.has(name)) written.push(isInOrder ? values.get(name) : `${name}=${values.get(name)}`);
    else isInOrder = false;
  }
  return written.length ? `{${written.join(ruleset.separator === "," ? ", " : ` ${ruleset.separator} `)}}` : "";
}

/** A box for each parameter, with its name; `set` gets the text in braces. */
export function parameterBoxes(ruleset, braces, set) {
  const values = valuesOf(ruleset, braces);
  const change = (name, text) => {
    const changed = new Map(values);
    if (text.trim()) changed.set(name, text.trim());
    else changed.delete(name);
    set(bracesOf(ruleset, changed));
  };
  return ruleset.parameters.map(({ name, meaning, default: usual }) => html`<label class="field parameter" title=${meaning}>${name}
    <input class="mono" .value=${values.get(name) ?? ""} placeholder=${usual} @change=${(event) => change(name, event.target.value)}></label>`);
}

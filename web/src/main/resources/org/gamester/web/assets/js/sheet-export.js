// A worksheet for others: a page of its own, a document of LaTeX, a notebook of Jupyter.
import { send, work } from "./api.js";
import { entriesOf, latexOf } from "./typeset.js";
import { asksForHelp } from "./sheet-store.js";
import { entryText, wasGivenUp } from "./sheet-run.js";

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const asset = async (name) => (await fetch(`/assets/${name}`)).text();

/** What is shown below a cell, without what can only be done in the workbench. */
function still(element) {
  const copy = element.cloneNode(true);
  copy.querySelectorAll("button, .only-here").forEach((one) => one.remove());
  copy.querySelectorAll('a[href^="/"]').forEach((one) => one.replaceWith(...one.childNodes));
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["tabindex", "role", "title", "aria-label", "data-plain", "data-latex"]) if (!one.closest("svg")) one.removeAttribute(name);
  return copy.outerHTML.replace(/<!--.*?-->/gs, "");
}

/** A page of its own, with all that is shown. */
export async function asPage(name, cells) {
  const sheets = await Promise.all(["base.css", "figures.css", "board.css", "views.css", "sheet.css"].map(asset));
  const body = cells.map((cell) => {
    const place = document.getElementById(`cell-${cell.id}`)?.closest(".sheet-cell");
    if (cell.kind === "text") return cell.formatted ? `<section class="prose">${cell.formatted.html}</section>` : "";
    const shown = place?.querySelector(".output");
    return cell.text.trim() ? `<section class="panel"><pre class="source">${escaped(cell.text)}</pre>${shown ? still(shown) : ""}</section>` : "";
  });
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escaped(name)}</title>\n<style>\n${sheets.join("\n")}\n.sheet-page section { margin-bottom: 1rem; }\n</style>\n</head>\n<body><main class="sheet-page">\n<h1>${escaped(name)}</h1>\n${body.filter(Boolean).join("\n")}\n</main></body>\n</html>\n`;
}

/** Words as Markdown that is nothing but words. */
const literal = (text) => text.replace(/[!-/:-@[-`{-~]/g, "\\$&");

const MOST_TEXTS = 200;

/** Texts in Markdown as LaTeX. */
async function written(texts, signal) {
  const latex = [];
  for (let i = 0; i < texts.length; i += MOST_TEXTS) {
    const answer = await send("text", texts.slice(i, i + MOST_TEXTS).map((text) => ["t", text]), signal);
    latex.push(...answer.texts.map((one) => one.latex.trim()));
  }
  return latex;
}

/** The text of code, as Markdown for the server: nothing in it ends the fence. */
const fenced = (text) => {
  const fence = "~".repeat(Math.max(3, ...[...text.matchAll(/~+/g)].map(([run]) => run.length + 1)));
  return `${fence}\n${text}\n${fence}`;
};

/** A value as LaTeX, if the page has typeset it. */
function formula(text) {
  const entries = entriesOf(text);
  if (!entries) return latexOf(text) === text && !/^[\d/.-]+$/.test(text) ? null : latexOf(text);
  const all = entries.map(formula);
  return all.includes(null) ? null : `[${all.join(", ")}]`;
}

const tabular = (rows, entry) => `\\begin{center}\n\\begin{tabular}{${"l".repeat(Math.max(...rows.map((row) => row.length)))}}\n${rows.map((row) => row.map(entry).join(" & ")).join(" \\\\\n")}\n\\end{tabular}\n\\end{center}\n`;

/** A document of LaTeX; the cells are evaluated once more, for pictures that LaTeX can draw. */
export async function asLatex(name, cells, signal) {
  const used = cells.filter((cell) => cell.kind === "code" && cell.text.trim() && !asksForHelp(cell) && !wasGivenUp(cell));
  const answers = [];
  if (used.length) await work("sheet", { cell: used.map(({ text }) => text), format: "latex" }, { signal, onItem: (item) => answers.push(item) });
  const plain = [];
  /** A place for a text that the server is to write. */
  const put = (text) => `\u0000${plain.push(text) - 1}\u0000`;
  const result = (cell) => {
    const answer = answers[used.indexOf(cell)];
    if (!answer) return "";
    const said = (answer.output ?? []).length ? put(fenced(answer.output.join("\n"))) : "";
    if (answer.error) return said + put(fenced(`${answer.error.message}${answer.error.detail ? ` ${answer.error.detail}` : ""}`));
    if (answer.shown === false) return said;
    if (answer.table) return said + tabular(answer.table, (entry) => (entry.outcome ? `$${entry.text}$` : entry.text && put(literal(entryText(entry)))));
    const value = answer.game ? answer.game.canonicalForm : formula(cell.answer?.value ?? "");
    const drawn = answer.picture ? `\\begin{center}\n${answer.picture}\\end{center}\n` : "";
    return said + drawn + (value ? `\\[${value}\\]\n` : drawn ? "" : put(fenced(cell.answer?.value ?? answer.value ?? "")));
  };
  const title = put(literal(name));
  const body = cells.filter(({ text }) => text.trim()).map((cell) => (cell.kind === "text" ? put(cell.text) : `${put(fenced(cell.text))}${result(cell)}`)).join("\n");
  const latex = await written(plain, signal);
  const filled = (text) => text.replace(/\u0000(\d+)\u0000/g, (_, number) => latex[number]);
  return `\\documentclass{article}\n\\usepackage[T1]{fontenc}\n\\usepackage[utf8]{inputenc}\n\\usepackage{amsmath,amssymb,textcomp,tikz,hyperref}\n\\DeclareMathOperator{\\mex}{mex}\n\\providecommand{\\lt}{<}\n\\providecommand{\\gt}{>}\n\\setlength{\\parindent}{0pt}\n\\title{${filled(title)}}\n\\date{}\n\\begin{document}\n\\maketitle\n${filled(body)}\n\\end{document}\n`;
}

/** The lines of a text, as notebooks keep them. */
const linesOf = (text) => text.split(/(?<=\n)/);

/** The outputs of a cell, in the forms that a notebook may show. */
function outputsOf({ answer }, style, number) {
  if (!answer) return [];
  const outputs = (answer.output ?? []).length ? [{ output_type: "stream", name: "stdout", text: linesOf(`${answer.output.join("\n")}\n`) }] : [];
  if (answer.error) return [...outputs, { output_type: "error", ename: "error", evalue: answer.error.message, traceback: [answer.error.message] }];
  if (answer.shown === false || !answer.value) return outputs;
  const data = { "text/plain": linesOf(answer.value) };
  const value = answer.game ? answer.game.canonicalForm : answer.value;
  if (answer.table) data["text/html"] = linesOf(`<table>\n${answer.table.map((row) => `<tr>${row.map((entry) => `<td>${escaped(entryText(entry))}</td>`).join("")}</tr>`).join("\n")}\n</table>`);
  else if (answer.picture) data["image/svg+xml"] = linesOf(answer.picture.replace(/^(<svg[^>]*>)/, `$1<style>${style}</style>`));
  else if (latexOf(value) !== value) data["text/latex"] = linesOf(`$${latexOf(value)}$`);
  return [...outputs, { output_type: "execute_result", execution_count: number, metadata: {}, data }];
}

/** A notebook that the kernel of Gamester runs. */
export async function asNotebook(cells) {
  const style = await asset("figures.css");
  let number = 0;
  const written = cells.filter(({ text }) => text.trim()).map((cell, i) => {
    const common = { id: `cell-${i + 1}`, metadata: {}, source: linesOf(cell.text) };
    if (cell.kind === "text") return { cell_type: "markdown", ...common };
    number += 1;
    return { cell_type: "code", ...common, execution_count: cell.answer ? number : null, outputs: outputsOf(cell, style, number) };
  });
  const metadata = { kernelspec: { display_name: "Gamester", language: "gamester", name: "gamester" }, language_info: { name: "gamester", file_extension: ".cgs", mimetype: "text/x-gamester" } };
  return `${JSON.stringify({ cells: written, metadata, nbformat: 4, nbformat_minor: 5 }, null, 1)}\n`;
}

// Families: a position with variables over ranges, as grid, table or plot. The address holds it.
import { render } from "../lib/lit/lit-html.js";
import { solveAs, work } from "./api.js";
import { addKeys, announce, copy, viewRoot } from "./shell.js";
import { latexOf, typeset } from "./typeset.js";
import { drawing, Job } from "./states.js";
import { COLUMNS, isTypeset, state, variables, viewOf } from "./families-state.js";
import { page } from "./families-view.js";
import { plotted } from "./plot.js";
import { countOf, missing, MOST_ROWS, variablesOf } from "./families-rows.js";
import { counted } from "./words.js";

const root = viewRoot();
const draw = drawing(() => render(page(state, actions), root));

function addressOf() {
  const words = new URLSearchParams({ of: state.of, ...state.ranges, show: state.show.join(","), by: state.by });
  if (state.view) words.set("view", state.view);
  return `/families?${words}`;
}

function start(replace) {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf());
  document.title = `${state.of} – Gamester`;
  state.job?.drop();
  state.picture?.drop();
  Object.assign(state, { picture: null, job: null, rows: [], patterns: null, error: null, problem: "", isContinued: false });
  if (!state.of) return draw();
  const count = countOf(state.ranges);
  if (count > MOST_ROWS) {
    state.error = { message: `These ranges are too long: ${count.toLocaleString("en")} rows, and a page has at most ${MOST_ROWS.toLocaleString("en")}. The commands gamester table and gamester series take longer ranges.` };
    return draw();
  }
  return tabulate([state.ranges], variables().length === 1);
}

/** Why an answer ended before its end; what is wrong with single rows stands in them. */
const whyStopped = (words) => words.split("\n").filter((line) => !/rows? could not be evaluated/.test(line)).join(" ");

/** Asks for the rows of several ranges, one after another, and shows them as they come. */
function tabulate(parts, withPatterns) {
  const columns = [...new Set([...state.show, state.by, "outcome"])].filter((column) => COLUMNS.includes(column));
  const { rows } = state;
  let waiting = false;
  const soon = (signal) => {
    if (waiting) return;
    waiting = true;
    setTimeout(async () => {
      waiting = false;
      await typeset(rows.flatMap((row) => valuesOf(row)), signal).catch(() => {});
      draw();
    }, 120);
  };
  state.problem = "";
  const job = new Job(async (signal) => {
    for (const ranges of parts) {
      const names = Object.keys(ranges);
      const fields = { of: state.of, range: names.map((name) => `${name}=${ranges[name]}`), show: columns.join(","), patterns: withPatterns ? "true" : "" };
      await work(names.length === 1 ? "series" : "table", fields, {
        signal,
        onProblem: (words) => (state.problem = whyStopped(words)),
        onItem(item) {
          if (item.schema === "gamester.patterns/1") state.patterns = item;
          else if (item.variables) rows.push(item);
          soon(signal);
        },
      });
      if (state.problem) break;
    }
    await typeset(rows.flatMap((row) => valuesOf(row)), signal);
  }, draw);
  state.job = job;
  job.done.then(() => {
    if (job.status === "failed") state.error = { ...job.error.error, message: job.error.message };
    if (job.status === "done") announce(counted(rows.length, "row"));
    draw();
  });
  return draw();
}

const valuesOf = (row) => Object.entries(row.columns ?? {}).filter(([column, value]) => isTypeset(column) && typeof value === "string").map(([, value]) => value);

const table = () => ({ names: variables(), columns: state.show });

/** The rows as a text in a format. */
function written(format) {
  const { names, columns } = table();
  if (format === "JSON") return JSON.stringify(state.rows, null, 1);
  const lines = state.rows.map((row) => [...names.map((name) => row.variables[name]), ...columns.map((column) => row.columns?.[column] ?? (row.error ? `(${row.error.message})` : ""))]);
  if (format === "CSV") {
    const field = (value) => (/[",\n]/.test(String(value)) ? `"${String(value).replaceAll('"', '""')}"` : String(value));
    return [[...names, ...columns], ...lines].map((line) => line.map(field).join(",")).join("\n");
  }
  const head = [...names, ...columns].map((name) => name.replaceAll("_", "\\_")).join(" & ");
  const body = state.rows.map((row) => [...names.map((name) => `$${row.variables[name]}$`), ...columns.map((column) => {
    const value = row.columns?.[column];
    return value === null || value === undefined ? "" : isTypeset(column) ? `$${latexOf(value)}$` : String(value);
  })].join(" & "));
  return `\\begin{tabular}{${"r".repeat(names.length)}${"l".repeat(columns.length)}}\n${head} \\\\\n\\hline\n${body.join(" \\\\\n")}\n\\end{tabular}`;
}

/** What a picture shows: of a grid the first column, of a plot the column that is plotted. */
function drawn() {
  const view = viewOf();
  if (view === "plot") return { kind: "series", show: variables().length === 1 ? plotted(state) : "" };
  return { kind: "table", show: variables().length === 1 ? state.show.join(",") : state.show[0] };
}

const actions = {
  draw,
  set(changes, again = true) {
    Object.assign(state, changes);
    if (again) start(false);
    else {
      history.replaceState(null, "", addressOf());
      draw();
    }
  },
  /** The form: a new family keeps the ranges of the variables that it still has. */
  async family(text) {
    const ranges = {};
    const names = await variablesOf(text);
    names.forEach((name) => (ranges[name] = state.ranges[name] ?? (names.length === 1 ? "0..20" : "1..5")));
    actions.set({ of: text, ranges, view: "" });
  },
  range(name, text) {
    const range = text.replace(/\s+/g, "").replace(/^(\d+)[-–](\d+)$/, "$1..$2");
    if (/^-?\d+(\.\.-?\d+)?$/.test(range)) actions.set({ ranges: { ...state.ranges, [name]: range } });
    else {
      state.error = { message: `a range is written 1..6, not “${text}”` };
      draw();
    }
  },
  toggle(column) {
    const show = state.show.includes(column) ? state.show.filter((one) => one !== column) : [...state.show, column];
    if (show.length) actions.set({ show });
  },
  stop: () => state.job?.stop(),
  /** The rows that are missing, in questions of their own; a period is looked for in one answer only. */
  goOn() {
    state.isContinued = true;
    state.error = null;
    tabulate(missing(state.ranges, state.rows), false);
  },
  hover(row) {
    state.hover = row;
    draw();
  },
  copy: (format) => copy(written(format), `${format} copied`),
  /** The grid, the table or the plot as a picture that the server draws. */
  picture() {
    const fields = { of: state.of, range: variables().map((name) => `${name}=${state.ranges[name]}`), ...drawn() };
    const job = new Job(async (signal, self) => (await solveAs("draw", fields, signal, self)).svg, draw);
    state.picture?.drop();
    state.picture = job;
    job.done.then(() => {
      if (job.status === "done") actions.save("SVG", job.answer);
    });
    draw();
  },
  save(format, text = written(format)) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: format === "SVG" ? "image/svg+xml" : "text/plain" }));
    link.download = `family.${{ CSV: "csv", JSON: "json", LaTeX: "tex", SVG: "svg" }[format]}`;
    link.click();
    URL.revokeObjectURL(link.href);
  },
};

async function open() {
  const words = new URLSearchParams(location.search);
  state.of = words.get("of") ?? "";
  state.ranges = {};
  for (const [name, value] of words) if (!["of", "show", "by", "view"].includes(name)) state.ranges[name] = value;
  state.show = (words.get("show") ?? "value").split(",").filter((column) => COLUMNS.includes(column));
  if (!state.show.length) state.show = ["value"];
  state.by = words.get("by") ?? (state.show.includes("temperature") ? "temperature" : "outcome");
  state.view = words.get("view") ?? "";
  if (state.of && !variables().length) for (const name of await variablesOf(state.of)) state.ranges[name] = "1..5";
  start(true);
}

window.addEventListener("popstate", open);
addKeys({ c: ["copy the link", () => copy(location.href, "Link copied")] });
open();

// Families: a position with variables over ranges, as grid, table or plot. The address holds it.
import { render } from "../lib/lit/lit-html.js";
import { ask, solveAs, work } from "./api.js";
import { addKeys, announce, copy, viewRoot } from "./shell.js";
import { latexOf, typeset } from "./typeset.js";
import { drawing, Job } from "./states.js";
import { COLUMNS, isTypeset, state, variables, viewOf, wordsOf } from "./families-state.js";
import { page, plotOf } from "./families-view.js";
import { plotted } from "./plot.js";
import { countOf, missing, MOST_ROWS, variablesOf } from "./families-rows.js";
import { counted } from "./words.js";

const root = viewRoot();
const draw = drawing(() => render(page(state, actions), root));

function addressOf() {
  const words = new URLSearchParams({ of: state.of, ...state.ranges, show: state.show.join(","), by: state.by });
  if (state.view) words.set("view", state.view);
  if (state.plot) words.set("plot", state.plot);
  return `/families?${words}`;
}

function start(replace) {
  history[replace ? "replaceState" : "pushState"](null, "", addressOf());
  document.title = `${state.of || "Families"} – Gamester`;
  state.job?.drop();
  state.picture?.drop();
  Object.assign(state, { picture: null, job: null, rows: [], patterns: null, error: null, problem: "", isContinued: false, hover: null, missing: variables().filter((name) => !state.ranges[name]) });
  if (!state.of) {
    showStudies();
    return draw();
  }
  if (state.missing.length) return askForRanges(state.missing);
  const count = countOf(state.ranges);
  if (count > MOST_ROWS) {
    state.error = { message: `These ranges are too long: ${count.toLocaleString("en")} rows, and a page has at most ${MOST_ROWS.toLocaleString("en")}. The commands gamester table and gamester series take longer ranges.` };
    return draw();
  }
  return tabulate([state.ranges], variables().length === 1);
}

/** Says which variables have no range, each of which has a field for one. */
function askForRanges(names) {
  state.missing = names;
  state.error = { message: `${names.join(" and ")} ${names.length === 1 ? "has" : "have"} no range: write one into ${names.length === 1 ? "its field" : "their fields"}, as in 1..6` };
  draw();
}

/** The variables that the server says have no range. */
const withoutRange = (message) => (/^([a-z]\w*(?:(?:, | and )[a-z]\w*)*) ha(?:s|ve) no range\b/.exec(message)?.[1] ?? "").split(/, | and /).filter(Boolean);

function showStudies() {
  ask("studies").then((files) => {
    state.studies = files;
    draw();
  });
}

/** Why an answer ended before its end; what is wrong with single rows stands in them. */
const whyStopped = (words) => words.split("\n").filter((line) => !/rows? could not be evaluated/.test(line)).join(" ");

/** What a plot needs besides the columns that are shown: a mean is plotted with its temperature. */
function plottedToo() {
  if (viewOf() !== "plot") return [];
  const column = state.plot || state.show[0];
  if (variables().length === 2) return [column];
  return column === "value" ? ["value", "nimber", "mean", "temperature"] : column === "mean" ? ["mean", "temperature", "value"] : [column];
}

/** Asks for the rows of several ranges, one after another, and shows them as they come. */
function tabulate(parts, withPatterns) {
  const columns = [...new Set([...state.show, state.by, "outcome", ...plottedToo()])].filter((column) => COLUMNS.includes(column));
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
    if (job.status === "failed") {
      const names = withoutRange(job.error.message);
      for (const name of names) state.ranges[name] = "";
      if (names.length) return askForRanges(names);
      state.error = { ...job.error.error, message: job.error.message };
    }
    if (job.status === "done") announce(counted(rows.length, "row"));
    return draw();
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
  const head = [...names, ...columns.map(wordsOf)].map((name) => name.replaceAll("_", "\\_")).join(" & ");
  const body = state.rows.map((row) => [...names.map((name) => `$${row.variables[name]}$`), ...columns.map((column) => {
    const value = row.columns?.[column];
    return value === null || value === undefined ? "" : isTypeset(column) ? `$${latexOf(value)}$` : String(value);
  })].join(" & "));
  return `\\begin{tabular}{${"r".repeat(names.length)}${"l".repeat(columns.length)}}\n${head} \\\\\n\\hline\n${body.join(" \\\\\n")}\n\\end{tabular}`;
}

/** What a picture shows: of a grid the first column, of a plot the column that is plotted. */
function drawn() {
  const count = variables().length;
  if (viewOf() === "plot") return { kind: count === 1 ? "series" : "table", show: count === 1 ? plotted(plotOf(state, 1), state.rows) : plotOf(state, 2) };
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
    actions.set({ of: text, ranges, view: "", plot: "" });
  },
  range(name, text) {
    const range = text.replace(/\s+/g, "").replace(/^(\d+)[-–](\d+)$/, "$1..$2");
    const bounds = /^(-?\d+)(?:\.\.(-?\d+))?$/.exec(range);
    if (bounds && Number(bounds[2] ?? bounds[1]) >= Number(bounds[1])) actions.set({ ranges: { ...state.ranges, [name]: range } });
    else {
      state.error = { message: bounds ? `${name}: nothing is from ${bounds[1]} to ${bounds[2]}; the smaller number comes first` : `${name}: a range is written 1..6, not “${text}”` };
      draw();
    }
  },
  toggle(column) {
    const show = state.show.includes(column) ? state.show.filter((one) => one !== column) : [...state.show, column];
    if (show.length) actions.set({ show });
  },
  /** Another column is plotted; if its rows are not known, they are asked for. */
  plot(column) {
    const isKnown = state.rows.some((row) => row.columns?.[column] !== undefined);
    actions.set({ plot: column }, !isKnown || (variables().length === 1 && ["value", "mean"].includes(column)));
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
  for (const [name, value] of words) if (!["of", "show", "by", "view", "plot"].includes(name)) state.ranges[name] = value;
  state.show = (words.get("show") ?? "value").split(",").filter((column) => COLUMNS.includes(column));
  if (!state.show.length) state.show = ["value"];
  state.by = words.get("by") ?? (state.show.includes("temperature") ? "temperature" : "outcome");
  state.view = words.get("view") ?? "";
  state.plot = COLUMNS.includes(words.get("plot")) ? words.get("plot") : "";
  if (state.of && !variables().length) for (const name of await variablesOf(state.of)) state.ranges[name] = "1..5";
  start(true);
}

window.addEventListener("popstate", open);
addKeys({ c: ["copy the link", () => copy(location.href, "Link copied")] });
open();

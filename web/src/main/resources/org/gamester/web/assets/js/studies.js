// Studies: the files of a folder, and the rows of one, watched while they arrive. Nothing is written.
import { render } from "../lib/lit/lit-html.js";
import { ask } from "./api.js";
import { announce, copy, addKeys, viewRoot } from "./shell.js";
import { drawing, Job } from "./states.js";
import { typeset } from "./typeset.js";
import { isTypeset, state as family } from "./families-state.js";
import { list, page } from "./studies-view.js";
import { counted } from "./words.js";

const root = viewRoot();
const name = decodeURIComponent(location.pathname.split("/")[2] ?? "");
const LOOK_AGAIN = 1000;
const MOST = 1000;

/** What the page knows; what Families has in common with it, the rows and their colours, is in `family`. */
const state = { name, files: null, study: null, sort: "", where: "", from: 0, hasMore: false, view: "", plot: "", error: null, job: null };
const draw = drawing(() => render(name ? page(state, family, actions) : list(state), root));

function addressOf() {
  const words = new URLSearchParams();
  for (const [field, value] of Object.entries({ sort: state.sort, where: state.where, by: family.by, view: state.view, plot: state.plot })) if (value) words.set(field, value);
  if (state.from) words.set("from", state.from);
  return `${location.pathname}?${words}`;
}

const valuesOf = (row) => Object.entries(row.columns).filter(([column, value]) => isTypeset(column) && typeof value === "string").map(([, value]) => value);

/** The rows that are asked for; those that are shown stay until the others have come. */
function look() {
  state.job?.drop();
  const job = new Job(async (signal) => {
    const study = await ask("study", { name, sort: state.sort, where: state.where, from: state.from ? String(state.from) : "", most: String(MOST) }, signal);
    const before = state.study?.rows;
    Object.assign(state, { study, hasMore: study.hasMore, error: null });
    Object.assign(family, { of: study.question, rows: study.items, show: study.columns, ranges: Object.fromEntries(study.variables.map((each) => [each, ""])) });
    document.title = `${name} – Gamester`;
    draw();
    await typeset(study.items.flatMap(valuesOf), signal);
    if (before !== study.rows) announce(counted(study.rows, "row"));
  }, draw);
  state.job = job;
  job.done.then(() => {
    if (job.status === "failed") state.error = job.error.message;
    draw();
    if (job.status === "done" && isGrowing()) setTimeout(lookIfGrown, LOOK_AGAIN);
  });
}

/** Whether somebody works at the study, or may go on with it. */
const isGrowing = () => state.study && !state.study.complete;

/** Asks for the rows again if there are more of them than before. */
async function lookIfGrown() {
  if (state.job?.isOpen || document.hidden) return setTimeout(lookIfGrown, LOOK_AGAIN);
  const files = await ask("studies").catch(() => []);
  const now = files.find((file) => file.name === name);
  const { study } = state;
  if (now && (now.rows !== study.rows || now.complete !== study.complete || now.heldBy !== study.heldBy || now.givenUp !== study.givenUp)) return look();
  return isGrowing() && setTimeout(lookIfGrown, LOOK_AGAIN);
}

const actions = {
  set(changes) {
    Object.assign(state, { from: 0 }, changes);
    history.pushState(null, "", addressOf());
    look();
  },
  /** A click on the head of a column: downwards, upwards, in the order of the question. */
  sortBy(column) {
    actions.set({ sort: state.sort === column ? `-${column}` : state.sort === `-${column}` ? "" : column });
  },
  show(changes) {
    if (changes.by) family.by = changes.by;
    if (changes.view) state.view = changes.view;
    if (changes.plot) state.plot = changes.plot;
    history.replaceState(null, "", addressOf());
    draw();
  },
  hover(row) {
    family.hover = row;
    draw();
  },
  draw,
};

function open() {
  const words = new URLSearchParams(location.search);
  Object.assign(state, { sort: words.get("sort") ?? "", where: words.get("where") ?? "", view: words.get("view") ?? "", plot: words.get("plot") ?? "", from: Number(words.get("from") ?? 0) || 0 });
  family.by = words.get("by") ?? "outcome";
  if (name) return look();
  return ask("studies").then((files) => {
    state.files = files;
    draw();
  }, (error) => {
    state.error = error.message;
    draw();
  });
}

window.addEventListener("popstate", open);
addKeys({ c: ["copy the link", () => copy(location.href, "Link copied")] });
draw();
open();

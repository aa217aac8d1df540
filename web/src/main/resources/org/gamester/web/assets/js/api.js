// Questions to the server. Answers are the JSON objects of the commands; see docs/json.md.

import { fits } from "./address.js";
import { withOwn } from "./own.js";

/** Why there is no answer: `error` is the object of that name in the JSON, if there is one. */
export class NoAnswer extends Error {
  constructor(status, error, body) {
    super(error?.message ?? "the server gave no reason");
    this.status = status;
    this.error = error ?? {};
    this.body = body ?? null;
  }
}

const address = (path, query) => {
  const url = new URL(`/api/${path}`, location.origin);
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null && each !== "") url.searchParams.append(name, each);
    }
  }
  return url;
};

const pause = (ms, signal) =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

let lost = false;
function connection(isLost) {
  if (lost !== isLost) {
    lost = isLost;
    document.dispatchEvent(new CustomEvent("connection", { detail: { lost } }));
  }
}

/**
 * What `read` makes of the response. Asks again and again while the server cannot be reached or the
 * connection breaks before all is read; the page says so meanwhile.
 */
async function reach(url, options, read) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const answer = await read(await fetch(url, options));
      connection(false);
      return answer;
    } catch (e) {
      if (options.signal?.aborted || !(e instanceof TypeError)) throw e;
      connection(true);
      await pause(wait, options.signal);
    }
  }
}

const whole = async (response) => ({ ok: response.ok, status: response.status, text: await response.text() });

function answered({ ok, status, text }) {
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    throw new NoAnswer(status, { message: `the server answered with something else: ${text.slice(0, 80)}` });
  }
  if (!ok || body.error) throw new NoAnswer(status, body.error, body);
  return body.schema === "gamester.list/1" ? body.items : body;
}

/** GET /api/PATH?QUERY; what is too long for an address is sent as a form. */
async function question(path, query, signal) {
  const url = address(path, withOwn(path, query));
  return fits(url.href) ? reach(url, { signal }, whole) : reach(address(path), { method: "POST", body: url.searchParams, signal }, whole);
}

/** Asks for what is answered at once. */
export async function ask(path, query, signal) {
  return answered(await question(path, query, signal));
}

/** As `ask`, for answers of text, such as pictures. */
export async function askText(path, query, signal) {
  const response = await question(path, query, signal);
  return response.ok ? response.text : answered(response);
}

/** POST /api/PATH with the fields of a form: pairs of name and value. */
export async function send(path, form, signal) {
  return answered(await reach(address(path), { method: "POST", body: new URLSearchParams(form), signal }, whole));
}

/** The server has gone in the midst of an answer; waits until it can be reached again. */
function lose() {
  connection(true);
  reach("/assets/icon.svg", { cache: "no-store" }, whole);
}

/** The events of a stream of text/event-stream, one by one. */
async function* eventsOf(response) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read().catch((e) => {
      if (!(e instanceof TypeError)) throw e;
      lose();
      throw new NoAnswer(0, { message: "the connection to the server was lost" });
    });
    if (done) return;
    text += value;
    for (let end = text.indexOf("\n\n"); end >= 0; end = text.indexOf("\n\n")) {
      const event = { name: "message", data: "" };
      for (const line of text.slice(0, end).split("\n")) {
        if (line.startsWith("event:")) event.name = line.slice(6).trim();
        else if (line.startsWith("data:")) event.data += line.slice(5).replace(/^ /, "");
      }
      text = text.slice(end + 2);
      if (event.data) yield { name: event.name, data: JSON.parse(event.data) };
    }
  }
}

/**
 * Work that may take long, as a job of the server: `onItem` gets each part of the answer when it is
 * there, `onProgress` what is said of how far it has come, `onProblem` why the answer is not complete.
 * Ends the job when `signal` is aborted; when `finish` is, the job ends too, but what it knows by then
 * is waited for.
 *
 * @returns whether the answer is complete
 */
export async function work(name, fields, { signal, finish, onItem, onProgress, onProblem }) {
  const form = [["ask", name]];
  for (const [field, value] of Object.entries(withOwn(name, fields))) {
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined && each !== null && each !== "") form.push([field, String(each)]);
  }
  const { job } = await send("jobs", form, signal);
  const stop = () => fetch(address(`jobs/${job}`), { method: "DELETE", keepalive: true }).catch(() => {});
  signal?.addEventListener("abort", stop, { once: true });
  finish?.addEventListener("abort", stop, { once: true });
  if (finish?.aborted) stop();
  try {
    const response = await reach(address(`jobs/${job}/events`), { signal, headers: { Accept: "text/event-stream" } }, (response) => response);
    for await (const { name: kind, data } of eventsOf(response)) {
      if (kind === "row") onItem(data);
      else if (kind === "progress") onProgress?.(data.words ?? "");
      else if (kind === "error") throw new NoAnswer(422, data.error, data);
      else if (kind === "done") {
        if (!data.complete) onProblem?.(data.problem ?? "");
        return data.complete;
      }
    }
    throw new NoAnswer(502, { message: "the server ended before the answer" });
  } finally {
    signal?.removeEventListener("abort", stop);
    finish?.removeEventListener("abort", stop);
  }
}

/** A job with one object as its answer; `job` gets the words of its progress. `finish` as for `work`. */
export async function solveAs(name, fields, signal, job, finish) {
  const items = [];
  await work(name, fields, { signal, finish, onItem: (item) => items.push(item), onProgress: (words) => job && (job.progress = words) });
  const [answer] = items;
  if (answer?.error) throw new NoAnswer(422, answer.error, answer);
  return answer;
}

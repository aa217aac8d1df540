// Questions to the server. Answers are the JSON objects of the commands; see docs/json.md.

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

/** Asks again and again while the server cannot be reached; the page says so meanwhile. */
async function reach(url, options) {
  for (let wait = 500; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const response = await fetch(url, options);
      connection(false);
      return response;
    } catch (e) {
      if (options.signal?.aborted) throw e;
      connection(true);
      await pause(wait, options.signal);
    }
  }
}

async function answered(response) {
  const text = await response.text();
  let body = null;
  try {
    body = JSON.parse(text);
  } catch {
    const lines = text.trim().split("\n");
    if (lines.length > 1) body = lines.map((line) => JSON.parse(line));
  }
  if (!response.ok || body?.error) throw new NoAnswer(response.status, body?.error, body);
  return body;
}

/** GET /api/PATH?QUERY. */
export async function ask(path, query, signal) {
  return answered(await reach(address(path, query), { signal }));
}

/** As `ask`, for answers of text, such as pictures. */
export async function askText(path, query, signal) {
  const response = await reach(address(path, query), { signal });
  if (!response.ok) return answered(response);
  return response.text();
}

/** The address of an answer, for links. */
export const hrefOf = (path, query) => String(address(path, query).href);

/** POST /api/PATH with the fields of a form: pairs of name and value. */
export async function send(path, form, signal) {
  return answered(
    await reach(address(path), {
      method: "POST",
      
      body: new URLSearchParams(form),
      signal,
    }),
  );
}

/**
 * Work of many answers, such as the rows of a table: `onItem` gets each when it is there. An answer
 * that is an error alone is thrown.
 */
export async function work(path, query, { signal, onItem }) {
  const answer = await ask(path, query, signal);
  for (const item of Array.isArray(answer) ? answer : [answer]) onItem(item);
}

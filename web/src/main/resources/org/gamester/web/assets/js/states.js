// What is shown while there is no answer, or instead of one.
import { html, nothing } from "../lib/lit/lit-html.js";

/** The text with a caret under the character at `column`, counted from 1. */
export function caret(text, column) {
  if (!column || text.includes("\n")) return nothing;
  const start = Math.max(0, column - 60);
  const shown = text.slice(start, start + 90);
  return html`<pre>${start ? "…" : ""}${shown}\n${" ".repeat(column - 1 - start + (start ? 1 : 0))}<b>^</b></pre>`;
}

/** The message without the excerpt below it, where the text is shown with a caret anyway. */
const sentence = (error) => (error.column ? error.message.split("\n")[0] : error.message);

/** Why the text cannot be read. */
export const unreadable = (text, error) => html`<div class="notice error" role="alert">
  <strong>${sentence(error)}</strong>${error.detail ? html`<br><span class="secondary">${error.detail}</span>` : nothing}${caret(text, error.column)}</div>`;

export const seconds = (since) => Math.max(0, Math.floor((performance.now() - since) / 1000));

/** Something is being computed; what, for how long, and how to end it. */
export const running = (what, job, stop) => html`<span class="running"><span>${what} … ${seconds(job.since)} s${job.progress ? html`<br>${job.progress}` : nothing}</span>
  <button type="button" @click=${stop}>Stop</button></span>`;

/**
 * A piece of work that may take long: run(signal) gives its answer. `shown` is called whenever there
 * is something new to be seen; nothing is said of work that ends within a third of a second.
 */
export class Job {
  constructor(run, shown) {
    this.since = performance.now();
    this.status = "quick";
    this.progress = "";
    this.controller = new AbortController();
    const late = setTimeout(() => {
      if (this.status === "quick") this.status = "running";
      shown();
      this.clock = setInterval(shown, 1000);
    }, 350);
    this.done = run(this.controller.signal, this)
      .then(
        (answer) => {
          this.status = "done";
          this.answer = answer;
        },
        (error) => {
          if (this.status !== "stopped" && this.status !== "dropped") {
            this.status = "failed";
            this.error = error;
            if (error.status === undefined) console.error(error);
          }
        },
      )
      .finally(() => {
        clearTimeout(late);
        clearInterval(this.clock);
        if (this.status !== "dropped") shown();
      });
  }

  /** One whose answer is there already. */
  static known(answer) {
    return Object.assign(Object.create(Job.prototype), { since: performance.now(), status: "done", progress: "", answer, done: Promise.resolve() });
  }

  get isOpen() {
    return this.status === "quick" || this.status === "running";
  }

  /** Ended by the person. */
  stop() {
    if (this.isOpen) {
      this.status = "stopped";
      this.controller.abort(new DOMException("stopped", "AbortError"));
    }
  }

  /** Ended because nobody wants the answer any more. */
  drop() {
    if (this.isOpen) {
      this.status = "dropped";
      this.controller.abort(new DOMException("dropped", "AbortError"));
    }
  }
}

/**
 * Draws soon, once for several calls. Not at once: a focus that moves while elements are replaced
 * calls handlers in the midst of a drawing.
 */
export function drawing(render) {
  let isPlanned = false;
  return () => {
    if (isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      render();
    });
  };
}

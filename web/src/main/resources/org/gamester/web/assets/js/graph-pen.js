// The pen with which graphs are drawn in Explore: what a click, a drag and a key do with each tool.
import { html, nothing } from "../lib/lit/lit-html.js";
import * as graphs from "./graph.js";
import { announce } from "./shell.js";

const STEP = 10;
const BESIDE = 62;
const INKS = [["x", "Left"], ["o", "Right"], ["g", "both"]];
const TOOLS = [
  ["change", "Click a vertex or an edge to change it; drag a vertex to move it."],
  ["join", "Click two vertices, or drag from one to another. An empty place is a new vertex."],
  ["delete", "Click what is to go."],
];
const ARROWS = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

/** Nothing may be moved below the ground. */
const allowed = (graph, { x, y }) => ({ x, y: graphs.isOnGround(graph) ? Math.min(y, graph.vertices[0].y - 12) : y });

/** A place near a vertex, or beside all, where none is yet. */
function freePlace(graph, v) {
  if (v < 0 && graphs.isOnGround(graph)) return { x: Math.max(0, ...graph.vertices.slice(1).map(({ x }) => x)) + (graph.vertices.length > 1 ? BESIDE : 0), y: graph.vertices[0].y - BESIDE };
  if (v < 0) return { x: Math.max(-BESIDE, ...graph.vertices.map(({ x }) => x)) + BESIDE, y: graph.vertices[0]?.y ?? 0 };
  const { x, y } = graph.vertices[v];
  const around = Array.from({ length: 12 }, (_, k) => ({ x: x + BESIDE * Math.sin((k * Math.PI) / 6), y: y - BESIDE * Math.cos((k * Math.PI) / 6) }));
  const room = (place) => Math.min(BESIDE, ...graph.vertices.map((vertex) => Math.hypot(vertex.x - place.x, vertex.y - place.y)));
  return around.filter((place) => allowed(graph, place).y === place.y).reduce((best, place) => (room(place) > room(best) + 1 ? place : best));
}

export function penOf(state, actions) {
  const at = (index) => state.parts[index].graph;
  const change = (index, graph, why = "nothing changes here") => {
    state.chosen = null;
    if (graph) actions.setGraph(index, graph);
    else {
      announce(why);
      actions.draw();
    }
  };
  const choose = (index, v) => {
    state.chosen = { index, v };
    announce(`an edge begins at ${v === 0 && graphs.isOnGround(at(index)) ? "the ground" : at(index).vertices[v].name}`);
    actions.draw();
  };
  const join = (index, from, to) => {
    const graph = graphs.withEdge(at(index), from, to, state.ink);
    change(index, graph && graphs.held(graph), "these are joined already");
  };
  /**
   * A new vertex, joined with another one. If that is not given, it stands alone where it can, on
   * the ground where there is one, and else with a second new vertex.
   */
  const grow = (index, from, place) => {
    let graph = graphs.withVertex(at(index), place.x, place.y);
    let start = from;
    if (from < 0 && graphs.isOnGround(graph)) start = 0;
    else if (from < 0 && !graphs.canBeAlone(graph)) {
      start = graph.vertices.length;
      graph = graphs.withVertex(graph, place.x + BESIDE, place.y);
    }
    const last = from < 0 && start > 0 ? start - 1 : graph.vertices.length - 1;
    change(index, start < 0 ? graph : graphs.held(graphs.withEdge(graph, start, last, state.ink)));
  };
  /** The edge that was begun ends here; at its own beginning there is none. */
  const end = (index, v) => (begun(index) === v ? change(index, null, "no edge") : join(index, begun(index), v));
  const begun = (index) => (state.chosen?.index === index ? state.chosen.v : -1);

  const pen = {
    tool: state.tool,
    chosen: state.chosen,
    draw: actions.draw,
    vertex(index, v) {
      if (state.tool === "change") change(index, graphs.cycledVertex(at(index), v));
      else if (state.tool === "delete") change(index, graphs.withoutVertex(at(index), v), "this vertex stays");
      else if (begun(index) < 0) choose(index, v);
      else end(index, v);
    },
    edge(index, e) {
      if (state.tool === "change") change(index, graphs.cycledEdge(at(index), e));
      else if (state.tool === "delete") change(index, graphs.withoutEdge(at(index), e));
    },
    /** An edge was dragged from a vertex to another one, or to an empty place. */
    line(index, from, to, place) {
      const start = from < 0 ? begun(index) : from;
      if (to < 0) grow(index, start, allowed(at(index), place));
      else if (start >= 0) join(index, start, to);
    },
    drag(index, v, place) {
      const { x, y } = allowed(at(index), place);
      state.parts[index].graph = graphs.movedVertex(at(index), v, x, y);
      actions.draw();
    },
    dropped: (index) => actions.keepLooks(index),
    key(event, index, kind, number) {
      const graph = at(index);
      const typed = kind === "vertex" ? graphs.typedVertex(graph, number, event.key) : graphs.typedEdge(graph, number, event.key);
      const step = kind === "vertex" && event.shiftKey ? ARROWS[event.key] : null;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (typed) change(index, typed);
      else if (event.key === "Enter" || event.key === " ") begun(index) >= 0 && kind === "vertex" ? end(index, number) : pen[kind](index, number);
      else if (event.key === "Delete" || event.key === "Backspace") change(index, kind === "vertex" ? graphs.withoutVertex(graph, number) : graphs.withoutEdge(graph, number), "this stays");
      else if (event.key === "Escape" && state.chosen) change(index, null, "no edge");
      else if (event.key === "j" && kind === "vertex") begun(index) < 0 ? choose(index, number) : end(index, number);
      else if (event.key === "n" && kind === "vertex") grow(index, number, freePlace(graph, number));
      else if (event.key === "r" && kind === "edge") change(index, graphs.turned(graph, number));
      else if (step && !(graphs.isOnGround(graph) && number === 0)) {
        const { x, y } = graph.vertices[number];
        pen.drag(index, number, { x: x + step[0] * STEP, y: y + step[1] * STEP });
        pen.dropped(index);
      } else return;
      event.preventDefault();
      event.stopPropagation();
    },
    add: (index) => grow(index, -1, freePlace(at(index), -1)),
  };
  return pen;
}

/** What stands below the picture in edit mode. */
export function penTools(state, actions, pen) {
  const index = state.focus;
  const { graph } = state.parts[index];
  const set = (changes) => {
    Object.assign(state, changes, { chosen: null });
    actions.draw();
  };
  return html`<div class="segmented" role="group" aria-label="pen">${TOOLS.map(([tool]) => html`<button type="button" aria-pressed=${tool === state.tool ? "true" : "false"} @click=${() => set({ tool })}>${tool}</button>`)}</div>
    <button type="button" @click=${() => pen.add(index)}>${graphs.canBeAlone(graph) ? "add a vertex" : "add an edge"}</button>
    ${graph.parts.edgeLetters ? html`<div class="row small inks" role="group" aria-label="new edges are">new edges: ${INKS.map(([ink, whose]) => html`<button type="button" class="small" aria-pressed=${ink === state.ink ? "true" : "false"} @click=${() => set({ ink })}><span class=${{ x: "left", o: "right", g: "both" }[ink]}>${whose}</span></button>`)}</div>` : nothing}
    ${state.looks.has(state.parts[index].text) ? html`<button type="button" class="plain" @click=${() => actions.forgetLooks(index)}>tidy</button>` : nothing}
    <p class="small secondary pen-help">${state.chosen ? "Now click the vertex to which the edge goes, or an empty place." : TOOLS.find(([tool]) => tool === state.tool)[1]}</p>`;
}

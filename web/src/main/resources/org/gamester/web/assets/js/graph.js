// Graphs that are drawn by hand: what changes of them make, and how they are written.
// A graph is what the server says of one: vertices with their places, edges between them by index,
// and the parts that such graphs are made of. No function changes the graph that it is given.

const COLOURS = { left: "x", right: "o", both: "g" };
const MARKS = { x: "left", o: "right", g: "both" };

export const colourOf = (edge) => COLOURS[edge.mark] ?? "";

export const isOnGround = (graph) => graph.parts?.notation === "rooted";
export const isOrder = (graph) => graph.parts?.notation === "order";

/** Whether a vertex can be there without an edge. */
export const canBeAlone = ({ parts }) => parts.notation === "order" || (parts.notation === "edges" && !parts.token && !parts.edgeLetters);

/** Whether two edges between the same vertices say more than one. */
const hasParallels = ({ parts }) => parts.edgeLetters !== "" || parts.token;

const withVertices = (graph, vertices) => ({ ...graph, vertices });
const replaced = (list, index, change) => list.map((item, i) => (i === index ? { ...item, ...change } : item));

export const movedVertex = (graph, v, x, y) => withVertices(graph, replaced(graph.vertices, v, { x: Math.round(x), y: Math.round(y) }));

export const withState = (graph, v, state) => withVertices(graph, replaced(graph.vertices, v, { state }));

/** The token on a vertex. */
const withToken = (graph, v) => withVertices(graph, graph.vertices.map((vertex, i) => ({ ...vertex, state: i === v ? "@" : "." })));

/** What a click on a vertex makes of it: its next letter, or the token there; null if that is nothing. */
export function cycledVertex(graph, v) {
  const { vertexLetters, token } = graph.parts;
  if (token) return graph.vertices[v].state === "@" ? null : withToken(graph, v);
  if (vertexLetters.length < 2) return null;
  return withState(graph, v, vertexLetters[(vertexLetters.indexOf(graph.vertices[v].state) + 1) % vertexLetters.length]);
}

/** A letter that was typed on a vertex; null if none such can be there. */
export function typedVertex(graph, v, letter) {
  if (letter.length !== 1) return null;
  if (graph.parts.token) return letter === "@" ? withToken(graph, v) : null;
  return graph.parts.vertexLetters.includes(letter) && graph.parts.vertexLetters.length > 1 ? withState(graph, v, letter) : null;
}

const withEdges = (graph, edges) => ({ ...graph, edges });

/** An arc the other way round, then an edge without a direction, then an arc again. */
const turnedEdge = (edge) => (!edge.directed ? { directed: true } : edge.from < edge.to ? { from: edge.to, to: edge.from } : { directed: false, from: edge.to, to: edge.from });

/** What a click on an edge makes of it: its next colour, or its next direction; null if that is nothing. */
export function cycledEdge(graph, e) {
  const { edgeLetters, arcs } = graph.parts;
  if (edgeLetters) return withEdges(graph, replaced(graph.edges, e, { mark: MARKS[edgeLetters[(edgeLetters.indexOf(colourOf(graph.edges[e])) + 1) % edgeLetters.length]] }));
  return arcs ? turned(graph, e) : null;
}

export const turned = (graph, e) => (graph.parts.arcs ? withEdges(graph, replaced(graph.edges, e, turnedEdge(graph.edges[e]))) : null);

export const typedEdge = (graph, e, letter) => (letter.length === 1 && graph.parts.edgeLetters.includes(letter) ? withEdges(graph, replaced(graph.edges, e, { mark: MARKS[letter] })) : null);

const sameEnds = (edge, from, to) => (edge.from === from && edge.to === to) || (edge.from === to && edge.to === from);

/** With one more edge; null if it would say nothing new. In an order it leads upwards. */
export function withEdge(graph, from, to, letter) {
  if (!hasParallels(graph) && graph.edges.some((edge) => sameEnds(edge, from, to) && !(graph.parts.arcs && edge.directed && edge.from !== from))) return null;
  if (from === to && graph.parts.notation !== "edges") return null;
  const isDown = isOrder(graph) && graph.vertices[from].y < graph.vertices[to].y;
  const edge = { from: isDown ? to : from, to: isDown ? from : to, directed: graph.parts.arcs, mark: MARKS[letter && graph.parts.edgeLetters.includes(letter) ? letter : graph.parts.edgeLetters[0]] ?? "empty" };
  return withEdges(graph, [...graph.edges, edge]);
}

function freshName(graph) {
  if (graph.parts.notation !== "edges") return String(graph.vertices.length + (isOrder(graph) ? 1 : 0));
  const numbers = graph.vertices.map(({ name }) => Number(name)).filter(Number.isSafeInteger);
  return String(Math.max(0, ...numbers) + 1);
}

/** With one more vertex, the last. */
export const withVertex = (graph, x, y) => withVertices(graph, [...graph.vertices, { name: freshName(graph), state: graph.parts.token ? "." : graph.parts.vertexLetters[0] ?? "", mark: "empty", label: "", x: Math.round(x), y: Math.round(y) }]);

/** Elements of an order are numbered; so are the vertices of what stands on the ground. */
const numbered = (graph) => (isOrder(graph) ? withVertices(graph, graph.vertices.map((vertex, i) => ({ ...vertex, name: String(i + 1) }))) : graph);

/** Only some vertices, by their indices, and the edges between them. */
function only(graph, kept) {
  const place = new Map(kept.map((v, i) => [v, i]));
  return numbered({
    ...graph,
    vertices: kept.map((v) => graph.vertices[v]),
    edges: graph.edges.filter(({ from, to }) => place.has(from) && place.has(to)).map((edge) => ({ ...edge, from: place.get(edge.from), to: place.get(edge.to) })),
  });
}

/** Without a vertex; the ground and the last vertex stay, a token goes to another vertex, and an order stays what it is. */
export function withoutVertex(graph, v) {
  if (isOnGround(graph) ? v === 0 : graph.vertices.length === 1 && canBeAlone(graph)) return null;
  let rest = graph;
  if (isOrder(graph)) {
    const below = graph.edges.filter((edge) => edge.to === v).map((edge) => edge.from);
    const above = graph.edges.filter((edge) => edge.from === v).map((edge) => edge.to);
    for (const from of below) for (const to of above) if (!rest.edges.some((edge) => edge.from === from && edge.to === to)) rest = withEdges(rest, [...rest.edges, { from, to, directed: false, mark: "empty" }]);
  }
  if (graph.parts.token && graph.vertices[v].state === "@") {
    const beside = graph.edges.find((edge) => edge.from !== edge.to && (edge.from === v || edge.to === v));
    const next = beside ? (beside.from === v ? beside.to : beside.from) : graph.vertices.findIndex((_, i) => i !== v);
    if (next < 0) return null;
    rest = withToken(rest, next);
  }
  return held(only(rest, graph.vertices.map((_, i) => i).filter((i) => i !== v)));
}

export const withoutEdge = (graph, e) => held(withEdges(graph, graph.edges.filter((_, i) => i !== e)));

/**
 * What is joined to the ground, numbered as the server numbers it: along a walk into the depth that
 * takes the edges at each vertex in their order. Other graphs stay as they are.
 */
export function held(graph) {
  if (!isOnGround(graph)) return graph;
  const order = [0];
  const edges = [];
  const seen = new Set([0]);
  const used = new Set();
  const walk = [[0, 0]];
  while (walk.length) {
    const top = walk.at(-1);
    const [vertex, next] = top;
    if (next === graph.edges.length) {
      walk.pop();
      continue;
    }
    top[1]++;
    const edge = graph.edges[next];
    if (used.has(next) || (edge.from !== vertex && edge.to !== vertex)) continue;
    used.add(next);
    const end = edge.from === vertex ? edge.to : edge.from;
    edges.push({ ...edge, from: vertex, to: end });
    if (!seen.has(end)) {
      seen.add(end);
      order.push(end);
      walk.push([end, 0]);
    }
  }
  const place = new Map(order.map((v, i) => [v, i]));
  return {
    ...graph,
    vertices: order.map((v, i) => ({ ...graph.vertices[v], name: i === 0 ? graph.vertices[0].name : String(i) })),
    edges: edges.map((edge) => ({ ...edge, from: place.get(edge.from), to: place.get(edge.to) })),
  };
}

/** The indices of vertices in the order in which the text names them, or of their numbers. */
function readingOrder(graph) {
  const all = graph.vertices.map((_, i) => i);
  if (graph.vertices.every(({ name }) => /^\d{1,15}$/.test(name))) return all.sort((a, b) => Number(graph.vertices[a].name) - Number(graph.vertices[b].name));
  const named = graph.edges.flatMap(({ from, to }) => [from, to]);
  return [...new Set([...named, ...all])];
}

/** What stands in the brackets of a position: a list of edges, then letters and token; or an order. */
export function written(graph) {
  const { vertices, edges, parts } = graph;
  const letters = (order) => order.map((v) => vertices[v].state).join("");
  if (isOrder(graph)) return vertices.length ? ["poset", ...edges.map(({ from, to }) => `${from + 1}<${to + 1}`), `v=${letters(vertices.map((_, i) => i))}`].join(" ") : "0";
  const name = (v) => (isOnGround(graph) ? String(v) : vertices[v].name);
  const words = edges.map((edge) => `${name(edge.from)}${edge.directed ? ">" : "-"}${name(edge.to)}${parts.edgeLetters ? `:${colourOf(edge)}` : ""}`);
  const joined = new Set(edges.flatMap(({ from, to }) => [from, to]));
  if (isOnGround(graph)) return words.join(" ") || "0";
  const token = vertices.findIndex(({ state }) => state === "@");
  const numbersAreBare = edges.length > 0 || parts.vertexLetters;
  vertices.forEach(({ name }, v) => {
    if (joined.has(v) || !(canBeAlone(graph) || v === token)) return;
    words.push(v === token || (numbersAreBare && /^\d+$/.test(name)) ? name : `(${name})`);
  });
  if (parts.token) words.push(token < 0 ? "at ?" : `at ${vertices[token].name}`);
  else if (parts.vertexLetters && vertices.length) words.push(`v=${letters(readingOrder(graph))}`);
  return words.join(" ") || "0";
}

/** The edges that are drawn: of an order only those that no other way upwards replaces. */
export function shownEdges(graph) {
  const all = graph.edges.map((edge, index) => ({ ...edge, index }));
  if (graph.layout !== "order" || all.length > 150) return all;
  const above = graph.vertices.map(() => []);
  for (const { from, to } of all) above[from].push(to);
  const leads = (from, to) => {
    const seen = new Set(above[from].filter((next) => next !== to));
    for (const vertex of seen) {
      if (vertex === to) return true;
      above[vertex].forEach((next) => seen.add(next));
    }
    return false;
  };
  return all.filter(({ from, to }, i) => !leads(from, to) && all.findIndex((edge) => edge.from === from && edge.to === to) === i);
}

/** Where vertices are, by their names, so that a graph that is read again looks the same. */
export const looksOf = (graph) => Object.fromEntries(graph.vertices.map(({ name, x, y }) => [name, [x, y]]));

export const withLooks = (graph, looks) => withVertices(graph, graph.vertices.map((vertex) => (looks[vertex.name] ? { ...vertex, x: looks[vertex.name][0], y: looks[vertex.name][1] } : vertex)));

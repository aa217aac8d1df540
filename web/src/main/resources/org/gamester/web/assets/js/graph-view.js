// Pictures of graphs: edges first, then the vertices above them. In edit mode each can be clicked,
// dragged, and reached with the arrows.
import { html, svg, nothing } from "../lib/lit/lit-html.js";
import { shownEdges } from "./graph.js";

const RADIUS = 15;
const DOT = 4;
const MARGIN = 44;
/** So much is left for what may be drawn, however small the graph is. */
const ROOM = 110;
const SCALE = 1.3;
const NEAR = 6;

const MARK_WORDS = { empty: "empty", blocked: "taken", left: "Left’s", right: "Right’s", both: "both players’", token: "the token", "for-left": "only for Left", "for-right": "only for Right", "for-both": "for both players", "lesser-left": "Left’s lesser", "lesser-right": "Right’s lesser" };
const EDGE_WORDS = { left: ", Left’s", right: ", Right’s", both: ", both players’" };

/** What a pointer is doing: moving a vertex, or drawing an edge from one; none if it is null. */
let gesture = null;

const isGround = (graph) => graph.layout === "ground";
/** Whether a vertex is no more than a dot, without a name. */
const isDot = (graph, v) => isGround(graph) || (graph.layout === "given" && graph.vertices[v].name === "");
const radiusOf = (graph, v) => (isGround(graph) && v === 0 ? 0 : isDot(graph, v) ? DOT : RADIUS);

/** Edges to the ground end below the vertex from which they come. */
function endsOf(graph, { from, to }) {
  const [a, b] = [graph.vertices[from], graph.vertices[to]];
  return { x1: isGround(graph) && from === 0 ? b.x : a.x, y1: a.y, x2: isGround(graph) && to === 0 ? a.x : b.x, y2: b.y };
}

/** Where an edge runs: its path, its middle, and the direction in which it arrives. */
function wayOf(graph, edge, parallel) {
  if (edge.from === edge.to) {
    const { x, y } = graph.vertices[edge.from];
    const [w, h, top] = [28 + 11 * parallel, 40 + 15 * parallel, isGround(graph) ? y : y - RADIUS * 0.7];
    return { path: `M${x} ${top}C${x - w} ${top - h} ${x + w} ${top - h} ${x} ${top}`, x: x, y: top - h * 0.75, head: null };
  }
  const { x1, y1, x2, y2 } = endsOf(graph, edge);
  const length = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const [nx, ny] = [-(y2 - y1) / length, (x2 - x1) / length];
  const side = Math.ceil(parallel / 2) * (parallel % 2 ? 30 : -30) * (edge.from < edge.to ? 1 : -1);
  const [mx, my] = [(x1 + x2) / 2 + nx * side, (y1 + y2) / 2 + ny * side];
  const towards = (x, y, distance) => {
    const far = Math.max(1, Math.hypot(mx - x, my - y));
    return [x + ((mx - x) / far) * distance, y + ((my - y) / far) * distance];
  };
  const [sx, sy] = towards(x1, y1, Math.min(radiusOf(graph, edge.from), length / 2));
  const [ex, ey] = towards(x2, y2, Math.min(radiusOf(graph, edge.to), length / 2));
  const angle = (Math.atan2(ey - my, ex - mx) * 180) / Math.PI;
  return { path: `M${sx} ${sy}Q${mx} ${my} ${ex} ${ey}`, x: (sx + 2 * mx + ex) / 4, y: (sy + 2 * my + ey) / 4, head: `translate(${ex} ${ey}) rotate(${angle})` };
}

function marked(mark) {
  switch (mark) {
    case "left":
      return svg`<circle class="vertex-left" r=${RADIUS}/>`;
    case "right":
      return svg`<circle class="vertex-open" r=${RADIUS - 2}/><circle class="vertex-right" r=${RADIUS - 2}/>`;
    case "both":
      return svg`<path class="vertex-both" d="M0 -19 19 0 0 19 -19 0Z"/>`;
    case "token":
      return svg`<circle class="vertex-open" r=${RADIUS + 3}/><circle class="vertex-token" r=${RADIUS - 2}/>`;
    case "blocked":
      return svg`<circle class="vertex-gone" r=${RADIUS}/>`;
    case "for-left":
      return svg`<circle class="vertex-open" r=${RADIUS}/><circle class="tint-left" cx="12" cy="12" r="6"/>`;
    case "for-right":
      return svg`<circle class="vertex-open" r=${RADIUS}/><circle class="tint-right" cx="12" cy="12" r="5.5"/>`;
    default:
      return svg`<circle class="vertex-open" r=${RADIUS}/>`;
  }
}

const nameOf = (graph, v) => (isGround(graph) && v === 0 ? "the ground" : `vertex ${graph.vertices[v].name}`);
const vertexWords = (graph, v) => (isGround(graph) ? nameOf(graph, v) : `${nameOf(graph, v)}, ${MARK_WORDS[graph.vertices[v].mark] ?? graph.vertices[v].state}${graph.vertices[v].label ? `, ${graph.vertices[v].label}` : ""}`);
const edgeWords = (graph, { from, to, name, directed, mark }) => graph.layout === "given" ? `line ${name}` : `${directed ? "arc" : "edge"} from ${nameOf(graph, from).replace("vertex ", "")} to ${nameOf(graph, to).replace("vertex ", "")}${EDGE_WORDS[mark] ?? ""}`;

function boundsOf(graph) {
  const places = graph.vertices.length > 1 && isGround(graph) ? graph.vertices.slice(1) : graph.vertices;
  const xs = places.length ? places.map(({ x }) => x) : [0];
  const ys = graph.vertices.length ? graph.vertices.map(({ y }) => y) : [0];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const aside = MARGIN + (graph.parts ? Math.max(0, ROOM - (right - left)) / 2 : 0);
  return { x: left - aside, y: top - MARGIN, width: right - left + 2 * aside, height: bottom - top + 2 * MARGIN };
}

/** The place of a pointer in the units of the picture. */
function placeOf(event, picture) {
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(picture.getScreenCTM().inverse());
  return { x: point.x, y: point.y };
}

/** The vertex under a place; the ground is a line. */
function vertexAt(graph, { x, y }) {
  const reach = isGround(graph) ? 14 : RADIUS + 6;
  const near = graph.vertices.findIndex((vertex, v) => !(isGround(graph) && v === 0) && Math.hypot(vertex.x - x, vertex.y - y) <= reach);
  return near < 0 && isGround(graph) && Math.abs(y - graph.vertices[0].y) <= 14 ? 0 : near;
}

/** The handlers of the picture in edit mode. `pen` says what gestures do and hears of their end. */
function handlers(graph, index, pen) {
  const isHere = () => gesture?.index === index;
  return {
    down(event) {
      if (event.button !== 0) return;
      const picture = event.currentTarget;
      const at = placeOf(event, picture);
      const v = vertexAt(graph, at);
      if (v < 0 && pen.tool !== "join") return;
      gesture = { index, v, at, start: at, isMoved: false, bounds: boundsOf(graph) };
      picture.setPointerCapture(event.pointerId);
    },
    move(event) {
      if (!isHere()) return;
      gesture.at = placeOf(event, event.currentTarget);
      gesture.isMoved ||= Math.hypot(gesture.at.x - gesture.start.x, gesture.at.y - gesture.start.y) > NEAR;
      if (gesture.isMoved && gesture.v >= 0) {
        if (pen.tool === "change" && !(isGround(graph) && gesture.v === 0)) pen.drag(index, gesture.v, gesture.at);
        else pen.draw();
      }
    },
    up() {
      if (!isHere()) return;
      const { v, at, isMoved } = gesture;
      gesture = null;
      if (!isMoved && v >= 0) pen.vertex(index, v);
      else if (pen.tool === "join") pen.line(index, v, vertexAt(graph, at), at);
      else if (isMoved && pen.tool === "change") pen.dropped(index);
      pen.draw();
    },
    cancel() {
      gesture = null;
      pen.draw();
    },
  };
}

/** The line of the edge that is being drawn. */
function rubber(graph, index) {
  if (gesture?.index !== index || gesture.v < 0 || !gesture.isMoved) return nothing;
  const from = graph.vertices[gesture.v];
  return svg`<line class="rubber" x1=${isGround(graph) && gesture.v === 0 ? gesture.start.x : from.x} y1=${from.y} x2=${gesture.at.x} y2=${gesture.at.y}/>`;
}

/** What an edge or a vertex shows of moves, and how it is clicked if there is a move at it. */
function itemOf(key, { players, starts, selected, onItem, lasts, verdicts, hinted }) {
  const isOpen = Boolean(onItem && starts?.has(key));
  return {
    isMarked: isOpen || Boolean(players?.has(key) || lasts?.has(key) || hinted?.has(key)),
    isLast: Boolean(lasts?.has(key)),
    verdict: verdicts?.get(key) ?? nothing,
    hint: hinted?.get(key) ?? nothing,
    words: `${lasts?.has(key) ? ", last move" : ""}${verdicts?.has(key) ? `, ${verdicts.get(key)}` : ""}`,
    player: players?.get(key) ?? nothing,
    start: starts?.get(key) ?? nothing,
    isSelected: selected === key,
    role: isOpen ? "button" : nothing,
    tabindex: isOpen ? 0 : nothing,
    click: isOpen ? () => onItem(key) : null,
    keydown: isOpen
      ? (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          onItem(key);
        }
      : null,
  };
}

function edgeOf(graph, edge, parallel, index, pen, keys, moves) {
  const way = wayOf(graph, edge, parallel);
  const drawn = svg`<path class="edge-line" d=${way.path}/>${edge.directed && way.head ? svg`<path class="edge-head" d="M0 0 -11 -5 -11 5Z" transform=${way.head}/>` : nothing}`;
  if (!pen) {
    const item = itemOf(`${index}:edge:${edge.name}`, moves);
    return svg`<g class="edge" data-mark=${edge.mark} data-edge=${edge.name} data-player=${item.player} data-start=${item.start} data-verdict=${item.verdict} data-hint=${item.hint} ?data-last=${item.isLast} ?data-selected=${item.isSelected} role=${item.role} tabindex=${item.tabindex}
      aria-label=${item.click ? edgeWords(graph, edge) + item.words : nothing} @click=${item.click} @keydown=${item.keydown}>${item.isMarked ? svg`<path class="edge-hit" d=${way.path}/>` : nothing}${drawn}</g>`;
  }
  return svg`<g class="edge" role="button" tabindex="-1" data-mark=${edge.mark} data-edge=${edge.index} data-x=${way.x} data-y=${way.y} aria-label=${edgeWords(graph, edge)}
    @click=${() => pen.edge(index, edge.index)} @keydown=${(event) => keys(event, "edge", edge.index)}><path class="edge-hit" d=${way.path}/>${drawn}</g>`;
}

function vertexOf(graph, v, index, pen, keys, moves) {
  const vertex = graph.vertices[v];
  const content = isDot(graph, v)
    ? svg`<circle class="vertex-dot" r=${DOT}/>`
    : svg`${marked(vertex.mark)}<text class="vertex-name ${vertex.name.length > 3 ? "long" : ""}" dy="0.36em">${vertex.name}</text>${vertex.label ? svg`<text class="vertex-label" x="13" y="22">${vertex.label}</text>` : nothing}`;
  const place = `translate(${vertex.x} ${vertex.y})`;
  if (!pen) {
    const item = itemOf(`${index}:vertex:${vertex.name}`, moves);
    return svg`<g class="vertex" data-vertex=${vertex.name} data-state=${vertex.state} data-mark=${vertex.mark} data-player=${item.player} data-start=${item.start} data-verdict=${item.verdict} data-hint=${item.hint} ?data-last=${item.isLast} ?data-selected=${item.isSelected} role=${item.role} tabindex=${item.tabindex}
      aria-label=${item.click ? vertexWords(graph, v) + item.words : nothing} transform=${place} @click=${item.click} @keydown=${item.keydown}>${item.isMarked ? svg`<circle class="vertex-hit" r=${isGround(graph) ? 13 : 19}/>` : nothing}${content}</g>`;
  }
  const isChosen = pen.chosen?.index === index && pen.chosen.v === v;
  return svg`<g class="vertex" role="button" tabindex=${v === 0 ? 0 : -1} data-vertex=${vertex.name} data-state=${vertex.state} data-mark=${vertex.mark} data-x=${vertex.x} data-y=${vertex.y}
    ?data-chosen=${isChosen} aria-label=${vertexWords(graph, v)} transform=${place} @keydown=${(event) => keys(event, "vertex", v)}><circle class="vertex-hit" r=${isGround(graph) ? 13 : 19}/>${content}</g>`;
}

function groundOf(graph, bounds, index, pen, keys) {
  const { y } = graph.vertices[0];
  const line = svg`<line class="ground-line" x1=${bounds.x + 8} x2=${bounds.x + bounds.width - 8} y1=${y} y2=${y}/>`;
  if (!pen) return line;
  return svg`<g class="vertex ground" role="button" tabindex="0" data-vertex="0" data-x=${bounds.x + bounds.width / 2} data-y=${y} ?data-chosen=${pen.chosen?.index === index && pen.chosen.v === 0}
    aria-label="the ground" @keydown=${(event) => keys(event, "vertex", 0)}><rect class="vertex-hit" x=${bounds.x + 8} y=${y - 12} width=${bounds.width - 16} height="24"/>${line}</g>`;
}

/** Moves the focus to the nearest vertex or edge in a direction; true if the key is an arrow. */
export function moveInGraph(event) {
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  if (!step || event.shiftKey) return false;
  event.preventDefault();
  const here = event.currentTarget;
  const place = (item) => [Number(item.dataset.x), Number(item.dataset.y)];
  const [x, y] = place(here);
  let nearest = null;
  let least = Infinity;
  for (const item of here.parentNode.querySelectorAll("[data-x]")) {
    const [dx, dy] = [place(item)[0] - x, place(item)[1] - y];
    const ahead = dx * step[0] + dy * step[1];
    const aside = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (item !== here && ahead > 1 && ahead + 2 * aside < least) {
      least = ahead + 2 * aside;
      nearest = item;
    }
  }
  if (nearest) {
    here.parentNode.querySelectorAll('[tabindex="0"]').forEach((item) => item.setAttribute("tabindex", "-1"));
    nearest.setAttribute("tabindex", "0");
    nearest.focus();
  }
  return true;
}

/**
 * The picture of a graph.
 *
 * pen: what can be done with it, null if nothing: tool (change, join or delete), chosen (the vertex
 * from which an edge is drawn), vertex(index, v), edge(index, e), line(index, from, to, place),
 * drag(index, v, place), dropped(index), key(event, index, kind, number), draw()
 * players, starts, selected: as for boards, by "index:edge:name" and "index:vertex:name";
 * onItem(key): an edge or vertex at which there is a move was clicked
 */
export function graphPicture(graph, { index = 0, pen = null, mini = false, ...moves }) {
  const bounds = gesture?.index === index && pen ? gesture.bounds : boundsOf(graph);
  const keys = (event, kind, number) => {
    if (!moveInGraph(event)) pen.key(event, index, kind, number);
  };
  const on = pen ? handlers(graph, index, pen) : {};
  const seen = new Map();
  const parallel = ({ from, to }) => {
    const key = `${Math.min(from, to)},${Math.max(from, to)}`;
    seen.set(key, (seen.get(key) ?? -1) + 1);
    return seen.get(key);
  };
  return html`<svg class="graph ${mini ? "mini" : ""} ${pen ? `pen-${pen.tool}` : ""}" viewBox="${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}" width=${bounds.width * (mini ? 0.7 : SCALE)} height=${bounds.height * (mini ? 0.7 : SCALE)}
    .style=${`--least:${Math.round(bounds.width * 0.8)}px`} role=${pen || moves.onItem ? "group" : "img"} aria-label="graph of ${graph.vertices.length} vertices and ${graph.edges.length} edges"
    @pointerdown=${on.down} @pointermove=${on.move} @pointerup=${on.up} @pointercancel=${on.cancel}>
    ${isGround(graph) ? groundOf(graph, bounds, index, pen, keys) : nothing}
    ${shownEdges(graph).map((edge) => edgeOf(graph, edge, parallel(edge), index, pen, keys, moves))}
    ${rubber(graph, index)}
    ${graph.vertices.map((_, v) => (isGround(graph) && v === 0 ? nothing : vertexOf(graph, v, index, pen, keys, moves)))}
  </svg>`;
}


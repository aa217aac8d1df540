// The handle of a cell: dragged, or with the arrows, it moves the cell to another place.
import { html } from "../lib/lit/lit-html.js";

/** The cell that is dragged; null if none is. */
let dragged = null;

export const isDragged = (cell) => dragged === cell;

/** The place among the other cells that a height on the screen belongs to. */
function placeAt(y) {
  const others = [...document.querySelectorAll(".sheet-cell:not(.dragged)")];
  const after = others.findIndex((one) => {
    const { top, height } = one.getBoundingClientRect();
    return y < top + height / 2;
  });
  return after < 0 ? others.length : after;
}

/**
 * The handle of a cell.
 *
 * moveTo(cell, place): puts the cell at a place; draw(): draws the sheet anew
 */
export function handleOf(cell, index, { moveTo, draw }) {
  const down = (event) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    dragged = cell;
    draw();
  };
  const over = (event) => {
    if (dragged) moveTo(dragged, placeAt(event.clientY));
  };
  const up = () => {
    dragged = null;
    draw();
  };
  const key = (event) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    moveTo(cell, index + step);
    requestAnimationFrame(() => document.getElementById(`handle-${cell.id}`)?.focus());
  };
  return html`<button type="button" class="cell-number small secondary" id="handle-${cell.id}" aria-label="cell ${index + 1}, drag it or press the arrows to move it" title="drag to move"
    @pointerdown=${down} @pointermove=${over} @pointerup=${up} @pointercancel=${up} @keydown=${key}>${index + 1}</button>`;
}

// The editor of a text of several lines, with the numbers of its lines, in which the place of an error is marked.

/* global CodeMirror */

/** Makes an editor in `place`; `onChange` gets the text whenever a person has changed it. */
export function textEditor(place, { label, onChange }) {
  const editor = CodeMirror(place, {
    lineNumbers: true,
    lineWrapping: true,
    matchBrackets: true,
    screenReaderLabel: label,
    inputStyle: "textarea", // the numbers of lines do not bear it that the browser edits them
    extraKeys: { Tab: false, "Shift-Tab": false },
  });
  let marked = null;
  let isQuiet = false;
  editor.on("change", () => isQuiet || onChange(editor.getValue()));
  const unmark = () => {
    if (!marked) return;
    editor.removeLineClass(marked.line, "background", "faulty-line");
    marked.range.clear();
    marked = null;
  };
  return {
    text: () => editor.getValue(),
    setText(text) {
      isQuiet = true;
      unmark();
      editor.setValue(text);
      editor.clearHistory();
      isQuiet = false;
    },
    /** Marks the place of an error, which has a line and a column from 1; none if there is no error. */
    mark(error) {
      unmark();
      if (!error?.column) return;
      const number = Math.min((error.line ?? 1) - 1, editor.lastLine());
      const length = editor.getLine(number).length;
      const at = Math.max(0, Math.min(error.column - 1, length - 1));
      marked = { line: editor.addLineClass(number, "background", "faulty-line"), range: editor.markText({ line: number, ch: at }, { line: number, ch: at + 1 }, { className: "faulty" }) };
    },
    goTo(error) {
      editor.setCursor({ line: (error.line ?? 1) - 1, ch: error.column - 1 });
      editor.focus();
    },
    focus: () => editor.focus(),
  };
}

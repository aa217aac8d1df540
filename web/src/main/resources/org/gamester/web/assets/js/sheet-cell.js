// The editor of a cell, and completion in it.
import { ask } from "./api.js";

/* global CodeMirror */

let topics;
/** All names of the language, once. */
export function allTopics() {
  topics ??= ask("topics").then((answer) => {
    const byName = new Map();
    for (const topic of answer.topics) if (!byName.has(topic.name)) byName.set(topic.name, topic);
    return [...byName.values()];
  });
  return topics;
}

function hints(rulesets, defined) {
  const complete = async (editor) => {
    const cursor = editor.getCursor();
    const before = editor.getLine(cursor.line).slice(0, cursor.ch);
    const word = /[A-Za-z][\w-]*$/.exec(before)?.[0] ?? "";
    const isMember = before[before.length - word.length - 1] === ".";
    if (!word && !isMember) return null;
    const wanted = word.toLowerCase();
    const members = (await allTopics()).filter((topic) => (isMember ? topic.kind.startsWith("member") : !topic.kind.startsWith("member") && topic.kind !== "term of the theory" && topic.kind !== "operator"));
    const list = members.filter(({ name }) => name.toLowerCase().startsWith(wanted)).map((topic) => ({ text: topic.name, displayText: topic.name, help: `${topic.kind}: ${topic.text}` }));
    if (!isMember) {
      for (const name of defined()) if (name.toLowerCase().startsWith(wanted)) list.unshift({ text: name, displayText: name, help: "defined in this sheet" });
      for (const ruleset of rulesets()) if (ruleset.id.startsWith(wanted)) list.push({ text: `${ruleset.id}(`, displayText: ruleset.id, help: ruleset.rule });
    }
    if (!list.length || (list.length === 1 && list[0].text === word)) return null;
    const data = { list: list.slice(0, 40), from: CodeMirror.Pos(cursor.line, cursor.ch - word.length), to: cursor };
    const line = document.getElementById("completion-help");
    CodeMirror.on(data, "select", (completion) => (line.textContent = (completion.help ?? "").slice(0, 160)));
    CodeMirror.on(data, "close", () => (line.textContent = ""));
    return data;
  };
  complete.async = false;
  complete.supportsSelection = false;
  return complete;
}

/** Makes the editor of a cell in `place`; a text, unlike code, has no completion. */
export function editorOf(place, text, { onChange, onRun, onMove, onLeave, isText, rulesets, defined, label }) {
  const hint = hints(rulesets, defined);
  const editor = CodeMirror(place, {
    value: text,
    lineWrapping: true,
    viewportMargin: Infinity,
    matchBrackets: true,
    screenReaderLabel: label,
    inputStyle: "contenteditable",
    extraKeys: {
      "Shift-Enter": () => onRun(true),
      "Ctrl-Enter": () => onRun(false),
      "Cmd-Enter": () => onRun(false),
      "Alt-Up": () => onMove(-1),
      "Alt-Down": () => onMove(1),
      "Ctrl-Space": (cm) => isText() || cm.showHint({ hint, completeSingle: false }),
      Tab: false,
      "Shift-Tab": false,
    },
  });
  editor.on("change", (cm, change) => {
    onChange(cm.getValue());
    if (!isText() && change.origin === "+input" && /^[A-Za-z.]$/.test(change.text.join(""))) {
      const open = cm.state.completionActive;
      if (!open) cm.showHint({ hint, completeSingle: false, closeOnUnfocus: true });
    }
  });
  editor.on("blur", onLeave);
  return editor;
}

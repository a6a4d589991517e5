import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import type { MarkType } from "prosemirror-model";
import { schema } from "@/lib/editor/schema";
import { insertRule, toggleTask } from "./editor-commands";

const { nodes, marks } = schema;

const markPattern = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, [all = "", before = "", words = ""], from, to) => {
    const start = from + before.length;
    if (!words || state.doc.rangeHasMark(start, to, marks.inlineCode)) return null;
    const had = all.length - before.length;
    const text = schema.text(words, type.create().addToSet(state.doc.resolve(start).marks()));
    return had > 0 ? state.tr.replaceWith(start, to, text).removeStoredMark(type) : null;
  });

const task = new InputRule(/^\[( |x)?\]\s$/, (state, _, from, to) => {
  const { tr } = state;
  if (state.selection.$from.parent.type !== nodes.paragraph) return null;
  const cleared = state.apply(tr.delete(from, to));
  let out = tr;
  toggleTask(cleared, (more) => {
    for (const step of more.steps) out = out.step(step);
  });
  return out;
});

const rule = new InputRule(/^---\s$/, (state, _, from, to) => {
  const { tr } = state;
  const cleared = state.apply(tr.delete(from, to));
  insertRule(cleared, (more) => {
    for (const step of more.steps) tr.step(step);
  });
  return tr;
});

export const markdownRules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,6})\s$/, nodes.heading, ([, marks = ""]) => ({
      depth: marks.length,
    })),
    textblockTypeInputRule(/^```$/, nodes.code),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bulletList),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.orderedList,
      ([, number]) => ({ start: Number(number) }),
      ([, number], list) => list.childCount + list.attrs.start === Number(number),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    task,
    rule,
    markPattern(/(^|[^`])`([^`]+)`$/, marks.inlineCode),
    markPattern(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
    markPattern(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
    markPattern(/(^|\s)_([^_\s](?:[^_]*[^_\s])?)_$/, marks.emphasis),
    markPattern(/(^|[^~])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.delete),
  ],
});

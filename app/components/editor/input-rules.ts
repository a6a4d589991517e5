import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from "prosemirror-inputrules";
import type { MarkType, NodeType, ResolvedPos } from "prosemirror-model";
import { wrapRangeInList } from "prosemirror-schema-list";
import { schema } from "@/lib/editor/schema";
import { insertRule } from "./editor-commands";
import { typedLink, typedMarkdownLink } from "./typed-link";

const { nodes, marks } = schema;

const markPattern = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, [all = "", before = "", words = ""], from, to) => {
    const start = from + before.length;
    if (!words || state.doc.rangeHasMark(start, to, marks.inlineCode)) return null;
    const had = all.length - before.length;
    const text = schema.text(words, type.create().addToSet(state.doc.resolve(start).marks()));
    return had > 0 ? state.tr.replaceWith(start, to, text).removeStoredMark(type) : null;
  });

/** The list item that a text begins, whose mark or box is typed there. */
function findBegunItem($from: ResolvedPos) {
  if ($from.depth < 3 || $from.node(-1).type !== nodes.listItem || $from.index(-1) > 0) return;
  return { list: $from.node(-2), index: $from.index(-2), at: $from.before(-1) };
}

/** In an item, a mark says which list the item belongs to; a list within it would be a surprise. */
const itemMark = (pattern: RegExp, type: NodeType) =>
  new InputRule(pattern, (state, [, number], from, to) => {
    const item = findBegunItem(state.selection.$from);
    if (!item) return null;
    const { index, at } = item;
    const tr = state.tr.delete(from, to).setNodeAttribute(at, "checked", null);
    const list = tr.doc.resolve(at).parent; // a selection across items has taken some of them
    if (list.type === type) return tr;
    const end = at + (tr.doc.nodeAt(at)?.nodeSize ?? 0);
    if (index + 1 < list.childCount) {
      const start = (list.attrs.start ?? 1) + index + 1;
      tr.split(end, 1, [{ type: list.type, attrs: { ...list.attrs, start } }]);
    }
    const attrs = { spread: list.attrs.spread, ...(number && { start: Number(number) }) };
    if (index > 0) tr.split(at, 1, [{ type, attrs }]);
    else tr.setNodeMarkup(at - 1, type, attrs);
    const $item = tr.doc.resolve(tr.mapping.map(from));
    for (const edge of [$item.after(-2), $item.before(-2)]) {
      const { nodeBefore, nodeAfter } = tr.doc.resolve(edge);
      if (nodeBefore?.type === type && nodeAfter?.type === type) tr.join(edge);
    }
    return tr;
  });

const BULLET = /^\s*[-+*]\s$/;
const NUMBER = /^(\d{1,9})[.)]\s$/;

const task = new InputRule(/^\[( |x)?\]\s$/i, (state, [, box = ""], from, to) => {
  if (state.selection.$from.parent.type !== nodes.paragraph) return null;
  const tr = state.tr.delete(from, to);
  const range = tr.doc.resolve(from).blockRange();
  const isItem = findBegunItem(tr.selection.$from) !== undefined;
  if (!isItem && !(range && wrapRangeInList(tr, range, nodes.bulletList))) return null;
  return tr.setNodeAttribute(tr.selection.$from.before(-1), "checked", box.trim() !== "");
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
    textblockTypeInputRule(/^```\s$/, nodes.code),
    itemMark(BULLET, nodes.bulletList),
    itemMark(NUMBER, nodes.orderedList),
    wrappingInputRule(BULLET, nodes.bulletList),
    wrappingInputRule(
      NUMBER,
      nodes.orderedList,
      ([, number]) => ({ start: Number(number) }),
      ([, number], list) => list.childCount + list.attrs.start === Number(number),
    ),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    task,
    rule,
    typedLink,
    typedMarkdownLink,
    markPattern(/(^|[^`])`([^`]+)`$/, marks.inlineCode),
    markPattern(/(^|[^*])\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, marks.strong),
    markPattern(/(^|[^*])\*([^*\s](?:[^*]*[^*\s])?)\*$/, marks.emphasis),
    markPattern(/(^|\s)_([^_\s](?:[^_]*[^_\s])?)_$/, marks.emphasis),
    markPattern(/(^|[^~])~~([^~\s](?:[^~]*[^~\s])?)~~$/, marks.delete),
  ],
});

import { lift, setBlockType, toggleMark, wrapIn } from "prosemirror-commands";
import type { MarkType, Node, NodeType } from "prosemirror-model";
import { liftListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, TextSelection } from "prosemirror-state";
import { isInTable, selectedRect } from "prosemirror-tables";
import { schema } from "@/lib/editor/schema";

const { nodes, marks } = schema;

export function findAround(
  state: EditorState,
  ...types: NodeType[]
): { node: Node; at: number } | undefined {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (types.includes(node.type)) return { node, at: $from.before(depth) };
  }
  return undefined;
}

export function hasMark({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = selection;
  if (empty) return (storedMarks ?? $from.marks()).some((mark) => mark.type === type);
  return doc.rangeHasMark(from, to, type);
}

export const toggle = (type: MarkType): Command =>
  toggleMark(type, null, { removeWhenPresent: false });

export const isHeading = ({ selection }: EditorState, depth: number): boolean =>
  selection.$from.parent.type === nodes.heading && selection.$from.parent.attrs.depth === depth;

export const toggleHeading =
  (depth: number): Command =>
  (state, dispatch, view) =>
    isHeading(state, depth)
      ? setBlockType(nodes.paragraph)(state, dispatch, view)
      : setBlockType(nodes.heading, { depth })(state, dispatch, view);

export const toggleCode: Command = (state, dispatch, view) =>
  state.selection.$from.parent.type === nodes.code
    ? setBlockType(nodes.paragraph)(state, dispatch, view)
    : setBlockType(nodes.code)(state, dispatch, view);

/** Matches "```" and "```js", which Enter turns into a block of code. */
const FENCE = /^```([\w+#.-]*)$/;

export const beginCode: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const { textContent, content } = $from.parent;
  const [fence, lang] = FENCE.exec(textContent) ?? [];
  // An image is no text, but part of the content.
  const isAtEnd =
    empty && [textContent.length, $from.parentOffset].every((at) => at === content.size);
  if (fence === undefined || !isAtEnd || $from.parent.type !== nodes.paragraph) return false;
  if (!$from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), nodes.code))
    return false;
  const tr = state.tr.delete($from.start(), $from.end());
  dispatch?.(tr.setBlockType($from.start(), undefined, nodes.code, { lang: lang || null }));
  return true;
};

export const setLanguage =
  (lang: string): Command =>
  (state, dispatch) => {
    const code = findAround(state, nodes.code);
    if (!code) return false;
    dispatch?.(state.tr.setNodeAttribute(code.at, "lang", lang || null));
    return true;
  };

export const alignColumns =
  (align: "left" | "center" | "right"): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false;
    const { map, table, tableStart, left, right } = selectedRect(state);
    const heads = map.map.slice(left, right);
    const isSet = heads.every((head) => table.nodeAt(head)?.attrs.align === align);
    const { tr } = state;
    for (const head of heads) tr.setNodeAttribute(tableStart + head, "align", isSet ? null : align);
    dispatch?.(tr);
    return true;
  };

export const toggleQuote: Command = (state, dispatch, view) =>
  findAround(state, nodes.blockquote)
    ? lift(state, dispatch, view)
    : wrapIn(nodes.blockquote)(state, dispatch, view);

export const toggleList =
  (type: NodeType): Command =>
  (state, dispatch, view) => {
    const list = findAround(state, nodes.bulletList, nodes.orderedList);
    if (!list) return wrapInList(type)(state, dispatch);
    if (list.node.type === type) return liftListItem(nodes.listItem)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(list.at, type, { spread: list.node.attrs.spread }));
    return true;
  };

export const isTask = (state: EditorState): boolean =>
  typeof findAround(state, nodes.listItem)?.node.attrs.checked === "boolean";

/** Adds task boxes to a list or removes them. Other blocks become a task list. */
export const toggleTask: Command = (state, dispatch) => {
  const item = findAround(state, nodes.listItem);
  if (item) {
    const checked = item.node.attrs.checked === null ? false : null;
    dispatch?.(state.tr.setNodeAttribute(item.at, "checked", checked));
    return true;
  }
  return wrapInList(nodes.bulletList)(
    state,
    dispatch &&
      ((tr) => {
        const { $from } = tr.selection;
        dispatch(tr.setNodeAttribute($from.before(-1), "checked", false));
      }),
  );
};

export const tick: Command = (state, dispatch) => {
  const item = findAround(state, nodes.listItem);
  if (typeof item?.node.attrs.checked !== "boolean") return false;
  dispatch?.(state.tr.setNodeAttribute(item.at, "checked", !item.node.attrs.checked));
  return true;
};

export const addNextItem: Command = (state, dispatch) => {
  const attrs = findAround(state, nodes.listItem)?.node.attrs;
  const checked = typeof attrs?.checked === "boolean" ? false : null;
  return splitListItem(nodes.listItem, { spread: attrs?.spread, checked })(state, dispatch);
};

export const insertBreak: Command = (state, dispatch) => {
  if (!state.selection.$from.parent.inlineContent || findAround(state, nodes.table)) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.break.create()).scrollIntoView());
  return true;
};

/** Replaces an empty paragraph or follows the current block, and moves the caret into the new one. */
const insertBlock =
  (make: () => Node): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    if ($from.depth === 0) return false;
    const isEmpty = $from.parent.type === nodes.paragraph && $from.parent.childCount === 0;
    const from = isEmpty ? $from.before() : $from.after();
    const { tr } = state;
    const parent = $from.node(-1);
    const index = $from.index(-1);
    if (!parent.canReplaceWith(index, index, make().type)) return false;
    tr.replaceWith(from, isEmpty ? $from.after() : from, make());
    dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(from + 1))).scrollIntoView());
    return true;
  };

export const insertRule: Command = insertBlock(() => nodes.thematicBreak.create());

export const insertTable: Command = insertBlock(() => {
  const makeRow = (cell: NodeType) => nodes.tableRow.create(null, [cell.create(), cell.create()]);
  return nodes.table.create(null, [makeRow(nodes.tableHeader), makeRow(nodes.tableCell)]);
});

export const insertImage =
  (url: string, alt: string): Command =>
  (state, dispatch) => {
    const image = nodes.image.create({ url, alt: alt || null });
    dispatch?.(state.tr.replaceSelectionWith(image, false).scrollIntoView());
    return true;
  };

export const setLink =
  (url: string): Command =>
  (state, dispatch) => {
    const { from, to, empty } = findLinkRange(state);
    const { tr } = state;
    if (empty && url) tr.insertText(url, from);
    tr.removeMark(from, to, marks.link);
    if (url) tr.addMark(from, empty ? from + url.length : to, marks.link.create({ url }));
    dispatch?.(tr.removeStoredMark(marks.link).scrollIntoView());
    return true;
  };

export function findLinkRange({ selection, doc }: EditorState) {
  const { $from, from, to, empty } = selection;
  const mark = $from.marks().find(({ type }) => type === marks.link);
  if (!empty) return { from, to, empty, url: findFirstLink(doc, from, to) };
  if (!mark) return { from, to, empty, url: "" };
  let [start, end] = [from, to];
  const has = (at: number) => doc.rangeHasMark(at, at + 1, marks.link);
  while (start > $from.start() && has(start - 1)) start--;
  while (end < $from.end() && has(end)) end++;
  return { from: start, to: end, empty: false, url: String(mark.attrs.url) };
}

function findFirstLink(doc: Node, from: number, to: number): string {
  let url = "";
  doc.nodesBetween(from, to, (node) => {
    url ||= String(node.marks.find(({ type }) => type === marks.link)?.attrs.url ?? "");
  });
  return url;
}

export const insertFootnote: Command = (state, dispatch) => {
  if (!dispatch) return state.selection.$from.parent.inlineContent;
  const taken = new Set<string>();
  state.doc.descendants(({ type, attrs }) => {
    if (type === nodes.footnoteDefinition) taken.add(attrs.identifier);
  });
  let number = 1;
  while (taken.has(String(number))) number++;
  const attrs = { identifier: String(number), label: String(number) };
  const note = nodes.footnoteDefinition.create(
    attrs,
    nodes.paragraph.create(null, schema.text("Note")),
  );
  const tr = state.tr.replaceSelectionWith(nodes.footnoteReference.create(attrs), false);
  tr.insert(tr.doc.content.size, note);
  const end = tr.doc.content.size - 2;
  dispatch(tr.setSelection(TextSelection.create(tr.doc, end - 4, end)).scrollIntoView());
  return true;
};

import { InputRule } from "prosemirror-inputrules";
import { Plugin, type Transaction } from "prosemirror-state";
import { isSafeLink } from "@/lib/editor/safe-address";
import { schema } from "@/lib/editor/schema";

const { marks } = schema;

/** Matches an address at the end, after a space or an opening mark. Chinese and Japanese text follows an address without a space. */
const ADDRESS = /(?:^|[\s([{"'“„«])(https?:\/\/[^\s\ufffc\u3000-\u9fff\uff00-\uffef]+)$/i;
const PUNCTUATION = /[.,;:!?'"’”»…\]}>*_~]+$/;

/** In characters; longer addresses are not typed. */
const MAX_TYPED = 2000;

/** Like GFM, leaves out punctuation at the end and a parenthesis that the address does not open. */
function trimAddress(typed: string): string {
  const url = typed.replace(PUNCTUATION, "");
  const isOpened = url.split("(").length >= url.split(")").length;
  if (url.endsWith(")") && !isOpened) return trimAddress(url.slice(0, -1));
  return url;
}

/** Links the web address that ends before `at`. @returns whether there is one */
function linkBefore(tr: Transaction, at: number): boolean {
  const { parent, parentOffset } = tr.doc.resolve(at);
  if (parent.type.spec.code) return false;
  const before = parent.textBetween(
    Math.max(0, parentOffset - MAX_TYPED),
    parentOffset,
    undefined,
    "\ufffc",
  );
  const typed = ADDRESS.exec(before)?.[1] ?? "";
  const url = trimAddress(typed);
  if (!URL.canParse(url)) return false;
  const from = at - typed.length;
  const to = from + url.length;
  const isTaken = [marks.link, marks.linkReference, marks.inlineCode].some((type) =>
    tr.doc.rangeHasMark(from, to, type),
  );
  if (isTaken) return false;
  tr.addMark(from, to, marks.link.create({ url }));
  return true;
}

/** Links a typed address when a space follows. */
export const typedLink = new InputRule(/https?:\/\/\S+\s$/i, (state, [match], start, end) => {
  const { tr } = state;
  const at = start + match.length - 1;
  return linkBefore(tr, at) ? tr.insertText(match.slice(-1), at, end) : null;
});

/** Makes a link of `[text](address)` when its last parenthesis is typed. An image keeps its form. */
export const typedMarkdownLink = new InputRule(
  /(^|[^!`\\])\[([^[\]\n\ufffc]+)\]\(([^()\s\ufffc]+)\)$/,
  ({ doc, tr }, [, before = "", text = "", url = ""], start, end) => {
    const from = start + before.length;
    if (!isSafeLink(url) || doc.resolve(from).parent.type.spec.code) return null;
    if (doc.rangeHasMark(from, end, marks.inlineCode)) return null;
    // The text keeps its formatting; the last parenthesis is not in the document yet.
    tr.delete(from + 1 + text.length, end).delete(from, from + 1);
    tr.removeMark(from, from + text.length, marks.link);
    tr.addMark(from, from + text.length, marks.link.create({ url }));
    return tr.removeStoredMark(marks.link);
  },
);

/** Links a typed address when Enter follows, which does its usual work afterwards. */
export const linkOnEnter = new Plugin({
  props: {
    handleKeyDown({ state, dispatch }, { key }) {
      const { tr, selection } = state;
      if (key === "Enter" && selection.empty && linkBefore(tr, selection.from)) dispatch(tr);
      return false;
    },
  },
});

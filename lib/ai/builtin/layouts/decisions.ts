import { plainText, shorten } from "@/lib/ai/builtin/excerpt";
import type { Evidence } from "@/lib/ai/evidence";
import { bullet } from "./bullets";
import { type Layout, MOST_ROWS, upTo } from "./layout";
import { table } from "./table-layout";

/** `3 September 2026, who decided. What was decided.` */
const LEAD = /^(\d{1,2}\.? \p{L}{3,12} \d{4}|\d{4}-\d{2}-\d{2})(?:[,:] ?([^.]{3,120}))?\. /u;

const read = (piece: Evidence) => {
  const text = plainText(piece.text);
  const [lead = "", date = null, who = null] = LEAD.exec(text) ?? [];
  return { date, who, reasons: text.slice(lead.length) };
};

const isDecision = (piece: Evidence) => piece.type === "context_item" && piece.label === "decision";

/** Decisions as a table of date and people. */
export const decisions: Layout = {
  isPart: true,
  takes: isDecision,
  hasRoom: upTo(MOST_ROWS),
  write: (pieces) =>
    table(
      "Decision",
      ["Date", "Decided by"],
      pieces.map((piece) => ({ piece, note: "", cells: [read(piece).date, read(piece).who] })),
    ),
};

/** What was decided and why, without date and people, which stand in the table. */
export const decisionReasons: Layout = {
  isPart: true,
  takes: isDecision,
  hasRoom: upTo(MOST_ROWS),
  write: (pieces) => pieces.map((piece) => bullet(piece, shorten(read(piece).reasons))).join("\n"),
};

import { shorten, toPlainText } from "@/lib/ai/engines/builtin/excerpt";
import { writeBullet, writeTable } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import { type Layout, type Layouts, limitTo, MOST_ROWS } from "./layout";

/** `3 September 2026, Nora and Tom. Text of the decision.` */
const LEAD = /^(\d{1,2}\.? \p{L}{3,12} \d{4}|\d{4}-\d{2}-\d{2})(?:[,:] ?([^.]{3,120}))?\. /u;

const readDecision = (piece: Evidence) => {
  const text = toPlainText(piece.text);
  const [lead = "", date = null, who = null] = LEAD.exec(text) ?? [];
  return { date, who, reasons: text.slice(lead.length) };
};

const isDecision = (piece: Evidence) => piece.type === "context_item" && piece.label === "decision";

const decisions: Layout = {
  isPart: true,
  takes: isDecision,
  hasRoom: limitTo(MOST_ROWS),
  write: (pieces) =>
    writeTable(
      "Decision",
      ["Date", "Decided by"],
      pieces.map((piece) => ({
        piece,
        note: "",
        cells: [readDecision(piece).date, readDecision(piece).who],
      })),
    ),
};

/** Decisions with their reasons, without the date and the people in the table. */
const decisionReasons: Layout = {
  isPart: true,
  takes: isDecision,
  hasRoom: limitTo(MOST_ROWS),
  write: (pieces) =>
    pieces.map((piece) => writeBullet(piece, shorten(readDecision(piece).reasons))).join("\n"),
};

export const decisionLayouts = {
  decisions,
  decision_reasons: decisionReasons,
} satisfies Partial<Layouts>;

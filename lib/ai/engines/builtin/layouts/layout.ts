import { takeExcerpt } from "@/lib/ai/engines/builtin/excerpt";
import { endSentence, writeBullet, writeFacts } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import type { LayoutName } from "@/lib/document-types/definition";

/** A way to write the pieces of a section. */
export type Layout = {
  /** True if it writes only a part of each piece, so that other sections may write the other parts. */
  isPart: boolean;
  takes(piece: Evidence): boolean;
  /** Whether another piece fits in. */
  hasRoom(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[]): string;
};

export type Layouts = Readonly<Record<LayoutName, Layout>>;

export const MOST_ROWS = 20;
export const MOST_BULLETS = 6;

/** Makes a `hasRoom` that accepts at most `most` pieces. */
export const limitTo = (most: number) => (taken: readonly Evidence[]) => taken.length < most;

/** Writes everything that a draft says about a piece except its title. */
const summarize = (piece: Evidence) => {
  const text = takeExcerpt(piece.text);
  return piece.type === "goal" ? `${endSentence(text)} ${writeFacts(piece.goal)}`.trim() : text;
};

/** Each piece as a list item with the beginning of its text. */
export const bullets: Layout = {
  isPart: false,
  takes: () => true,
  hasRoom: limitTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => writeBullet(piece, summarize(piece))).join("\n"),
};

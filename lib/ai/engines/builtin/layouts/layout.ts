import { takeExcerpt } from "@/lib/ai/engines/builtin/excerpt";
import { asSentence, writeBullet, writeFacts } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import type { LayoutName } from "@/lib/document-types/definition";

/** How the pieces of a section are written down. */
export type Layout = {
  /** Writes a part of each piece, so that other parts may stand under other headings. */
  isPart: boolean;
  takes(piece: Evidence): boolean;
  /** Whether there is room for one more. */
  hasRoom(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[]): string;
};

export type Layouts = Readonly<Record<LayoutName, Layout>>;

export const MOST_ROWS = 20;
export const MOST_BULLETS = 6;

/** Room for so many. */
export const limitTo = (most: number) => (taken: readonly Evidence[]) => taken.length < most;

/** All that a draft says of a piece beside its title. */
const summarize = (piece: Evidence) => {
  const text = takeExcerpt(piece.text);
  return piece.type === "goal" ? `${asSentence(text)} ${writeFacts(piece.goal)}`.trim() : text;
};

/** Each piece as an item of a list, with what it says at its beginning. */
export const bullets: Layout = {
  isPart: false,
  takes: () => true,
  hasRoom: limitTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => writeBullet(piece, summarize(piece))).join("\n"),
};

import { takeExcerpt } from "@/lib/ai/engines/builtin/excerpt";
import { endSentence, writeBullet, writeFacts } from "@/lib/ai/engines/builtin/write-markdown";
import type { Evidence } from "@/lib/ai/evidence";
import type { LayoutName } from "@/lib/document-types/definition";

export type Layout = {
  /** True if it writes only a part of each piece, so that other sections may write the other parts. */
  isPart: boolean;
  takes(piece: Evidence): boolean;
  hasRoom(taken: readonly Evidence[], piece: Evidence): boolean;
  /** One block of Markdown; every statement in it refers to its piece. */
  write(pieces: readonly Evidence[]): string;
};

export type Layouts = Readonly<Record<LayoutName, Layout>>;

export const MOST_ROWS = 20;
export const MOST_BULLETS = 6;

export const limitTo = (most: number) => (taken: readonly Evidence[]) => taken.length < most;

const summarize = (piece: Evidence) => {
  const text = takeExcerpt(piece.text);
  return piece.type === "goal" ? `${endSentence(text)} ${writeFacts(piece.goal)}`.trim() : text;
};

export const bullets: Layout = {
  isPart: false,
  takes: () => true,
  hasRoom: limitTo(MOST_BULLETS),
  write: (pieces) => pieces.map((piece) => writeBullet(piece, summarize(piece))).join("\n"),
};

import type { Evidence } from "@/lib/ai/evidence";

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

export const MOST_ROWS = 20;
export const MOST_BULLETS = 6;

/** Room for so many. */
export const upTo = (most: number) => (taken: readonly Evidence[]) => taken.length < most;

export const refer = (...pieces: readonly Evidence[]) =>
  pieces.map(({ ref }) => `[^${ref}]`).join(" ");

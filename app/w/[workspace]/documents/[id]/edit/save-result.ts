import type { VersionSource } from "@/lib/schemas/enums";

/** A version of a document, and its text. */
export type Base = { version: number; content: string };

/** Lines that both sides changed, as each has them; `line` is where they begin in the other text, from 1. */
export type Overlap = { line: number; mine: string; theirs: string };

/** What became of a text that was sent: stored, maybe merged with what others wrote, or kept back. */
export type SaveResult = Base &
  (
    | { state: "saved" }
    | { state: "conflict"; author: string; source: VersionSource; overlaps: Overlap[] }
  );

/** The other text of a place that two people changed. */
export type Conflicting = Extract<SaveResult, { state: "conflict" }>;

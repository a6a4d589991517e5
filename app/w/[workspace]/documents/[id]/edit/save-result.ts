import type { VersionSource } from "@/lib/schemas/enums";

export type Base = { version: number; content: string };

/** Lines that both sides changed; `line` is the first one in the other text, from 1. */
export type Overlap = { line: number; mine: string; theirs: string };

/** The outcome of saving: stored, merged and stored, or in conflict. */
export type SaveResult = Base &
  (
    | { state: "saved" }
    | { state: "conflict"; author: string; source: VersionSource; overlaps: Overlap[] }
  );

export type Conflicting = Extract<SaveResult, { state: "conflict" }>;

import type { VersionSource } from "@/lib/schemas/enums";

export type Base = { version: number; content: string };

/** `line` is the first one in the other text, from 1. */
export type Overlap = { line: number; mine: string; theirs: string };

export type SaveResult = Base &
  (
    | { state: "saved" }
    | {
        state: "conflict";
        author: string;
        source: VersionSource;
        overlaps: Overlap[];
        /** Whether the two changes of each place can follow each other. */
        canKeepBoth: boolean;
      }
  );

export type Conflicting = Extract<SaveResult, { state: "conflict" }>;

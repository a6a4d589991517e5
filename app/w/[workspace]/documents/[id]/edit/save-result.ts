import type { DocumentState } from "@/lib/domain/documents/watch-document";
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

/** It is sent again by itself. `outage` is the server's sentence, if it answered. */
export type Offline = { state: "offline"; outage?: string | undefined };

export type SaveState =
  | { state: "saved" | "unsaved" | "saving" | "unwritable" }
  | { state: "refused"; reason: string }
  | Offline;

export type SaveView = {
  state: SaveState;
  version: number;
  conflict: Conflicting | undefined;
  /** The newest version of somebody else that is now part of the text. */
  arrived: DocumentState;
};

export const GONE: SaveState = {
  state: "refused",
  reason:
    "Somebody deleted this document. Copy what you need, or bring the document back from the trash.",
};

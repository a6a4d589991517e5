import type { DocumentState } from "@/lib/domain/documents/watch-document";
import type { VersionSource } from "@/lib/schemas/enums";

export type Base = { version: number; content: string };

/** `line` is the first one in the other text, from 1. `marks` stand for the place in a choice of one side (`markPlace`). */
export type Overlap = {
  line: number;
  mine: string;
  theirs: string;
  marks: { sent: string; current: string };
};

/** What is kept in the lines that both sides have changed; `seen` has the marks of the places that were shown. */
export type Choice = { keeps: "both" | "sent" | "current"; seen: string[] };

export type SaveResult = Base &
  (
    | { state: "saved" }
    | {
        state: "conflict";
        /** Who changed the lines (`findConflicting`). `isReader`: the person who reads this, in another tab or by another program. */
        by: { name: string; isReader: boolean; source: VersionSource; version: number };
        /** None if the text that was changed is no longer kept: then the choice is between the whole texts. */
        overlaps: Overlap[];
        /** Whether the two changes of each place can follow each other. */
        canKeepBoth: boolean;
        /** A choice was made, but there is more to choose now. */
        isAgain?: boolean;
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
  /** Somebody has changed or removed lines that were written here, and the person has not seen it yet. */
  isOverwritten: boolean;
};

export const GONE: SaveState = {
  state: "refused",
  reason:
    "Somebody deleted this document. Copy what you need, or bring the document back from the trash.",
};

import type { Drafts } from "./drafts";
import type { Base, Choice, Conflicting, SaveView } from "./save-result";
import type { Sent } from "./send";

/** What a `SaveSession` needs from the page. */
export type SaveOptions = {
  read: Base;
  drafts: Pick<Drafts, "keep" | "drop">;
  send(version: number, text: string, choice?: Choice): Promise<Sent>;
  fetchNewest(): Promise<Base | undefined>;
  onView(view: SaveView): void;
};

/** A choice about the places that a conflict shows now. */
export const choose = (keeps: Choice["keeps"], shown?: Pick<Conflicting, "overlaps">): Choice => ({
  keeps,
  seen: keeps === "both" ? [] : (shown?.overlaps.map(({ marks }) => marks[keeps]) ?? []),
});

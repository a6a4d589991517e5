import { isOutdated } from "@/lib/ai/advisors/shared/is-outdated";
import { quoteUnsettled } from "@/lib/ai/advisors/shared/quote-unsettled";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel, GoalType } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { joinWords } from "@/lib/text/phrases";
import type { LaunchOptions } from "./contract";

export type Launch = Material<LaunchOptions>;

/** A finding about `pieces`; `step` is the next step if something is open. */
export type Note = { says: string; step?: string; pieces?: readonly { id: string }[] };

export const noteGap = (says: string, step: string): Note[] => [{ says, step }];

/** Makes a note about pieces; none if there are no pieces. */
export const notePieces = (pieces: readonly { id: string }[], says: string, step = ""): Note[] =>
  pieces.length > 0 ? [{ says, step, pieces }] : [];

export const listOwnItems = ({ evidence }: Launch, ...labels: readonly ContextLabel[]) =>
  evidence.filter((piece) => piece.scope === "initiative" && hasLabel(piece, ...labels));

/** Names the items with one of the labels after `heading`, the initiative's first. Without items, a given `step` makes a gap. */
export function nameItems(
  { evidence }: Launch,
  heading: string,
  labels: readonly (ContextLabel | GoalType)[],
  step?: string,
): Note[] {
  const pieces = evidence.filter((piece) => hasLabel(piece, ...labels));
  if (pieces.length === 0 && step)
    return noteGap(`No item is labeled ${joinWords(labels.map(spell), "or")}.`, step);
  const own = pieces.filter(({ scope }) => scope === "initiative");
  const shared = pieces.filter(({ scope }) => scope === "workspace");
  const says = joinNotes(
    own.length > 0 && `${heading}: ${nameTitles(own)}.`,
    shared.length > 0 && `${heading} of the workspace: ${nameTitles(shared)}.`,
  );
  return notePieces(pieces, says);
}

const MAX_QUOTED = 3;

/** Quotes items that call something not done yet, except outdated ones. Words cannot tell whether that stops a launch. */
export function quoteUndone(items: readonly Evidence[]): Note[] {
  const undone = items.flatMap((piece) => {
    const said = !isOutdated(piece) && quoteUnsettled(piece);
    return said ? [{ ...piece, said }] : [];
  });
  const quoted = undone.slice(0, MAX_QUOTED).map(({ title, said }) => `“${title}”: “${said}”`);
  const others = undone.slice(MAX_QUOTED);
  const says = joinNotes(
    `Not done yet, by their own words: ${quoted.join("; ")}`,
    others.length > 0 && `See also ${nameTitles(others)}.`,
  );
  const leave = undone.length === 1 ? "leaves" : "leave";
  return notePieces(undone, says, `Settle what ${nameTitles(undone)} ${leave} open.`);
}

import { isOutdated, quoteUnsettled } from "@/lib/ai/advisors/shared/item-status";
import { joinNotes, nameTitles } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel, GoalType } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { joinWords } from "@/lib/text/phrases";
import type { LaunchOptions } from "./contract";

export type Launch = Material<LaunchOptions>;

/** What the record shows, of which pieces; a gap has the step that closes it. */
export type Note = { says: string; step?: string; pieces?: readonly { id: string }[] };

export const gap = (says: string, step: string): Note[] => [{ says, step }];

/** Says something of pieces, if there are any. */
export const noteOn = (pieces: readonly { id: string }[], says: string, step = ""): Note[] =>
  pieces.length > 0 ? [{ says, step, pieces }] : [];

export const ofInitiative = (
  { evidence }: Launch,
  ...labels: readonly ContextLabel[]
): readonly Evidence[] =>
  evidence.filter((piece) => piece.scope === "initiative" && hasLabel(piece, ...labels));

/** Names the items with one of the labels, those of the initiative first, below `heading`; without any, `step` is open, if given. */
export function nameItems(
  { evidence }: Launch,
  heading: string,
  labels: readonly (ContextLabel | GoalType)[],
  step?: string,
): Note[] {
  const pieces = evidence.filter((piece) => hasLabel(piece, ...labels));
  if (pieces.length === 0 && step)
    return gap(`No item is labelled ${joinWords(labels.map(spell), "or")}.`, step);
  const own = pieces.filter(({ scope }) => scope === "initiative");
  const shared = pieces.filter(({ scope }) => scope === "workspace");
  const says = joinNotes(
    own.length > 0 && `${heading}: ${nameTitles(own)}.`,
    shared.length > 0 && `${heading} of the workspace: ${nameTitles(shared)}.`,
  );
  return noteOn(pieces, says);
}

const MAX_QUOTED = 3;

/** Quotes what items say themselves is not done yet, but for plans of old. Whether that stops a launch, words cannot tell. */
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
  return noteOn(undone, says, `Settle what ${nameTitles(undone)} ${leave} open.`);
}

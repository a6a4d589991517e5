import { nameTitles } from "@/lib/ai/advisors/shared/wording";
import { hasLabel } from "@/lib/ai/evidence";
import type { Material } from "@/lib/ai/inquiry";
import type { ContextLabel } from "@/lib/schemas/enums";
import { spell } from "@/lib/schemas/spelling";
import { joinWords } from "@/lib/text/phrases";
import type { LaunchOptions } from "./contract";

export type Launch = Material<LaunchOptions>;

/** What the record shows; a gap has the step that closes it. */
export type Note = { says: string; step?: string | undefined; isBlocker?: boolean };

/** False in place of a note that does not apply. */
export type Finding = { notes: readonly (Note | false)[]; pieces: readonly { id: string }[] };

export const joinFindings = (...findings: readonly Finding[]): Finding => ({
  notes: findings.flatMap(({ notes }) => notes),
  pieces: findings.flatMap(({ pieces }) => pieces),
});

/** Names the initiative's items with one of the labels below `heading`; without one, `step` is open. */
export function nameItems(
  { evidence }: Launch,
  heading: string,
  labels: readonly ContextLabel[],
  step: string,
): Finding {
  const items = evidence.filter(
    (piece) => piece.scope === "initiative" && hasLabel(piece, ...labels),
  );
  const wanted = joinWords(labels.map(spell), "or");
  return {
    pieces: items,
    notes: [
      items.length > 0
        ? { says: `${heading}: ${nameTitles(items)}.` }
        : { says: `No item of the initiative is labelled ${wanted}.`, step },
    ],
  };
}

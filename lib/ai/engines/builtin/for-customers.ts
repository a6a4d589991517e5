import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Block } from "@/lib/ai/reading/evidence-blocks";
import { listKinds } from "@/lib/ai/reading/section-kinds";
import type { Section } from "@/lib/document-types/definition";
import { isBoxes } from "./piece-kinds";
import type { SectionPieces } from "./place-pieces";
import { dropBareHeadings, type Quotation } from "./quote-documents";

/** Documents whose ticked boxes say what was tested or built, in words that customers do not know. */
const OF_BUILDERS = ["ai_test_plan", "ai_implementation_spec"] as const;

/** A point in time at the beginning of a line, not the first of two: `07:00 Look at the numbers`, but not `08:00–17:00` */
const CLOCK =
  /^\s*(?:(?:[01]?\d|2[0-4])(?:[:h]|\s?Uhr\s?|時)[0-5]?\d?(?:\s?[ap]\.?m\.?|\s?Uhr)?)(?![\d.:€$£%]|\s?(?:[-–—〜~]|to |until |bis |tot |à |から))/iu;
/** In entries: fewer can be a time at which a release opens. */
const MIN_TIMES = 3;

/** Whether a list or a table says from hour to hour what the team does on a day. */
function isRunSheet(block: Block): boolean {
  const entries =
    block.kind === "table"
      ? block.rows.slice(1).map((cells) => cells[0] ?? "")
      : block.kind === "list"
        ? block.items.map(({ text }) => text)
        : [];
  const times = entries.filter((entry) => CLOCK.test(entry));
  return times.length >= MIN_TIMES && 2 * times.length > entries.length;
}

/**
 * Takes out of the quotations of release notes what only the team needs: the ticked boxes of builders' documents, which a reader of the
 * draft has to check, and its tasks and run sheets where customers look for dates and help. The text of `template` is kept.
 */
export function keepForCustomers(
  { section, pieces }: { section: Section; pieces: SectionPieces },
  quotations: readonly Quotation[],
  template: Evidence | undefined,
): { quotations: readonly Quotation[]; pieces: SectionPieces } {
  const isForHelp = listKinds(section).includes("help");
  if (!isForHelp && !section.takesTicked) return { quotations, pieces };
  const isOfBuilders = ({ piece }: Quotation) =>
    section.takesTicked === true && hasLabel(piece, ...OF_BUILDERS);
  const isOfTeam = (block: Block) => isForHelp && (isBoxes(block) || isRunSheet(block));
  const kept = quotations.flatMap((each): Quotation[] => {
    if (isOfBuilders(each)) return [];
    if (each.piece === template || !each.blocks.some(isOfTeam)) return [each];
    const blocks = dropBareHeadings(each.blocks.filter((block) => !isOfTeam(block)));
    return blocks.length > 0 ? [{ ...each, blocks }] : [];
  });
  const list = (some: readonly Quotation[]): Evidence[] => [
    ...new Set(some.map(({ piece }) => piece)),
  ];
  const dropped = list(quotations).filter((piece) => kept.every((each) => each.piece !== piece));
  const toCheck = list(quotations.filter(isOfBuilders));
  return {
    quotations: kept,
    pieces: {
      ...pieces,
      named: [...pieces.named, ...dropped.filter((piece) => !toCheck.includes(piece))],
      unsure: [...pieces.unsure, ...toCheck],
    },
  };
}

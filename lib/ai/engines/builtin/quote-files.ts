import type { Evidence } from "@/lib/ai/evidence";
import { type Part, splitParts } from "@/lib/ai/reading/document-parts";
import { type Block, joinLabel, labelParagraphs } from "@/lib/ai/reading/evidence-blocks";
import { dropNumber, readUnnumbered } from "@/lib/ai/reading/heading-number";
import { addsNothing, listHeadingWords } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { SectionKind } from "@/lib/document-types/heading-words";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { matchWords } from "@/lib/text/words";
import { assignParts, isHeading, nameBlocks, takeBeginning, unnumber } from "./assign-parts";
import { readFileBlocks, replaceBlocks, titleFile } from "./fitting-passages";
import { isBoxes } from "./piece-kinds";
import type { Quotation } from "./quote-documents";
import type { QuotedText } from "./quoted-text";

/** The kinds of parts of a plan. Others stay with the file: the features in it may be those of a rival, and its users a supplier's. */
const OF_PLANS: readonly SectionKind[] = [
  "goal",
  "measure",
  "guardrail",
  "left_out",
  "decision",
  "acceptance",
  "done",
  "constraint",
  "cost",
  "plan",
  "next_step",
  "task",
  "stop",
  "monitor",
  "risk",
  "assumption",
  "question",
  "review",
];
/** The kinds of parts of a report, which count only where their heading is that of a section. */
const OF_REPORTS: readonly SectionKind[] = ["proposal", "option", "happened", "learned", "change"];
/** In UTF-16 units: `Questions` alone are those of an interview, `Open questions` are ours. */
const MIN_QUESTION = "question".length + 1;

/** Maximum number of quotations of a section from which it only names further files. */
const MAX_IN_SECTION = 6;

type Placed = { section: Section; part: Part };
/**
 * The parts of a file that sections take, and the rest of it; `left` has the headings of parts of a plan that no section takes, `others`
 * those of the rest.
 */
export type FileParts = {
  rest: Evidence;
  placed: readonly Placed[];
  left: readonly string[];
  others: readonly string[];
  /** All headings of the file, with their numbers */
  headings: readonly string[];
};

/** Whether a part says what is to be done by its form: it has nothing but boxes to tick. */
const hasOnlyBoxes = ({ heading, blocks }: Part) =>
  heading !== "" && blocks.length > 0 && blocks.every(isBoxes);

const GOALS = listHeadingWords(["goal"]);

/**
 * Whether a part has the name of a section, as `Recommendation` in a business case, and may not be about somebody else, like a part named
 * `Target users`.
 */
const isOfSection = (outline: Outline, { name, kinds }: Part) =>
  kinds.size > 0 &&
  [...kinds.keys()].every((kind) => [...OF_PLANS, ...OF_REPORTS].some((each) => each === kind)) &&
  outline.some((section) => listStripped(section).includes(name));

function readPlanKinds(outline: Outline, part: Part): Part {
  const kinds = [...part.kinds].filter(([kind, length]) => {
    if (kind === "question") return length >= MIN_QUESTION;
    // `Purpose of the survey` is not that of the plan.
    if (kind === "goal") return addsNothing(part.heading, GOALS);
    return OF_PLANS.some((each) => each === kind);
  });
  const isOwners = isOwnerLabel(readUnnumbered(part.heading));
  const isTask = kinds.length === 0 && !part.isLeftOut && (hasOnlyBoxes(part) || isOwners);
  const name = isOfSection(outline, part) ? part.name : "";
  return { ...part, name, kinds: new Map(isTask ? [["task", part.heading.length]] : kinds) };
}

/** In a file with what people said, `Plan` and `Owners` are theirs. */
const ASKED =
  matchWords(`\\p{sc=Latin}*interviews?|surveys?|\\p{sc=Latin}*umfragen?\\p{L}*|\\p{sc=Latin}*enquêtes?
  調査|インタビュー`);

const tellsAnswers = (piece: Evidence): boolean => {
  const [first = ""] = readFileBlocks(piece).flatMap((block) =>
    block.kind === "heading" ? [block.text] : [],
  );
  return ASKED.test([piece.title, titleFile(piece), first].join("\n"));
};

/**
 * Takes the parts out of a file whose headings name the kind of a part of a plan.
 * @returns null if there are none, or if the file is an interview or a survey
 */
export function takeParts(outline: Outline, piece: Evidence): FileParts | null {
  if (tellsAnswers(piece)) return null;
  const parts = splitParts(readFileBlocks(piece))
    .map((part) => readPlanKinds(outline, part))
    .filter((part) => part.heading !== "" || part.own.length > 0);
  const headings = parts.map(({ heading }) => heading);
  const ofPlan = new Set(
    parts.filter(({ kinds, name }) => kinds.size > 0 || name !== "").map(({ index }) => index),
  );
  if (ofPlan.size === 0) return null;
  const isWithin = ({ around }: Part) => around.some(({ index }) => ofPlan.has(index));
  const isOuter = (part: Part) => part.blocks.length > 0 && !isWithin(part);
  const placed = assignParts(outline, parts, false).filter(({ part }) => isOuter(part));
  const isPlaced = (part: Part) => placed.some((each) => each.part === part);
  const others = parts.filter((part) => !ofPlan.has(part.index) && !isWithin(part));
  const blocks = others.flatMap(({ heading, own }): Block[] =>
    heading === "" ? own : [{ kind: "heading", level: 2, text: heading }, ...own],
  );
  const left = parts.filter((part) => ofPlan.has(part.index) && isOuter(part) && !isPlaced(part));
  const named = others.filter(({ heading, own }) => heading !== "" && own.length > 0);
  return {
    rest: replaceBlocks(piece, labelParagraphs(blocks)),
    placed,
    left: left.map(({ heading }) => dropNumber(heading, headings)),
    others: named.map(({ heading }) => dropNumber(heading, headings)),
    headings,
  };
}

/**
 * Quotes the beginnings of the parts of a file, each in its section, the first below the title of the file. A section of which
 * other documents have said enough only names the file.
 */
export function quoteFile(
  outline: Outline,
  { rest, placed, headings }: FileParts,
  earlier: readonly Quotation[],
  said: QuotedText,
): Quotation[] {
  const quoted: Quotation[] = [];
  for (const { section, part } of placed) {
    const before = [...earlier, ...quoted].filter((each) => each.section === section);
    if (before.length >= MAX_IN_SECTION) {
      if (before.every(({ piece }) => piece !== rest))
        quoted.push({ section, piece: rest, blocks: [] });
      continue;
    }
    const isBelow = before.some(({ blocks }) => blocks.some(isHeading));
    const beginning = takeBeginning(section, part.blocks, said);
    const blocks = nameBlocks(section, unnumber(part, headings), beginning, isBelow);
    for (const block of blocks) said.add(block);
    if (blocks.length > 0) quoted.push({ section, piece: rest, blocks });
  }
  const first = outline.flatMap((section) =>
    quoted.filter((each) => each.section === section && each.blocks.length > 0),
  )[0];
  return quoted.map((each) => (each === first ? addTitle(each) : each));
}

function addTitle(quotation: Quotation): Quotation {
  const [first, ...others] = quotation.blocks;
  const title = titleFile(quotation.piece);
  if (first?.kind !== "heading")
    return {
      ...quotation,
      blocks: [{ kind: "heading", level: 2, text: title }, ...quotation.blocks],
    };
  const text = joinLabel(title, first.text);
  return { ...quotation, blocks: [{ ...first, text }, ...others] };
}

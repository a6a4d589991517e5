import type { Evidence } from "@/lib/ai/evidence";
import { type Part, splitParts } from "@/lib/ai/reading/document-parts";
import { type Block, labelParagraphs } from "@/lib/ai/reading/evidence-blocks";
import { dropNumber, readUnnumbered } from "@/lib/ai/reading/heading-number";
import { addsNothing, listHeadingWords } from "@/lib/ai/reading/section-kinds";
import { listStripped } from "@/lib/ai/reading/section-names";
import type { Outline, Section } from "@/lib/document-types/definition";
import type { SectionKind } from "@/lib/document-types/heading-words";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { matchWords } from "@/lib/text/words";
import { assignParts } from "./assign-parts";
import { readFileBlocks, replaceBlocks, titleFile } from "./fitting-passages";
import { isBoxes } from "./piece-kinds";

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
/** The heading of a part that makes a file a specification, whose parts are all ours. `System requirements` and `Legal requirements` do not. */
const REQUIREMENTS =
  /^(?:(?:(?:non-?)?functional|product|user|main|key) )?requirements$|^(?:nutzer|produkt)?anforderungen$|^(?:nicht-?)?funktionale anforderungen$|^(?:(?:niet-)?functionele )?(?:eisen|vereisten)$|^exigences(?: (?:non )?fonctionnelles)?$|^(?:機能|非機能)?要件$/;
/** In UTF-16 units: `Questions` alone are those of an interview, `Open questions` are ours. */
const MIN_QUESTION = "question".length + 1;

/** Maximum number of parts within a part that are quoted with it. */
export const MAX_WITHIN = 8;

/** `within` has the parts that go with a part. */
export type Placed = { section: Section; part: Part; within: readonly Part[] };
/**
 * The parts of a file that sections take, and the rest of it; `left` has the headings of parts of a plan that no section takes, `others`
 * those of the rest with the blocks below them.
 */
export type FileParts = {
  rest: Evidence;
  placed: readonly Placed[];
  left: readonly string[];
  others: readonly { heading: string; own: readonly Block[] }[];
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

function readPlanKinds(outline: Outline, part: Part, isSpecification: boolean): Part {
  if (isSpecification && part.kinds.size > 0) return part;
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

/** Whether the own heading of a part within another says where it belongs: it is out of scope, or has only words of its kinds. */
const standsAlone = ({ heading, kinds, isLeftOut }: Part) =>
  isLeftOut ||
  (kinds.size > 0 && addsNothing(readUnnumbered(heading), listHeadingWords([...kinds.keys()])));

/**
 * Takes the parts out of a file whose headings name the kind of a part of a plan.
 * @returns null if there are none, or if the file is an interview or a survey
 */
export function takeParts(outline: Outline, piece: Evidence): FileParts | null {
  if (tellsAnswers(piece)) return null;
  const all = splitParts(readFileBlocks(piece));
  const isSpecification = all.some(({ heading }) =>
    REQUIREMENTS.test(readUnnumbered(heading).toLowerCase()),
  );
  const parts = all
    .map((part) => readPlanKinds(outline, part, isSpecification))
    .filter((part) => part.heading !== "" || part.own.length > 0);
  const headings = parts.map(({ heading }) => heading);
  const unnumbered = ({ heading }: Part) => dropNumber(heading, headings);
  const isOfPlan = ({ kinds, name }: Part) => kinds.size > 0 || name !== "";
  const heads = new Map<number, Part>();
  for (const part of parts) {
    const outer = part.around.findLast(({ index }) => heads.has(index));
    const head = outer && heads.get(outer.index);
    if (head && (head.isLeftOut || !isOfPlan(part) || !standsAlone(part)))
      heads.set(part.index, head);
    else if (isOfPlan(part)) heads.set(part.index, part);
  }
  if (heads.size === 0) return null;
  const listWithin = (part: Part) =>
    parts.filter((each) => each !== part && heads.get(each.index) === part);
  const isOuter = (part: Part) =>
    heads.get(part.index) === part && [part, ...listWithin(part)].some(({ own }) => own.length > 0);
  const placed = assignParts(outline, parts, false)
    .filter(({ part }) => isOuter(part))
    .map((each) => ({
      ...each,
      within: listWithin(each.part).filter(({ own }) => own.length > 0),
    }));
  const isPlaced = (part: Part) => placed.some((each) => each.part === part);
  const others = parts.filter(({ index }) => !heads.has(index));
  const blocks = others.flatMap((part): Block[] =>
    part.heading === ""
      ? part.own
      : [{ kind: "heading", level: 2, text: unnumbered(part) }, ...part.own],
  );
  const left = [
    ...parts.filter((part) => isOuter(part) && !isPlaced(part)),
    ...placed.flatMap(({ within }) => within.slice(MAX_WITHIN)),
  ];
  return {
    rest: replaceBlocks(piece, labelParagraphs(blocks)),
    placed,
    left: left.map(unnumbered),
    others: others
      .filter(({ heading, own }) => heading !== "" && own.length > 0)
      .map((part) => ({ heading: unnumbered(part), own: part.own })),
    headings,
  };
}

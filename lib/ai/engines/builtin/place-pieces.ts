import { type Evidence, findInitiative, hasLabel } from "@/lib/ai/evidence";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import { isFaintIdea } from "@/lib/ai/reading/is-faint-idea";
import {
  listLabels,
  NOTE_LABELS,
  type Outline,
  type Section,
  SPECIFICATIONS,
} from "@/lib/document-types/definition";
import { findVerdict } from "@/lib/text/find-verdict";
import { LABEL } from "@/lib/text/word-beginnings";
import { chooseStory, isPartOf } from "./choose-story";
import { readPieceBlocks } from "./fitting-passages";
import { findLayout } from "./layouts";
import { beginsWithHeading } from "./line-entries";
import { nameCosts } from "./name-costs";
import { isOver } from "./not-planned";
import { isDoubtful } from "./open-points";
import { orderPieces, takeInTurns } from "./order-pieces";
import { rateFit } from "./rate-fit";
import { APART } from "./separate-sentences";
import { splitItem, takeReport } from "./split-item";
import { separateContext } from "./written-story";

/** The pieces of a section: written by its layout, as bullets, or only named. */
export type SectionPieces = {
  laidOut: Evidence[];
  listed: Evidence[];
  named: Evidence[];
  /** Also only named: pieces on the subject of a quoted document. */
  said: Evidence[];
  /** Also only named: pieces that are here by their label alone, if they are notes or the section has a `check` for such pieces. */
  unsure: Evidence[];
};
type Target = { section: Section; pieces: SectionPieces };

const MAX_ROWS = 20;
const MAX_BULLETS = 6;
/** Number of pieces of the initiative from which a section only names those of the workspace. */
const ENOUGH_OWN = 3;

/** Sorts the initiative's items first, then by the labels that a section names, those of its `sentences` first. */
function createOrder(section: Section) {
  const labels = [...(section.sentences?.labels ?? []), ...listLabels(section)];
  const isShared = ({ scope }: Evidence) => Number(scope === "workspace");
  const rank = (piece: Evidence) => labels.findIndex((label) => hasLabel(piece, label));
  return (a: Evidence, b: Evidence) => isShared(a) - isShared(b) || rank(a) - rank(b);
}

/**
 * Assigns each piece to the section that fits it best, the initiative's first; a layout may leave the rest to another.
 * What the document's `title` says of its own chooses the subject of a story.
 */
export function placePieces(
  outline: Outline,
  evidence: readonly Evidence[],
  title: string,
): Target[] {
  const targets = outline.map((section): Target => {
    return { section, pieces: { laidOut: [], listed: [], named: [], said: [], unsure: [] } };
  });
  const judgeAll = createJudge(evidence);
  const inOrder = orderPieces(evidence);
  const story = targets.find(({ section }) => section.layout === "story");
  const fitting = inOrder.filter((piece) => story && judgeAll.rate(story.section, piece) > 0);
  const initiative = findInitiative(evidence);
  const parts = story ? chooseStory(fitting, title, initiative) : [];
  const judge: Judge = {
    ...judgeAll,
    /** A story has no other idea than the one that has been chosen. */
    rate: (section, piece) =>
      section === story?.section && hasLabel(piece, "feature_idea") && !parts.includes(piece)
        ? 0
        : judgeAll.rate(section, piece),
    /** Without such an idea, those about the same as the initiative may be its criteria. */
    isCriterion: (piece) =>
      story !== undefined &&
      initiative !== undefined &&
      hasLabel(piece, "feature_idea") &&
      !parts.some((part) => hasLabel(part, "feature_idea")) &&
      !isDoubtful(piece) &&
      isPartOf(initiative, piece),
  };
  // What is wanted fills the sections about it before what is decided.
  const others = inOrder.filter((piece) => !parts.includes(piece));
  const wanted = others.filter(isOwnIdea);
  for (const piece of [...parts, ...wanted, ...others.filter((piece) => !wanted.includes(piece))])
    placePiece(piece, targets, judge);
  for (const { section, pieces } of targets) {
    nameCosts({ section, pieces }, inOrder);
    pieces.listed.sort(createOrder(section));
    pieces.named = takeInTurns(pieces.named);
    pieces.unsure = takeInTurns(pieces.unsure);
  }
  return targets;
}

const isOwnIdea = (piece: Evidence) =>
  piece.scope === "initiative" &&
  hasLabel(piece, "feature_idea") &&
  !isOver(piece) &&
  !isFaintIdea(piece);

type Judge = ReturnType<typeof createJudge> & { isCriterion(piece: Evidence): boolean };

/** Creates the functions that judge how a piece fits a section. */
function createJudge(evidence: readonly Evidence[]) {
  const refused = new Set(
    evidence.filter((piece) => hasLabel(piece, "feature_idea") && findRefusal(piece, evidence)),
  );
  return {
    /** An idea that a decision turns down belongs only to sections that ask for it by words. */
    rate(section: Section, piece: Evidence) {
      const fit = rateFit(section, piece);
      return fit < 2 && refused.has(piece) ? 0 : fit;
    },
    /** Whether a document specifies the content of a section, so that an idea is only a proposal there. */
    isProposed: ({ labels = [] }: Section, piece: Evidence) =>
      hasLabel(piece, "feature_idea") &&
      evidence.some((other) => hasLabel(other, ...SPECIFICATIONS) && hasLabel(other, ...labels)),
  };
}

/** Places a piece in the section that fits it best, or its parts in several. */
function placePiece(
  whole: Evidence,
  targets: readonly Target[],
  { rate, isProposed, isCriterion }: Judge,
) {
  const isOver = hasLabel(whole, "decision") && findVerdict(whole) !== undefined;
  const piece = isOver ? whole : placeApart(takeReport(whole, targets), targets);
  if (piece !== whole && readPieceBlocks(piece).length === 0) return;
  const fits = targets
    .map((each) => ({ ...each, fit: rate(each.section, piece) }))
    .filter(
      ({ section, pieces, fit }) =>
        fit > 0 && (findLayout(section).hasRoom?.(pieces.laidOut, piece) ?? true),
    )
    .sort((a, b) => b.fit - a.fit);
  const begun = fits.filter(({ section }) => findLayout(section).leavesRest?.(piece));
  for (const { pieces } of begun) place(pieces, piece, true);
  // The table has the sentence that revokes it; elsewhere it would read as valid.
  if (begun.length > 0 && piece.type === "context_item" && piece.revised) return;
  const [dropWritten] = begun.flatMap(({ section }) => findLayout(section).dropWritten ?? []);
  const left = dropWritten ? dropWritten(piece) : piece;
  const { parts: split, isWhole } = splitItem(piece, targets);
  for (const [index, target] of targets.filter((each) => split.has(each)).entries()) {
    const { section, pieces } = target;
    const text = split.get(target) ?? "";
    // After its first part, a note repeats its title only in parts that have no label of their own, unless the heading says that.
    const isNamed =
      index > 0 &&
      hasLabel(piece, ...NOTE_LABELS) &&
      LABEL.test(text) &&
      !beginsWithHeading(section, text);
    const part =
      split.size === 1 && isWhole ? piece : { ...piece, title: isNamed ? "" : piece.title, text };
    (findLayout(section).takes(part) ? pieces.laidOut : pieces.listed).push(part);
  }
  const best = fits.find((each) => !begun.includes(each));
  if (!best || !left || split.size > 0) return;
  const { section, pieces, fit } = best;
  const isUnsure = isProposed(section, piece) || (isToCheck(section, piece) && !isCriterion(piece));
  if (fit < 2 && begun.length === 0 && isUnsure) pieces.unsure.push(piece);
  else placeCriteria(left, { section, pieces }, targets);
}

/** Places a piece in its section; of an idea among the criteria of a story, who asked and what it costs goes to the context. */
function placeCriteria(piece: Evidence, { section, pieces }: Target, targets: readonly Target[]) {
  const hasStory = targets.some((each) => each.section.layout === "story");
  const home = targets.find((each) => each.section.kinds?.includes("problem"));
  const isCriterion = hasLabel(piece, "feature_idea") && section.kinds?.includes("acceptance");
  const { context, criteria } =
    hasStory && home && isCriterion
      ? separateContext(piece)
      : { context: undefined, criteria: piece };
  if (home && context) place(home.pieces, context, false);
  if (criteria) place(pieces, criteria, findLayout(section).takes(criteria));
}

/** Whether a piece that is in a section by its label alone is only named there. */
function isToCheck({ check, checks, trustsOwn }: Section, piece: Evidence): boolean {
  if (!check) return hasLabel(piece, "general_note");
  if (checks && hasLabel(piece, ...checks)) return true;
  return trustsOwn ? piece.scope === "workspace" : !checks;
}

/**
 * Places the sentences of an item that have a section of their own: what a decision or a note leaves out, the conditions on which it
 * stops the plan, and the money that the plan got.
 * @returns the piece without them
 */
function placeApart(piece: Evidence, targets: readonly Target[]): Evidence {
  const isNote = hasLabel(piece, "decision", "general_note");
  let rest = piece;
  for (const { isHome, separate, isOfNotes } of APART) {
    const home = targets.find(({ section }) => isHome(section));
    const parts = home && (isNote || !isOfNotes) && separate(home.section, rest);
    if (!parts) continue;
    place(home.pieces, parts.taken, false);
    rest = parts.rest;
  }
  return rest;
}

function place({ laidOut, listed, named }: SectionPieces, piece: Evidence, isLaidOut: boolean) {
  const taken = isLaidOut ? laidOut : listed;
  const own = listed.filter(({ scope }) => scope === "initiative").length;
  const isShared = piece.scope === "workspace" && !isLaidOut && own >= ENOUGH_OWN;
  const isFull = taken.length >= (isLaidOut ? MAX_ROWS : MAX_BULLETS);
  (isShared || isFull ? named : taken).push(piece);
}

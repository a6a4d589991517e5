import {
  compareAge,
  countMentions,
  type Evidence,
  findInitiative,
  hasLabel,
} from "@/lib/ai/evidence";
import { findRefusal } from "@/lib/ai/reading/find-refusal";
import {
  listLabels,
  NOTE_LABELS,
  type Outline,
  type Section,
  SPECIFICATIONS,
} from "@/lib/document-types/definition";
import { isForLeftOut } from "@/lib/document-types/section-kinds";
import { isPraise } from "@/lib/document-types/topics";
import { isNoAnswer } from "@/lib/text/no-answer";
import { joinSentences } from "@/lib/text/sentences";
import { beginsWithLabel, holdsAny, LABEL } from "@/lib/text/word-beginnings";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { readPieceBlocks } from "./fitting-passages";
import { chooseStory, findLayout } from "./layouts";
import { rateFit, readBeginning, readTypeAndLabel, saysOnly } from "./rate-fit";
import { listStatements } from "./said";
import { separateLeftOut, separateStops } from "./separate-sentences";
import { endSentence, writeRows } from "./write-markdown";

/** The pieces of a section: written by its layout, as bullets, or only named. */
export type Plan = {
  laidOut: Evidence[];
  listed: Evidence[];
  named: Evidence[];
  /** Also only named: pieces on the subject of a quoted document. */
  said: Evidence[];
  /** Also only named: pieces that are here by their label alone, if they are notes or the section has a `check` for such pieces. */
  unsure: Evidence[];
};
type Planned = { section: Section; plan: Plan };

const MAX_ROWS = 20;
const MAX_BULLETS = 6;
/** A section with this many pieces of the initiative only names those of the workspace. */
const ENOUGH_OWN = 3;

/** The labels of items that come in the order in which they concern the initiative. */
const BY_SUBJECT = ["feature_idea", "user_feedback", "market_research", "risk"] as const;

/**
 * Sorts goals by priority, then oldest first, because people save them in their order. Sorts ideas, feedback,
 * research and risks by whether they share words with the initiative, or are its own and counted, then by
 * mentions, by the number of shared words, and by age; feedback that only praises comes last, since no section is about that.
 */
function sortPieces(pieces: readonly Evidence[], initiative: Evidence | undefined) {
  const subject = extractWords(initiative ? readBeginning(initiative) : "");
  const rate = (piece: Evidence) => {
    if (piece.type === "goal") return piece.goal.priority ?? -1;
    if (!hasLabel(piece, ...BY_SUBJECT)) return 0;
    const isCounted = piece.scope === "initiative" && countMentions(piece) > 1;
    return findSharedWords(extractWords(readBeginning(piece)), subject).length || Number(isCounted);
  };
  const byAge = pieces.toSorted(compareAge);
  const goals = byAge.filter(({ type }) => type === "goal").reverse();
  return [...byAge.filter(({ type }) => type !== "goal"), ...goals]
    .map((piece) => {
      const praises = Number(hasLabel(piece, "user_feedback") && saysOnly(piece, isPraise));
      return { piece, praises, rate: rate(piece), mentions: countMentions(piece) };
    })
    .sort(
      (a, b) =>
        a.praises - b.praises ||
        Math.sign(b.rate) - Math.sign(a.rate) ||
        b.mentions - a.mentions ||
        b.rate - a.rate,
    )
    .map(({ piece }) => piece);
}

/** Sorts the initiative's items first, then by the labels that a section names, those of its `sentences` first. */
function createOrder(section: Section) {
  const labels = [...(section.sentences?.labels ?? []), ...listLabels(section)];
  const isShared = ({ scope }: Evidence) => Number(scope === "workspace");
  const rank = (piece: Evidence) => labels.findIndex((label) => hasLabel(piece, label));
  return (a: Evidence, b: Evidence) => isShared(a) - isShared(b) || rank(a) - rank(b);
}

function takeInTurns(pieces: readonly Evidence[]): Evidence[] {
  const counts = new Map<string, number>();
  const turns = pieces.map((piece) => {
    const turn = counts.get(readTypeAndLabel(piece)) ?? 0;
    counts.set(readTypeAndLabel(piece), turn + 1);
    return { piece, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ piece }) => piece);
}

/**
 * Assigns each piece to the section that fits it best, the initiative's first; a layout may leave the rest to another.
 * The document's `title` chooses the subject of a story.
 */
export function planSections(
  outline: Outline,
  evidence: readonly Evidence[],
  title: string,
): Planned[] {
  const plans = outline.map((section): Planned => {
    return { section, plan: { laidOut: [], listed: [], named: [], said: [], unsure: [] } };
  });
  const pieces = evidence.filter(({ type }) => type !== "document" && type !== "initiative");
  const initiative = findInitiative(evidence);
  /** Whether a document specifies the content of a section, so that ideas are only proposals there. */
  const isSpecified = ({ labels = [] }: Section) =>
    evidence.some((piece) => hasLabel(piece, ...SPECIFICATIONS) && hasLabel(piece, ...labels));
  const refused = new Set(
    pieces.filter((piece) => hasLabel(piece, "feature_idea") && findRefusal(piece, evidence)),
  );
  /** An idea that a decision turns down belongs only to sections that ask for it by words. */
  const rate = (section: Section, piece: Evidence) => {
    const fit = rateFit(section, piece);
    return fit < 2 && refused.has(piece) ? 0 : fit;
  };
  const sorted = sortPieces(pieces, initiative);
  const own = sorted.filter(({ scope }) => scope === "initiative");
  const hasOwn = new Set(own.filter(({ type }) => type === "goal").map(readTypeAndLabel));
  const shared = sorted.filter(
    (piece) => piece.scope === "workspace" && !hasOwn.has(readTypeAndLabel(piece)),
  );
  const inOrder = [...takeInTurns(own), ...takeInTurns(shared)];
  const story = outline.find(({ layout }) => layout === "story");
  const fitting = inOrder.filter((piece) => story && rate(story, piece) > 0);
  const parts = chooseStory(fitting, title);
  for (const whole of [...parts, ...inOrder.filter((piece) => !parts.includes(piece))]) {
    const piece = placeStops(placeLeftOut(whole, plans), plans);
    const fits = plans
      .map((each) => ({ ...each, fit: rate(each.section, piece) }))
      .filter(
        ({ section, plan, fit }) =>
          fit > 0 && (findLayout(section).hasRoom?.(plan.laidOut, piece) ?? true),
      )
      .sort((a, b) => b.fit - a.fit);
    const begun = fits.filter(({ section }) => findLayout(section).leavesRest?.(piece));
    for (const { plan } of begun) place(plan, piece, true);
    const split = splitItem(piece, plans);
    for (const [index, planned] of plans.filter((each) => split.has(each)).entries()) {
      const { section, plan } = planned;
      const text = split.get(planned) ?? "";
      // After its first part, a note repeats its title only in parts that have no label of their own.
      const isNamed = index > 0 && hasLabel(piece, ...NOTE_LABELS) && LABEL.test(text);
      const part = split.size === 1 ? piece : { ...piece, title: isNamed ? "" : piece.title, text };
      (findLayout(section).takes(part) ? plan.laidOut : plan.listed).push(part);
    }
    const best = fits.find((each) => !begun.includes(each));
    if (!best || split.size > 0) continue;
    const { section, plan, fit } = best;
    const isProposed = hasLabel(piece, "feature_idea") && isSpecified(section);
    if (fit < 2 && begun.length === 0 && (isProposed || isToCheck(section, piece)))
      plan.unsure.push(piece);
    else place(plan, piece, findLayout(section).takes(piece));
  }
  for (const { section, plan } of plans) {
    plan.listed.sort(createOrder(section));
    plan.named = takeInTurns(plan.named);
  }
  return plans;
}

/** Whether a piece that is in a section by its label alone is only named there. */
function isToCheck({ check, checks, trustsOwn }: Section, piece: Evidence): boolean {
  if (!check) return hasLabel(piece, "general_note");
  if (checks && hasLabel(piece, ...checks)) return true;
  return trustsOwn ? piece.scope === "workspace" : !checks;
}

/** Places the sentences of a decision or a note that leave something out. @returns the piece without them */
function placeLeftOut(piece: Evidence, plans: readonly Planned[]): Evidence {
  const home = plans.find(({ section }) => isForLeftOut(section));
  if (!home || !hasLabel(piece, "decision", "general_note")) return piece;
  const parts = separateLeftOut(home.section, piece);
  if (!parts) return piece;
  place(home.plan, parts.taken, false);
  return parts.rest;
}

/** Places the conditions in a decision or a note on which the plan is stopped. @returns the piece without them */
function placeStops(piece: Evidence, plans: readonly Planned[]): Evidence {
  const home = plans.find(({ section }) => section.kinds?.includes("stop"));
  if (!home || !hasLabel(piece, "decision", "general_note")) return piece;
  const parts = separateStops(piece);
  if (!parts || rateFit(home.section, piece) > 0) return piece;
  place(home.plan, parts.taken, false);
  return parts.rest;
}

/** Labels of items that are no notes and yet may say how something went. */
const SAYING = ["market_research", "feature_idea"] as const;

/** Splits an item between sections that take some sentences. Others go to the section without `words`, or follow the one before. */
function splitItem(piece: Evidence, plans: readonly Planned[]): ReadonlyMap<Planned, string> {
  const sentences = readPieceBlocks(piece).flatMap((block) =>
    block.kind === "table"
      ? [`\n\n${writeRows(block.rows)}\n\n`]
      : listStatements(block).map(endSentence),
  );
  const own = plans.filter(({ section }) => hasLabel(piece, ...(section.sentences?.labels ?? [])));
  const listLineLabels = ({ section }: Planned) => section.sentences?.lineLabels ?? [];
  const isLabeled = beginsWithLabel(sentences[0] ?? "", plans.flatMap(listLineLabels));
  const choices =
    own.length === 0 && hasLabel(piece, ...SAYING) && isLabeled
      ? plans.filter((each) => listLineLabels(each).length > 0)
      : own;
  const listWords = ({ section }: Planned) => section.sentences?.words ?? [];
  const home = choices.find(({ section }) => !section.sentences?.words);
  // `Pilot, interim results` says where the first sentences belong.
  const told = choices.find(
    (each) =>
      hasLabel(piece, "general_note") &&
      each.section.kinds?.includes("happened") &&
      holdsAny(piece.title, listWords(each)),
  );
  const parts = new Map<Planned, string>();
  if (choices.length === 0 || (home && rateFit(home.section, piece) === 0)) return parts;
  let before = "";
  let last = home ?? told;
  for (const [index, text] of sentences.entries()) {
    // `Countermeasure: none yet` is no response to a risk.
    const isOpen =
      hasLabel(piece, "risk") && LABEL.test(text) && isNoAnswer(text.replace(LABEL, ""));
    const labeled = isOpen ? home : choices.find((each) => beginsWithLabel(text, listWords(each)));
    const fitting = labeled ?? choices.findLast((each) => holdsAny(text, listWords(each)));
    last = (index > 0 || !home || labeled ? fitting : home) ?? home ?? last;
    if (last) parts.set(last, joinSentences([parts.get(last) ?? before, text]));
    before = last ? "" : joinSentences([before, text]);
  }
  // An item whose lines all have labels is still named in its home.
  if (home && parts.size > 0 && !parts.has(home)) parts.set(home, "");
  return parts;
}

function place({ laidOut, listed, named }: Plan, piece: Evidence, isLaidOut: boolean) {
  const taken = isLaidOut ? laidOut : listed;
  const own = listed.filter(({ scope }) => scope === "initiative").length;
  const isShared = piece.scope === "workspace" && !isLaidOut && own >= ENOUGH_OWN;
  const isFull = taken.length >= (isLaidOut ? MAX_ROWS : MAX_BULLETS);
  (isShared || isFull ? named : taken).push(piece);
}

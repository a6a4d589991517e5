import { LAYOUTS } from "@/lib/ai/engines/builtin/layouts";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { LEFT_OUT } from "@/lib/document-types/topics";
import type { DocumentType } from "@/lib/schemas/enums";
import { joinSentences, splitPlainSentences } from "@/lib/text/sentences";
import { extractWords, findSharedWords } from "@/lib/text/words";
import { readText } from "./fitting-passages";
import { rateFit, readBeginning } from "./rate-fit";
import { beginsWithLabel, holdsAny } from "./word-beginnings";

/** The pieces of a section: written by its layout, as bullets, or only named. */
export type Plan = {
  laidOut: Evidence[];
  listed: Evidence[];
  named: Evidence[];
  /** Only named too: here by their label alone, if they are notes or the section says what to `check` in such pieces. */
  unsure: Evidence[];
};

const MOST_ROWS = 20;
const MOST_BULLETS = 6;
/** A section with so many pieces of the initiative only names those of the workspace. */
const ENOUGH_OWN = 3;

/** Types of documents that say what is wanted. */
const SPECIFICATIONS: readonly DocumentType[] = [
  "prd",
  "epic",
  "user_story",
  "ai_implementation_spec",
];

const findLayout = ({ layout }: Section, piece: Evidence) => {
  const found = layout ? LAYOUTS[layout] : undefined;
  return found?.takes(piece) ? found : undefined;
};

const readKind = (piece: Evidence) => ("label" in piece ? `${piece.type} ${piece.label}` : "");

/** Sorts goals by priority, feature ideas by the words that they share with the initiative, then the newest first. */
function sortPieces(pieces: readonly Evidence[], initiative: Evidence | undefined) {
  const subject = extractWords(initiative ? readBeginning(initiative) : "");
  const rate = (piece: Evidence) => {
    if (piece.type === "goal") return piece.goal.priority ?? -1;
    if (!hasLabel(piece, "feature_idea")) return 0;
    return findSharedWords(extractWords(readBeginning(piece)), subject).length;
  };
  const rated = pieces.map((piece) => ({ piece, rate: rate(piece) }));
  rated.sort(
    (a, b) =>
      b.rate - a.rate ||
      b.piece.createdAt.getTime() - a.piece.createdAt.getTime() ||
      (a.piece.id < b.piece.id ? 1 : -1),
  );
  return rated.map(({ piece }) => piece);
}

/** Sorts items by the order of the labels in the feed of a section, then goals. */
function createOrder({ feed: { labels = [] }, about }: Section) {
  const kinds = [...labels, ...(about?.labels ?? [])];
  const rank = (piece: Evidence) =>
    piece.type === "context_item" ? kinds.indexOf(piece.label) : kinds.length;
  return (a: Evidence, b: Evidence) => rank(a) - rank(b);
}

function takeInTurns(pieces: readonly Evidence[]): Evidence[] {
  const counts = new Map<string, number>();
  const turns = pieces.map((piece) => {
    const turn = counts.get(readKind(piece)) ?? 0;
    counts.set(readKind(piece), turn + 1);
    return { piece, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ piece }) => piece);
}

/** Assigns each piece to the section that fits it best, the initiative's first; only layouts of parts share a piece. */
export function planSections(outline: Outline, evidence: readonly Evidence[]): Planned[] {
  const plans = outline.map((section) => ({ section, plan: createPlan() }));
  const pieces = evidence.filter(({ type }) => type !== "document" && type !== "initiative");
  const initiative = evidence.find(({ type }) => type === "initiative");
  const specifications = evidence.filter((piece) => hasLabel(piece, ...SPECIFICATIONS));
  /** Whether a document says what belongs to a section, so that ideas are only proposals there. */
  const isSpecified = ({ feed: { documents = [] } }: Section) =>
    specifications.some((piece) => hasLabel(piece, ...documents));
  const sorted = sortPieces(pieces, initiative);
  const own = sorted.filter(({ scope }) => scope === "initiative");
  const hasOwn = new Set(own.filter(({ type }) => type === "goal").map(readKind));
  const shared = sorted.filter(
    (piece) => piece.scope === "workspace" && !hasOwn.has(readKind(piece)),
  );
  const ordered = [...takeInTurns(own), ...takeInTurns(shared)];
  for (const whole of ordered) {
    const piece = placeLeftOut(whole, plans);
    const parts = splitItem(piece, plans);
    parts.forEach(({ plan, text, isLabelled }, index) => {
      if (index === 0 || !isLabelled) place(plan, { ...piece, text }, false);
      else plan.listed.push({ ...piece, text, title: "" });
    });
    if (parts.length > 0) continue;
    const fits = plans
      .map(({ section, plan }) => ({
        section,
        plan,
        fit: rateFit(section, piece),
        layout: findLayout(section, piece),
      }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || Number(!a.layout) - Number(!b.layout));
    const isShared = fits[0]?.layout?.isPart;
    let isBegun = false;
    for (const { section, plan, fit, layout } of fits) {
      if (isShared && !layout?.isPart) continue;
      if (layout?.hasRoom && !layout.hasRoom(plan.laidOut, piece)) continue;
      const isProposed = hasLabel(piece, "feature_idea") && isSpecified(section);
      if (fit < 2 && !isBegun && (isProposed || isToCheck(section, piece, layout !== undefined)))
        plan.unsure.push(piece);
      else place(plan, piece, layout !== undefined);
      isBegun = layout?.leavesRest?.(piece) === true;
      if (!layout?.isPart && !isBegun) break;
    }
  }
  for (const { section, plan } of plans) {
    for (const list of [plan.laidOut, plan.listed]) list.sort(createOrder(section));
    plan.named = takeInTurns(plan.named);
  }
  return plans;
}

/** Whether a piece that is in a section by its label alone is only named there. */
function isToCheck(section: Section, piece: Evidence, hasLayout: boolean): boolean {
  if (section.checks) return hasLabel(piece, ...section.checks);
  if (hasLayout) return false;
  if (section.check) return !(section.trustsOwn && piece.scope === "initiative");
  return hasLabel(piece, "general_note");
}

/** Places the sentences of a decision or a note that leave something out. @returns what remains of it */
function placeLeftOut(piece: Evidence, plans: readonly Planned[]): Evidence {
  const home = plans.find(({ section }) => section.says === LEFT_OUT);
  if (!home || !hasLabel(piece, "decision", "general_note")) return piece;
  const sentences = splitPlainSentences(readText(piece));
  const isLeftOut = (sentence: string) => holdsAny(sentence, listWords(home.section));
  const rest = sentences.filter((sentence) => !isLeftOut(sentence));
  if (rest.length === 0 || rest.length === sentences.length) return piece;
  place(home.plan, { ...piece, text: joinSentences(sentences.filter(isLeftOut)) }, false);
  return { ...piece, text: joinSentences(rest) };
}

type Planned = { section: Section; plan: Plan };
/** A part that begins with a label, such as `Went badly: …`, can be read without the title of its piece. */
type Part = { plan: Plan; text: string; isLabelled: boolean };

/** Splits an item between the sections that take only sentences with their words; empty if one takes all. */
function splitItem(piece: Evidence, plans: readonly Planned[]): Part[] {
  const choices = plans.filter(
    ({ section }) => section.takesSentences && hasLabel(piece, ...section.takesSentences),
  );
  if (choices.length === 0) return [];
  const parts: Part[] = [];
  let before = "";
  let last: Part | undefined;
  for (const text of splitPlainSentences(readText(piece))) {
    const labelled = choices.find(({ section }) => beginsWithLabel(text, listWords(section)));
    const chosen =
      labelled ?? choices.findLast(({ section }) => holdsAny(text, listWords(section)));
    const known = chosen ? parts.find(({ plan }) => plan === chosen.plan) : last;
    if (known) {
      known.text += ` ${text}`;
      last = known;
    } else if (chosen) {
      last = { plan: chosen.plan, text: `${before}${text}`, isLabelled: labelled !== undefined };
      parts.push(last);
      before = "";
    } else before += `${text} `;
  }
  return parts.length < 2 ? [] : parts;
}

const listWords = ({ about }: Section) => about?.words ?? [];

const createPlan = (): Plan => ({ laidOut: [], listed: [], named: [], unsure: [] });

function place({ laidOut, listed, named }: Plan, piece: Evidence, hasLayout: boolean) {
  const taken = hasLayout ? laidOut : listed;
  const own = [...laidOut, ...listed].filter(({ scope }) => scope === "initiative").length;
  const isShared = piece.scope === "workspace" && !hasLayout && own >= ENOUGH_OWN;
  const isFull = taken.length >= (hasLayout ? MOST_ROWS : MOST_BULLETS);
  (isShared || isFull ? named : taken).push(piece);
}

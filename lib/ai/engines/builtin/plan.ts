import { LAYOUTS } from "@/lib/ai/engines/builtin/layouts";
import { bullets } from "@/lib/ai/engines/builtin/layouts/layout";
import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { rateFit } from "./rate-section";

/** The pieces of a section: written by its layout, as bullets, or only by title because there is no room. */
export type Plan = { laidOut: Evidence[]; listed: Evidence[]; left: Evidence[] };

/** Whether a section has no pieces; documents do not count. */
export const isEmpty = ({ laidOut, listed, left }: Plan) =>
  laidOut.length + listed.length + left.length === 0;

const findLayout = ({ layout }: Section) => (layout ? LAYOUTS[layout] : undefined);
const isLaidOut = (section: Section, piece: Evidence) => findLayout(section)?.takes(piece) ?? false;
const isPart = (section: Section, piece: Evidence) =>
  isLaidOut(section, piece) && findLayout(section)?.isPart === true;

/** Characters of a piece that are searched for proof, in UTF-16 units. */
const LOOK = 800;
/** A share, a sum of money, a part of a number, or somebody's words. */
const PROOF = /\d\s?%|[€$£]\s?\d|\b\d[\d,.]{0,12} of \d|["“„«][^"”“»]{20,}["”“»]/;

const isProof = (piece: Evidence) =>
  piece.type === "context_item" &&
  (piece.label === "user_feedback" || piece.label === "market_research") &&
  PROOF.test(piece.text.slice(0, LOOK));

/**
 * Sorts the initiative's own pieces first, then goals by priority, then feedback and research with figures or quotes,
 * then the newest.
 */
const comparePieces = (a: Evidence, b: Evidence) =>
  Number(a.scope === "workspace") - Number(b.scope === "workspace") ||
  readPriority(b) - readPriority(a) ||
  Number(isProof(b)) - Number(isProof(a)) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);

const readPriority = (piece: Evidence) => (piece.type === "goal" ? (piece.goal.priority ?? -1) : 0);

/** Sorts items by the order of the labels in the feed of a section, then goals. */
function createOrder({ feed: { labels = [], about } }: Section) {
  const kinds = [...labels, ...(about?.labels ?? [])];
  const rank = (piece: Evidence) =>
    piece.type === "context_item" ? kinds.indexOf(piece.label) : kinds.length;
  return (a: Evidence, b: Evidence) => rank(a) - rank(b) || comparePieces(a, b);
}

/** Takes the pieces in turns by label, so that a frequent label does not crowd out the others. */
function takeInTurns(pieces: readonly Evidence[]): Evidence[] {
  const counts = new Map<string, number>();
  const turns = pieces.map((piece) => {
    const kind = piece.type === "initiative" ? piece.type : piece.label;
    const turn = counts.get(kind) ?? 0;
    counts.set(kind, turn + 1);
    return { piece, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ piece }) => piece);
}

/**
 * Assigns each piece to one section: to the best fit, among equal fits to one whose layout takes the piece, and to the
 * next one if that has no room. Only layouts that write parts of a piece share it.
 */
export function planSections(
  outline: Outline,
  evidence: readonly Evidence[],
): ReadonlyMap<Section, Plan> {
  const plans = new Map(outline.map((section) => [section, createPlan()]));
  const pieces = evidence.filter(({ type }) => type !== "document" && type !== "initiative");
  const own = pieces.filter(({ type, scope }) => type === "goal" && scope === "initiative");
  const hasOwnGoals = new Set(
    outline.filter((section) => own.some((goal) => rateFit(section, goal) > 0)),
  );
  for (const piece of takeInTurns([...pieces].sort(comparePieces))) {
    const isForeign = piece.type === "goal" && piece.scope === "workspace";
    const sections = outline
      .filter((section) => !isForeign || section.feed.workspaceGoals || !hasOwnGoals.has(section))
      .map((section) => ({ section, fitness: rateFit(section, piece) }))
      .filter(({ fitness }) => fitness > 0)
      .map((entry) => ({ ...entry, isLaidOut: isLaidOut(entry.section, piece) }))
      .sort((a, b) => b.fitness - a.fitness || Number(b.isLaidOut) - Number(a.isLaidOut))
      .map(({ section }) => section);
    const [best] = sections;
    const parts = sections.filter((section) => isPart(section, piece));
    if (!best || !isPart(best, piece)) place(plans, sections, piece);
    else for (const section of parts) place(plans, [section], piece);
  }
  for (const [section, plan] of plans) {
    for (const list of [plan.laidOut, plan.listed, plan.left]) list.sort(createOrder(section));
  }
  return plans;
}

const createPlan = (): Plan => ({ laidOut: [], listed: [], left: [] });

function place(plans: ReadonlyMap<Section, Plan>, sections: readonly Section[], piece: Evidence) {
  for (const section of sections) {
    const plan = plans.get(section);
    const layout = isLaidOut(section, piece) ? findLayout(section) : undefined;
    const taken = layout ? plan?.laidOut : plan?.listed;
    if (!taken || !(layout ?? bullets).hasRoom(taken, piece)) continue;
    taken.push(piece);
    return;
  }
  const [best] = sections;
  if (best) plans.get(best)?.left.push(piece);
}

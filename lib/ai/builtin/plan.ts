import { bullets } from "@/lib/ai/builtin/layouts/bullets";
import type { Outline, Section } from "@/lib/ai/document-types/outline";
import type { Evidence } from "@/lib/ai/evidence";
import { belongs } from "./belongs";
import { LAYOUTS } from "./layouts";

/** What is written under a heading: by its layout, as bullets, or only by title for want of room. */
export type Plan = { laidOut: Evidence[]; listed: Evidence[]; left: Evidence[] };

/** Whether nothing of the workspace but documents stands under a heading. */
export const isEmpty = ({ laidOut, listed, left }: Plan) =>
  laidOut.length + listed.length + left.length === 0;

const layoutOf = ({ layout }: Section) => (layout ? LAYOUTS[layout] : undefined);
const isLaidOut = (section: Section, piece: Evidence) => layoutOf(section)?.takes(piece) ?? false;
const isPart = (section: Section, piece: Evidence) =>
  isLaidOut(section, piece) && layoutOf(section)?.isPart === true;

/** How much of a piece is looked at for what it proves, in UTF-16 units. */
const LOOK = 800;
/** A share, a sum of money, a part of a number, or somebody's words. */
const PROOF = /\d\s?%|[€$£]\s?\d|\b\d[\d,.]{0,12} of \d|["“„«][^"”“»]{20,}["”“»]/;

const isProof = (piece: Evidence) =>
  piece.type === "context_item" &&
  (piece.label === "user_feedback" || piece.label === "market_research") &&
  PROOF.test(piece.text.slice(0, LOOK));

/** The initiative's own first, goals by priority, what users and markets say with a figure or a quote, then the newest. */
const order = (a: Evidence, b: Evidence) =>
  Number(a.scope === "workspace") - Number(b.scope === "workspace") ||
  priorityOf(b) - priorityOf(a) ||
  Number(isProof(b)) - Number(isProof(a)) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);

const priorityOf = (piece: Evidence) => (piece.type === "goal" ? (piece.goal.priority ?? -1) : 0);

/** The kinds of items in the order in which a section names them, goals after them. */
function orderIn({ feed: { labels = [], about } }: Section) {
  const kinds = [...labels, ...(about?.labels ?? [])];
  const rank = (piece: Evidence) =>
    piece.type === "context_item" ? kinds.indexOf(piece.label) : kinds.length;
  return (a: Evidence, b: Evidence) => rank(a) - rank(b) || order(a, b);
}

/** In turns by kind, so that the many of one kind do not take the room of another. */
function inTurns(pieces: readonly Evidence[]): Evidence[] {
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
 * Which piece is written where. Each stands under one heading: the one it belongs to best, else one
 * whose layout is made for it, else the first; under the next one when that has no room. Only layouts
 * that write a part of a piece may share it.
 */
export function planSections(
  outline: Outline,
  evidence: readonly Evidence[],
): ReadonlyMap<Section, Plan> {
  const plans = new Map(outline.map((section) => [section, emptyPlan()]));
  const pieces = evidence.filter(({ type }) => type !== "document" && type !== "initiative");
  const own = pieces.filter(({ type, scope }) => type === "goal" && scope === "initiative");
  const hasOwnGoals = new Set(
    outline.filter((section) => own.some((goal) => belongs(section, goal) > 0)),
  );
  for (const piece of inTurns([...pieces].sort(order))) {
    const isForeign = piece.type === "goal" && piece.scope === "workspace";
    const sections = outline
      .filter((section) => !isForeign || section.feed.workspaceGoals || !hasOwnGoals.has(section))
      .map((section) => ({ section, fitness: belongs(section, piece) }))
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
    for (const list of [plan.laidOut, plan.listed, plan.left]) list.sort(orderIn(section));
  }
  return plans;
}

const emptyPlan = (): Plan => ({ laidOut: [], listed: [], left: [] });

/** Puts a piece into the first of the sections that has room, or by title into the first. */
function place(plans: ReadonlyMap<Section, Plan>, sections: readonly Section[], piece: Evidence) {
  for (const section of sections) {
    const plan = plans.get(section);
    const layout = isLaidOut(section, piece) ? layoutOf(section) : undefined;
    const taken = layout ? plan?.laidOut : plan?.listed;
    if (!taken || !(layout ?? bullets).hasRoom(taken, piece)) continue;
    taken.push(piece);
    return;
  }
  const [best] = sections;
  if (best) plans.get(best)?.left.push(piece);
}

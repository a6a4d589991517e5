import { LAYOUTS } from "@/lib/ai/engines/builtin/layouts";
import type { Evidence } from "@/lib/ai/evidence";
import type { Outline, Section } from "@/lib/document-types/definition";
import { rateFit } from "./rate-fit";

/** The pieces of a section: written by its layout, as bullets, or only named. */
export type Plan = {
  laidOut: Evidence[];
  listed: Evidence[];
  named: Evidence[];
  /** Only named too: here by their label alone, in a section that says what to `check` in such pieces. */
  unsure: Evidence[];
};

/** Maximum number of pieces that a section writes out. */
const MOST_ROWS = 20;
const MOST_BULLETS = 6;
/** A section with so many pieces of the initiative only names those of the workspace. */
const ENOUGH_OWN = 3;

const findLayout = ({ layout }: Section, piece: Evidence) => {
  const found = layout ? LAYOUTS[layout] : undefined;
  return found?.takes(piece) ? found : undefined;
};

const readKind = (piece: Evidence) => ("label" in piece ? `${piece.type} ${piece.label}` : "");
const readPriority = (piece: Evidence) => (piece.type === "goal" ? (piece.goal.priority ?? -1) : 0);

/** Sorts goals by priority, then the newest first. */
const comparePieces = (a: Evidence, b: Evidence) =>
  readPriority(b) - readPriority(a) ||
  b.createdAt.getTime() - a.createdAt.getTime() ||
  (a.id < b.id ? 1 : -1);

/** Sorts items by the order of the labels in the feed of a section, then goals. */
function createOrder({ feed: { labels = [], about } }: Section) {
  const kinds = [...labels, ...(about?.labels ?? [])];
  const rank = (piece: Evidence) =>
    piece.type === "context_item" ? kinds.indexOf(piece.label) : kinds.length;
  return (a: Evidence, b: Evidence) => rank(a) - rank(b);
}

/** Takes one piece of each kind in turn, so that no kind crowds out the others. */
function takeInTurns(pieces: readonly Evidence[]): Evidence[] {
  const counts = new Map<string, number>();
  const turns = pieces.map((piece) => {
    const turn = counts.get(readKind(piece)) ?? 0;
    counts.set(readKind(piece), turn + 1);
    return { piece, turn };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ piece }) => piece);
}

/**
 * Assigns each piece to the section that fits it best, the initiative's pieces before the workspace's. Only layouts that
 * write parts of a piece share it. A goal of the workspace is left out if the initiative has one of its type.
 */
export function planSections(
  outline: Outline,
  evidence: readonly Evidence[],
): { section: Section; plan: Plan }[] {
  const plans = outline.map((section) => ({ section, plan: createPlan() }));
  const pieces = evidence.filter(({ type }) => type !== "document" && type !== "initiative");
  const sorted = pieces.sort(comparePieces);
  const own = sorted.filter(({ scope }) => scope === "initiative");
  const hasOwn = new Set(own.filter(({ type }) => type === "goal").map(readKind));
  const shared = sorted.filter(
    (piece) => piece.scope === "workspace" && !hasOwn.has(readKind(piece)),
  );
  for (const piece of [...takeInTurns(own), ...takeInTurns(shared)]) {
    const fits = plans
      .map(({ section, plan }) => ({
        section,
        plan,
        fit: rateFit(section, piece),
        layout: findLayout(section, piece),
      }))
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit || Number(!a.layout) - Number(!b.layout));
    const parts = fits.filter(({ layout }) => layout?.isPart);
    for (const { section, plan, fit, layout } of fits[0]?.layout?.isPart ? parts : fits) {
      if (layout?.hasRoom && !layout.hasRoom(plan.laidOut, piece)) continue;
      if (section.check && !layout && fit < 2) plan.unsure.push(piece);
      else place(plan, piece, layout !== undefined);
      if (!layout?.isPart) break;
    }
  }
  for (const { section, plan } of plans) {
    for (const list of [plan.laidOut, plan.listed]) list.sort(createOrder(section));
    plan.named = takeInTurns(plan.named);
  }
  return plans;
}

const createPlan = (): Plan => ({ laidOut: [], listed: [], named: [], unsure: [] });

function place({ laidOut, listed, named }: Plan, piece: Evidence, hasLayout: boolean) {
  const taken = hasLayout ? laidOut : listed;
  const own = [...laidOut, ...listed].filter(({ scope }) => scope === "initiative").length;
  const isShared = piece.scope === "workspace" && !hasLayout && own >= ENOUGH_OWN;
  const isFull = taken.length >= (hasLayout ? MOST_ROWS : MOST_BULLETS);
  (isShared || isFull ? named : taken).push(piece);
}

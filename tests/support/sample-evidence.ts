import { createHash } from "node:crypto";
import type { Evidence, Piece } from "@/lib/ai/evidence";
import { listNeeds, selectEvidence } from "@/lib/ai/select-evidence";
import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import type { DocumentType, Scope } from "@/lib/schemas/enums";
import { sampleWorkspace } from "@/prisma/sample";

const NEWEST = Date.UTC(2026, 10, 20);
const toSlug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .slice(0, 40);

/** Builds the evidence of an advisor on an initiative of the sample, without a database: ids and links are made of titles. */
export function sampleEvidence(initiativeTitle: string, documentType: DocumentType): Evidence[] {
  const initiative = sampleWorkspace.initiatives.find(({ title }) =>
    title.startsWith(initiativeTitle),
  );
  if (!initiative)
    throw new Error(`The sample has no initiative that begins "${initiativeTitle}".`);
  const { title, description } = initiative;
  const needs = listNeeds(documentType);
  const documents = initiative.documents.filter(({ type }) =>
    needs.some((need) => need.satisfiesLabels.includes(type)),
  );
  const pieces: Piece[] = [
    { type: "initiative", ...identified("initiatives", "initiative", title, description, 0) },
    ...makePieces("initiative", initiative),
    ...makePieces("workspace", sampleWorkspace),
    ...documents.map(
      ({ type, status, title, content_markdown }, index): Piece => ({
        type: "document",
        label: type,
        status,
        ...identified("documents", "initiative", title, content_markdown.slice(0, 6000), index),
      }),
    ),
  ];
  const candidates = pieces.map((piece) => ({
    ...piece,
    priority: piece.type === "goal" ? piece.goal.priority : null,
    isApproved: initiative.documents.some(
      (document) => document.title === piece.title && document.status === "approved",
    ),
    bytes: Buffer.byteLength(piece.title) + Buffer.byteLength(piece.text),
    headings: "",
  }));
  return selectEvidence(candidates, needs).map(
    ({ priority, isApproved, bytes, headings, ...piece }, index) => ({
      ...piece,
      ref: `E${index + 1}`,
    }),
  );
}

function makePieces(
  scope: Scope,
  { contextItems, goals }: Pick<SampleWorkspace, "contextItems" | "goals">,
): Piece[] {
  return [
    ...contextItems.map(
      ({ label, title, content }, index): Piece => ({
        type: "context_item",
        label,
        ...identified("context-items", scope, title, content, index),
      }),
    ),
    ...goals.map(
      (
        { goal_type, title, description, key_result, baseline, timeframe, priority },
        index,
      ): Piece => ({
        type: "goal",
        label: goal_type,
        goal: {
          keyResult: key_result ?? null,
          baseline: baseline ?? null,
          timeframe: timeframe ?? null,
          priority: priority ?? null,
        },
        ...identified("goals", scope, title, description ?? "", index),
      }),
    ),
  ];
}

/** The lists of the sample are in the order of creation: a later one is newer. */
const identified = (folder: string, scope: Scope, title: string, text: string, index: number) => ({
  id: `${folder}/${toSlug(title)}`,
  scope,
  title,
  text,
  isCut: false,
  contentHash: createHash("sha256").update(text).digest("hex"),
  createdAt: new Date(NEWEST + index * 60_000),
  url: `https://groundwork.example/${folder}/${toSlug(title)}`,
});

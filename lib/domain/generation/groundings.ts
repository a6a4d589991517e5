import * as z from "zod";
import type { Caller } from "@/lib/access/caller";
import type { Spent } from "@/lib/ai/engine";
import type { Evidence } from "@/lib/ai/evidence";
import type { GroundedText } from "@/lib/ai/grounding/ground-draft";
import { findRow, query } from "@/lib/db/pool-query";
import { makeByKey, statement } from "@/lib/db/statement";
import { table } from "@/lib/db/table-declaration";
import type { Transaction } from "@/lib/db/transaction";
import { getDocument } from "@/lib/domain/documents/documents";
import { buildSourceUrl } from "@/lib/domain/source-url";
import { ApiError } from "@/lib/errors";
import { newId } from "@/lib/ids";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";
import { type DocumentEvidence, toMethod } from "@/lib/schemas/generate";
import { SOURCES } from "./source-columns";

const groundings = table("grounding", [
  "engine",
  "model",
  "inputTokens",
  "outputTokens",
  "durationMs",
  "statements",
  "grounded",
  "removedReferences",
  "sources",
  "createdAt",
]);
const groundingIds = table("grounding", ["id"]);

/** A source that a draft rests on, and its footnote number in the text. */
export const GroundedSource = z.object({
  type: z.enum(SOURCE_TYPES),
  id: z.string(),
  label: z.string().nullable(),
  title: z.string(),
  content_hash: z.string(),
  footnote: z.number().nullable(),
});
export type GroundedSource = z.output<typeof GroundedSource>;

type Made = {
  engine: string;
  spent: Spent;
  text: GroundedText;
  evidence: readonly Evidence[];
  startedAt: number;
};

export function storeGrounding(tx: Transaction, documentId: string, made: Made) {
  const { text, spent } = made;
  const sources = made.evidence.map(
    (piece): GroundedSource => ({
      type: piece.type,
      id: piece.id,
      label: piece.type === "initiative" ? null : piece.label,
      title: piece.title,
      content_hash: piece.contentHash,
      footnote: text.cited.get(piece.ref) ?? null,
    }),
  );
  tx.insert(groundingIds, {
    id: newId(),
    documentId,
    engine: made.engine,
    model: spent?.model ?? null,
    inputTokens: spent?.inputTokens ?? null,
    outputTokens: spent?.outputTokens ?? null,
    durationMs: Math.round(performance.now() - made.startedAt),
    statements: text.statements,
    grounded: text.grounded,
    removedReferences: text.removedReferences,
    sources: JSON.stringify(sources),
    createdAt: new Date(),
  });
}

/** A generated document's evidence, and whether its sources have changed since. @throws 404, also if it was not generated */
export async function getDocumentEvidence(
  caller: Caller,
  { id }: { id: string },
): Promise<DocumentEvidence> {
  const evidence = await findDocumentEvidence(caller, await getDocument(caller, { id }));
  if (evidence) return evidence;
  throw new ApiError(
    "NOT_FOUND",
    "This document was not generated, so it has no evidence. Only documents from POST /generate have evidence.",
  );
}

/** Like `getDocumentEvidence` for a document already read; undefined if it was not generated. */
export async function findDocumentEvidence(
  { workspaceId }: Caller,
  document: { id: string },
): Promise<DocumentEvidence | undefined> {
  const row = await findRow(groundings, workspaceId, { documentId: document.id });
  if (!row) return undefined;
  const sent = GroundedSource.array().parse(row.sources);
  const now = await readPresentHashes(workspaceId, sent);
  const sources = sent.map((source) => ({
    ...source,
    url: buildSourceUrl(source.type, source.id, workspaceId),
    state: detectChange(source, now.get(source.id)),
  }));
  const { statements, grounded } = row;
  return {
    document_id: document.id,
    engine: row.engine,
    method: toMethod(row.engine),
    model: row.model,
    input_tokens: row.inputTokens,
    output_tokens: row.outputTokens,
    duration_ms: row.durationMs,
    statements,
    grounded_statements: grounded,
    grounded_share: computeGroundedShare(row),
    removed_references: row.removedReferences,
    sources,
    changed: sources.filter(({ state }) => state !== "unchanged").length,
    created_at: row.createdAt.toISOString(),
  };
}

/** Compares a source with its present hash: null if the source is untouched, undefined if it is deleted. */
export function detectChange({ content_hash }: GroundedSource, hash: string | null | undefined) {
  if (hash === undefined) return "deleted" as const;
  return hash === null || hash === content_hash ? ("unchanged" as const) : ("changed" as const);
}

/** A source not touched after `$3` has null. */
const HASHES = makeByKey(SOURCE_TYPES, (type) => {
  const touchedAt = type === "upload" ? "t.created_at" : "t.updated_at"; // uploads never change
  return statement(
    `SELECT t.id, CASE WHEN $3::timestamptz IS NULL OR ${touchedAt} > $3 THEN ${SOURCES[type].hash} END AS hash
     FROM ${type} t WHERE t.workspace_id = $1 AND t.id = ANY($2::uuid[])`,
    ["uuid", "uuid[]", "timestamptz?"],
    { id: "uuid", hash: "text?" },
  );
});

/**
 * Finds the present content hashes by id. Leaves out deleted sources. A source unchanged `since` then has null, because its text is
 * not read.
 */
export async function readPresentHashes(
  workspaceId: string,
  sent: GroundedSource[],
  since?: Date,
): Promise<Map<string, string | null>> {
  const listIds = (type: SourceType) =>
    sent.filter((source) => source.type === type).map(({ id }) => id);
  const rows = await Promise.all(
    SOURCE_TYPES.filter((type) => listIds(type).length > 0).map((type) =>
      query(HASHES[type], [workspaceId, listIds(type), since ?? null]),
    ),
  );
  return new Map(rows.flat().map(({ id, hash }) => [id, hash]));
}

/** The share of statements that cite a source, 0 to 1, rounded to 3 digits; 0 without statements. */
export const computeGroundedShare = ({
  statements,
  grounded,
}: {
  statements: number;
  grounded: number;
}) => (statements === 0 ? 0 : Math.round((1000 * grounded) / statements) / 1000);

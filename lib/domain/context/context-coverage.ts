import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { narrow } from "@/lib/db/sql-types";
import { type RowOf, statement } from "@/lib/db/statement";
import type { Checklist, Slot } from "@/lib/document-types/definition";
import { findDocumentsWithoutWords } from "@/lib/domain/generation/documents-without-words";
import { AS_GENERATED } from "@/lib/domain/generation/evidence-candidates.sql";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import type { Coverage, CoverageQuery } from "@/lib/schemas/coverage";
import {
  type ContextLabel,
  DOCUMENT_TYPES,
  type DocumentStatus,
  type DocumentType,
  findBuiltInType,
  type GoalType,
} from "@/lib/schemas/enums";

type Counts = RowOf<typeof COUNTS>;

// One index range for each half of a union.
const COUNTS = statement(
  `
  SELECT
    (SELECT json_object_agg(label, count) FROM (
      SELECT label, count(*)::int FROM (
        SELECT label FROM context_item WHERE workspace_id = $1 AND initiative_id = $2
        UNION ALL SELECT label FROM context_item WHERE workspace_id = $1 AND initiative_id IS NULL
      ) items GROUP BY label) grouped) AS labels,
    (SELECT json_object_agg(goal_type, count) FROM (
      SELECT goal_type, count(*)::int FROM (
        SELECT goal_type FROM goal WHERE workspace_id = $1 AND initiative_id = $2
        UNION ALL SELECT goal_type FROM goal WHERE workspace_id = $1 AND initiative_id IS NULL
      ) goals GROUP BY goal_type) grouped) AS "goalTypes",
    (SELECT json_agg(grouped) FROM (
      SELECT t.type, t.status, count(*)::int,
        count(*) FILTER (WHERE t.id <> ALL ($3::uuid[]) AND NOT (${AS_GENERATED}))::int AS "inUse"
      FROM document t WHERE t.workspace_id = $1 AND t.initiative_id = $2
      GROUP BY t.type, t.status) grouped) AS documents,
    (SELECT count(*)::int FROM upload WHERE workspace_id = $1 AND initiative_id = $2) AS uploads`,
  ["uuid", "uuid", "uuid[]"],
  {
    labels: narrow<Partial<Record<ContextLabel, number>> | null>("json?"),
    goalTypes: narrow<Partial<Record<GoalType, number>> | null>("json?"),
    documents: narrow<
      { type: DocumentType; status: DocumentStatus; count: number; inUse: number }[] | null
    >("json?"),
    uploads: "int4",
  },
);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

// The SQL above guarantees keys of the closed list; `Object.keys` loses that type.
const toKeySet = <Key extends string>(counts: Partial<Record<Key, number>> | null) =>
  new Set(Object.keys(counts ?? {}) as Key[]);
const sumCounts = (counts: Partial<Record<string, number>> | null) =>
  sum(Object.values(counts ?? {}).map((count) => count ?? 0));

/** Checks the context for a document of this type, without AI. A custom or unknown type is always adequate. @throws 404 */
export async function checkContextCoverage(
  caller: Caller,
  { id, documentType }: CoverageQuery & { id: string },
): Promise<Coverage> {
  await getInitiative(caller, { id });
  const { findChecklist } = await import("@/lib/document-types/built-in-types");
  const { previewGeneration } = await import("@/lib/domain/generation/preview-generation");
  const counts = await countContext(caller, id);
  const builtIn = findBuiltInType(documentType);
  const preview =
    builtIn && (await previewGeneration(caller, { initiative_id: id, document_type: builtIn }));
  return {
    sections: preview?.sections ?? [],
    follows: preview?.follows ?? null,
    ...evaluateCoverage(findChecklist(documentType) ?? [], toFacts(counts)),
    metrics: {
      contextItemsCount: sumCounts(counts?.labels ?? null),
      goalsCount: sumCounts(counts?.goalTypes ?? null),
      relatedDocsCount: sum(listActive(counts).map(({ count }) => count)),
      uploadedDocsCount: counts?.uploads ?? 0,
    },
  };
}

export type TypeCoverage = Pick<Coverage, "adequate" | "coverage">;

/** The evidence that a generation for one initiative would see: its labels and types, and the number of uploads. */
export type CoverageFacts = { labels: ReadonlySet<string>; uploads: number };

export async function checkCoverageOfTypes(caller: Caller, initiativeId: string) {
  const { BUILT_IN_TYPES } = await import("@/lib/document-types/built-in-types");
  const facts = toFacts(await countContext(caller, initiativeId));
  return new Map<DocumentType, TypeCoverage>(
    DOCUMENT_TYPES.map((type) => [type, evaluateCoverage(BUILT_IN_TYPES[type].checklist, facts)]),
  );
}

/**
 * What any document of the initiative still lacks. The published slot "Constraints" is about context items; for people, a goal of the
 * type is a constraint too, as in launch readiness.
 */
export async function findGaps(caller: Caller, initiativeId: string) {
  const { findChecklist } = await import("@/lib/document-types/built-in-types");
  const { CONSTRAINTS } = await import("@/lib/document-types/definition");
  const facts = toFacts(await countContext(caller, initiativeId));
  const hasConstraint = CONSTRAINTS.some((label) => facts.labels.has(label));
  const { coverage } = evaluateCoverage(findChecklist(undefined) ?? [], facts);
  const missing = coverage.filter(
    ({ present, key }) => !present && !(key === "constraints" && hasConstraint),
  );
  return { total: coverage.length, missing: missing.map(({ label }) => label) };
}

async function countContext({ workspaceId }: Caller, initiativeId: string) {
  const wordless = await findDocumentsWithoutWords(workspaceId, initiativeId);
  const [counts] = await query(COUNTS, [workspaceId, initiativeId, wordless]);
  return counts;
}

/** A generation never sees archived documents. */
const listActive = (counts: Counts | undefined) =>
  (counts?.documents ?? []).filter(({ status }) => status !== "archived");

function toFacts(counts: Counts | undefined): CoverageFacts {
  const documents = listActive(counts).filter(({ inUse }) => inUse > 0);
  return {
    labels: new Set<string>([
      ...toKeySet(counts?.labels ?? null),
      ...toKeySet(counts?.goalTypes ?? null),
      ...documents.map(({ type }) => type),
    ]),
    uploads: counts?.uploads ?? 0,
  };
}

/** Evaluates a checklist. Adequate means that every required slot is present, so an empty checklist is adequate. */
export function evaluateCoverage(checklist: Checklist, facts: CoverageFacts): TypeCoverage {
  const coverage = checklist.map((slot) => ({
    ...slot,
    satisfiesLabels: [...slot.satisfiesLabels],
    present: isPresent(slot, facts),
  }));
  return { adequate: coverage.every((slot) => slot.present || !slot.required), coverage };
}

const isPresent = ({ kind, satisfiesLabels }: Slot, { labels, uploads }: CoverageFacts) =>
  kind === "upload" ? uploads > 0 : satisfiesLabels.some((label) => labels.has(label));

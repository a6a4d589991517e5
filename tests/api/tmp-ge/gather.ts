import type { Caller } from "@/lib/access/caller";
import type { Evidence, Piece } from "@/lib/ai/evidence";
import { selectEvidence } from "./select";
import { CHECKLISTS } from "@/lib/coverage/checklists";
import { query } from "@/lib/db/read";
import { SOURCES, sourceUrl } from "@/lib/domain/sources";
import {
  CONTEXT_LABELS,
  type ContextLabel,
  DOCUMENT_TYPES,
  type DocumentType,
  type GoalType,
} from "@/lib/schemas/enums";

/** Characters of one piece at most; the rest is cut. */
const PIECE = 6_000;
/** How many of each label are looked at in each scope; of goals and uploads, how many in all. */
const PER_LABEL = 20;
const GOALS = 50;
const UPLOADS = 20;
const DOCUMENTS_PER_TYPE = 2;

type Row = {
  id: string;
  initiativeId: string | null;
  title: string;
  text: string | null;
  isCut: boolean;
  contentHash: string;
  createdAt: Date;
};

const columns = (type: keyof typeof SOURCES, title: string, text: string) => `
  t.id, t.${title} AS title, left(t.${text}, ${PIECE}) AS text,
  coalesce(char_length(t.${text}) > ${PIECE}, false) AS "isCut",
  ${SOURCES[type].hash} AS "contentHash", t.created_at AS "createdAt"`;
const NEWEST = "ORDER BY t.created_at DESC, t.id DESC";

const INITIATIVE = `
  SELECT ${columns("initiative", "title", "description")}, t.id AS "initiativeId"
  FROM initiative t WHERE t.workspace_id = $1 AND t.id = $2`;

// A new embedded database knows arrays of text, not of the enums that were made in the same process.
// One index range for each label and scope, so that a workspace with many items costs no more.
const item = (scope: string) => `(
  SELECT ${columns("context_item", "title", "content")}, t.label, t.initiative_id AS "initiativeId"
  FROM context_item t WHERE t.workspace_id = $1 AND t.initiative_id ${scope} AND t.label = wanted.label::context_label
  ${NEWEST} LIMIT ${PER_LABEL})`;
const ITEMS = `
  SELECT found.* FROM unnest($3::text[]) AS wanted(label)
  CROSS JOIN LATERAL (${item("= $2")} UNION ALL ${item("IS NULL")}) found`;

const goal = (scope: string) => `(
  SELECT ${columns("goal", "title", "description")}, t.goal_type AS label, t.key_result AS "keyResult",
    t.baseline, t.timeframe, t.priority, t.initiative_id AS "initiativeId"
  FROM goal t WHERE t.workspace_id = $1 AND t.initiative_id ${scope} ${NEWEST} LIMIT ${GOALS})`;
const GOALS_OF_BOTH = `${goal("= $2")} UNION ALL ${goal("IS NULL")}`;

const DOCUMENTS = `
  SELECT found.* FROM unnest($3::text[]) AS wanted(type) CROSS JOIN LATERAL (
    SELECT ${columns("document", "title", "content_markdown")}, t.type AS label, t.initiative_id AS "initiativeId"
    FROM document t WHERE t.workspace_id = $1 AND t.initiative_id = $2 AND t.type = wanted.type::document_type
      AND t.status <> 'archived' AND t.id IS DISTINCT FROM $4
    ${NEWEST} LIMIT ${DOCUMENTS_PER_TYPE}) found`;

const UPLOADED = `
  SELECT ${columns("upload", "filename", "text")}, t.initiative_id AS "initiativeId"
  FROM upload t WHERE t.workspace_id = $1 AND t.initiative_id = $2 ${NEWEST} LIMIT ${UPLOADS}`;

type GoalRow = Row & {
  label: GoalType;
  keyResult: string | null;
  baseline: string | null;
  timeframe: string | null;
  priority: number | null;
};

type Wanted = {
  initiativeId: string;
  /** The type whose checklist chooses, and orders by need. */
  documentType: DocumentType;
  /** A document that is under review itself. */
  except?: string;
  /** Types of documents that matter beside those of the checklist. */
  related?: readonly DocumentType[];
};

/**
 * What an answer about an initiative may rest on: the newest of each label and type, chosen under the
 * budget of one call. Empty when the initiative is not in the workspace.
 */
export async function gatherEvidence(
  { workspaceId }: Caller,
  { initiativeId, documentType, except, related = [] }: Wanted,
): Promise<Evidence[]> {
  const place = { workspaceId, initiativeId };
  const values = [workspaceId, initiativeId];
  const [initiatives, items, goals, documents, uploads] = await Promise.all([
    query<Row>(INITIATIVE, values),
    query<Row & { label: ContextLabel }>(ITEMS, [...values, CONTEXT_LABELS]),
    query<GoalRow>(GOALS_OF_BOTH, values),
    query<Row & { label: DocumentType }>(DOCUMENTS, [...values, DOCUMENT_TYPES, except ?? null]),
    query<Row>(UPLOADED, values),
  ]);
  const identified = (type: keyof typeof SOURCES, row: Row) => ({
    id: row.id,
    scope: row.initiativeId === null ? ("workspace" as const) : ("initiative" as const),
    title: row.title,
    text: row.text ?? "",
    isCut: row.isCut,
    contentHash: row.contentHash,
    createdAt: row.createdAt,
    url: sourceUrl(type, row.id, place),
  });
  const pieces: Piece[] = [
    ...initiatives.map((row): Piece => ({ type: "initiative", ...identified("initiative", row) })),
    ...items.map(
      (row): Piece => ({
        type: "context_item",
        label: row.label,
        ...identified("context_item", row),
      }),
    ),
    ...goals.map((row): Piece => {
      const { label, keyResult, baseline, timeframe, priority } = row;
      const facts = { keyResult, baseline, timeframe, priority };
      return { type: "goal", label, goal: facts, ...identified("goal", row) };
    }),
    ...documents.map(
      (row): Piece => ({ type: "document", label: row.label, ...identified("document", row) }),
    ),
    ...uploads.map(
      (row): Piece => ({ type: "upload", label: "upload", ...identified("upload", row) }),
    ),
  ];
  return selectEvidence(pieces, [...CHECKLISTS[documentType], ...relatedSlots(related)]);
}

const relatedSlots = (types: readonly DocumentType[]) =>
  types.map((type) => ({
    kind: "related_document" as const,
    key: type,
    label: type,
    hint: "",
    required: false,
    satisfiesLabels: [type],
  }));

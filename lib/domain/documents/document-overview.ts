import type { Caller } from "@/lib/access/caller";
import { type PageRequest, query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { toList } from "@/lib/domain/to-list";
import { NIL_ID } from "@/lib/ids";
import type { DocumentFilter, DocumentSummary } from "@/lib/schemas/documents";
import type { DocumentType } from "@/lib/schemas/enums";

export type DocumentOverview = DocumentSummary & {
  initiative_title: string;
  /** Null if nobody knows any more who made the last change. */
  changed_by: string | null;
};

type OverviewFilter = Omit<DocumentFilter, keyof PageRequest> & {
  type?: DocumentType | undefined;
};

// A change of title or status makes no version, so only its activity record names the person. The record is made a moment after
// the document's time, which can be a millisecond ahead of the clock.
const LIST = statement(
  `
  SELECT d.id, d.initiative_id, i.title AS initiative_title, d.title, d.type, d.status,
    d.created_at, d.updated_at, person.name AS changed_by
  FROM (
    SELECT * FROM document WHERE workspace_id = $1 AND ($2::uuid IS NULL OR initiative_id = $2)
      AND ($3::document_type IS NULL OR type = $3) AND ($4::document_status IS NULL OR status = $4)
    ORDER BY updated_at DESC, id DESC
    LIMIT (SELECT $5::bigint) OFFSET (SELECT $6::bigint)
  ) d
  JOIN initiative i ON i.workspace_id = $1 AND i.id = d.initiative_id
  LEFT JOIN document_version v ON v.workspace_id = $1 AND v.document_id = d.id
    AND v.version = d.version AND v.created_at = d.updated_at
  LEFT JOIN LATERAL (
    SELECT actor_id FROM activity
    WHERE workspace_id = $1 AND action = 'document.updated' AND target_id = d.id
      AND created_at BETWEEN d.updated_at - interval '1 second' AND d.updated_at + interval '1 minute'
    ORDER BY created_at DESC LIMIT 1
  ) a ON v.id IS NULL
  LEFT JOIN "user" person ON person.id = coalesce(v.created_by_id, a.actor_id)
  ORDER BY d.updated_at DESC, d.id DESC`,
  ["uuid", "uuid?", "document_type?", "document_status?", "int8", "int8"],
  {
    id: "uuid",
    initiative_id: "uuid",
    initiative_title: "text",
    title: "text",
    type: "document_type",
    status: "document_status",
    created_at: "timestamptz",
    updated_at: "timestamptz",
    changed_by: "text?",
  },
);

/** Sorts for people, latest change first; `listDocuments` uses the order of an index, creation. */
export async function listDocumentsByChange(
  { workspaceId }: Caller,
  { initiative_id, type, status, limit, offset }: OverviewFilter & PageRequest,
) {
  const chosen = [initiative_id ?? null, type ?? null, status ?? null] as const;
  const rows = await query(LIST, [workspaceId, ...chosen, limit + 1, offset]);
  return toList(
    rows,
    { limit, offset },
    (row): DocumentOverview => ({
      ...row,
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
    }),
  );
}

const TYPES = statement("SELECT DISTINCT type FROM document WHERE workspace_id = $1", ["uuid"], {
  type: "document_type",
});

/** More options than this would make the page large and the choice hard to read. */
const MAX_INITIATIVES = 200;

const INITIATIVES = statement(
  `SELECT id, title FROM (
     SELECT id, title FROM initiative i WHERE workspace_id = $1 AND (id = $2 OR EXISTS (
       SELECT 1 FROM document d WHERE d.workspace_id = $1 AND d.initiative_id = i.id
     ))
     ORDER BY id = $2 DESC, title, id LIMIT ${MAX_INITIATIVES}
   ) offered ORDER BY title, id`,
  ["uuid", "uuid"],
  { id: "uuid", title: "text" },
);

/** Lists the types and the first initiatives, by title, that have documents; the chosen initiative is always among them. */
export async function listDocumentFacets({ workspaceId }: Caller, chosen: string = NIL_ID) {
  const [types, initiatives] = await Promise.all([
    query(TYPES, [workspaceId]),
    query(INITIATIVES, [workspaceId, chosen]),
  ]);
  return {
    types: new Set(types.map(({ type }) => type)),
    initiatives: new Map(initiatives.map(({ id, title }) => [id, title])),
  };
}

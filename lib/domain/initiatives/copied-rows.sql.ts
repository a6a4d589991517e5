import { lockSelected } from "@/lib/db/locks";
import { makeByKey, statement } from "@/lib/db/statement";
import { SOURCES } from "@/lib/domain/generation/source-columns";
import { buildBytesSql } from "@/lib/domain/usage/measure-storage";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";

/**
 * Copies the resources of an initiative into another workspace, as the contents of an entry in its trash. Its stages:
 *
 *     LIST                       the originals, page by page, with their bytes
 *       └ for some of one type   a transaction
 *          LOCK                  those that are still there
 *          ├ LIST_VERSIONS → COPY_DOCUMENT_VERSIONS → LINKED → RELINK   links to other copied resources
 *          │               → COPY_PAST_VERSIONS
 *          ├ COPY_CONTENT        the bytes of uploads
 *          └ COPY_ROWS           the rows → LINKED → RELINK, of documents
 *     LIST_GROUNDINGS → COPY_GROUNDINGS   once the resources that their sources name are copied
 */

export const PAGE = 500;

export const VERSIONS = {
  initiative: { table: "past_version", owner: "target_id" },
  document: { table: "document_version", owner: "document_id" },
  context_item: { table: "past_version", owner: "target_id" },
  goal: { table: "past_version", owner: "target_id" },
  upload: undefined,
} as const;

/** Whether its `version_id` later becomes an id of `past_version`, which must be unique. */
const isRevised = (type: SourceType) => VERSIONS[type]?.table === "past_version";

export const LIST = makeByKey(SOURCE_TYPES, (type) => {
  const versions = VERSIONS[type];
  const ofVersions = versions
    ? `(SELECT coalesce(sum(${buildBytesSql(versions.table, "v")}), 0) FROM ${versions.table} v
        WHERE v.workspace_id = $1 AND v.${versions.owner} = t.id)`
    : "0";
  return statement(
    `SELECT t.id, (${buildBytesSql(type)} + ${ofVersions})::float8 AS bytes
     FROM "${type}" t WHERE t.workspace_id = $1 AND ${type === "initiative" ? "t.id" : "t.initiative_id"} = $2
       AND t.id > $3 ORDER BY t.id LIMIT ${PAGE}`,
    ["uuid", "uuid", "uuid"],
    { id: "uuid", bytes: "float8" },
  );
});

/** Locks the originals, so that each is copied in one consistent state. */
export const LOCK = makeByKey(SOURCE_TYPES, (type) =>
  statement(
    `SELECT id FROM "${type}" WHERE workspace_id = $1 AND id = ANY($2::uuid[])
     ORDER BY id ${lockSelected("SHARE")}`,
    ["uuid", "uuid[]"],
    { id: "uuid" },
  ),
);

/** Copies resources `$3` of workspace `$2` as ids `$4`, versions `$6`, into the trash entry `$5`. */
export const COPY_ROWS = makeByKey(SOURCE_TYPES, (type) => {
  const initiative = type === "initiative" ? "" : ", 'initiative_id', $5::uuid";
  const version = isRevised(type)
    ? ", 'version_id', CASE WHEN t.version_id IS NOT NULL THEN m.version_id END"
    : "";
  return statement(
    `INSERT INTO trashed_row (workspace_id, id, trash_id, table_name, value)
     SELECT $1, m.id, $5, '${type}',
       (to_jsonb(t) || jsonb_build_object('workspace_id', $1::uuid, 'id', m.id${initiative}${version}))::text
     FROM unnest($3::uuid[], $4::uuid[], $6::uuid[]) AS m(old, id, version_id)
     JOIN "${type}" t ON t.workspace_id = $2 AND t.id = m.old`,
    ["uuid", "uuid", "uuid[]", "uuid[]", "uuid", "uuid[]"],
  );
});

export const COPY_CONTENT = statement(
  `INSERT INTO upload_content (workspace_id, upload_id, bytes)
   SELECT $1, m.id, c.bytes FROM unnest($3::uuid[], $4::uuid[]) AS m(old, id)
   JOIN upload_content c ON c.workspace_id = $2 AND c.upload_id = m.old`,
  ["uuid", "uuid", "uuid[]", "uuid[]"],
);

const declareVersionList = (table: string, owner: string) =>
  statement(
    `SELECT id, ${owner} AS owner FROM ${table} WHERE workspace_id = $1 AND ${owner} = ANY($2::uuid[])
     ORDER BY id`,
    ["uuid", "uuid[]"],
    { id: "uuid", owner: "uuid" },
  );
export const LIST_VERSIONS = {
  document_version: declareVersionList("document_version", "document_id"),
  past_version: declareVersionList("past_version", "target_id"),
};

/** Copies versions `$3` of workspace `$2` as ids `$4`, versions of the copies `$5`. */
export const COPY_DOCUMENT_VERSIONS = statement(
  `INSERT INTO document_version
     (workspace_id, id, document_id, version, title, content_markdown, source, created_by_id, created_at)
   SELECT $1, m.id, m.owner, v.version, v.title, v.content_markdown, v.source, v.created_by_id, v.created_at
   FROM unnest($3::uuid[], $4::uuid[], $5::uuid[]) AS m(old, id, owner)
   JOIN document_version v ON v.workspace_id = $2 AND v.id = m.old`,
  ["uuid", "uuid", "uuid[]", "uuid[]", "uuid[]"],
);

/** Also replaces the ids of the resource and its initiative in the value. */
export const COPY_PAST_VERSIONS = statement(
  `INSERT INTO past_version (workspace_id, id, target_id, version, value, source, created_by_id, created_at)
   SELECT $1, m.id, m.owner, v.version, (v.value::jsonb || jsonb_build_object('id', m.owner) || CASE
       WHEN v.value::jsonb ? 'initiativeId' THEN jsonb_build_object('initiativeId', $6::uuid) ELSE '{}' END)::text,
     v.source, v.created_by_id, v.created_at
   FROM unnest($3::uuid[], $4::uuid[], $5::uuid[]) AS m(old, id, owner)
   JOIN past_version v ON v.workspace_id = $2 AND v.id = m.old`,
  ["uuid", "uuid", "uuid[]", "uuid[]", "uuid[]", "uuid"],
);

/** Columns of a document in the trash, as `SOURCES.document.hash` names them. */
const DOCUMENT_COLUMNS = `r.value::json ->> 'title' AS title,
  r.value::json ->> 'content_markdown' AS content_markdown`;

export const LINKED = {
  document_version: statement(
    `SELECT id, content_markdown AS text FROM document_version
     WHERE workspace_id = $1 AND id = ANY($2::uuid[]) AND position($3 IN content_markdown) > 0`,
    ["uuid", "uuid[]", "text"],
    { id: "uuid", text: "text" },
  ),
  trashed_row: statement(
    `SELECT t.id, t.value AS text, ${SOURCES.document.hash} AS hash FROM (
       SELECT r.id, r.value, ${DOCUMENT_COLUMNS} FROM trashed_row r
       WHERE r.workspace_id = $1 AND r.id = ANY($2::uuid[]) AND position($3 IN r.value) > 0
     ) t`,
    ["uuid", "uuid[]", "text"],
    { id: "uuid", text: "text", hash: "text" },
  ),
};

export const RELINK = {
  document_version: statement(
    `UPDATE document_version t SET content_markdown = m.text FROM unnest($2::uuid[], $3::text[]) AS m(id, text)
     WHERE t.workspace_id = $1 AND t.id = m.id`,
    ["uuid", "uuid[]", "text[]"],
  ),
  trashed_row: statement(
    `WITH t AS (
       UPDATE trashed_row r SET value = m.text FROM unnest($2::uuid[], $3::text[]) AS m(id, text)
       WHERE r.workspace_id = $1 AND r.id = m.id RETURNING r.id, ${DOCUMENT_COLUMNS}
     ) SELECT t.id, ${SOURCES.document.hash} AS hash FROM t`,
    ["uuid", "uuid[]", "text[]"],
    { id: "uuid", hash: "text" },
  ),
};

export const LIST_GROUNDINGS = statement(
  `SELECT id, document_id AS owner, sources FROM grounding
   WHERE workspace_id = $1 AND document_id = ANY($2::uuid[])`,
  ["uuid", "uuid[]"],
  { id: "uuid", owner: "uuid", sources: "json" },
);

export const COPY_GROUNDINGS = statement(
  `INSERT INTO grounding (workspace_id, id, document_id, engine, model, input_tokens, output_tokens, duration_ms,
     statements, grounded, removed_references, sources, created_at)
   SELECT $1, m.id, m.owner, g.engine, g.model, g.input_tokens, g.output_tokens, g.duration_ms,
     g.statements, g.grounded, g.removed_references, m.sources::json, g.created_at
   FROM unnest($3::uuid[], $4::uuid[], $5::uuid[], $6::text[]) AS m(old, id, owner, sources)
   JOIN grounding g ON g.workspace_id = $2 AND g.id = m.old
   WHERE EXISTS (SELECT FROM trashed_row r WHERE r.workspace_id = $1 AND r.id = m.owner)`,
  ["uuid", "uuid", "uuid[]", "uuid[]", "uuid[]", "text[]"],
);

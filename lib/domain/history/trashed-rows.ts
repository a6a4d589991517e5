import { runInBatches } from "@/lib/db/batches";
import { compose, makeByKey, statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { ATTACHED } from "@/lib/retention/trash-removals";
import { SOURCE_TYPES, type SourceType } from "@/lib/schemas/enums";

export type Entry = { type: SourceType; id: string };

/** Tables whose rows are deleted with a resource; its own comes first, since the others refer to it. */
export const TABLES_OF: Record<SourceType, SourceType[]> = {
  initiative: ["initiative", "document", "context_item", "goal", "upload"],
  document: ["document"],
  context_item: ["context_item"],
  goal: ["goal"],
  upload: ["upload"],
};

// Finds rows by id, not by ctid, so that a row changed at the same time is moved in its newest form.
const declareMove = (table: SourceType, where: string) =>
  statement(
    `
  WITH slice AS MATERIALIZED (
    SELECT t.id FROM "${table}" t WHERE t.workspace_id = $1 AND ${where} LIMIT $3
  ), gone AS (
    DELETE FROM "${table}" t WHERE t.workspace_id = $1 AND t.id = ANY(ARRAY(SELECT id FROM slice)) RETURNING t.*
  ), moved AS (
    INSERT INTO trashed_row (workspace_id, id, trash_id, table_name, value)
    SELECT gone.workspace_id, gone.id, $2, '${table}', to_json(gone)::text FROM gone
  )
  SELECT count(*)::int AS seen FROM slice`,
    ["uuid", "uuid", "int8"],
    { seen: "int4" },
  );
const MOVE_ITSELF = makeByKey(SOURCE_TYPES, (table) => declareMove(table, "t.id = $2"));
const MOVE_CONTENTS = makeByKey(TABLES_OF.initiative.slice(1), (table) =>
  declareMove(table, "t.initiative_id = $2"),
);

/** Moves a resource and its contents into the trash, in batches. Rows attached by id (versions, evidence, file contents) stay in their tables. */
export async function storeRows(tx: Transaction, { type, id }: Entry) {
  for (const table of TABLES_OF[type].toReversed()) {
    const move = table === type ? MOVE_ITSELF[table] : MOVE_CONTENTS[table];
    await runInBatches(async (most) => {
      const [slice] = await tx.query(move, [tx.workspaceId, id, most]);
      return slice?.seen ?? 0;
    });
  }
  tx.onChange?.(type, id);
  tx.send(WEIGH, [tx.workspaceId, id]);
}

const ATTACHED_BYTES: Record<(typeof ATTACHED)[number]["table"], string> = {
  document_version: "octet_length(t.content_markdown)",
  grounding: "0", // does not count toward STORAGE_LIMIT_MB
  upload_content: "octet_length(t.bytes)",
  past_version: "octet_length(t.value)",
};

const WEIGH = statement(
  `
  UPDATE trash SET bytes = (
    SELECT coalesce(sum(octet_length(r.value) + ${ATTACHED.map(
      ({ table, owner }) => `coalesce((
        SELECT sum(${ATTACHED_BYTES[table]}) FROM ${table} t WHERE t.workspace_id = $1 AND t.${owner} = r.id
      ), 0)`,
    ).join(" + ")}), 0)
    FROM trashed_row r WHERE r.workspace_id = $1 AND r.trash_id = $2
  ) WHERE workspace_id = $1 AND id = $2`,
  ["uuid", "uuid"],
);

/** Moves a resource and its contents back to their tables, and returns them. */
export async function restoreRows(tx: Transaction, { type, id }: Entry): Promise<Entry[]> {
  const back: Entry[] = [];
  for (const table of TABLES_OF[type]) {
    const move = await composeRestore(tx, { table, id });
    if (!move) continue;
    await runInBatches(async (most) => {
      const [slice] = await tx.query(move, [tx.workspaceId, id, most]);
      back.push(...(slice?.ids ?? []).map((one) => ({ type: table, id: one })));
      return slice?.seen ?? 0;
    });
  }
  return back;
}

// All rows of a table were moved together, so the first has the columns of all. Dropped columns are left out.
const COLUMNS = statement(
  `
  SELECT a.attname AS name FROM pg_attribute a WHERE a.attrelid = $3::text::regclass AND NOT a.attisdropped
    AND a.attname IN (
      SELECT json_object_keys(r.value::json) FROM (
        SELECT value FROM trashed_row WHERE workspace_id = $1 AND trash_id = $2 AND table_name = $3 LIMIT 1
      ) AS r
    )`,
  ["uuid", "uuid", "text"],
  { name: "name" },
);

async function composeRestore(tx: Transaction, { table, id }: { table: SourceType; id: string }) {
  const found = await tx.query(COLUMNS, [tx.workspaceId, id, table]);
  if (found.length === 0) return undefined;
  const columns = found.map(({ name }) => `"${name}"`);
  const sql = `
    WITH slice AS MATERIALIZED (
      SELECT id FROM trashed_row WHERE workspace_id = $1 AND trash_id = $2 AND table_name = '${table}' LIMIT $3
    ), gone AS (
      DELETE FROM trashed_row WHERE workspace_id = $1 AND id = ANY(ARRAY(SELECT id FROM slice)) RETURNING value
    ), back AS (
      INSERT INTO "${table}" (${columns}) SELECT ${columns.map((column) => `v.${column}`)}
      FROM gone, json_populate_record(NULL::"${table}", gone.value::json) v RETURNING id
    )
    SELECT (SELECT count(*)::int FROM slice) AS seen, ARRAY(SELECT id::text FROM back) AS ids`;
  return compose<{ seen: number; ids: string[] }>(sql, ["seen", "ids"]);
}

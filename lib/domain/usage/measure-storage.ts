import { query } from "@/lib/db/pool-query";
import { type RowOf, statement } from "@/lib/db/statement";
import { NIL_ID } from "@/lib/ids";
import { ATTACHED } from "@/lib/retention/trash-removals";

/** Rows a statement, so that others can interleave. */
const SLICE = 4_000;

/** `octet_length` reads only the size of a long text. */
const TEXTS = {
  initiative: ["title", "description"],
  document: ["title", "content_markdown"],
  document_version: ["title", "content_markdown"],
  context_item: ["title", "content", "source_url"],
  goal: ["title", "description", "key_result", "baseline", "timeframe"],
  upload: ["filename", "text"],
  past_version: ["value"],
  idempotency_record: ["answer"],
} as const;

export const buildBytesSql = (table: keyof typeof TEXTS, alias = "t") =>
  buildSumSql(table, TEXTS[table], alias);

function buildSumSql(table: string, columns: readonly string[], alias: string): string {
  const sizes = columns.map((column) => `coalesce(octet_length(${alias}.${column}), 0)`);
  if (table === "upload") sizes.push(`${alias}.size_bytes`);
  return sizes.join(" + ");
}

/** Rows attached to a resource in the trash stay in their tables, but do not count. */
const skipTrashed = (owner: string, bytes: string) => `
  CASE WHEN EXISTS (SELECT FROM trashed_row r WHERE r.workspace_id = $1 AND r.id = t.${owner}) THEN 0 ELSE ${bytes} END`;

const STATEMENTS = Object.entries(TEXTS).map(([table, columns]) => {
  const sum = buildSumSql(table, columns, "t");
  const owner = ATTACHED.find((attached) => attached.table === table)?.owner;
  const bytes = owner ? skipTrashed(owner, sum) : sum;
  // The pair uses the index on both; ordered by id alone, PostgreSQL may walk through other workspaces.
  return statement(
    `
    SELECT count(*)::int AS rows, coalesce(sum(bytes), 0)::float8 AS bytes, max(id::text COLLATE "C") AS last
    FROM (
      SELECT t.id, ${bytes} AS bytes FROM ${table} t
      WHERE (t.workspace_id, t.id) > ($1, $2) AND t.workspace_id <= $1
      ORDER BY t.workspace_id, t.id LIMIT ${SLICE}
    ) AS slice`,
    ["uuid", "uuid"],
    { rows: "int4", bytes: "float8", last: "text?" },
  );
});

type Slice = RowOf<(typeof STATEMENTS)[number]>;

export async function measureStorage(workspaceId: string): Promise<number> {
  let sum = 0;
  for (const slicing of STATEMENTS) {
    let after: string | null = NIL_ID;
    while (after !== null) {
      const rows: Slice[] = await query(slicing, [workspaceId, after]);
      const slice = rows[0];
      sum += slice?.bytes ?? 0;
      after = slice && slice.rows === SLICE ? slice.last : null;
    }
  }
  return sum;
}

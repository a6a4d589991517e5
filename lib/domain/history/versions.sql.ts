import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { Table } from "@/lib/db/table-declaration";
import { selectMemberName } from "@/lib/domain/members/member-name.sql";

/**
 * Reads versions up to `$3` of the row `$2`, newest first, `$4` after the first `$5`. Its stages:
 *
 *     everything   the row as it is (its own newest version), and its past versions
 *     page         the requested ones, and one more to compare the last of them with; no other value is read
 *     compared     each with its value (now) and that of the version before
 *     changed      the fields that differ between the two
 */
const buildVersionsSql = ({ name, columns }: Table<unknown, unknown>, withValue: boolean) => `
  WITH page AS (
    SELECT * FROM (
      SELECT coalesce(t.version_id, t.id) AS id, t.version, t.version_source AS source,
        coalesce(t.version_by_id, t.created_by_id) AS "createdById",
        t.updated_at AS "createdAt", to_json(v)::text AS value
      FROM "${name}" t, LATERAL (SELECT ${columns}) v WHERE t.workspace_id = $1 AND t.id = $2
      UNION ALL
      SELECT p.id, p.version, p.source, p.created_by_id, p.created_at, p.value
      FROM past_version p WHERE p.workspace_id = $1 AND p.target_id = $2
        AND EXISTS (SELECT FROM "${name}" t WHERE t.workspace_id = $1 AND t.id = $2)
    ) AS everything
    WHERE version <= $3 ORDER BY version DESC LIMIT $4::bigint + 1 OFFSET $5
  )
  SELECT id, version, source, "createdById", ${selectMemberName('compared."createdById"')} AS "createdByName", "createdAt",
    ${withValue ? "now AS value," : ""}
    ARRAY(
      SELECT field FROM jsonb_each(now) AS one(field, part)
      WHERE part <> coalesce(before -> field, 'null')
    ) AS changed
  FROM (
    SELECT *, value::jsonb AS now, lead(value::jsonb) OVER (ORDER BY version DESC) AS before FROM page
  ) AS compared
  ORDER BY version DESC LIMIT $4`;

const FOUND = {
  id: "uuid",
  version: "int4",
  source: "version_source",
  createdById: "uuid",
  createdByName: "text?",
  createdAt: "timestamptz",
  changed: "text[]",
} as const;
const PLACE = ["uuid", "uuid", "int4", "int8", "int8"] as const;

export const declareVersionReads = (table: Table<unknown, unknown>) => ({
  list: statement(buildVersionsSql(table, false), PLACE, FOUND),
  get: statement(buildVersionsSql(table, true), PLACE, {
    ...FOUND,
    value: narrow<Record<string, unknown>>("jsonb"),
  }),
});

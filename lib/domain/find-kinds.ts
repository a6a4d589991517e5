import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";
import type { SourceType } from "@/lib/schemas/enums";

const FIND = statement(
  Object.keys(TITLE_COLUMNS)
    .map(
      (type) =>
        `SELECT id, '${type}' AS type FROM ${type} WHERE workspace_id = $1 AND id = ANY($2::uuid[])`,
    )
    .join(" UNION ALL "),
  ["uuid", "uuid[]"],
  { id: "uuid", type: narrow<SourceType>("text!") },
);

/** Tells of which kind the resources of the caller's workspace are. Leaves out all other ids. */
export async function findKinds({ workspaceId }: Caller, ids: readonly string[]) {
  const rows = await query(FIND, [workspaceId, [...ids]]);
  return new Map(rows.map(({ id, type }) => [id, type]));
}

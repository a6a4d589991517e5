import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";

const COLUMNS = { ...TITLE_COLUMNS, custom_document_type: "name" };

const TITLES = statement(
  Object.entries(COLUMNS)
    .map(
      ([table, column]) =>
        `SELECT id, ${column} AS title FROM ${table} WHERE workspace_id = $1 AND id = ANY($2::uuid[])`,
    )
    .concat(
      'SELECT u.id, u.name AS title FROM membership m JOIN "user" u ON u.id = m.user_id WHERE m.workspace_id = $1 AND u.id = ANY($2::uuid[])',
    )
    .join(" UNION ALL "),
  ["uuid", "uuid[]"],
  { id: "uuid", title: "text" },
);

const TRASHED_TITLES = statement(
  "SELECT id, title FROM trash WHERE workspace_id = $1 AND id = ANY($2::uuid[]) AND expires_at > now()",
  ["uuid", "uuid[]"],
  { id: "uuid", title: "text" },
);

const makeFinder =
  (titles: typeof TITLES) =>
  async ({ workspaceId }: Pick<Caller, "workspaceId">, records: { target_id: string | null }[]) => {
    const ids = [...new Set(records.flatMap(({ target_id }) => target_id ?? []))];
    const rows = await query(titles, [workspaceId, ids]);
    return new Map(rows.map(({ id, title }) => [id, title]));
  };

export const findTargetTitles = makeFinder(TITLES);
export const findTrashedTitles = makeFinder(TRASHED_TITLES);

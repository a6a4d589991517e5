import type { Columns } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";

/**
 * Reads all that a person's export has, page by page. Its stages:
 *
 *     the personal workspace   ITEMS, GOALS    those of the workspace
 *       ├ OWN_TYPES                            its own document types
 *       └ INITIATIVES          ITEMS, GOALS    those of each initiative
 *          ├ DOCUMENTS         → READ_TEXT     what is known of each, and the texts of those that have room in the zip file
 *          └ UPLOADS           → UPLOAD        the bytes, likewise
 *     each other workspace     MADE            ids and titles of the resources that the person made there, type by type
 *     the personal workspace   ACTIVITY
 */

/** One page in the order of ids: at most `$3` rows of the workspace `$1` after the id `$2`. */
const PAGE = "WHERE workspace_id = $1 AND id > $2";
const END = "ORDER BY id LIMIT $3";

const declareForScopes = <const Row extends Columns>(table: string, row: Row) => {
  const columns = Object.keys(row).join(", ");
  return {
    workspace: statement(
      `SELECT ${columns} FROM ${table} ${PAGE} AND initiative_id IS NULL ${END}`,
      ["uuid", "uuid", "int8"],
      row,
    ),
    initiative: statement(
      `SELECT ${columns} FROM ${table} ${PAGE} AND initiative_id = $4 ${END}`,
      ["uuid", "uuid", "int8", "uuid"],
      row,
    ),
  };
};

const TIMES = { created_at: "timestamptz", updated_at: "timestamptz" } as const;
export const ITEMS = declareForScopes("context_item", {
  id: "uuid",
  label: "context_label",
  title: "text",
  content: "text?",
  source_url: "text?",
  ...TIMES,
});
export const GOALS = declareForScopes("goal", {
  id: "uuid",
  goal_type: "goal_type",
  title: "text",
  description: "text?",
  key_result: "text?",
  baseline: "text?",
  timeframe: "text?",
  priority: "int4?",
  ...TIMES,
});
export const INITIATIVES = statement(
  `SELECT id, title, description, archived, created_at, updated_at FROM initiative ${PAGE} ${END}`,
  ["uuid", "uuid", "int8"],
  { id: "uuid", title: "text", description: "text?", archived: "bool", ...TIMES },
);
export const DOCUMENTS = statement(
  `SELECT id, title, type, status, version, created_at, updated_at, octet_length(content_markdown) AS bytes
   FROM document ${PAGE} AND initiative_id = $4 ${END}`,
  ["uuid", "uuid", "int8", "uuid"],
  {
    id: "uuid",
    title: "text",
    type: "document_type",
    status: "document_status",
    version: "int4",
    ...TIMES,
    bytes: "int4",
  },
);
export const OWN_TYPES = statement(
  `SELECT id, slug, name, description, base_type, sections, created_at, updated_at
   FROM custom_document_type ${PAGE} ${END}`,
  ["uuid", "uuid", "int8"],
  {
    id: "uuid",
    slug: "text",
    name: "text",
    description: "text?",
    base_type: "document_type",
    sections: "json",
    ...TIMES,
  },
);
export const UPLOADS = statement(
  `SELECT id, filename, size_bytes AS bytes FROM upload ${PAGE} AND initiative_id = $4 ${END}`,
  ["uuid", "uuid", "int8", "uuid"],
  { id: "uuid", filename: "text", bytes: "int4" },
);
export const UPLOAD = statement(
  `SELECT encode(bytes, 'base64') AS content FROM upload_content WHERE workspace_id = $1 AND upload_id = $2`,
  ["uuid", "uuid"],
  { content: "text" },
);

export const MADE = Object.entries(TITLE_COLUMNS).map(([type, title]) => ({
  type,
  listing: statement(
    `SELECT id, ${title} AS title, created_at FROM ${type} ${PAGE} AND created_by_id = $4 ${END}`,
    ["uuid", "uuid", "int8", "uuid"],
    { id: "uuid", title: "text", created_at: "timestamptz" },
  ),
}));

export const ACTIVITY = statement(
  `SELECT id, action, origin, actor_id, target_type, target_id, outcome, details, created_at
   FROM activity ${PAGE} ${END}`,
  ["uuid", "uuid", "int8"],
  {
    id: "uuid",
    action: "text",
    origin: "origin",
    actor_id: "uuid?",
    target_type: "text?",
    target_id: "uuid?",
    outcome: "text",
    details: "jsonb?",
    created_at: "timestamptz",
  },
);

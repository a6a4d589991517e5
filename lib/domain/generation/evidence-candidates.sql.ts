import { narrow } from "@/lib/db/sql-types";
import { statement } from "@/lib/db/statement";
import type { SourceType } from "@/lib/schemas/enums";
import { buildPieceSql } from "./source-columns";

/** Goals and uploads in all; `$6` is the number of items per label and scope. */
const GOALS = 50;
const UPLOADS = 20;
const DOCUMENTS_PER_TYPE = 2;
/** Per type and status: only these drafts are compared with their generated versions. */
const DOCUMENTS_COMPARED = 20;
const HEADINGS_READ = 40;

const NEWEST = "ORDER BY t.created_at DESC, t.id DESC";

/** SQL expressions of columns that only some sources have. */
type Own = { label?: string; priority?: string; isApproved?: string; headings?: string };

const buildColumns = (type: SourceType, own: Own = {}) => `
  '${type}' AS type, t.id, ${own.label ?? "NULL"}::text AS label, t.created_at AS "createdAt",
  ${own.priority ?? "NULL"}::int AS priority, ${own.isApproved ?? "false"} AS "isApproved",
  ${buildPieceSql(type).bytes} AS bytes, ${own.headings ?? "NULL"}::text AS headings`;

const APPROVED = "t.status = 'approved'";

/** The first headings of a document's piece, with their marks. They show its topics. */
const HEADINGS = `array_to_string(ARRAY(
  SELECT found[1] FROM regexp_matches(${buildPieceSql("document").text}, '^ {0,3}(#{1,6} .*)$', 'gn') found
  LIMIT ${HEADINGS_READ}), E'\n')`;

const DOCUMENT = { label: "t.type", isApproved: APPROVED, headings: HEADINGS };

/** SQL of an unedited generated draft: nobody has reviewed it, and it repeats its sources. Restoring a version is not an edit. */
export const AS_GENERATED = `t.status NOT IN ('in_review', 'approved') AND EXISTS (
  SELECT FROM document_version v
  WHERE v.workspace_id = t.workspace_id AND v.document_id = t.id AND v.source = 'generation'
    AND v.content_markdown = t.content_markdown)`;

// A new embedded database does not know arrays of enums that were created in the same process.
const buildItemSql = (scope: string) => `(
  SELECT ${buildColumns("context_item", { label: "t.label" })} FROM context_item t
  WHERE t.workspace_id = $1 AND t.initiative_id ${scope} AND t.label = wanted.label::context_label
  ${NEWEST} LIMIT $6::int)`;

const buildGoalSql = (scope: string) => `(
  SELECT ${buildColumns("goal", { label: "t.goal_type", priority: "t.priority" })} FROM goal t
  WHERE t.workspace_id = $1 AND t.initiative_id ${scope} ${NEWEST} LIMIT ${GOALS})`;

/** The newest documents of each type in $4 and status, from one range of an index that has all columns named here. */
const NEWEST_DOCUMENTS = `
  SELECT id, type FROM (
    SELECT t.id, t.type, row_number() OVER (PARTITION BY t.type, t.status ${NEWEST}) AS place
    FROM document t WHERE t.workspace_id = $1 AND t.initiative_id = $2 AND t.status <> 'archived'
      AND t.type::text = ANY ($4) AND t.id <> ALL ($5::uuid[])) placed
  WHERE place <= ${DOCUMENTS_COMPARED}`;

/**
 * Lists candidate sources for the initiative `$2`, without contents, in one union. Each line is one index range, and no
 * more texts are read in a large workspace than in a small one:
 *
 *     the initiative itself
 *     for each label in $3     the newest $6 context items of the initiative, and of the workspace
 *     the newest goals         of the initiative, and of the workspace
 *     newest                   the ids of the newest documents of each type in $4 and status; none of $5
 *       └ for each type        approved ones first, then the newest; no unedited drafts
 *     the newest uploads
 */
export const CANDIDATES = statement(
  `
  WITH newest AS MATERIALIZED (${NEWEST_DOCUMENTS})
  SELECT ${buildColumns("initiative")} FROM initiative t WHERE t.workspace_id = $1 AND t.id = $2
  UNION ALL
  SELECT found.* FROM unnest($3::text[]) AS wanted(label)
  CROSS JOIN LATERAL (${buildItemSql("= $2")} UNION ALL ${buildItemSql("IS NULL")}) found
  UNION ALL ${buildGoalSql("= $2")} UNION ALL ${buildGoalSql("IS NULL")}
  UNION ALL
  SELECT found.* FROM unnest($4::text[]) AS wanted(type) CROSS JOIN LATERAL (
    SELECT ${buildColumns("document", DOCUMENT)}
    FROM newest JOIN document t ON t.workspace_id = $1 AND t.id = newest.id
    WHERE newest.type = wanted.type::document_type AND NOT (${AS_GENERATED})
    ORDER BY ${APPROVED} DESC, t.created_at DESC, t.id DESC LIMIT ${DOCUMENTS_PER_TYPE}) found
  UNION ALL (
    SELECT ${buildColumns("upload")} FROM upload t
    WHERE t.workspace_id = $1 AND t.initiative_id = $2 ${NEWEST} LIMIT ${UPLOADS})`,
  ["uuid", "uuid", "text[]", "text[]", "uuid[]", "int4"],
  {
    type: narrow<SourceType>("text"),
    id: "uuid",
    label: "text?",
    createdAt: "timestamptz",
    priority: "int4?",
    isApproved: "bool",
    bytes: "int4",
    headings: "text?",
  },
);

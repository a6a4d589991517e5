import type { Candidate } from "@/lib/ai/select-evidence";
import { query } from "@/lib/db/read";
import { CONTEXT_LABELS, type DocumentType, type SourceType } from "@/lib/schemas/enums";
import { pieceSql } from "./sources";

/** How many of each label are looked at in each scope; of goals and uploads, how many in all. */
const PER_LABEL = 20;
const GOALS = 50;
const UPLOADS = 20;
const DOCUMENTS_PER_TYPE = 2;

const NEWEST = "ORDER BY t.created_at DESC, t.id DESC";

/** `label`, `priority` and `isApproved` are SQL. */
const columns = (
  type: SourceType,
  label = "NULL",
  priority = "NULL::int",
  isApproved = "false",
) => `
  '${type}' AS type, t.id, ${label}::text AS label, t.created_at AS "createdAt",
  ${priority} AS priority, ${isApproved} AS "isApproved", ${pieceSql(type).bytes} AS bytes`;

const APPROVED = "t.status = 'approved'";

// Nobody stands for a draft that reads as it was generated: it would only repeat its own sources, and
// those that are gone. A version restored or stored again with the same text is no edit.
const AS_GENERATED = `t.status NOT IN ('in_review', 'approved') AND EXISTS (
  SELECT FROM document_version v
  WHERE v.workspace_id = t.workspace_id AND v.document_id = t.id AND v.source = 'generation'
    AND v.content_markdown = t.content_markdown)`;

// A new embedded database knows arrays of text, not of the enums that were made in the same process.
// One index range for each label and scope, so that a workspace with many items costs no more.
const item = (scope: string) => `(
  SELECT ${columns("context_item", "t.label")} FROM context_item t
  WHERE t.workspace_id = $1 AND t.initiative_id ${scope} AND t.label = wanted.label::context_label
  ${NEWEST} LIMIT ${PER_LABEL})`;

const goal = (scope: string) => `(
  SELECT ${columns("goal", "t.goal_type", "t.priority")} FROM goal t
  WHERE t.workspace_id = $1 AND t.initiative_id ${scope} ${NEWEST} LIMIT ${GOALS})`;

const CANDIDATES = `
  SELECT ${columns("initiative")} FROM initiative t WHERE t.workspace_id = $1 AND t.id = $2
  UNION ALL
  SELECT found.* FROM unnest($3::text[]) AS wanted(label)
  CROSS JOIN LATERAL (${item("= $2")} UNION ALL ${item("IS NULL")}) found
  UNION ALL ${goal("= $2")} UNION ALL ${goal("IS NULL")}
  UNION ALL
  SELECT found.* FROM unnest($4::text[]) AS wanted(type) CROSS JOIN LATERAL (
    SELECT ${columns("document", "t.type", undefined, APPROVED)} FROM document t
    WHERE t.workspace_id = $1 AND t.initiative_id = $2 AND t.type = wanted.type::document_type
      AND t.status <> 'archived' AND t.id IS DISTINCT FROM $5::uuid AND NOT (${AS_GENERATED})
    ORDER BY ${APPROVED} DESC, t.created_at DESC, t.id DESC LIMIT ${DOCUMENTS_PER_TYPE}) found
  UNION ALL (
    SELECT ${columns("upload")} FROM upload t
    WHERE t.workspace_id = $1 AND t.initiative_id = $2 ${NEWEST} LIMIT ${UPLOADS})`;

type Around = {
  initiativeId: string;
  /** The types of documents that can be of use. */
  documentTypes: readonly DocumentType[];
  /** A document that is under review itself. */
  except: string | undefined;
};

/**
 * What may be said about an initiative: the newest of each label and type, approved documents before
 * others, without contents. In one query, which reads no text that is short enough to be sent whole,
 * but for drafts that were generated: those count once their text was changed, or their status says that somebody
 * stands for them.
 */
export const findCandidates = (
  workspaceId: string,
  { initiativeId, documentTypes, except }: Around,
): Promise<Candidate[]> =>
  query<Candidate>(CANDIDATES, [
    workspaceId,
    initiativeId,
    CONTEXT_LABELS,
    documentTypes,
    except ?? null,
  ]);

import type { GoalFacts, Piece } from "@/lib/ai/evidence";
import { extractOwnWords } from "@/lib/ai/own-words";
import { query } from "@/lib/db/read";
import type { ContextLabel, DocumentType, GoalType, SourceType } from "@/lib/schemas/enums";
import { pieceSql, SOURCES, sourceUrl } from "./sources";

type Row = {
  id: string;
  scope: Piece["scope"];
  title: string;
  text: string;
  isCut: boolean;
  contentHash: string;
  createdAt: Date;
};

/** `more` is SQL, of what only this kind of source has. */
function readSql(type: SourceType, more = "") {
  const { table, title, hash } = SOURCES[type];
  const { text, isCut } = pieceSql(type);
  const scope =
    type === "context_item" || type === "goal"
      ? "CASE WHEN t.initiative_id IS NULL THEN 'workspace' ELSE 'initiative' END"
      : "'initiative'";
  return `
    SELECT t.id, ${scope} AS scope, t.${title} AS title, ${text} AS text, ${isCut} AS "isCut",
      ${hash} AS "contentHash", t.created_at AS "createdAt"${more}
    FROM ${table} t WHERE t.workspace_id = $1 AND t.id = ANY($2::uuid[])`;
}

const READ = {
  initiative: readSql("initiative"),
  context_item: readSql("context_item", ", t.label"),
  goal: readSql(
    "goal",
    `, t.goal_type AS label, t.key_result AS "keyResult", t.baseline, t.timeframe, t.priority`,
  ),
  document: readSql(
    "document",
    `, t.type AS label, EXISTS (SELECT FROM grounding g
      WHERE g.workspace_id = t.workspace_id AND g.document_id = t.id) AS "isGenerated"`,
  ),
  upload: readSql("upload"),
};

/** The sources that were chosen, as pieces of evidence, in their order. What is gone by now is left out. */
export async function readPieces(
  workspaceId: string,
  chosen: readonly { type: SourceType; id: string }[],
): Promise<Piece[]> {
  const read = async <More>(type: SourceType) => {
    const ids = chosen.filter((each) => each.type === type).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await query<Row & More>(READ[type], [workspaceId, ids]);
    return rows.map((row) => ({ ...row, url: sourceUrl(type, row.id, workspaceId) }));
  };
  const [initiatives, items, goals, documents, uploads] = await Promise.all([
    read("initiative"),
    read<{ label: ContextLabel }>("context_item"),
    read<{ label: GoalType } & GoalFacts>("goal"),
    read<{ label: DocumentType; isGenerated: boolean }>("document"),
    read("upload"),
  ]);
  const pieces: Piece[] = [
    ...initiatives.map((row) => ({ ...row, type: "initiative" as const })),
    ...items.map((row) => ({ ...row, type: "context_item" as const })),
    ...goals.map(({ keyResult, baseline, timeframe, priority, ...row }) => {
      const goal = { keyResult, baseline, timeframe, priority };
      return { ...row, type: "goal" as const, goal };
    }),
    ...documents.map(({ isGenerated, ...row }) => {
      const text = isGenerated ? extractOwnWords(row.text) : row.text;
      return { ...row, text, type: "document" as const };
    }),
    ...uploads.map((row) => ({ ...row, type: "upload" as const, label: "upload" as const })),
  ];
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return chosen.flatMap(({ id }) => byId.get(id) ?? []);
}

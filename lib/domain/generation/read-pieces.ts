import type { Piece } from "@/lib/ai/evidence";
import { dropOutline, extractOwnWords } from "@/lib/ai/grounding/own-words";
import { query } from "@/lib/db/pool-query";
import { narrow, type ValuesOf } from "@/lib/db/sql-types";
import { type Statement, statement } from "@/lib/db/statement";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";
import { buildSourceUrl } from "@/lib/domain/source-url";
import type { SourceType } from "@/lib/schemas/enums";
import { buildPieceSql, SOURCES } from "./source-columns";

const COLUMNS = {
  id: "uuid",
  scope: narrow<Piece["scope"]>("text"),
  title: "text",
  text: "text",
  isCut: "bool",
  contentHash: "text",
  createdAt: "timestamptz",
} as const;

function buildReadSql(type: SourceType, more = "") {
  const { hash } = SOURCES[type];
  const { text, isCut } = buildPieceSql(type);
  const scope =
    type === "context_item" || type === "goal"
      ? "CASE WHEN t.initiative_id IS NULL THEN 'workspace' ELSE 'initiative' END"
      : "'initiative'";
  return `
    SELECT t.id, ${scope} AS scope, t.${TITLE_COLUMNS[type]} AS title, ${text} AS text, ${isCut} AS "isCut",
      ${hash} AS "contentHash", t.created_at AS "createdAt"${more}
    FROM ${type} t WHERE t.workspace_id = $1 AND t.id = ANY($2::uuid[])`;
}

const IDS = ["uuid", "uuid[]"] as const;
const READ = {
  initiative: statement(buildReadSql("initiative"), IDS, COLUMNS),
  context_item: statement(buildReadSql("context_item", ", t.label"), IDS, {
    ...COLUMNS,
    label: "context_label",
  }),
  goal: statement(
    buildReadSql(
      "goal",
      `, t.goal_type AS label, t.key_result AS "keyResult", t.baseline, t.timeframe, t.priority`,
    ),
    IDS,
    {
      ...COLUMNS,
      label: "goal_type",
      keyResult: "text?",
      baseline: "text?",
      timeframe: "text?",
      priority: "int4?",
    },
  ),
  document: statement(
    buildReadSql(
      "document",
      `, t.type AS label, t.status, EXISTS (SELECT FROM grounding g
        WHERE g.workspace_id = t.workspace_id AND g.document_id = t.id) AS "isGenerated"`,
    ),
    IDS,
    { ...COLUMNS, label: "document_type", status: "document_status", isGenerated: "bool" },
  ),
  upload: statement(buildReadSql("upload"), IDS, COLUMNS),
};

/** Reads the chosen sources as evidence, in the same order; deleted ones are left out. */
export async function readPieces(
  workspaceId: string,
  chosen: readonly { type: SourceType; id: string }[],
): Promise<Piece[]> {
  const read = async <Row extends { id: string }>(
    type: SourceType,
    reading: Statement<Row, ValuesOf<typeof IDS>>,
  ) => {
    const ids = chosen.filter((each) => each.type === type).map(({ id }) => id);
    if (ids.length === 0) return [];
    const rows = await query(reading, [workspaceId, ids]);
    return rows.map((row) => ({ ...row, url: buildSourceUrl(type, row.id, workspaceId) }));
  };
  const [initiatives, items, goals, documents, uploads] = await Promise.all([
    read("initiative", READ.initiative),
    read("context_item", READ.context_item),
    read("goal", READ.goal),
    read("document", READ.document),
    read("upload", READ.upload),
  ]);
  const pieces: Piece[] = [
    ...initiatives.map((row) => ({ ...row, type: "initiative" as const })),
    ...items.map((row) => ({ ...row, type: "context_item" as const })),
    ...goals.map(({ keyResult, baseline, timeframe, priority, ...row }) => {
      const goal = { keyResult, baseline, timeframe, priority };
      return { ...row, type: "goal" as const, goal };
    }),
    ...documents.map(({ isGenerated, ...row }) => {
      const text = dropOutline(isGenerated ? extractOwnWords(row.text) : row.text);
      return { ...row, text, type: "document" as const };
    }),
    ...uploads.map((row) => ({ ...row, type: "upload" as const, label: "upload" as const })),
  ];
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return chosen.flatMap(({ id }) => byId.get(id) ?? []);
}

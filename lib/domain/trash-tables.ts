import type { SourceType } from "@/lib/schemas/enums";

/** The rows of one table, `t`, that go with a thing whose id is `$2`. */
type Part = { table: string; where: string };

const OF_DOCUMENTS = (ids: string): Part[] => [
  { table: "document_version", where: `t.document_id ${ids}` },
  { table: "grounding", where: `t.document_id ${ids}` },
];
const OF_UPLOADS = (ids: string): Part[] => [
  { table: "upload_content", where: `t.upload_id ${ids}` },
];
const inInitiative = (table: string) =>
  `(SELECT x.id FROM ${table} x WHERE x.workspace_id = $1 AND x.initiative_id = $2)`;
const WITHIN = "t.initiative_id = $2";
const ITSELF = "t.id = $2";
const PAST = { table: "past_version", where: "t.target_id = $2" };

/**
 * What belongs to each kind of thing, itself first and parents before their children, as a restore adds them. A table that comes
 * to belong to one of them is added here; a test holds this against the database's foreign keys.
 */
export const PARTS: Record<SourceType, Part[]> = {
  initiative: [
    { table: "initiative", where: ITSELF },
    { table: "document", where: WITHIN },
    ...OF_DOCUMENTS(`IN ${inInitiative("document")}`),
    { table: "context_item", where: WITHIN },
    { table: "goal", where: WITHIN },
    { table: "upload", where: WITHIN },
    ...OF_UPLOADS(`IN ${inInitiative("upload")}`),
    {
      table: "past_version",
      where: `t.target_id IN (
        SELECT $2 UNION ALL ${inInitiative("context_item")} UNION ALL ${inInitiative("goal")})`,
    },
  ],
  document: [{ table: "document", where: ITSELF }, ...OF_DOCUMENTS("= $2")],
  context_item: [{ table: "context_item", where: ITSELF }, PAST],
  goal: [{ table: "goal", where: ITSELF }, PAST],
  upload: [{ table: "upload", where: ITSELF }, ...OF_UPLOADS("= $2")],
};

import type { SourceType } from "@/lib/schemas/enums";

type Columns = { title: string; text: string; initiativeId: string };

const joined = (...columns: string[]) => `concat_ws(E'\\n\\n', ${columns.join(", ")})`;

/** The SQL of what can be found of each type, whose table has its name. The row is `t`. */
export const SEARCHABLE: Record<SourceType, Columns> = {
  initiative: { title: "t.title", text: joined("t.description"), initiativeId: "t.id" },
  document: { title: "t.title", text: "t.content_markdown", initiativeId: "t.initiative_id" },
  context_item: {
    title: "t.title",
    text: joined("t.content", "t.source_url"),
    initiativeId: "t.initiative_id",
  },
  goal: {
    title: "t.title",
    text: joined("t.description", "t.key_result", "t.baseline", "t.timeframe"),
    initiativeId: "t.initiative_id",
  },
  upload: { title: "t.filename", text: "t.text", initiativeId: "t.initiative_id" },
};

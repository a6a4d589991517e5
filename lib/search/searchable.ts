import { toColumn } from "@/lib/db/table-declaration";
import { CONTEXT_LABELS, type ContextLabel, type SourceType } from "@/lib/schemas/enums";

type Fields = { title: string; text: string[]; initiativeId: string; label?: string };

const SEARCHABLE: Record<SourceType, Fields> = {
  initiative: { title: "title", text: ["description"], initiativeId: "id" },
  document: { title: "title", text: ["contentMarkdown"], initiativeId: "initiativeId" },
  context_item: {
    title: "title",
    text: ["content", "sourceUrl"],
    initiativeId: "initiativeId",
    label: "label",
  },
  goal: {
    title: "title",
    text: ["description", "keyResult", "baseline", "timeframe"],
    initiativeId: "initiativeId",
  },
  upload: { title: "filename", text: ["text"], initiativeId: "initiativeId" },
};

export type Searchable = {
  title: string;
  text: string;
  initiativeId: string | null;
  label: ContextLabel | null;
};

export function selectSearchable(type: SourceType): Record<keyof Searchable, string> {
  const { title, text, initiativeId, label } = SEARCHABLE[type];
  const writeColumn = (field: string) => `t.${toColumn(field)}`;
  return {
    initiativeId: `${writeColumn(initiativeId)} AS "initiativeId"`,
    title: `${writeColumn(title)} AS title`,
    label: `${label ? writeColumn(label) : "NULL::context_label"} AS label`,
    text: `concat_ws(E'\\n\\n', ${text.map(writeColumn).join(", ")}) AS text`,
  };
}

/** `row` has the field names of its Prisma model. */
export function toSearchable(type: SourceType, row: Readonly<Record<string, unknown>>): Searchable {
  const { title, text, initiativeId, label } = SEARCHABLE[type];
  return {
    initiativeId: toStringOrNull(row[initiativeId]),
    title: toStringOrNull(row[title]) ?? "",
    label: (label && CONTEXT_LABELS.find((one) => one === row[label])) || null,
    text: text.flatMap((field) => toStringOrNull(row[field]) ?? []).join("\n\n"),
  };
}

const toStringOrNull = (value: unknown) => (typeof value === "string" ? value : null);

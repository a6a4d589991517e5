import { toColumn } from "@/lib/db/table-declaration";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";
import { CONTEXT_LABELS, type ContextLabel, type SourceType } from "@/lib/schemas/enums";

/** A field, or the parts that are there with a separator between them. */
type Text = string | { separator: string; parts: readonly Text[] };
type Fields = { text: Text; initiativeId: string; label?: string };

const join = (separator: string, ...parts: Text[]): Text => ({ separator, parts });

const SEARCHABLE: Record<SourceType, Fields> = {
  initiative: { text: "description", initiativeId: "id" },
  document: { text: "contentMarkdown", initiativeId: "initiativeId" },
  context_item: {
    text: join("\n\n", "content", "sourceUrl"),
    initiativeId: "initiativeId",
    label: "label",
  },
  goal: {
    text: join(
      "\n\n",
      "description",
      join(" · ", join(" → ", "baseline", "keyResult"), "timeframe"),
    ),
    initiativeId: "initiativeId",
  },
  upload: { text: "text", initiativeId: "initiativeId" },
};

export type Searchable = {
  title: string;
  text: string;
  initiativeId: string | null;
  label: ContextLabel | null;
};

const writeColumn = (field: string) => `t.${toColumn(field)}`;
const writeText = (text: Text): string =>
  typeof text === "string"
    ? writeColumn(text)
    : `nullif(concat_ws(E'${text.separator.replaceAll("\n", "\\n")}', ${text.parts.map(writeText).join(", ")}), '')`;

export function selectSearchable(type: SourceType): Record<keyof Searchable, string> {
  const { text, initiativeId, label } = SEARCHABLE[type];
  return {
    initiativeId: `${writeColumn(initiativeId)} AS "initiativeId"`,
    title: `t.${TITLE_COLUMNS[type]} AS title`,
    label: `${label ? writeColumn(label) : "NULL::context_label"} AS label`,
    text: `coalesce(${writeText(text)}, '') AS text`,
  };
}

type Values = Readonly<Record<string, unknown>>;

const toStringOrNull = (value: unknown) => (typeof value === "string" ? value : null);

/** As `writeText` in SQL, so that both have the same hash. */
function readText(row: Values, text: Text): string | null {
  if (typeof text === "string") return toStringOrNull(row[text]);
  return text.parts.flatMap((part) => readText(row, part) ?? []).join(text.separator) || null;
}

/** `row` has the field names of its Prisma model. */
export function toSearchable(type: SourceType, row: Values): Searchable {
  const { text, initiativeId, label } = SEARCHABLE[type];
  return {
    initiativeId: toStringOrNull(row[initiativeId]),
    title: toStringOrNull(row[TITLE_COLUMNS[type]]) ?? "",
    label: (label && CONTEXT_LABELS.find((one) => one === row[label])) || null,
    text: readText(row, text) ?? "",
  };
}

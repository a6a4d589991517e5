import { MAX_PIECE } from "@/lib/ai/evidence";
import { TITLE_COLUMNS } from "@/lib/db/title-columns";
import type { SourceType } from "@/lib/schemas/enums";

const buildHashSql = (...columns: string[]) =>
  `encode(sha256(convert_to(concat_ws(E'\\n', ${columns.map((column) => `coalesce(t.${column}::text, '')`).join(", ")}), 'UTF8')), 'hex')`;

type Stored = {
  text: string;
  hash: string;
};

/** Hashes cover the whole content with its label or type, but not a goal's priority, which only ranks it among others. */
export const SOURCES: Record<SourceType, Stored> = {
  initiative: {
    text: "description",
    hash: buildHashSql("title", "description"),
  },
  context_item: {
    text: "content",
    hash: buildHashSql("label", "title", "content"),
  },
  goal: {
    text: "description",
    hash: buildHashSql("goal_type", "title", "description", "key_result", "baseline", "timeframe"),
  },
  document: {
    text: "content_markdown",
    hash: buildHashSql("title", "content_markdown"),
  },
  upload: {
    text: "text",
    hash: buildHashSql("filename", "text"),
  },
};

/** SQL of a source as evidence. `octet_length` needs no read of the text and is at least its length in characters. */
export function buildPieceSql(type: SourceType) {
  const { text } = SOURCES[type];
  const whole = `coalesce(octet_length(t.${text}), 0)`;
  return {
    text: `coalesce(left(t.${text}, ${MAX_PIECE}), '')`,
    isCut: `coalesce(char_length(t.${text}) > ${MAX_PIECE}, false)`,
    bytes: `octet_length(t.${TITLE_COLUMNS[type]}) + CASE WHEN ${whole} <= ${MAX_PIECE} THEN ${whole}
      ELSE octet_length(left(t.${text}, ${MAX_PIECE})) END`,
  };
}

import { MAX_PIECE } from "@/lib/ai/evidence";
import { config } from "@/lib/config";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";

const buildHashSql = (...columns: string[]) =>
  `encode(sha256(convert_to(concat_ws(E'\\n', ${columns.map((column) => `coalesce(t.${column}::text, '')`).join(", ")}), 'UTF8')), 'hex')`;

type Stored = {
  table: string;
  title: string;
  text: string;
  hash: string;
};

/** Hashes cover the whole content with its label or type, but not a goal's priority, which only ranks it among others. */
export const SOURCES: Record<SourceType, Stored> = {
  initiative: {
    table: "initiative",
    title: "title",
    text: "description",
    hash: buildHashSql("title", "description"),
  },
  context_item: {
    table: "context_item",
    title: "title",
    text: "content",
    hash: buildHashSql("label", "title", "content"),
  },
  goal: {
    table: "goal",
    title: "title",
    text: "description",
    hash: buildHashSql("goal_type", "title", "description", "key_result", "baseline", "timeframe"),
  },
  document: {
    table: "document",
    title: "title",
    text: "content_markdown",
    hash: buildHashSql("title", "content_markdown"),
  },
  upload: {
    table: "upload",
    title: "filename",
    text: "text",
    hash: buildHashSql("filename", "text"),
  },
};

/** SQL of a source as evidence. `octet_length` needs no read of the text and is at least its length in characters. */
export function buildPieceSql(type: SourceType) {
  const { title, text } = SOURCES[type];
  const whole = `coalesce(octet_length(t.${text}), 0)`;
  return {
    text: `coalesce(left(t.${text}, ${MAX_PIECE}), '')`,
    isCut: `coalesce(char_length(t.${text}) > ${MAX_PIECE}, false)`,
    bytes: `octet_length(t.${title}) + CASE WHEN ${whole} <= ${MAX_PIECE} THEN ${whole}
      ELSE octet_length(left(t.${text}, ${MAX_PIECE})) END`,
  };
}

export function buildSourceUrl(type: SourceType, id: string, workspaceId: string) {
  const path = {
    initiative: () => links.initiative(workspaceId, id),
    context_item: () => links.contextItem(workspaceId, id),
    goal: () => links.goal(workspaceId, id),
    document: () => links.document(workspaceId, id),
    upload: () => links.upload(workspaceId, id),
  };
  return `${config().APP_URL}${path[type]()}`;
}

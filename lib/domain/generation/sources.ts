import { config } from "@/lib/config";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";

const sha256 = (...columns: string[]) =>
  `encode(sha256(convert_to(concat_ws(E'\\n', ${columns.map((column) => `coalesce(t.${column}::text, '')`).join(", ")}), 'UTF8')), 'hex')`;

type Stored = {
  table: string;
  /** The columns of its title and of its text. */
  title: string;
  text: string;
  /** The SQL of its content hash. */
  hash: string;
};

/**
 * Where each kind of source is stored, and its content hash: SHA-256 over all that it says, the label
 * of an item and the type of a goal too. A goal's priority says where it stands among others, so it is
 * left out.
 */
export const SOURCES: Record<SourceType, Stored> = {
  initiative: {
    table: "initiative",
    title: "title",
    text: "description",
    hash: sha256("title", "description"),
  },
  context_item: {
    table: "context_item",
    title: "title",
    text: "content",
    hash: sha256("label", "title", "content"),
  },
  goal: {
    table: "goal",
    title: "title",
    text: "description",
    hash: sha256("goal_type", "title", "description", "key_result", "baseline", "timeframe"),
  },
  document: {
    table: "document",
    title: "title",
    text: "content_markdown",
    hash: sha256("title", "content_markdown"),
  },
  upload: { table: "upload", title: "filename", text: "text", hash: sha256("filename", "text") },
};

/** Characters of one piece of evidence at most; the rest of its text is cut. */
const PIECE = 6_000;

/**
 * The SQL of a source as a piece of evidence: its text, whether that is cut, and the bytes of it and the
 * title. The length of a text in bytes is known without reading it, and is no less than in characters.
 */
export function pieceSql(type: SourceType) {
  const { title, text } = SOURCES[type];
  const whole = `coalesce(octet_length(t.${text}), 0)`;
  return {
    text: `coalesce(left(t.${text}, ${PIECE}), '')`,
    isCut: `coalesce(char_length(t.${text}) > ${PIECE}, false)`,
    bytes: `octet_length(t.${title}) + CASE WHEN ${whole} <= ${PIECE} THEN ${whole}
      ELSE octet_length(left(t.${text}, ${PIECE})) END`,
  };
}

/** The absolute link to a source's page. */
export function sourceUrl(type: SourceType, id: string, workspaceId: string) {
  const path = {
    initiative: () => links.initiative(workspaceId, id),
    context_item: () => links.contextItem(workspaceId, id),
    goal: () => links.goal(workspaceId, id),
    document: () => links.document(workspaceId, id),
    upload: () => links.upload(workspaceId, id),
  };
  return `${config().APP_URL}${path[type]()}`;
}

import { config } from "@/lib/config";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";

const sha256 = (...columns: string[]) =>
  `encode(sha256(convert_to(concat_ws(E'\\n', ${columns.map((column) => `coalesce(t.${column}::text, '')`).join(", ")}), 'UTF8')), 'hex')`;

/** Where each kind of source is stored, and the SQL of its content hash: SHA-256 over all that it says. */
export const SOURCES: Record<SourceType, { table: string; hash: string }> = {
  initiative: { table: "initiative", hash: sha256("title", "description") },
  context_item: { table: "context_item", hash: sha256("title", "content") },
  goal: {
    table: "goal",
    hash: sha256("title", "description", "key_result", "baseline", "timeframe"),
  },
  document: { table: "document", hash: sha256("title", "content_markdown") },
  upload: { table: "upload", hash: sha256("filename", "text") },
};

type Place = { workspaceId: string; initiativeId: string };

/** The absolute link to a source's page; an upload is shown on the page of its initiative. */
export function sourceUrl(type: SourceType, id: string, { workspaceId, initiativeId }: Place) {
  const path = {
    initiative: () => links.initiative(workspaceId, id),
    context_item: () => links.contextItem(workspaceId, id),
    goal: () => links.goal(workspaceId, id),
    document: () => links.document(workspaceId, id),
    upload: () => links.initiative(workspaceId, initiativeId),
  };
  return `${config().APP_URL}${path[type]()}`;
}

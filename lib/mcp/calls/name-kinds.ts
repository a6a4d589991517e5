import { findKinds } from "@/lib/domain/find-kinds";
import type { McpRequest } from "@/lib/mcp/mcp-request";
import { OPENERS } from "@/lib/mcp/tools/read-tools";
import type { Tool } from "@/lib/mcp/tools/tool";
import type { SourceType } from "@/lib/schemas/enums";
import { TYPE_WITH_ARTICLE } from "@/lib/schemas/spelling";

const KINDS_OF_IDS: Record<string, SourceType> = {
  initiative_id: "initiative",
  document_id: "document",
  item_id: "context_item",
};

/** For a call that found nothing: says which id is that of another kind of resource in the caller's workspace. */
export async function nameKinds({ caller, selection }: McpRequest, { target }: Tool) {
  const { ids = {} } = caller.request.toolCall ?? {};
  const kinds = await findKinds(caller, Object.values(ids));
  return Object.entries(ids).flatMap(([name, id]) => {
    const kind = kinds.get(id.toLowerCase());
    const wanted = name === "id" ? target?.type : KINDS_OF_IDS[name];
    if (!kind || kind === wanted) return [];
    const opener = OPENERS[kind].find((tool) => selection.tools.has(tool));
    return `${name} is the id of ${TYPE_WITH_ARTICLE[kind]}${opener ? `: ${opener} shows it` : ""}.`;
  });
}

import { config } from "@/lib/config";
import { links } from "@/lib/links";
import type { SourceType } from "@/lib/schemas/enums";

/** The absolute address of a resource's page. */
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

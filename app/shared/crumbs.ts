import type { Caller } from "@/lib/access/caller";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { links } from "@/lib/links";

export async function buildCrumbs(caller: Caller, initiativeId: string | null) {
  const { workspaceId } = caller;
  if (initiativeId === null) {
    return [{ href: links.workspaceContext(workspaceId), title: "Workspace context" }];
  }
  const { title } = await getInitiative(caller, { id: initiativeId });
  return [
    { href: links.initiatives(workspaceId), title: "Initiatives" },
    { href: links.initiative(workspaceId, initiativeId), title, isInitiative: true },
  ];
}

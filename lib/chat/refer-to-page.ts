import { config } from "@/lib/config";
import { links } from "@/lib/links";
import type { AskedPage } from "./briefing";
import type { RequestedTask } from "./find-request";

/** Says that nothing is done without a model, and links to where a person can do it. */
export function referToPage(request: RequestedTask, workspaceId: string, page: AskedPage): string {
  const link = (words: string, path: string) => `[${words}](${config().APP_URL}${path})`;
  const { about, initiativeId: id } = page;
  const cannot = "No AI model is connected, so Ask can only quote what the workspace says:";
  if (!id) {
    const initiative = link("an initiative", links.initiatives(workspaceId));
    return `${cannot} open ${initiative} and ${BY_HAND[request]}.`;
  }
  const changed =
    about?.type === "document"
      ? link("edit the document", links.editDocument(workspaceId, about.id))
      : `open it in ${link("this initiative", links.initiative(workspaceId, id))} and edit it there`;
  const pages: Record<RequestedTask, string> = {
    add: `add it under ${link("Context", links.addContextItem(workspaceId, id))} or ${link("Goals", links.addGoal(workspaceId, id))}`,
    change: changed,
    write: `write it in a ${link("new document", links.newDocument(workspaceId, id))}, or ${link("generate a draft", links.generate(workspaceId, id))}`,
    summarize: `generate an ${link("executive summary", links.generate(workspaceId, id, { type: "executive_summary" }))}, or ask an ${link("advisor", links.initiativeAdvisors(workspaceId, id))} for a stakeholder update`,
  };
  return `${cannot} ${pages[request]}.`;
}

const BY_HAND: Record<RequestedTask, string> = {
  add: "add it under Context or Goals",
  change: "edit it on its page",
  write: "write a new document, or generate a draft",
  summarize: "generate an executive summary",
};

import { links } from "@/lib/links";
import type { Coverage } from "@/lib/schemas/coverage";
import { humanize } from "@/lib/schemas/spelling";

export type Slot = Coverage["coverage"][number];
type Place = { workspaceId: string; initiativeId: string };

export function findPlaceToAdd(slot: Slot, { workspaceId, initiativeId }: Place) {
  switch (slot.kind) {
    case "context_label":
      return { href: links.classify(workspaceId, initiativeId), title: "Paste and classify" };
    case "goal":
      return { href: links.addGoal(workspaceId, initiativeId), title: "Add a goal" };
    case "related_document": {
      const [type] = slot.satisfiesLabels;
      if (!type) return undefined;
      const href = links.generate(workspaceId, initiativeId, { type });
      return { href, title: `Generate: ${humanize(type)}` };
    }
    case "upload":
      return { href: links.initiativeUploads(workspaceId, initiativeId), title: "Upload a file" };
  }
}

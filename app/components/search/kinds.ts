import { FileText, Layers, ListTree, type LucideIcon, Paperclip, Target } from "lucide-react";
import type { SourceType } from "@/lib/schemas/enums";

export const ICON: Record<SourceType, LucideIcon> = {
  document: FileText,
  initiative: ListTree,
  context_item: Layers,
  goal: Target,
  upload: Paperclip,
};

export const KINDS: { type?: SourceType; label: string }[] = [
  { label: "All" },
  { type: "document", label: "Documents" },
  { type: "initiative", label: "Initiatives" },
  { type: "context_item", label: "Context" },
  { type: "goal", label: "Goals" },
  { type: "upload", label: "Uploads" },
];

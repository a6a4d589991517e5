import type { DocumentType } from "@/lib/schemas/enums";
import { OUTLINES } from "./document-types";

/**
 * A draft to be filled in, as Markdown: the instructions as they were given, unless blank, then the
 * type's sections, each with what belongs there in italics. Written without AI.
 */
export function outlineDraft(type: DocumentType, instructions: string): string {
  const sections = OUTLINES[type].map(({ heading, purpose }) => `## ${heading}\n\n_${purpose}_\n`);
  if (instructions.trim() !== "") sections.unshift(`## Instructions\n\n${instructions}\n`);
  return sections.join("\n");
}

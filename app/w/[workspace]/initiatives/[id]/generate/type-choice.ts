import type { DocumentType } from "@/lib/schemas/enums";
import type { GenerationStatus } from "@/lib/schemas/generate";

/** A type that can be chosen in the form. */
export type TypeChoice = {
  /** The slug of a built-in type, the id of one of the workspace's own. */
  value: string;
  name: string;
  /** Whose checklist it has. */
  base: DocumentType;
  isOwn: boolean;
  headings: string[];
};

/**
 * The type to begin with: the one asked for, that of the generation asked for again (its base where a type
 * of the workspace's own is gone), or a PRD.
 */
export function firstChoice(
  types: TypeChoice[],
  asked: unknown,
  again?: Pick<GenerationStatus, "document_type" | "document_type_id">,
) {
  const wanted = [asked, again?.document_type_id, again?.document_type, "prd"];
  return wanted
    .map((value) => types.find((choice) => choice.value === value))
    .find((choice) => choice !== undefined);
}

import type { DocumentType } from "@/lib/schemas/enums";
import type { GenerationStatus } from "@/lib/schemas/generate";

export type TypeChoice = {
  value: string;
  name: string;
  base: DocumentType;
  isOwn: boolean;
  headings: string[];
};

/** The requested type, that of the generation to repeat (or its base, if a custom type was deleted), or a PRD. */
export function chooseType(
  types: TypeChoice[],
  asked: unknown,
  again?: Pick<GenerationStatus, "document_type" | "document_type_id">,
) {
  const wanted = [asked, again?.document_type_id, again?.document_type, "prd"];
  return wanted
    .map((value) => types.find((choice) => choice.value === value))
    .find((choice) => choice !== undefined);
}

import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import type { CustomDocumentType } from "@/lib/schemas/document-types";
import { DOCUMENT_TYPES, type DocumentType } from "@/lib/schemas/enums";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { humanize } from "@/lib/schemas/spelling";

export type TypeChoice = {
  value: string;
  name: string;
  base: DocumentType;
  isOwn: boolean;
  headings: string[];
};

export const listTypeChoices = (own: CustomDocumentType[]): TypeChoice[] => [
  ...DOCUMENT_TYPES.map((type) => ({
    value: type,
    name: humanize(type),
    base: type,
    isOwn: false,
    headings: BUILT_IN_TYPES[type].outline.map(({ heading }) => heading),
  })),
  ...own.map(({ id, name, base_type, sections }) => ({
    value: id,
    name,
    base: base_type,
    isOwn: true,
    headings: sections.map(({ heading }) => heading),
  })),
];

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

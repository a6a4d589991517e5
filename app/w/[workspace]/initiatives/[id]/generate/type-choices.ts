import { humanize } from "@/app/shared/labels";
import { BUILT_IN_TYPES } from "@/lib/document-types";
import type { CustomDocumentType } from "@/lib/schemas/document-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import type { TypeChoice } from "./type-choice";

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

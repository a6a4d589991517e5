import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export type BaseType = {
  value: string;
  label: string;
  sections: { heading: string; guidance: string }[];
};

export const BASE_TYPES: BaseType[] = DOCUMENT_TYPES.map((value) => ({
  value,
  label: humanize(value),
  sections: BUILT_IN_TYPES[value].outline.map(({ heading, purpose }) => ({
    heading,
    guidance: purpose,
  })),
}));

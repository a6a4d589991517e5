import { BUILT_IN_TYPES, findChecklist } from "@/lib/document-types/built-in-types";
import { DOCUMENT_TYPES } from "@/lib/schemas/enums";

/** Every checklist with its name, for tests that hold for all of them. */
export const ALL_CHECKLISTS = [
  ...DOCUMENT_TYPES.map((type) => [type, BUILT_IN_TYPES[type].checklist] as const),
  ["general", findChecklist(undefined) ?? []] as const,
];

import { DOCUMENT_TYPES } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export const DOCUMENT_TYPE_OPTIONS = DOCUMENT_TYPES.map((value) => ({
  value,
  label: humanize(value),
}));

import { CONTEXT_LABELS } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export const LABEL_OPTIONS = CONTEXT_LABELS.map((value) => ({ value, label: humanize(value) }));

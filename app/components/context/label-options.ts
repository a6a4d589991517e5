import { humanize } from "@/app/lib/labels";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";

export const LABEL_OPTIONS = CONTEXT_LABELS.map((value) => ({ value, label: humanize(value) }));

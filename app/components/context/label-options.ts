import { humanize } from "@/app/shared/labels";
import { CONTEXT_LABELS } from "@/lib/schemas/enums";

export const LABEL_OPTIONS = CONTEXT_LABELS.map((value) => ({ value, label: humanize(value) }));

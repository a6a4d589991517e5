import { humanize } from "@/app/lib/labels";
import { GOAL_TYPES } from "@/lib/schemas/enums";

export const GOAL_TYPE_OPTIONS = GOAL_TYPES.map((value) => ({ value, label: humanize(value) }));

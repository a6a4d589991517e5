import { humanize } from "@/app/shared/labels";
import { GOAL_TYPES } from "@/lib/schemas/enums";

export const GOAL_TYPE_OPTIONS = GOAL_TYPES.map((value) => ({ value, label: humanize(value) }));

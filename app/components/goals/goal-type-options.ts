import { GOAL_TYPES } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

export const GOAL_TYPE_OPTIONS = GOAL_TYPES.map((value) => ({ value, label: humanize(value) }));

import { CHECKLISTS } from "@/lib/coverage/checklists";
import { general } from "@/lib/coverage/checklists/general";

/** Every checklist with its name, for tests that hold for all of them. */
export const ALL_CHECKLISTS = [...Object.entries(CHECKLISTS), ["general", general] as const];

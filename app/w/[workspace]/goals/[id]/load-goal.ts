import { makeLoader } from "@/app/shared/signed-in";
import { getGoal } from "@/lib/domain/context/goals";

export const loadGoal = makeLoader(getGoal);

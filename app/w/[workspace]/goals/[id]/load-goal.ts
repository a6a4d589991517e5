import { cache } from "react";
import { getFromEitherScope } from "@/app/shared/either-scope";
import { orNotFound, requireCaller } from "@/app/shared/signed-in";
import { getGoal } from "@/lib/domain/context/goals";

export const loadGoal = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  const get = (address: Parameters<typeof getGoal>[1]) => getGoal(caller, address);
  return { caller, goal: await orNotFound(getFromEitherScope(id, get)) };
});

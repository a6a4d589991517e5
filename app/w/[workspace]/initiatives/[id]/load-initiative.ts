import { cache } from "react";
import { orNotFound, requireCaller } from "@/app/shared/signed-in";
import { getInitiative } from "@/lib/domain/initiatives/initiatives";
import { pathId } from "@/lib/schemas/fields";

export const loadInitiative = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  return { caller, initiative: await orNotFound(getInitiative(caller, { id: pathId.parse(id) })) };
});

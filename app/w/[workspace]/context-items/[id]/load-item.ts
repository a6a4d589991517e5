import { cache } from "react";
import { getFromEitherScope } from "@/app/shared/either-scope";
import { orNotFound, requireCaller } from "@/app/shared/signed-in";
import { getContextItem } from "@/lib/domain/context/context-items";

export const loadItem = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  const get = (address: Parameters<typeof getContextItem>[1]) => getContextItem(caller, address);
  return { caller, item: await orNotFound(getFromEitherScope(id, get)) };
});

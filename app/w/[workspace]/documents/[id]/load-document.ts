import { cache } from "react";
import { orNotFound, requireCaller } from "@/app/shared/signed-in";
import { getDocument } from "@/lib/domain/documents/documents";
import { pathId } from "@/lib/schemas/fields";

export const loadDocument = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  return { caller, document: await orNotFound(getDocument(caller, { id: pathId.parse(id) })) };
});

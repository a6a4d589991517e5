"use server";

import * as z from "zod";
import { SAVED, workspaceAction } from "@/app/shared/action";
import { cancelGeneration } from "@/lib/domain/generation/generations";
import { id } from "@/lib/schemas/fields";

export const cancel = workspaceAction(z.object({ id }), async (caller, input) => {
  await cancelGeneration(caller, input);
  return SAVED;
});

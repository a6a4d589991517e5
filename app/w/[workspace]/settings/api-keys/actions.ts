"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { mintKey, revokeKey } from "@/lib/domain/workspace/keys";
import { id } from "@/lib/schemas/fields";
import { NewKey } from "@/lib/schemas/keys";

export const mint = workspaceAction(NewKey, async (caller, input) => {
  const { name, key } = await mintKey(caller, input);
  return { name, key, readOnly: input.scope === "read_only" };
});
export const revoke = workspaceAction(z.object({ id }), revokeKey);

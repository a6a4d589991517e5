import type { Caller } from "@/lib/access/caller";
import { getGeneration } from "@/lib/domain/generation/generations";
import { ApiError } from "@/lib/errors";
import { pathId } from "@/lib/schemas/fields";

export async function findEarlier(caller: Caller, again: string | string[] | undefined) {
  if (again === undefined) return undefined;
  try {
    return await getGeneration(caller, { id: pathId.parse(again) });
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") return undefined;
    throw error;
  }
}

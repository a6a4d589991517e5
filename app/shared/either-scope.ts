import { ApiError } from "@/lib/errors";
import type { Scope } from "@/lib/schemas/enums";
import { pathId } from "@/lib/schemas/fields";

export async function getFromEitherScope<Found>(
  id: string,
  get: (address: { id: string; scope: Scope }) => Promise<Found>,
): Promise<Found> {
  const known = pathId.parse(id);
  try {
    return await get({ id: known, scope: "initiative" });
  } catch (error) {
    if (error instanceof ApiError && error.code === "NOT_FOUND") {
      return get({ id: known, scope: "workspace" });
    }
    throw error;
  }
}

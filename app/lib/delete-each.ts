import { ApiError } from "@/lib/errors";

/** Which things a deletion took away: they can come back from the trash. */
export type Deleted = { ids: string[] };

/** Deletes one after the other. What somebody else has deleted meanwhile is left out. */
export async function deleteEach(
  ids: string[],
  remove: (id: string) => Promise<unknown>,
): Promise<Deleted> {
  const deleted = [];
  for (const id of ids) {
    try {
      await remove(id);
      deleted.push(id);
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "NOT_FOUND")) throw error;
    }
  }
  return { ids: deleted };
}

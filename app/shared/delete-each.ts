import { ApiError } from "@/lib/errors";

export type Deleted = { ids: string[] };

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

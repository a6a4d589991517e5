import { refresh } from "next/cache";
import { ApiError } from "@/lib/errors";

export type Deleted = { ids: string[] };

type Outcome = { done: string[]; refusals: ApiError[] };

/** Goes on after a refusal, so that one resource does not keep the others as they are. */
export async function tryEach(
  ids: string[],
  run: (id: string) => Promise<unknown>,
): Promise<Outcome> {
  const outcome: Outcome = { done: [], refusals: [] };
  for (const id of ids) {
    try {
      await run(id);
      outcome.done.push(id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      outcome.refusals.push(error);
    }
  }
  // The page shows what was done, although a refusal will be told.
  if (outcome.done.length > 0 && outcome.refusals.length > 0) refresh();
  return outcome;
}

/** Skips resources that were deleted meanwhile. @throws the first other refusal, after the others were deleted */
export async function deleteEach(
  ids: string[],
  remove: (id: string) => Promise<unknown>,
): Promise<Deleted> {
  const { done, refusals } = await tryEach(ids, remove);
  const refusal = refusals.find(({ code }) => code !== "NOT_FOUND");
  if (refusal) throw refusal;
  return { ids: done };
}

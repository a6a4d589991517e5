import * as z from "zod";
import { makeEntityTag, type Tagged } from "@/lib/domain/etag";
import { id } from "@/lib/schemas/fields";

/** With `etag`, the restore is refused if the resource has changed since. */
export const RestoreForm = z.object({
  id,
  version: z.coerce.number<string>().int().min(1),
  etag: z.string().optional(),
});

export type RestoredVersion = { version: number; etag: string };

export async function restoreAndTag(
  restore: (address: { id: string; version: number; ifMatch?: string }) => Promise<Tagged>,
  { id, version, etag }: z.output<typeof RestoreForm>,
): Promise<RestoredVersion> {
  const restored = await restore({ id, version, ...(etag && { ifMatch: etag }) });
  return { version: restored.version, etag: makeEntityTag(restored) };
}

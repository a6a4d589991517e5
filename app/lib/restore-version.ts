import * as z from "zod";
import { entityTag, type Tagged } from "@/lib/domain/etag";
import { id } from "@/lib/schemas/fields";

/** Which version is to be current again; with `etag` only while the thing is as it was read. */
export const RestoreForm = z.object({
  id,
  version: z.coerce.number<string>().int().min(1),
  etag: z.string().optional(),
});

/** What a restore answers: the version that it made, and the tag to take it back with. */
export type RestoredVersion = { version: number; etag: string };

/** Runs the verb for what a form says. */
export async function restoredBy(
  restore: (address: { id: string; version: number; ifMatch?: string }) => Promise<Tagged>,
  { id, version, etag }: z.output<typeof RestoreForm>,
): Promise<RestoredVersion> {
  const restored = await restore({ id, version, ...(etag && { ifMatch: etag }) });
  return { version: restored.version, etag: entityTag(restored) };
}

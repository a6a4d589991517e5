import type { Caller } from "@/lib/access/caller";
import { takePlace } from "@/lib/limits/in-flight";
import type { Bucket } from "@/lib/limits/rate-limit";

const ALL_PLACES_BYTES = 64 * 1024 * 1024;

/** Lets no request of this account in, and no more wait, until the returned function is called. */
export async function fillPlaces(bucket: Bucket, { userId }: Caller) {
  const first = await takePlace(userId, bucket, ALL_PLACES_BYTES);
  first.made();
  const waiting = Array.from({ length: 2_000 }, () => takePlace(userId, bucket, 0));
  return async () => {
    first.sent();
    for (const waited of waiting) {
      const { made, sent } = await waited;
      made();
      sent();
    }
  };
}

import { statfsSync } from "node:fs";
import { MIB } from "@/lib/bytes";
import { formatFileSize } from "@/lib/file-size";
import { endOutage } from "@/lib/outage";

/** Bytes that must be free: PostgreSQL's log grows by files of 16 MiB, and without room for the next it stops. */
const TO_CHANGE = 48 * MIB;
/** Recovery may need one file of the log, and writes the pages that were only in the log. */
const TO_OPEN = 24 * MIB;
const KEPT_MS = 1_000;

class DiskFull extends Error {
  readonly code = "ENOSPC";
}

/** @throws {DiskFull} when the database could not recover in the room that is left */
export const requireRoomToOpen = (folder: string) => refuseBelow(TO_OPEN, folder, measure(folder));

/** Returns a function that throws `DiskFull` while changes would use up what reading and recovery need. */
export function createRoomCheck(folder: string): () => void {
  let free = 0;
  let measuredAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - measuredAt >= KEPT_MS) {
      free = measure(folder);
      measuredAt = performance.now();
    }
    refuseBelow(TO_CHANGE, folder, free);
    endOutage("disk full");
  };
}

/** Some file systems do not tell their size: they count as empty. */
function measure(folder: string): number {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
}

function refuseBelow(needed: number, folder: string, free: number) {
  if (free >= needed) return;
  const sizes = `${formatFileSize(free)} free, ${formatFileSize(needed)} needed`;
  throw new DiskFull(`The disk with ${folder} is full: ${sizes}`);
}

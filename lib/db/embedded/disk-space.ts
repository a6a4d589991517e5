import { existsSync, readdirSync, statfsSync, statSync } from "node:fs";
import path from "node:path";
import { MIB } from "@/lib/bytes";
import { formatFileSize } from "@/lib/file-size";
import { endOutage } from "@/lib/outage";

/** For any change: PostgreSQL's log grows by files of 16 MiB, and without space for the next it stops. */
const TO_CHANGE = 48 * MIB;
/** For each stored byte: it goes into the log and into a table. Measured with files of 9 MiB that do not compress. */
const PER_BYTE = 3;
/** Recovery may need one file of the log, and writes the pages that were only in the log. */
const TO_OPEN = 24 * MIB;
/** An empty database takes 42 MiB. */
const TO_CREATE = 42 * MIB + TO_CHANGE;
const SEGMENT = 16 * MIB;

class DiskFull extends Error {
  readonly code = "ENOSPC";
}

/** @throws {DiskFull} when the database could not recover, or be created and changed, in the space that is left */
export function requireSpaceToOpen(folder: string) {
  const isThere = existsSync(path.join(folder, "pg"));
  refuseBelow(isThere ? TO_OPEN : TO_CREATE, folder, measure(folder));
}

/** Returns a function that throws `DiskFull` while a change would use up what reading and recovery need. */
export function createDiskSpaceCheck(folder: string): (bytes?: number) => void {
  return (bytes = 0) => {
    const needed = TO_CHANGE + PER_BYTE * bytes;
    const free = measure(folder);
    if (free < needed) {
      refuseBelow(TO_OPEN + bytes, folder, free);
      refuseBelow(needed, folder, free + measureSpareLog(path.join(folder, "pg/pg_wal")));
    }
    endOutage("disk full");
  };
}

/** @throws {DiskFull} when `bytes` more on the disk with `folder` would leave no space for changes */
export const requireSpaceFor = (bytes: number, folder: string) =>
  refuseBelow(TO_CHANGE + bytes, folder, measure(folder));

/** The log's files that PostgreSQL has made ahead: it fills them before it needs space for another. */
function measureSpareLog(folder: string): number {
  const segments = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const ages = segments.map((name) => ({ name, at: statSync(path.join(folder, name)).mtimeMs }));
  const written = ages.reduce((last, one) => (one.at > last.at ? one : last), { name: "", at: 0 });
  return segments.filter((name) => name > written.name).length * SEGMENT;
}

/** Some file systems do not tell their size: they count as empty. Root may also write what is reserved for it. */
function measure(folder: string): number {
  try {
    const { blocks, bavail, bfree, bsize } = statfsSync(folder);
    const free = process.getuid?.() === 0 ? bfree : bavail;
    return blocks === 0 ? Number.POSITIVE_INFINITY : free * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function refuseBelow(needed: number, folder: string, free: number) {
  if (free >= needed) return;
  const sizes = `${formatFileSize(free)} free, ${formatFileSize(needed)} needed`;
  throw new DiskFull(`The disk with ${folder} is full: ${sizes}`);
}

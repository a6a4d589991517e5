import { setTimeout as sleep } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { config } from "@/lib/config";
import { query } from "@/lib/db/read";
import { compose } from "@/lib/db/statement";
import { toColumn } from "@/lib/db/table";
import { errorFacts } from "@/lib/error-facts";
import { ApiError } from "@/lib/errors";
import { fileSize } from "@/lib/file-size";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";
import { measureStorage } from "./measure-storage";

const MB = 1 << 20;
/** A figure is measured anew when it is older: others add and delete too. */
const KEPT_MS = 10 * 60_000;
/** How long a write waits for a figure; a workspace of a million documents takes longer. */
const PATIENCE_MS = 500;
/** What takes longer than this to measure is measured a twentieth of the time at most. */
const QUICK_MS = 100;
const REST = 20;

/** What this process knows of one workspace, in bytes. */
type Tally = {
  /** As it was measured last. */
  measured?: number;
  measuredAt: number;
  tookMs: number;
  /** Everything that this process has added so far, and how much of it when the last measuring began. */
  added: number;
  addedBefore: number;
  /** Of writes that are on their way. */
  pending: number;
  /** This process has made room since it was measured. */
  hasFreed: boolean;
  measuring?: Promise<void>;
};

const tallies = processWide("storageTallies", () => new LRUCache<string, Tally>({ max: 5_000 }));

/** What a write adds, in bytes. */
export type Growth = {
  /** At most so much. */
  bytes: number;
  /** How much of that takes the place of what is there; asked only when there is no room for all of it. */
  replaces?: () => Promise<number>;
  /** It was promised room before, by `requireStorage`. */
  isPromised?: true;
  /** Its answer is a few words, and does not repeat what was written. */
  isBrief?: true;
  /** It deletes: there may be more room after it than this process knows of. */
  frees?: boolean;
};

/** The growth of a delete. */
export const FREES: Growth = { bytes: 0, frees: true };

/** The growth of a write that is known as it is made, see `addMore`: the workspace is measured before, where that is due. */
export const GROWS_BY_HISTORY: Growth = { bytes: 1, isPromised: true };

/** Bytes that need no room of their own. */
const SHORT = 1_024;

/** What is held for the kept answer of a write that has no growth; one that is as short is never refused. */
const ANSWER_BYTES = 2_048;

/** The growth of a write whose answer is kept for an `Idempotency-Key`: it repeats what was written, unless it is brief. */
export const withAnswer = (growth: Growth = { bytes: 0 }): Growth =>
  growth.bytes > 0
    ? { ...growth, bytes: (growth.isBrief ? 1 : 2) * growth.bytes + ANSWER_BYTES }
    : { ...growth, bytes: ANSWER_BYTES, isPromised: true };

/**
 * Counts what a kept answer has beyond the room that `withAnswer` took for it. It comes inside of the write's
 * transaction, where nothing can be measured. @throws 422 `STORAGE_LIMIT_EXCEEDED`, unless the room was promised
 */
export function addAnswer(workspaceId: string, bytes: number, growth: Growth = { bytes: 0 }) {
  addMore(workspaceId, Math.max(0, bytes - growth.bytes - ANSWER_BYTES), growth);
}

/**
 * Counts what a write turns out to add, inside of its transaction. What is as short as a line of the activity, like
 * the former state of a short thing, is never refused: a full workspace can still be tidied.
 * @throws 422, unless the room was promised
 */
export function addMore(
  workspaceId: string,
  bytes: number,
  { isPromised }: Pick<Growth, "isPromised"> = {},
) {
  const tally = tallyOf(workspaceId);
  if (bytes > SHORT && !isPromised && !fits(tally, bytes)) throw full(tally, bytes);
  tally.added += bytes;
}

/** The bytes of all texts in `fields`. */
export const bytesIn = (fields: object) =>
  Object.values(fields).reduce<number>(
    (sum, value) => sum + (typeof value === "string" ? Buffer.byteLength(value) : 0),
    0,
  );

/** The growth of a row whose `fields`, by the names of its model, are overwritten. */
export function overwriting(
  name: string,
  { workspaceId, id }: { workspaceId: string; id: string },
  fields: Record<string, unknown>,
): Growth {
  const columns = Object.keys(fields).filter((field) => typeof fields[field] === "string");
  const sizes = columns.map((field) => `coalesce(octet_length(t.${toColumn(field)}::text), 0)`);
  const replaces = async () => {
    const sql = `SELECT ${sizes.join(" + ")} AS bytes FROM "${name}" t WHERE t.workspace_id = $1 AND t.id = $2`;
    const [row] = await query(compose<{ bytes: number }>(sql, ["bytes"]), [workspaceId, id]);
    return row?.bytes ?? 0;
  };
  const frees = Object.values(fields).some((value) => value === null || value === "");
  const bytes = bytesIn(fields);
  return bytes > 0 ? { bytes, replaces, frees } : { ...GROWS_BY_HISTORY, frees };
}

/**
 * Takes room for a write under `STORAGE_LIMIT_MB` (`docs/contract/additions.md#storage-and-retention`) before it
 * begins. It costs no statement while there is plenty: each process adds up what it writes, and measures the workspace
 * when it has no figure, when that is old, when it has used a tenth of what was left, and before it refuses.
 *
 * So up to ten processes pass the limit by what they are writing at the same moment, and no more; where measuring
 * takes longer than `QUICK_MS`, by what they write in `REST` times as long. Room that a delete makes is seen at once
 * by its process, by others at their next measuring.
 * @returns what to call at the end, with whether the write was done
 * @throws 422 `STORAGE_LIMIT_EXCEEDED`
 */
async function takeRoom(
  workspaceId: string,
  { bytes, replaces, isPromised, frees }: Growth,
): Promise<(isDone: boolean) => void> {
  const tally = tallyOf(workspaceId);
  const isMeasured = isDue(tally, bytes);
  if (isMeasured) await measure(workspaceId, tally);
  if (!isPromised && !fits(tally, bytes)) {
    const needed = bytes - ((await replaces?.()) ?? 0);
    if (needed > 0 && !isMeasured) await measure(workspaceId, tally);
    if (needed > 0 && !fits(tally, needed)) throw full(tally, needed);
  }
  tally.pending += bytes; // nothing waits between the look and this
  return (isDone) => {
    tally.pending -= bytes;
    if (isDone) tally.added += bytes;
    if (isDone && (replaces || frees)) tally.hasFreed = true;
  };
}

/** Does a write that has the growth. @throws 422 */
export async function withRoom<Result>(
  workspaceId: string,
  growth: Growth | undefined,
  write: () => Promise<Result>,
): Promise<Result> {
  if (!growth?.bytes) {
    const result = await write();
    if (growth?.frees) noteFreed(workspaceId);
    return result;
  }
  const release = await takeRoom(workspaceId, growth);
  let isDone = false;
  try {
    const result = await write();
    isDone = true;
    return result;
  } finally {
    release(isDone);
  }
}

/** The workspace may have more room than this process knows of. */
export function noteFreed(workspaceId: string) {
  tallyOf(workspaceId).hasFreed = true;
}

/** Looks whether there is room, for work that comes before the write. @throws 422 `STORAGE_LIMIT_EXCEEDED` */
export async function requireStorage(workspaceId: string, bytes: number) {
  const release = await takeRoom(workspaceId, { bytes });
  release(false);
}

/** The bytes of a workspace and its limit; `used` is null where it takes long to measure and nobody has yet. */
export async function storageUsage(workspaceId: string) {
  const tally = tallyOf(workspaceId);
  await measure(workspaceId, tally);
  const used = tally.measured === undefined ? null : present(tally);
  return { used, limit: limit() };
}

const limit = () => config().STORAGE_LIMIT_MB * MB;
const present = ({ measured = 0, added, addedBefore, pending }: Tally) =>
  measured + added - addedBefore + pending;
const fits = (tally: Tally, bytes: number) => present(tally) + bytes <= limit();

function isDue(tally: Tally, bytes: number) {
  const { measured, measuredAt } = tally;
  if (measured === undefined || performance.now() - measuredAt > KEPT_MS) return true;
  return (present(tally) - measured + bytes) * 10 > limit() - measured;
}

function tallyOf(workspaceId: string): Tally {
  const known = tallies().get(workspaceId);
  if (known) return known;
  const tally = {
    measuredAt: 0,
    tookMs: 0,
    added: 0,
    addedBefore: 0,
    pending: 0,
    hasFreed: false,
  };
  tallies().set(workspaceId, tally);
  return tally;
}

/** Measures the workspace, unless that takes long and was done just now, and waits for it a while. */
async function measure(workspaceId: string, tally: Tally) {
  const { measuredAt, tookMs, hasFreed } = tally;
  const isSlow = tookMs > QUICK_MS && !hasFreed;
  if (isSlow && performance.now() - measuredAt < REST * tookMs) return;
  tally.measuring ??= remeasure(workspaceId, tally).finally(() => delete tally.measuring);
  await Promise.race([tally.measuring, sleep(PATIENCE_MS, undefined, { ref: false })]);
}

async function remeasure(workspaceId: string, tally: Tally) {
  const begun = performance.now();
  const { added } = tally;
  tally.hasFreed = false;
  try {
    tally.measured = await measureStorage(workspaceId);
    tally.addedBefore = added;
  } catch (error) {
    log.warn({ event: "storage_not_measured", workspaceId, ...errorFacts(error) });
  }
  tally.measuredAt = performance.now();
  tally.tookMs = tally.measuredAt - begun;
}

function full(tally: Tally, needed: number) {
  const left = fileSize(Math.max(0, limit() - present(tally)));
  return new ApiError(
    "STORAGE_LIMIT_EXCEEDED",
    `There is no room for this: it takes up to ${fileSize(needed)}, and of the ${fileSize(limit())} of this workspace ${left} are left. Delete documents, uploads or initiatives that are not needed (a text counts once as it is and once in each of its versions, which go with it), then try again. Answers kept for an Idempotency-Key count too, and go after 24 hours. The operator of this service can raise the limit (STORAGE_LIMIT_MB).`,
  );
}

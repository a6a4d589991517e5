import { LRUCache } from "lru-cache";
import { MIB } from "@/lib/bytes";
import { config } from "@/lib/config";
import { ApiError } from "@/lib/errors";
import { formatFileSize } from "@/lib/file-size";
import { logFailure } from "@/lib/outage";
import { processWide } from "@/lib/process-wide";
import { waitAtMost } from "@/lib/time-limit";
import { measureStorage } from "./measure-storage";
import { ANSWER_BYTES, type Growth } from "./storage-growth";

const KEPT_MS = 10 * 60_000;
const MAX_WAIT_MS = 500;
/** A slower measurement is repeated only after `REST` times its duration. */
const QUICK_MS = 100;
const REST = 20;

type Tally = {
  measured?: number;
  measuredAt: number;
  tookMs: number;
  /** This process's additions, now and when the last measurement began. */
  added: number;
  addedBefore: number;
  pending: number;
  /** Whether this process has freed room since the last measurement. */
  hasFreed: boolean;
  measuring?: Promise<void>;
};

const tallies = processWide("storageTallies", () => new LRUCache<string, Tally>({ max: 5_000 }));

/** Additions up to this size are never refused. */
const FREE_BYTES = 1_024;

/** Counts an answer beyond the room of `countAnswer`; nothing can be measured in a transaction. @throws 422 */
export function addAnswer(workspaceId: string, bytes: number, growth: Growth = { bytes: 0 }) {
  addMore(workspaceId, Math.max(0, bytes - growth.bytes - ANSWER_BYTES), growth);
}

/** Counts an addition in a transaction; `FREE_BYTES` bytes are never refused, so that a full workspace can be tidied. */
export function addMore(
  workspaceId: string,
  bytes: number,
  { isNeverRefused }: Pick<Growth, "isNeverRefused"> = {},
) {
  const tally = getTally(workspaceId);
  if (bytes > FREE_BYTES && !isNeverRefused && !fits(tally, bytes)) throw refuseFull(tally, bytes);
  tally.added += bytes;
}

/** Takes room under `STORAGE_LIMIT_MB`. Each process adds up its writes and seldom measures; ten processes exceed it by little. */
async function takeRoom(
  workspaceId: string,
  { bytes, countReplaced, isNeverRefused, freesRoom }: Growth,
): Promise<(isDone: boolean) => void> {
  const tally = getTally(workspaceId);
  const isMeasured = isDue(tally, bytes);
  if (isMeasured) await measure(workspaceId, tally);
  if (!isNeverRefused && !fits(tally, bytes)) {
    const needed = bytes - ((await countReplaced?.()) ?? 0);
    if (needed > 0 && !isMeasured) await measure(workspaceId, tally);
    if (needed > 0 && !fits(tally, needed)) throw refuseFull(tally, needed);
  }
  tally.pending += bytes; // no await between check and update
  return (isDone) => {
    tally.pending -= bytes;
    if (isDone) tally.added += bytes;
    if (isDone && (countReplaced || freesRoom)) tally.hasFreed = true;
  };
}

export async function withRoom<Result>(
  workspaceId: string,
  growth: Growth | undefined,
  write: () => Promise<Result>,
): Promise<Result> {
  if (!growth?.bytes) {
    const result = await write();
    if (growth?.freesRoom) noteFreed(workspaceId);
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

export function noteFreed(workspaceId: string) {
  getTally(workspaceId).hasFreed = true;
}

/** Checks before work that precedes a write. @throws 422 */
export async function requireStorage(workspaceId: string, bytes: number) {
  const release = await takeRoom(workspaceId, { bytes });
  release(false);
}

/** `used` is null if measuring is slow and has not finished yet. */
export async function getStorageUsage(workspaceId: string) {
  const tally = getTally(workspaceId);
  await measure(workspaceId, tally);
  const used = tally.measured === undefined ? null : estimateUsed(tally);
  return { used, limit: getLimit() };
}

const getLimit = () => config().STORAGE_LIMIT_MB * MIB;
const estimateUsed = ({ measured = 0, added, addedBefore, pending }: Tally) =>
  measured + added - addedBefore + pending;
const fits = (tally: Tally, bytes: number) => estimateUsed(tally) + bytes <= getLimit();

function isDue(tally: Tally, bytes: number) {
  const { measured, measuredAt } = tally;
  if (measured === undefined || performance.now() - measuredAt > KEPT_MS) return true;
  return (estimateUsed(tally) - measured + bytes) * 10 > getLimit() - measured;
}

function getTally(workspaceId: string): Tally {
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

/** Skips a slow measurement done recently; waits for at most `MAX_WAIT_MS`. */
async function measure(workspaceId: string, tally: Tally) {
  const { measuredAt, tookMs, hasFreed } = tally;
  const isSlow = tookMs > QUICK_MS && !hasFreed;
  if (isSlow && performance.now() - measuredAt < REST * tookMs) return;
  tally.measuring ??= remeasure(workspaceId, tally).finally(() => delete tally.measuring);
  await waitAtMost(tally.measuring, MAX_WAIT_MS, () => {});
}

async function remeasure(workspaceId: string, tally: Tally) {
  const begun = performance.now();
  const { added } = tally;
  tally.hasFreed = false;
  try {
    tally.measured = await measureStorage(workspaceId);
    tally.addedBefore = added;
  } catch (error) {
    logFailure("storage_not_measured", error, { workspaceId });
  }
  tally.measuredAt = performance.now();
  tally.tookMs = tally.measuredAt - begun;
}

function refuseFull(tally: Tally, needed: number) {
  const left = formatFileSize(Math.max(0, getLimit() - estimateUsed(tally)));
  return new ApiError(
    "STORAGE_LIMIT_EXCEEDED",
    `There is no room for this: it takes up to ${formatFileSize(needed)}, and ${left} of this workspace's ${formatFileSize(getLimit())} are free. Delete documents, uploads or initiatives that are not needed, then try again. A deletion also frees the versions, which count too. Answers stored for an Idempotency-Key count as well, for 24 hours. The operator of this service can raise the limit (STORAGE_LIMIT_MB).`,
  );
}

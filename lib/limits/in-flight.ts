import { getHeapStatistics } from "node:v8";
import { MIB } from "@/lib/bytes";
import { overloaded } from "@/lib/errors";
import { MAX_FILE_BYTES } from "@/lib/extract/limits";
import { processWide } from "@/lib/process-wide";
import type { Bucket } from "./rate-limit";
import { Semaphore } from "./semaphore";

/** A large body counts once per MiB, since its answer may be as large, and slow to be read. */
const ACCOUNT_AT_ONCE = 64;
const ACCOUNT_WAITING = 2_000;
const PROCESS_WAITING = 8_000;
const REQUEST_BYTES = 64 * 1024;
const BYTES_A_BYTE = 4;
/** Enough for most calls. All that one account can have in flight fits into `small` at 512 MiB of heap. */
const SMALL_BODY_BYTES = 16 * 1024;

type Leave = () => void;

const tooManyRequests = () =>
  overloaded("Too many requests are under way at once. Wait a second, then try again.", 1);

const weigh = (bytes: number) => REQUEST_BYTES + BYTES_A_BYTE * bytes;

/**
 * Bodies in use may fill a quarter of the heap. Small ones have a part of their own, so they never wait for large ones. An
 * account's large ones may fill its share, which has room for a whole file.
 */
export function makeBodyMemory(heapBytes: number) {
  const quarter = heapBytes / 16;
  return {
    small: new Semaphore(quarter, PROCESS_WAITING, tooManyRequests),
    large: new Semaphore(3 * quarter, PROCESS_WAITING, tooManyRequests),
    share: Math.max(quarter, weigh(MAX_FILE_BYTES)),
  };
}

export const bodyMemory = processWide("bodyMemory", () =>
  makeBodyMemory(getHeapStatistics().heap_size_limit),
);
const accounts = processWide("requestsOfAccounts", () => new Map<string, Semaphore>());

export function boundBodyBytes({ headers }: Request, max: number): number {
  const isOpen = headers.has("transfer-encoding");
  return isOpen ? max : Math.min(max, Number(headers.get("content-length") ?? 0) || 0);
}

/** Held by a request: `made` frees its memory once the answer exists, `sent` its account's place. */
export type Place = { made: Leave; sent: Leave };

/**
 * Keeps one account from taking the whole process. `bytes` is the most of a body, or of a file, that the request holds in memory.
 * @throws 503 `OVERLOADED`
 */
export async function takePlace(userId: string, bucket: Bucket, bytes: number): Promise<Place> {
  const places = Math.max(1, Math.ceil(bytes / MIB));
  const sent = await enterOwn(`${bucket} ${userId}`, ACCOUNT_AT_ONCE, places);
  try {
    return { made: await takeMemory(userId, bytes), sent };
  } catch (refusal) {
    sent();
    throw refusal;
  }
}

/** Leaves the place when `run` is over: for answers that are small. @throws 503 `OVERLOADED`, and what `run` throws */
export async function runInPlace<Value>(
  userId: string,
  bytes: number,
  run: () => Promise<Value>,
): Promise<Value> {
  const { made, sent } = await takePlace(userId, "crud", bytes);
  try {
    return await run();
  } finally {
    made();
    sent();
  }
}

async function takeMemory(userId: string, bytes: number): Promise<Leave> {
  const { small, large, share } = bodyMemory();
  const weight = weigh(bytes);
  if (bytes <= SMALL_BODY_BYTES) return small.acquire(weight);
  const leaveShare = await enterOwn(`memory ${userId}`, share, weight);
  try {
    const leaveLarge = await large.acquire(weight);
    return () => {
      leaveLarge();
      leaveShare();
    };
  } catch (refusal) {
    leaveShare();
    throw refusal;
  }
}

/** Waits for room in a semaphore that exists while it is in use. */
async function enterOwn(name: string, capacity: number, weight: number): Promise<Leave> {
  const known = accounts();
  const own = known.get(name) ?? new Semaphore(capacity, ACCOUNT_WAITING, tooManyRequests);
  known.set(name, own);
  const release = await own.acquire(weight);
  return () => {
    release();
    if (own.isIdle) known.delete(name);
  };
}

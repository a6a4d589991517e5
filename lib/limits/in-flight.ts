import { getHeapStatistics } from "node:v8";
import { overloaded } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

/** A stall of this process counts as one second, so that it does not expire all waiting requests. */
const TIMEOUT_S = 10;
/** A large body counts once per MiB: a few slow uploads would otherwise block the process. */
const ACCOUNT_AT_ONCE = 64;
const MIB = 1024 * 1024;
const ACCOUNT_WAITING = 2_000;
const PROCESS_WAITING = 8_000;
const REQUEST_BYTES = 64 * 1024;
const BYTES_A_BYTE = 4;

type Waiter = { weight: number; secondsLeft: number; admit: () => void; refuse: () => void };

export class Semaphore {
  #taken = 0;
  #queue: Waiter[] = [];
  #clock: NodeJS.Timeout | undefined;

  constructor(
    private readonly capacity: number,
    private readonly maxWaiting: number,
  ) {}

  get isIdle() {
    return this.#taken === 0 && this.#queue.length === 0;
  }

  /** Returns the release, which works once. @throws 503 if no place became free in time, or the queue is full */
  async acquire(weight = 1): Promise<() => void> {
    if (this.#queue.length === 0 && this.#fits(weight)) return this.#admit(weight);
    if (this.#queue.length >= this.maxWaiting) throw tooManyRequests();
    return new Promise((resolve, reject) => {
      this.#queue.push({
        weight,
        secondsLeft: TIMEOUT_S,
        admit: () => resolve(this.#admit(weight)),
        refuse: () => reject(tooManyRequests()),
      });
      this.#clock ??= setInterval(() => this.#passSecond(), 1_000).unref();
    });
  }

  #fits(weight: number) {
    return this.#taken === 0 || this.#taken + weight <= this.capacity;
  }

  #admit(weight: number): () => void {
    this.#taken += weight;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#taken -= weight;
      this.#admitNext();
    };
  }

  #admitNext() {
    for (;;) {
      const [first] = this.#queue;
      if (!first || !this.#fits(first.weight)) break;
      this.#queue.shift();
      first.admit();
    }
    if (this.#queue.length > 0) return;
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #passSecond() {
    for (const waiter of this.#queue) waiter.secondsLeft -= 1;
    const late = this.#queue.filter(({ secondsLeft }) => secondsLeft <= 0);
    this.#queue = this.#queue.filter(({ secondsLeft }) => secondsLeft > 0);
    for (const { refuse } of late) refuse();
    this.#admitNext();
  }
}

const tooManyRequests = () =>
  overloaded("Too many requests are under way at once. Wait a second, then try again.", 1);

const accounts = processWide("requestsOfAccounts", () => new Map<string, Semaphore>());
const bodies = processWide(
  "bodiesInMemory",
  () => new Semaphore(getHeapStatistics().heap_size_limit / 4, PROCESS_WAITING),
);

export function boundBodyBytes({ headers }: Request, max: number): number {
  const isOpen = headers.has("transfer-encoding");
  return isOpen ? max : Math.min(max, Number(headers.get("content-length") ?? 0) || 0);
}

/** Keeps one account from taking the whole process. @throws 503 `OVERLOADED` */
export async function enterForAccount(account: string, bytes = 0): Promise<() => void> {
  const known = accounts();
  const requests = known.get(account) ?? new Semaphore(ACCOUNT_AT_ONCE, ACCOUNT_WAITING);
  known.set(account, requests);
  const release = await requests.acquire(Math.max(1, Math.ceil(bytes / MIB)));
  return () => {
    release();
    if (requests.isIdle) known.delete(account);
  };
}

/** Waits for memory for the body. @throws 503 `OVERLOADED` */
export const enterForBody = (bytes: number): Promise<() => void> =>
  bodies().acquire(REQUEST_BYTES + BYTES_A_BYTE * bytes);

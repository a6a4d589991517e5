import { getHeapStatistics } from "node:v8";
import { ApiError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

/** How long one waits for a turn. A stall of this very process counts as one second, however long it was. */
const PATIENCE_S = 10;
/**
 * An account's requests that are under way at once in each bucket, from its proof to the last byte that was taken;
 * one that holds more counts as one for each MiB, or a few slow senders of large bodies would hold the process.
 */
const ACCOUNT_AT_ONCE = 64;
const MIB = 1024 * 1024;
/** Those that wait for a turn hold little but their connection: as many as may come over all of them. */
const ACCOUNT_WAITING = 2_000;
const PROCESS_WAITING = 8_000;
/** What a request holds in memory while it is worked on, and that for each byte of its body: text, values, rows. */
const REQUEST_BYTES = 64 * 1024;
const BYTES_A_BYTE = 4;

type Waiter = { weight: number; secondsLeft: number; admit: () => void; refuse: () => void };

/** Room for so much at once, in any unit; who finds it taken waits in line. */
export class Room {
  #taken = 0;
  #line: Waiter[] = [];
  #clock: NodeJS.Timeout | undefined;

  constructor(
    private readonly size: number,
    private readonly mostWaiting: number,
  ) {}

  get isEmpty() {
    return this.#taken === 0 && this.#line.length === 0;
  }

  /** @returns how to leave. @throws 503 where nothing became free in time, or too many wait already */
  async enter(weight = 1): Promise<() => void> {
    if (this.#line.length === 0 && this.#fits(weight)) return this.#admit(weight);
    if (this.#line.length >= this.mostWaiting) throw overloaded();
    return new Promise((resolve, reject) => {
      this.#line.push({
        weight,
        secondsLeft: PATIENCE_S,
        admit: () => resolve(this.#admit(weight)),
        refuse: () => reject(overloaded()),
      });
      this.#clock ??= setInterval(() => this.#passSecond(), 1_000).unref();
    });
  }

  /** Whatever is too large for the room is let in alone. */
  #fits(weight: number) {
    return this.#taken === 0 || this.#taken + weight <= this.size;
  }

  #admit(weight: number): () => void {
    this.#taken += weight;
    let isIn = true;
    return () => {
      if (!isIn) return;
      isIn = false;
      this.#taken -= weight;
      this.#next();
    };
  }

  #next() {
    for (;;) {
      const [first] = this.#line;
      if (!first || !this.#fits(first.weight)) break;
      this.#line.shift();
      first.admit();
    }
    if (this.#line.length > 0) return;
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #passSecond() {
    for (const waiter of this.#line) waiter.secondsLeft -= 1;
    const late = this.#line.filter(({ secondsLeft }) => secondsLeft <= 0);
    this.#line = this.#line.filter(({ secondsLeft }) => secondsLeft > 0);
    for (const { refuse } of late) refuse();
    this.#next();
  }
}

const overloaded = () =>
  new ApiError(
    "OVERLOADED",
    "Too many requests are under way at once. Wait a second, then try again.",
    { headers: { "Retry-After": "1" } },
  );

const accountRooms = processWide("accountRooms", () => new Map<string, Room>());
const processRoom = processWide(
  "processRoom",
  () => new Room(getHeapStatistics().heap_size_limit / 4, PROCESS_WAITING),
);

/** The most that a body will be: what it declares, and never more than what is read of one. */
export function bodyBytes({ headers }: Request, most: number): number {
  const isOpen = headers.has("transfer-encoding");
  return isOpen ? most : Math.min(most, Number(headers.get("content-length") ?? 0) || 0);
}

/** A turn of the account, whose requests so never hold more than a share of the process. @throws 503 `OVERLOADED` */
export async function enterForAccount(account: string, bytes = 0): Promise<() => void> {
  const accounts = accountRooms();
  const room = accounts.get(account) ?? new Room(ACCOUNT_AT_ONCE, ACCOUNT_WAITING);
  accounts.set(account, room);
  const leave = await room.enter(Math.max(1, Math.ceil(bytes / MIB)));
  return () => {
    leave();
    if (room.isEmpty) accounts.delete(account);
  };
}

/** Room in the memory of the process for a request and its body. @throws 503 `OVERLOADED` */
export const enterForBody = (bytes: number): Promise<() => void> =>
  processRoom().enter(REQUEST_BYTES + BYTES_A_BYTE * bytes);

import type { ApiError } from "@/lib/errors";

/** A stall of this process counts as one second, so that it does not expire all that wait. */
const TIMEOUT_S = 10;

type Waiter = { weight: number; secondsLeft: number; admit: () => void; refuse: () => void };

/** Admits up to `capacity` of weight, in order of arrival. */
export class Semaphore {
  #taken = 0;
  #queue: Waiter[] = [];
  #clock: NodeJS.Timeout | undefined;

  constructor(
    private readonly capacity: number,
    private readonly maxWaiting: number,
    private readonly refusal: () => ApiError,
  ) {}

  get isIdle() {
    return this.#taken === 0 && this.#queue.length === 0;
  }

  /** Returns the release, which works once. @throws the refusal if no place became free in time, or the queue is full */
  async acquire(weight = 1): Promise<() => void> {
    if (this.#queue.length === 0 && this.#fits(weight)) return this.#admit(weight);
    if (this.#queue.length >= this.maxWaiting) throw this.refusal();
    return new Promise((resolve, reject) => {
      this.#queue.push({
        weight,
        secondsLeft: TIMEOUT_S,
        admit: () => resolve(this.#admit(weight)),
        refuse: () => reject(this.refusal()),
      });
      this.#clock ??= setInterval(() => this.#passSecond(), 1_000).unref();
    });
  }

  /** @throws as `acquire`, and what `work` throws */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
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

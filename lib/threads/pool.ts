class NoneFree extends Error {
  override name = "NoneFree";
}

/** Whether `use` threw because every member was lent. By name: each bundle has its own class. */
export const isNoneFree = (error: unknown) => error instanceof Error && error.name === "NoneFree";

/**
 * Lends its members, one borrower each, the most recently returned one first.
 * @throws from `use` when none was free for `waitMs`, or `maxWaiting` wait already; `isNoneFree` tells
 */
export function createPool<Member>(members: Member[], waitMs: number, maxWaiting = 1000) {
  const free = [...members];
  const waiting: ((member: Member) => void)[] = [];

  function take(): Promise<Member> {
    const member = free.pop();
    if (member !== undefined) return Promise.resolve(member);
    if (waiting.length >= maxWaiting) return Promise.reject(new NoneFree("Too many wait."));
    return new Promise((resolve, reject) => {
      const turn = (next: Member) => {
        clearTimeout(timer);
        resolve(next);
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(new NoneFree("No thread was free in time."));
      }, waitMs);
      waiting.push(turn);
    });
  }

  function giveBack(member: Member) {
    const next = waiting.shift();
    if (next) next(member);
    else free.push(member);
  }

  async function use<Result>(work: (member: Member) => Promise<Result>): Promise<Result> {
    const member = await take();
    try {
      return await work(member);
    } finally {
      giveBack(member);
    }
  }

  return { use };
}

class NoneFree extends Error {
  override name = "NoneFree";
}

const FULL = "Too many tasks are waiting.";

/** Compares names, since each bundle has its own copy of the class. */
export const isNoneFree = (error: unknown) => error instanceof Error && error.name === "NoneFree";

type Turn<Member> = { begin(member: Member): void; refuse(): void };

/**
 * Serves owners in turn, each with at most `maxPerOwner` members at once. Beyond `maxWaiting` it drops the newest task of the
 * longest queue, with an error that `isNoneFree` recognizes.
 */
export function createPool<Member>(
  members: Member[],
  waitMs: number,
  maxWaiting = 1000,
  maxPerOwner = members.length,
) {
  const free = [...members];
  const running: string[] = [];
  const queues = new Map<string, Turn<Member>[]>();
  let waiting = 0;

  const mayRun = (owner: string) => running.filter((each) => each === owner).length < maxPerOwner;

  function take(owner: string): Promise<Member> {
    const member = mayRun(owner) ? free.pop() : undefined;
    if (member !== undefined) {
      running.push(owner);
      return Promise.resolve(member);
    }
    if (waiting >= maxWaiting && !makeRoom(owner)) return Promise.reject(new NoneFree(FULL));
    return new Promise((resolve, reject) => {
      const turn = {
        begin(next: Member) {
          clearTimeout(timer);
          resolve(next);
        },
        refuse() {
          clearTimeout(timer);
          reject(new NoneFree(FULL));
        },
      };
      const timer = setTimeout(() => {
        remove(owner, turn);
        reject(new NoneFree("No thread was free in time."));
      }, waitMs);
      const queue = queues.get(owner);
      if (queue) queue.push(turn);
      else queues.set(owner, [turn]);
      waiting += 1;
    });
  }

  function remove(owner: string, turn: Turn<Member>) {
    const queue = queues.get(owner)?.filter((each) => each !== turn) ?? [];
    if (queue.length > 0) queues.set(owner, queue);
    else queues.delete(owner);
    waiting -= 1;
  }

  function makeRoom(owner: string): boolean {
    const [longest] = [...queues].sort(([, one], [, other]) => other.length - one.length);
    const last = longest?.[1].at(-1);
    if (!longest || !last || longest[1].length <= (queues.get(owner)?.length ?? 0) + 1)
      return false;
    remove(longest[0], last);
    last.refuse();
    return true;
  }

  function moveToEnd(owner: string) {
    const queue = queues.get(owner);
    if (!queue) return;
    queues.delete(owner);
    queues.set(owner, queue);
  }

  function giveBack(member: Member, owner: string) {
    running.splice(running.indexOf(owner), 1);
    moveToEnd(owner);
    const next = [...queues].find(([name]) => mayRun(name));
    const turn = next?.[1][0];
    if (!next || !turn) return void free.push(member);
    remove(next[0], turn);
    moveToEnd(next[0]);
    running.push(next[0]);
    turn.begin(member);
  }

  /** `owner` is a fairness key, like a workspace. Calls without one share a queue. */
  async function use<Result>(
    work: (member: Member) => Promise<Result>,
    owner = "",
  ): Promise<Result> {
    const member = await take(owner);
    try {
      return await work(member);
    } finally {
      giveBack(member, owner);
    }
  }

  return { use };
}

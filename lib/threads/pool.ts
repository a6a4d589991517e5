/** Receives a member, or undefined if none was free in time. */
type Turn<Member> = (member: Member | undefined) => void;

export type QueueBounds = {
  /** How long a task waits for a member. */
  waitMs: number;
  /** Beyond it, the newest task of the longest queue is dropped. */
  maxWaiting?: number;
  /** How many members one owner has at once. */
  maxPerOwner?: number;
};

/** Serves owners in turn. */
export function createPool<Member>(
  members: Member[],
  { waitMs, maxWaiting = 1000, maxPerOwner = members.length }: QueueBounds,
) {
  const free = [...members];
  const running: string[] = [];
  const queues = createQueues<Member>(maxWaiting);

  const mayRun = (owner: string) => running.filter((each) => each === owner).length < maxPerOwner;

  function take(owner: string): Promise<Member | undefined> {
    const member = mayRun(owner) ? free.pop() : undefined;
    if (member !== undefined) {
      running.push(owner);
      return Promise.resolve(member);
    }
    if (!queues.makeRoom(owner)) return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const turn: Turn<Member> = (next) => {
        clearTimeout(timer);
        resolve(next);
      };
      const timer = setTimeout(() => {
        queues.remove(owner, turn);
        resolve(undefined);
      }, waitMs);
      queues.add(owner, turn);
    });
  }

  function giveBack(member: Member, owner: string) {
    running.splice(running.indexOf(owner), 1);
    queues.moveToEnd(owner);
    const next = queues.takeFirst(mayRun);
    if (!next) return void free.push(member);
    running.push(next.owner);
    next.turn(member);
  }

  /**
   * Resolves with the result of `work`, or, if no member is free in time, of `busy`, which may throw. `owner` is a fairness key,
   * like a workspace. Calls without one share a queue.
   */
  async function use<Result, Busy>(
    work: (member: Member) => Promise<Result>,
    busy: () => Busy,
    owner = "",
  ): Promise<Result | Busy> {
    const member = await take(owner);
    if (member === undefined) return busy();
    try {
      return await work(member);
    } finally {
      giveBack(member, owner);
    }
  }

  return { use };
}

/** The waiting tasks of each owner; the owner whose turn is next comes first. */
function createQueues<Member>(maxWaiting: number) {
  const queues = new Map<string, Turn<Member>[]>();
  let waiting = 0;

  function add(owner: string, turn: Turn<Member>) {
    const queue = queues.get(owner);
    if (queue) queue.push(turn);
    else queues.set(owner, [turn]);
    waiting += 1;
  }

  function remove(owner: string, turn: Turn<Member>) {
    const queue = queues.get(owner)?.filter((each) => each !== turn) ?? [];
    if (queue.length > 0) queues.set(owner, queue);
    else queues.delete(owner);
    waiting -= 1;
  }

  /** @returns whether one more task may wait. If all places are taken, drops the newest task of the longest queue, unless that would be the owner's. */
  function makeRoom(owner: string): boolean {
    if (waiting < maxWaiting) return true;
    const [longest] = [...queues].sort(([, one], [, other]) => other.length - one.length);
    const last = longest?.[1].at(-1);
    if (!longest || !last || longest[1].length <= (queues.get(owner)?.length ?? 0) + 1)
      return false;
    remove(longest[0], last);
    last(undefined);
    return true;
  }

  function moveToEnd(owner: string) {
    const queue = queues.get(owner);
    if (!queue) return;
    queues.delete(owner);
    queues.set(owner, queue);
  }

  function takeFirst(mayRun: (owner: string) => boolean) {
    const [owner, [turn] = []] = [...queues].find(([name]) => mayRun(name)) ?? [];
    if (owner === undefined || !turn) return undefined;
    remove(owner, turn);
    moveToEnd(owner);
    return { owner, turn };
  }

  return { add, remove, makeRoom, moveToEnd, takeFirst };
}

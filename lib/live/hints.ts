import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { runInBackground } from "@/lib/background";
import { isEmbedded } from "@/lib/config";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { newId } from "@/lib/ids";
import { processWide } from "@/lib/process-wide";
import { CHANNEL, listenOnChannel } from "./channel";

/** Time in which hints are collected for one notification. */
const GATHER_MS = 50;
/** A payload is limited to 8,000 bytes. */
const MAX_NAMES = 100;
const AT_ONCE = 50;

type Live = {
  hints: EventEmitter;
  queue: Set<string>;
  /** Identifies this process's own notifications. */
  origin: string;
  stopListening?: () => void;
};

const live = processWide(
  "live",
  (): Live => ({ hints: new EventEmitter().setMaxListeners(0), queue: new Set(), origin: newId() }),
);

type ResourceRef = { workspaceId: string; id: string };
type Watched = { workspaceId: string; ids: readonly string[] };
const makeName = ({ workspaceId, id }: ResourceRef) => `${workspaceId} ${id}`;

/** Hints can be lost. They are sent outside the changes' transactions, because commits that notify queue up. */
export function announce(resource: ResourceRef) {
  const name = makeName(resource);
  live().hints.emit(name);
  if (isEmbedded()) return; // one process
  if (live().queue.size === 0) runInBackground("live", notify);
  live().queue.add(name);
}

const NOTIFY = statement("SELECT pg_notify($1, $2)", ["text", "text"], { pg_notify: "void" });

async function notify() {
  await sleep(GATHER_MS);
  const names = [...live().queue];
  live().queue.clear();
  for (let from = 0; from < names.length; from += MAX_NAMES) {
    const lines = [live().origin, ...names.slice(from, from + MAX_NAMES)];
    await query(NOTIFY, [CHANNEL, lines.join("\n")]);
  }
}

function emitFromOthers(message: string) {
  const [origin, ...names] = message.split("\n");
  if (origin !== live().origin) for (const name of names) live().hints.emit(name);
}

/** Makes up for hints that were missed before listening began. A few at a time, because each leads to a read. */
async function hintAll() {
  const names = live().hints.eventNames();
  for (let from = 0; from < names.length; from += AT_ONCE) {
    for (const name of names.slice(from, from + AT_ONCE)) live().hints.emit(name);
    await sleep(GATHER_MS, undefined, { ref: false });
  }
}

function subscribe({ workspaceId, ids }: Watched, listener: () => void): () => void {
  const names = ids.map((id) => makeName({ workspaceId, id }));
  for (const name of names) live().hints.on(name, listener);
  if (!isEmbedded())
    live().stopListening ??= listenOnChannel({ hear: emitFromOthers, begin: () => void hintAll() });
  return () => {
    for (const name of names) live().hints.off(name, listener);
    if (live().hints.eventNames().length > 0) return;
    live().stopListening?.();
    delete live().stopListening;
  };
}

/** Yields the state now and whenever it has changed after a hint about one of these resources, until the signal aborts. */
export async function* watch<State>(
  watched: Watched,
  read: () => Promise<State>,
  signal: AbortSignal,
): AsyncGenerator<State> {
  let isStale = true;
  let last: State | undefined;
  let wake = () => {};
  const markStale = () => {
    isStale = true;
    wake();
  };
  const stop = subscribe(watched, markStale);
  signal.addEventListener("abort", markStale, { once: true });
  try {
    while (!signal.aborted) {
      isStale = false; // a hint during the read makes it stale again
      const state = await read();
      if (!isDeepStrictEqual(state, last)) yield state;
      last = state;
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (isStale || signal.aborted) resolve();
      });
    }
  } finally {
    signal.removeEventListener("abort", markStale);
    stop();
  }
}

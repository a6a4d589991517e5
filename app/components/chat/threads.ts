import type { Proposal } from "@/lib/chat/question";
import type { ShownEvent } from "./shown-event";

type ShownAnswer = Omit<Extract<ShownEvent, { type: "answer" }>, "type">;

export type DecidedProposal = Proposal & { outcome?: "applied" | "dismissed" };

export type Exchange = {
  question: string;
  steps: string[];
  writing: string;
  proposals: DecidedProposal[];
  answer?: ShownAnswer;
  failure?: string;
};

export const BROKEN_OFF = "The answer was cut off. Ask again.";

/** Threads by person and page. They end when the window closes or the person signs out. */
const threads = new Map<string, Exchange[]>();
const THREAD = "groundwork.thread ";

export function readThread(key: string): Exchange[] {
  const known = threads.get(key);
  if (known) return known;
  try {
    const kept: Exchange[] = JSON.parse(sessionStorage.getItem(THREAD + key) ?? "[]"); // from `keepThread()`
    return kept.map((each) => (isOver(each) ? each : { ...each, failure: BROKEN_OFF }));
  } catch {
    return [];
  }
}

export const isOver = ({ answer, failure }: Exchange) =>
  answer !== undefined || failure !== undefined;

export function keepThread(key: string, exchanges: Exchange[]) {
  threads.set(key, exchanges);
  try {
    sessionStorage.setItem(THREAD + key, JSON.stringify(exchanges));
  } catch {
    sessionStorage.removeItem(THREAD + key); // storage is full: the thread is lost at the next reload
  }
}

/** Leaves no questions behind for the next person who signs in. */
export function forgetThreads() {
  threads.clear();
  for (const name of Object.keys(sessionStorage)) {
    if (name.startsWith(THREAD)) sessionStorage.removeItem(name);
  }
}

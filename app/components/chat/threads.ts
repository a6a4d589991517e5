import { type KeptPlace, readKept, writeKept } from "@/app/shared/use-kept-state";
import type { Proposal, Question } from "@/lib/chat/question";
import { MAX_EXCHANGES, MAX_QUESTION } from "@/lib/schemas/bounds";
import { cutText } from "@/lib/text/cut-text";
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

/** The words for each phase of an exchange. */
export const PHASES = { asked: "Looking", writing: "Writing", answered: "The answer is below." };

export const BROKEN_OFF = "The answer was cut off. Ask again.";

/** Unlike the storage of a tab, it is never full. */
const threads = new Map<string, Exchange[]>();

const toKey = ({ userId, name }: KeptPlace) => `${userId} ${name}`;

export function readThread(place: KeptPlace): Exchange[] {
  const known = threads.get(toKey(place));
  if (known) return known;
  const kept = readKept(place);
  if (!Array.isArray(kept)) return [];
  return kept.map((each: Exchange) => (isOver(each) ? each : { ...each, failure: BROKEN_OFF }));
}

export const isOver = ({ answer, failure }: Exchange) =>
  answer !== undefined || failure !== undefined;

/** An answer that is being written comes several times a second. It is stored once it is complete, since a reload cuts it off. */
export function keepThread(place: KeptPlace, exchanges: Exchange[]) {
  threads.set(toKey(place), exchanges);
  const last = exchanges.at(-1);
  if (last?.writing && !isOver(last)) return;
  writeKept(place, null); // a full storage keeps no earlier state of the thread
  writeKept(place, exchanges);
}

type Asked = { question: string; answer?: { markdown: string } };

/** The last answered exchanges, as a question sends them. */
export const listEarlier = (exchanges: readonly Asked[]): Question["earlier"] =>
  exchanges
    .slice(-MAX_EXCHANGES)
    .flatMap(({ question, answer }) =>
      answer ? [{ question, answer: cutText(answer.markdown, MAX_QUESTION) }] : [],
    );

export function forgetThreads(staying?: string) {
  for (const key of threads.keys()) {
    if (staying === undefined || !key.startsWith(`${staying} `)) threads.delete(key);
  }
}

import { type KeptPlace, readKept, writeKept } from "@/app/shared/use-kept-state";
import type { Proposal, Question } from "@/lib/chat/question";
import { MAX_EARLIER_QUESTIONS, MAX_QUESTION } from "@/lib/schemas/bounds";
import { cutText } from "@/lib/text/cut-text";
import type { ShownEvent } from "./shown-event";

type ShownAnswer = Omit<Extract<ShownEvent, { type: "answer" }>, "type">;

export type DecidedProposal = Proposal & { outcome?: "applied" | "dismissed" };

export type QuestionAndAnswer = {
  question: string;
  steps: string[];
  writing: string;
  proposals: DecidedProposal[];
  answer?: ShownAnswer;
  failure?: string;
};

/** The words for each phase of an answer. */
export const PHASES = { asked: "Looking", writing: "Writing", answered: "The answer is below." };

export const BROKEN_OFF = "The answer was cut off. Ask again.";

/** Unlike the storage of a tab, it is never full. */
const conversations = new Map<string, QuestionAndAnswer[]>();

const toKey = ({ userId, name }: KeptPlace) => `${userId} ${name}`;

export function readConversation(place: KeptPlace): QuestionAndAnswer[] {
  const known = conversations.get(toKey(place));
  if (known) return known;
  const kept = readKept(place);
  if (!Array.isArray(kept)) return [];
  return kept.map((each: QuestionAndAnswer) =>
    isOver(each) ? each : { ...each, failure: BROKEN_OFF },
  );
}

export const isOver = ({ answer, failure }: QuestionAndAnswer) =>
  answer !== undefined || failure !== undefined;

/** An answer that is being written comes several times a second. It is stored once it is complete, since a reload cuts it off. */
export function keepConversation(place: KeptPlace, conversation: QuestionAndAnswer[]) {
  conversations.set(toKey(place), conversation);
  const last = conversation.at(-1);
  if (last?.writing && !isOver(last)) return;
  writeKept(place, null); // a full storage keeps no earlier state of the conversation
  writeKept(place, conversation);
}

type Asked = { question: string; answer?: { markdown: string } };

/** The last answered questions, as a question sends them. */
export const listEarlier = (conversation: readonly Asked[]): Question["earlier"] =>
  conversation
    .slice(-MAX_EARLIER_QUESTIONS)
    .flatMap(({ question, answer }) =>
      answer ? [{ question, answer: cutText(answer.markdown, MAX_QUESTION) }] : [],
    );

export function forgetConversations(staying?: string) {
  for (const key of conversations.keys()) {
    if (staying === undefined || !key.startsWith(`${staying} `)) conversations.delete(key);
  }
}

import type { Caller } from "@/lib/access/caller";
import { answerQuestion } from "@/lib/chat/answer-question";
import type { ChatEvent, Question } from "@/lib/chat/question";
import { generatingWorkspace } from "@/tests/support/generations";
import { createContextItem } from "@/tests/support/samples";

/** Asks a question in the app. @returns all events */
export async function ask(caller: Caller, question: Partial<Question> = {}, signal?: AbortSignal) {
  const asked = { about: null, question: "What do crews say about offline use?", earlier: [] };
  const events: ChatEvent[] = [];
  const usual = new AbortController().signal;
  for await (const event of answerQuestion(caller, { ...asked, ...question }, signal ?? usual)) {
    events.push(event);
  }
  return events;
}

/** The answer, which is the last event. */
export const readChatAnswer = (events: ChatEvent[]) => {
  const last = events.at(-1);
  if (last?.type !== "answer") throw new Error(`${last?.type} in place of an answer`);
  return last;
};

/** A workspace with a context item about offline use. */
export async function begin() {
  const opened = await generatingWorkspace();
  const { client, initiative } = opened;
  const item = await createContextItem(client, initiative.id, {
    label: "user_feedback",
    title: "Crews lose the signal",
    content: "Crews in cellars lose the signal and want offline use.",
  });
  return { ...opened, item };
}

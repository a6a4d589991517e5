import { useEffect, useRef, useState } from "react";
import { explainNoAnswer } from "@/app/shared/ask-server";
import type { Question } from "@/lib/chat/question";
import { links } from "@/lib/links";
import {
  BROKEN_OFF,
  isOver,
  keepConversation,
  listEarlier,
  type QuestionAndAnswer,
  readConversation,
} from "./conversations";
import type { ShownEvent } from "./shown-event";

type Page = { userId: string; workspaceId: string; about: Question["about"] };

export function useChat({ userId, workspaceId, about }: Page) {
  const place = { userId, name: `chat:${about ? about.id : workspaceId}` };
  const [conversation, setConversation] = useState(() => readConversation(place));
  const [isBusy, setIsBusy] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const change = (next: (all: QuestionAndAnswer[]) => QuestionAndAnswer[]) => {
    const all = next(readConversation(place));
    keepConversation(place, all);
    setConversation(all);
  };
  const changeLast = (next: (last: QuestionAndAnswer) => QuestionAndAnswer) =>
    change((all) => all.map((each, index) => (index === all.length - 1 ? next(each) : each)));

  const ask = async (question: string) => {
    const earlier = listEarlier(conversation);
    change((all) => [...all, { question, steps: [], writing: "", proposals: [] }]);
    setIsBusy(true);
    const stop = new AbortController();
    stopping.current = stop;
    try {
      for await (const event of send(workspaceId, { about, question, earlier }, stop.signal)) {
        changeLast((last) => applyEvent(last, event));
      }
      changeLast((last) => (isOver(last) ? last : { ...last, failure: BROKEN_OFF }));
    } catch {
      const failure = stop.signal.aborted ? "Stopped." : explainNoAnswer("ask again");
      changeLast((last) => ({ ...last, failure }));
    }
    setIsBusy(false);
  };
  return {
    conversation,
    isBusy,
    ask,
    stop: () => stopping.current?.abort(),
    clear: () => change(() => []),
    decide: (id: string, outcome: "applied" | "dismissed") =>
      change((all) =>
        all.map((each) => ({
          ...each,
          proposals: each.proposals.map((one) => (one.id === id ? { ...one, outcome } : one)),
        })),
      ),
  };
}

function applyEvent(last: QuestionAndAnswer, event: ShownEvent): QuestionAndAnswer {
  switch (event.type) {
    case "step":
      return { ...last, steps: [...last.steps, event.text], writing: "" };
    case "writing":
      return { ...last, writing: event.text };
    case "proposal":
      return { ...last, proposals: [...last.proposals, event.proposal], writing: "" };
    case "answer": {
      const { type: _, ...answer } = event;
      return { ...last, answer, writing: "" };
    }
    case "failed":
      return { ...last, failure: event.message };
  }
}

async function* send(
  workspaceId: string,
  question: Question,
  signal: AbortSignal,
): AsyncGenerator<ShownEvent> {
  const response = await fetch(links.chat(workspaceId), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
    signal,
  });
  if (!response.ok || !response.body) {
    yield { type: "failed", message: await response.text() };
    return;
  }
  let rest = "";
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const parts = `${rest}${read.value}`.split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      if (!part.startsWith("data: ")) continue;
      const event: ShownEvent = JSON.parse(part.slice("data: ".length)); // from our own server
      yield event;
    }
  }
}

import { useEffect, useRef, useState } from "react";
import type { ShownEvent } from "@/app/w/[workspace]/chat/route";
import type { Proposal, Question } from "@/lib/chat/question";
import { links } from "@/lib/links";

type ShownAnswer = Omit<Extract<ShownEvent, { type: "answer" }>, "type">;

/** A question and what came of it so far. */
export type Exchange = {
  question: string;
  steps: string[];
  writing: string;
  proposals: Proposal[];
  answer?: ShownAnswer;
  failure?: string;
};

/** As many exchanges as the server looks at. */
const SENT = 10;

/** The threads of this window, by place: they end with it. */
const threads = new Map<string, Exchange[]>();

type Place = { workspaceId: string; about: Question["about"] };

/** The thread of a place, and what carries it on. */
export function useChat({ workspaceId, about }: Place) {
  const key = about ? about.id : workspaceId;
  const [exchanges, setExchanges] = useState(threads.get(key) ?? []);
  const [isBusy, setIsBusy] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  useEffect(() => () => stopping.current?.abort(), []);

  const change = (next: (all: Exchange[]) => Exchange[]) => {
    const all = next(threads.get(key) ?? []);
    threads.set(key, all);
    setExchanges(all);
  };
  const changeLast = (next: (last: Exchange) => Exchange) =>
    change((all) => all.map((each, index) => (index === all.length - 1 ? next(each) : each)));

  const ask = async (question: string) => {
    const earlier = exchanges.slice(-SENT).flatMap(({ question, answer }) => {
      return answer ? [{ question, answer: answer.markdown }] : [];
    });
    change((all) => [...all, { question, steps: [], writing: "", proposals: [] }]);
    setIsBusy(true);
    const stop = new AbortController();
    stopping.current = stop;
    try {
      for await (const event of send(workspaceId, { about, question, earlier }, stop.signal)) {
        changeLast((last) => after(last, event));
      }
      changeLast((last) => (last.answer || last.failure ? last : { ...last, failure: BROKEN_OFF }));
    } catch {
      const failure = stop.signal.aborted ? "Stopped." : UNREACHABLE;
      changeLast((last) => ({ ...last, failure }));
    }
    setIsBusy(false);
  };
  return {
    exchanges,
    isBusy,
    ask,
    stop: () => stopping.current?.abort(),
    clear: () => change(() => []),
  };
}

function after(last: Exchange, event: ShownEvent): Exchange {
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
      const event: ShownEvent = JSON.parse(part.slice("data: ".length)); // of our own server
      yield event;
    }
  }
}

const BROKEN_OFF = "The answer broke off. Ask again.";
const UNREACHABLE =
  "Groundwork cannot be reached at the moment. Check your connection, then ask again.";

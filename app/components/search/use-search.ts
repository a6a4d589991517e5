"use client";

import { useEffect, useRef, useState } from "react";
import { askServer, type NoAnswer } from "@/app/shared/ask-server";
import type { Results } from "./results";

/** Longer after many requests within a minute, so that slow typists do not use up their rate limit. */
const PAUSE_MS = 150;
const LONG_PAUSE_MS = 500;
const QUICK = { questions: 12, withinMs: 60_000 };
const TIMEOUT_MS = 10_000;

type Outcome = { state: "found"; results: Results } | ({ state: "failed" } & NoAnswer);

export type Answer = Outcome & { path: string };

async function ask(path: string, signal: AbortSignal): Promise<Outcome> {
  const asked = await askServer<Results>(path, { signal });
  return "answer" in asked
    ? { state: "found", results: asked.answer }
    : { state: "failed", ...asked };
}

let asked: number[] = [];

function pause(): number {
  asked = asked.filter((at) => at > Date.now() - QUICK.withinMs);
  return asked.length < QUICK.questions ? PAUSE_MS : LONG_PAUSE_MS;
}

/** Requests nothing for undefined. `answer` stays until the next one arrives; `isCurrent` if it
 * belongs to `path`. */
export function useSearch(path: string | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const known = useRef(new Map<string, Answer>());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks the same path again
  useEffect(() => {
    setAnswer((last) => (path === undefined ? undefined : (known.current.get(path) ?? last)));
    if (path === undefined || known.current.has(path)) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      asked.push(Date.now());
      const signal = AbortSignal.any([left.signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const next = { path, ...(await ask(path, signal)) };
      if (left.signal.aborted) return;
      if (next.state === "found") known.current.set(path, next);
      setAnswer(next);
    }, pause());
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [path, tries]);
  const tryAgain = () => {
    setAnswer(undefined);
    setTries((count) => count + 1);
  };
  return { answer, isCurrent: answer !== undefined && answer.path === path, tryAgain };
}

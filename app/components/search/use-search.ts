"use client";

import { useEffect, useRef, useState } from "react";
import { askServer, type NoAnswer } from "@/app/shared/ask-server";
import type { Results } from "./results";
import { createSearchPace } from "./search-pace";

const TIMEOUT_MS = 10_000;

type Outcome = { state: "found"; results: Results } | ({ state: "failed" } & NoAnswer);

export type Answer = Outcome & { path: string };

async function ask(path: string, signal: AbortSignal): Promise<Outcome> {
  const asked = await askServer<Results>(path, { signal });
  return "answer" in asked
    ? { state: "found", results: asked.answer }
    : { state: "failed", ...asked };
}

const pace = createSearchPace();

/**
 * Requests nothing for undefined. `answer` stays until the next one arrives; `isCurrent` if it belongs to `path`. A search over
 * the rate limit is repeated when it may.
 */
export function useSearch(path: string | undefined) {
  const [answer, setAnswer] = useState<Answer>();
  const [tries, setTries] = useState(0);
  const known = useRef(new Map<string, Answer>());
  const tried = useRef(tries);
  const isWaiting = useRef(false);
  useEffect(() => {
    const isAgain = tried.current !== tries;
    tried.current = tries;
    setAnswer((last) => (path === undefined ? undefined : (known.current.get(path) ?? last)));
    if (path === undefined || known.current.has(path)) return;
    const left = new AbortController();
    isWaiting.current = true;
    const timer = setTimeout(
      async () => {
        isWaiting.current = false;
        pace.noteSearch();
        const signal = AbortSignal.any([left.signal, AbortSignal.timeout(TIMEOUT_MS)]);
        const next = { path, ...(await ask(path, signal)) };
        if (left.signal.aborted) return;
        if (next.state === "found") known.current.set(path, next);
        setAnswer(next);
        if (next.state === "found" || next.retryAfterSeconds === undefined) return;
        pace.noteRefusal(next.retryAfterSeconds);
        setTries((count) => count + 1);
      },
      isAgain ? pace.waitUntilFree() : pace.noteChange(),
    );
    return () => {
      isWaiting.current = false;
      clearTimeout(timer);
      left.abort();
    };
  }, [path, tries]);
  const tryAgain = () => {
    setAnswer(undefined);
    setTries((count) => count + 1);
  };
  /** Does not wait for more letters. */
  const searchNow = () => {
    if (isWaiting.current) setTries((count) => count + 1);
  };
  const isCurrent = answer !== undefined && answer.path === path;
  return { answer, isCurrent, tryAgain, searchNow };
}

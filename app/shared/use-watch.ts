"use client";

import { useEffect, useState } from "react";

/** The limit of one request, so that a hanging server does not stop the next one. */
const TIMEOUT_MS = 10_000;
const MAX_POLL_MS = 3000;

type Watched<Answer> =
  | { state: "waiting" }
  | { state: "over"; answer: Answer }
  | { state: "unseen"; signedOut: boolean };

async function look<Answer>(
  path: string,
  isOver: (answer: Answer) => boolean,
): Promise<Watched<Answer>> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(path, { redirect: "manual", cache: "no-store", signal });
    // The session has ended: the answer redirects to the sign-in page.
    if (response.type === "opaqueredirect") return { state: "unseen", signedOut: true };
    if (!response.ok) return { state: "unseen", signedOut: false };
    const answer: Answer = await response.json();
    return isOver(answer) ? { state: "over", answer } : { state: "waiting" };
  } catch {
    return { state: "unseen", signedOut: false };
  }
}

/** Polls until `isOver`: from every `firstMs` up to every three seconds, after failures too, and not while hidden. */
export function useWatch<Answer>(
  path: string,
  isOver: (answer: Answer) => boolean,
  firstMs = MAX_POLL_MS,
): Watched<Answer> {
  const [watched, setWatched] = useState<Watched<Answer>>({ state: "waiting" });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = firstMs;
    let asking = false;
    let over = false;
    const ask = async () => {
      clearTimeout(timer);
      if (over || asking || document.hidden) return;
      asking = true;
      const next = await look(path, isOver);
      asking = false;
      if (over) return;
      setWatched(next);
      if (next.state === "over") return stop();
      timer = setTimeout(ask, wait);
      wait = Math.min(wait * 1.5, MAX_POLL_MS);
    };
    const stop = () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
    document.addEventListener("visibilitychange", ask);
    timer = setTimeout(ask);
    return stop;
  }, [path, isOver, firstMs]);
  return watched;
}

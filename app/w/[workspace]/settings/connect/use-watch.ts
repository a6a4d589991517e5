"use client";

import { useEffect, useState } from "react";
import { askServer } from "@/app/shared/ask-server";

/** The limit of one request, so that a hanging server does not stop the next one. */
const TIMEOUT_MS = 10_000;
const POLL_MS = 3000;

type Watched<Answer> =
  | { state: "waiting" }
  | { state: "over"; answer: Answer }
  | { state: "unseen"; isSignedOut: boolean };

async function look<Answer>(
  path: string,
  isOver: (answer: Answer) => boolean,
): Promise<Watched<Answer>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const asked = await askServer<Answer>(path, { cache: "no-store", signal });
  if (!("answer" in asked)) return { state: "unseen", isSignedOut: asked.isSignedOut };
  return isOver(asked.answer) ? { state: "over", answer: asked.answer } : { state: "waiting" };
}

/** Polls every three seconds until `isOver`, after failures too, and not while hidden. */
export function useWatch<Answer>(
  path: string,
  isOver: (answer: Answer) => boolean,
): Watched<Answer> {
  const [watched, setWatched] = useState<Watched<Answer>>({ state: "waiting" });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
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
      timer = setTimeout(ask, POLL_MS);
    };
    const stop = () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
    document.addEventListener("visibilitychange", ask);
    timer = setTimeout(ask);
    return stop;
  }, [path, isOver]);
  return watched;
}

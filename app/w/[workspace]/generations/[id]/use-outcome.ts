"use client";

import { useEffect, useState } from "react";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";

/** For one question; a server that hangs must not stop the next one. */
const PATIENCE_MS = 10_000;
/** Without a model a document is done almost at once; with one it takes a minute or two. */
const FIRST_MS = 100;
const MOST_MS = 3000;

type Sighting =
  | { state: "running" }
  | { state: "over"; generation: GenerationStatus }
  | { state: "unseen"; signedOut: boolean };

async function look(path: string): Promise<Sighting> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(path, { redirect: "manual", cache: "no-store", signal });
    // Who is signed out is sent to the sign-in page.
    if (response.type === "opaqueredirect") return { state: "unseen", signedOut: true };
    if (!response.ok) return { state: "unseen", signedOut: false };
    const generation: GenerationStatus = await response.json();
    return generation.state === "running" ? { state: "running" } : { state: "over", generation };
  } catch {
    return { state: "unseen", signedOut: false };
  }
}

/**
 * Watches a generation until it is over: asks at once, then ever more slowly, after failures too, and
 * not while the page is hidden.
 */
export function useOutcome(workspaceId: string, id: string): Sighting {
  const [sighting, setSighting] = useState<Sighting>({ state: "running" });
  useEffect(() => {
    const path = links.generationState(workspaceId, id);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_MS;
    let asking = false;
    let over = false;
    const ask = async () => {
      clearTimeout(timer);
      if (over || asking || document.hidden) return;
      asking = true;
      const next = await look(path);
      asking = false;
      if (over) return;
      setSighting(next);
      if (next.state === "over") return stop();
      timer = setTimeout(ask, wait);
      wait = Math.min(wait * 1.5, MOST_MS);
    };
    const stop = () => {
      over = true;
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", ask);
    };
    document.addEventListener("visibilitychange", ask);
    timer = setTimeout(ask);
    return stop;
  }, [workspaceId, id]);
  return sighting;
}

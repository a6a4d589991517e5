"use client";

import { useEffect, useState } from "react";
import type { FirstCall } from "@/lib/domain/first-call";
import { links } from "@/lib/links";

const EVERY_MS = 3000;
/** For one question; a server that hangs must not stop the next one. */
const PATIENCE_MS = 10_000;

type Answer = { call: FirstCall | null };
export type Sighting =
  | { state: "waiting" }
  | { state: "seen"; call: FirstCall }
  | { state: "failed"; signedOut: boolean };

async function look(path: string): Promise<Sighting> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(path, { redirect: "manual", cache: "no-store", signal });
    // Who is signed out is sent to the sign-in page.
    if (response.type === "opaqueredirect") return { state: "failed", signedOut: true };
    if (!response.ok) return { state: "failed", signedOut: false };
    const { call }: Answer = await response.json();
    return call ? { state: "seen", call } : { state: "waiting" };
  } catch {
    return { state: "failed", signedOut: false };
  }
}

/**
 * Watches for the first call of a tool since `since`, a time of the server's. Asks until it is seen,
 * after failures too, and not while the page is hidden.
 */
export function useFirstCall(workspaceId: string, since: string): Sighting {
  const [sighting, setSighting] = useState<Sighting>({ state: "waiting" });
  // The page is rendered anew when a key is made; the watch goes on from where it began.
  const [path] = useState(() => links.settings.firstCall(workspaceId, since));
  useEffect(() => {
    let over = false;
    let asking = false;
    const ask = async () => {
      if (over || asking || document.hidden) return;
      asking = true;
      const next = await look(path);
      asking = false;
      if (over) return;
      setSighting(next);
      if (next.state === "seen") stop();
    };
    const stop = () => {
      over = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return stop;
  }, [path]);
  return sighting;
}

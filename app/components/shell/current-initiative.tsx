"use client";

import { useEffect, useSyncExternalStore } from "react";

let current: string | undefined;
const listeners = new Set<() => void>();

function setCurrent(path: string | undefined) {
  current = path;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Tells the sidebar that the page belongs to this initiative: its address does not say so. */
export function MarkInitiative({ path }: { path: string }) {
  useEffect(() => {
    setCurrent(path);
    return () => setCurrent(undefined);
  }, [path]);
  return null;
}

/** The path of the initiative to which the page belongs. */
export const useCurrentInitiative = () =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => undefined,
  );

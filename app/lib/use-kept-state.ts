"use client";

import { useEffect, useState } from "react";
import type { z } from "zod";

/**
 * State that this tab keeps until it is dropped, so that coming back to the page restores it. Begins as `empty` and is
 * read after the first render.
 */
export function useKeptState<Value>(key: string, schema: z.ZodType<Value>, empty: Value) {
  const [value, setValue] = useState(empty);
  useEffect(() => {
    const kept = schema.safeParse(readKept(key));
    setValue(kept.success ? kept.data : empty);
  }, [key, schema, empty]);
  const keep = (next: Value) => {
    setValue(next);
    writeKept(key, next);
  };
  return [value, keep] as const;
}

const PREFIX = "kept:";

function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value in this tab; null drops it. Private windows may refuse storage, and the page then forgets. */
export function writeKept(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + key);
    else sessionStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // The value stays on the page.
  }
}

/** Drops all that this tab keeps, so that the next person who signs in here does not see it. */
export function forgetKept(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept.
  }
}

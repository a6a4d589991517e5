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
    if (kept.success) setValue(kept.data);
  }, [key, schema]);
  const keep = (next: Value) => {
    setValue(next);
    writeKept(key, next);
  };
  return [value, keep] as const;
}

function readKept(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value in this tab; null drops it. Private windows may refuse storage, and the page then forgets. */
export function writeKept(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // The value stays on the page.
  }
}

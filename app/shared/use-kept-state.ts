"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { z } from "zod";
import { forgetStored } from "./forget-stored";

/** The owner and the name of a text: somebody else who signs in in this tab does not see it. */
export type KeptPlace = { userId: string; name: string };

/** While the third value is false, the kept value is not shown yet; a change already begins from it. */
export function useKeptState<Value>(place: KeptPlace, schema: z.ZodType<Value>, empty: Value) {
  const [value, setValue] = useState<Value>();
  const latest = useRef<Value>(undefined);
  const { userId, name } = place;
  const read = useCallback(() => {
    const kept = schema.safeParse(readKept({ userId, name }));
    return kept.success ? kept.data : empty;
  }, [userId, name, schema, empty]);
  useEffect(() => {
    latest.current = read();
    setValue(latest.current);
  }, [read]);
  const keep = (change: (now: Value) => Value) => {
    latest.current = change(latest.current ?? read());
    setValue(latest.current);
    // Each text of a file has a key, and a full storage keeps nothing more.
    const isEmpty = JSON.stringify(latest.current) === JSON.stringify(empty);
    writeKept(place, isEmpty ? null : latest.current);
  };
  return [value ?? empty, keep, value !== undefined] as const;
}

const PREFIX = "kept:";

const toKey = ({ userId, name }: KeptPlace) => `${PREFIX}${userId}:${name}`;

export function readKept(place: KeptPlace): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(toKey(place)) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value in this tab; null drops it. If a private window refuses storage, the value is lost
 * with the page. */
export function writeKept(place: KeptPlace, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(toKey(place));
    else sessionStorage.setItem(toKey(place), JSON.stringify(value));
  } catch {
    // The value stays on the page.
  }
}

export const forgetKept = (staying?: string) => forgetStored("sessionStorage", PREFIX, staying);

"use client";

import { type ChangeEvent, useEffect, useRef } from "react";

/**
 * Keeps the instructions in this tab as they are typed, because a generation does not store them; fills
 * them in again after one that failed.
 */
export function useKeptInstructions(initiativeId: string, afterFailure: boolean) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const key = `instructions:${initiativeId}`;
  useEffect(() => {
    if (afterFailure && ref.current) ref.current.value = sessionStorage.getItem(key) ?? "";
  }, [key, afterFailure]);
  const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) =>
    sessionStorage.setItem(key, target.value);
  return { ref, onChange };
}

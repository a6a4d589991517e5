"use client";

import { type ChangeEvent, useEffect, useRef } from "react";

/** Keeps typed instructions in this tab, since generations do not store them, and restores them after a failure. */
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

"use client";

import type { ChangeEvent } from "react";
import * as z from "zod";
import { useKeptState, writeKept } from "@/app/shared/use-kept-state";

const Instructions = z.string();

/** Instructions that were sent come back after a failure only, since generations do not store them. */
export function useKeptInstructions(userId: string, initiativeId: string, afterFailure: boolean) {
  const typed = { userId, name: `instructions:${initiativeId}` };
  const sent = { userId, name: `${typed.name}:sent` };
  const [value, keep] = useKeptState(afterFailure ? sent : typed, Instructions, "");
  const onChange = ({ target }: ChangeEvent<HTMLTextAreaElement>) => keep(target.value);
  const markSent = () => {
    writeKept(sent, value);
    writeKept(typed, null);
  };
  return { field: { value, onChange }, markSent };
}

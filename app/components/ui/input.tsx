"use client";

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { useEarlyValue } from "./use-early-value";

/** 16 px on phones, so that browsers do not zoom in on focus. */
export const controlStyles =
  "h-9 w-full min-w-0 rounded-md border border-border-strong bg-raised px-3 text-base shadow-xs placeholder:text-subtle disabled:cursor-not-allowed disabled:opacity-60 aria-invalid:border-danger sm:text-sm";

export function Input({ className, ref, ...props }: ComponentProps<"input">) {
  const control = useEarlyValue(ref, props);
  return <input ref={control} className={clsx(controlStyles, className)} {...props} />;
}

"use client";

import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyles } from "./input";
import { useEarlyValue } from "./use-early-value";

/** Grows while typing, in browsers that support it. */
export function Textarea({ className, ref, rows = 3, ...props }: ComponentProps<"textarea">) {
  const control = useEarlyValue(ref, props);
  return (
    <textarea
      ref={control}
      rows={rows}
      // `field-sizing: content` ignores `rows`.
      style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
      className={clsx(controlStyles, "field-sizing-content h-auto! max-h-96 py-2", className)}
      {...props}
    />
  );
}

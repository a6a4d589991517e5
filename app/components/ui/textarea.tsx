import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyles } from "./input";

/** Grows while typing, in browsers that support it. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      // `field-sizing: content` ignores `rows`.
      style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
      className={clsx(controlStyles, "field-sizing-content h-auto! max-h-96 py-2", className)}
      {...props}
    />
  );
}

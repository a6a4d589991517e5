import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyles } from "./input";

/** A text of several lines, at least `rows` of them; it grows as it is typed, where the browser can. */
export function Textarea({ className, rows = 3, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      rows={rows}
      // A field that is sized by its content heeds no rows.
      style={{ minHeight: `calc(${rows}lh + 1rem + 2px)` }}
      className={clsx(controlStyles, "field-sizing-content h-auto! max-h-96 py-2", className)}
      {...props}
    />
  );
}

import type { ComponentProps } from "react";
import { cn } from "@/app/lib/cn";
import { controlStyles } from "./input";

/** A text of several lines; it grows as it is typed, where the browser can. */
export function Textarea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      className={cn(controlStyles, "field-sizing-content h-auto min-h-18 max-h-96 py-2", className)}
      {...props}
    />
  );
}

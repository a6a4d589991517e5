"use client";

import { Toaster as Sonner } from "sonner";

/** Where results are announced: `toast.success("Key revoked")`. Alt+T leads to them. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      style={{ fontFamily: "inherit" }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-center gap-2.5 rounded-lg border bg-raised px-4 py-3 text-sm text-foreground shadow-lg sm:w-88",
          success: "[&_svg]:text-accent-text",
          error: "[&_svg]:text-danger-text",
          title: "min-w-0",
          actionButton:
            "ml-auto h-7 shrink-0 rounded-md border border-border-strong px-2.5 font-medium text-[0.8125rem] hover:bg-muted",
        },
      }}
    />
  );
}

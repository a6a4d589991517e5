"use client";

import { Toaster as Sonner } from "sonner";

/** Where results are announced: `toast.success("Key revoked")`. */
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
        },
      }}
    />
  );
}

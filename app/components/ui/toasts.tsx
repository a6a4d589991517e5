"use client";

import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import { announceBy } from "@/app/shared/toast";

export function Toasts() {
  useEffect(() => announceBy(({ kind, text, options }) => void toast[kind](text, options)), []);
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

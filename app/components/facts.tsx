import type { ReactNode } from "react";

/** Short facts on one line; dots part them, and a badge stands by itself. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-subtle [&>:not([data-slot=badge],:last-child)]:after:ml-2 [&>:not([data-slot=badge],:last-child)]:after:content-['·']">
      {children}
    </p>
  );
}

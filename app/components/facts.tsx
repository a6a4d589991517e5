import type { ReactNode } from "react";

/** Short facts on one line, parted by dots. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-subtle [&>*+*]:before:mr-2 [&>*+*]:before:content-['·']">
      {children}
    </p>
  );
}

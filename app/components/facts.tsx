import type { ReactNode } from "react";

/** Short facts on one line, separated by dots; badges need none (`.facts` in `globals.css`). */
export function Facts({ children }: { children: ReactNode }) {
  return <p className="facts text-[0.8125rem] text-subtle">{children}</p>;
}

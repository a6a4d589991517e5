import type { ReactNode } from "react";

/** Separates them by dots; badges need none (`.facts` in `globals.css`). */
export function Facts({ children }: { children: ReactNode }) {
  return <p className="facts text-[0.8125rem] text-subtle">{children}</p>;
}

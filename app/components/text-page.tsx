import type { ReactNode } from "react";

/** A page for reading or writing, narrower than one with lists. */
export const TextPage = ({ children }: { children: ReactNode }) => (
  <div className="max-w-5xl print:max-w-none">{children}</div>
);

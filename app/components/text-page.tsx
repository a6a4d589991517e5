import type { ReactNode } from "react";

/** A page for reading or writing: as wide as lines of text and what stands beside them, where lists take more. */
export const TextPage = ({ children }: { children: ReactNode }) => (
  <div className="max-w-5xl print:max-w-none">{children}</div>
);

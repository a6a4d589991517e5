import type { ReactNode } from "react";

export function ForOperator({ children }: { children: ReactNode }) {
  return (
    <details className="text-[0.8125rem] text-subtle">
      <summary className="w-fit rounded-sm">For the operator</summary>
      <div className="pt-1.5 text-pretty">{children}</div>
    </details>
  );
}

import type { ReactNode } from "react";

/** Names an action that only the operator can take. `children` completes the sentence. */
export function ServerNote({ children }: { children: ReactNode }) {
  return (
    <div className="text-pretty text-[0.8125rem] text-subtle">
      The operator of this service can {children}
    </div>
  );
}

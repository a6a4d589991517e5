import type { ReactNode } from "react";

/** Says what only the person who runs the server can do. `children` completes the sentence. */
export function ServerNote({ children }: { children: ReactNode }) {
  return (
    <div className="text-pretty text-[0.8125rem] text-subtle">
      Whoever runs this server can {children}
    </div>
  );
}

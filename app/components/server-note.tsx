import type { ReactNode } from "react";

type Props = {
  /** For somebody who does not manage the workspace: completes "Ask an owner or admin of this workspace". */
  ask?: string | false;
  children: ReactNode;
};

/** Names an action that only the operator can take, in the operator's words. `children` completes the sentence. */
export function ServerNote({ ask, children }: Props) {
  return (
    <div className="text-pretty text-[0.8125rem] text-subtle">
      {ask ? (
        `Ask an owner or admin of this workspace ${ask}.`
      ) : (
        <>The operator of this service can {children}</>
      )}
    </div>
  );
}

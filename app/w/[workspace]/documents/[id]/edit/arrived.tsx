import { TextLink } from "@/app/components/text-link";
import { Button } from "@/app/components/ui/button";
import { VERSION_SOURCE } from "@/app/shared/labels";
import type { DocumentState } from "@/lib/domain/documents/watch-document";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";

type Props = NonNullable<DocumentState> & { userId: string };

export const Arrived = ({ userId, by, source, version }: Props) => (
  <p role="status" className="text-subtle">
    {by.id === userId ? "Your change" : `${by.name ?? FORMER_MEMBER}’s change`}
    {by.id === userId && source === "app" && " in another tab or window"} (version {version}) is in
    your text.
    {source !== "app" && ` ${VERSION_SOURCE[source]}.`}
  </p>
);

/** Only the history has the replaced text. A person who opens it has seen the notice. */
export const Overwritten = ({ history, onSeen }: { history: string; onSeen: () => void }) => (
  <div role="status" className="flex flex-wrap items-center gap-2">
    <p className="font-medium text-warning-text">
      Lines that you wrote here were changed or removed. The{" "}
      <TextLink href={history} target="_blank" onClick={onSeen}>
        history
      </TextLink>{" "}
      has them.
    </p>
    <Button size="small" onClick={onSeen}>
      Dismiss
    </Button>
  </div>
);

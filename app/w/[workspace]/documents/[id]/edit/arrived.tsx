import { TextLink } from "@/app/components/text-link";
import { VERSION_SOURCE } from "@/app/shared/labels";
import type { DocumentState } from "@/lib/domain/documents/watch-document";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";

type Props = NonNullable<DocumentState> & { userId: string };

export const Arrived = ({ userId, by, source, version }: Props) => (
  <p role="status" className="text-subtle">
    {by.id === userId ? "Your change" : `${by.name ?? FORMER_MEMBER}’s change`}
    {by.id === userId && source === "app" && " in another tab or window"} (version {version}) is in your text.
    {source !== "app" && ` ${VERSION_SOURCE[source]}.`}
  </p>
);

/** The text that was replaced is in the history only. */
export const Overwritten = ({ history }: { history: string }) => (
  <p role="status" className="font-medium text-warning-text">
    Lines that you wrote here were changed or removed. The{" "}
    <TextLink href={history} target="_blank">
      history
    </TextLink>{" "}
    has them.
  </p>
);

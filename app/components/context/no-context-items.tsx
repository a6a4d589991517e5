import { Layers } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/app/components/empty-state";
import { Button } from "@/app/components/ui/button";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import type { ContextLabel } from "@/lib/schemas/enums";
import { humanize } from "@/lib/schemas/spelling";

type Props = {
  workspaceId: string;
  initiativeId: string | undefined;
  /** The label to which the list is filtered. */
  label: ContextLabel | undefined;
  toolbar: ReactNode;
};

export function NoContextItems({ workspaceId, initiativeId, label, toolbar }: Props) {
  return (
    <EmptyState
      Icon={Layers}
      title={label ? `Nothing is labeled “${humanize(label)}”` : "No context items yet"}
    >
      <p>
        A context item is one labeled piece of what you know: what a customer said, a decision, a
        risk. Documents and advisors are based on them.
      </p>
      {!label && (
        <div className="flex flex-wrap justify-center gap-2">
          {toolbar}
          {initiativeId && (
            <Button asChild>
              <Link href={links.classify(workspaceId, initiativeId)}>Paste and classify</Link>
            </Button>
          )}
        </div>
      )}
    </EmptyState>
  );
}

import { CircleAlert } from "lucide-react";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Link } from "@/app/components/ui/link";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { explainFailure } from "./explain-failure";

type Props = { workspaceId: string; generation: GenerationStatus };

export function Failed({ workspaceId, generation }: Props) {
  const { id, initiative_id, failure } = generation;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
        <div className="grid min-w-0 gap-1">
          <p className="font-medium">No document was written.</p>
          <p className="text-pretty">{explainFailure(failure)}</p>
          <p className="text-pretty text-subtle">
            The generation was given back: it does not count against this month.
          </p>
        </div>
      </div>
      {failure !== "NOT_FOUND" && (
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="primary">
            <Link href={links.generate(workspaceId, initiative_id, { again: id })}>Try again</Link>
          </Button>
          <Button asChild>
            <Link href={links.initiative(workspaceId, initiative_id)}>Back to the initiative</Link>
          </Button>
        </div>
      )}
    </Card>
  );
}

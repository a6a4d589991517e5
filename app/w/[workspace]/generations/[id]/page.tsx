import { CircleAlert } from "lucide-react";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHeader } from "@/app/components/page-header";
import { Time } from "@/app/components/time";
import { Button } from "@/app/components/ui/button";
import { Card } from "@/app/components/ui/card";
import { Link } from "@/app/components/ui/link";
import { buildCrumbs } from "@/app/shared/crumbs";
import { makeLoader, orNotFound } from "@/app/shared/signed-in";
import { getCapabilities } from "@/lib/domain/capabilities";
import { getGeneration } from "@/lib/domain/generation/background-generations";
import { links } from "@/lib/links";
import type { GenerationStatus } from "@/lib/schemas/generate";
import { humanize } from "@/lib/schemas/spelling";
import { explainFailure } from "./explain-failure";
import { Progress } from "./progress";

type Props = { params: Promise<{ workspace: string; id: string }> };

const load = makeLoader(getGeneration);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).resource.title };
}

export default async function GenerationPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: generation } = await load(workspace, id);
  const { state, title, document_id, document_type, initiative_id, started_at } = generation;
  if (document_id) redirect(links.document(caller.workspaceId, document_id));
  const isOrphan = generation.failure === "NOT_FOUND";
  return (
    <>
      <PageHeader
        title={title}
        crumbs={isOrphan ? [] : await orNotFound(buildCrumbs(caller, initiative_id))}
        about={
          <>
            {humanize(document_type)}, started <Time iso={started_at} />
          </>
        }
      />
      <div className="max-w-2xl">
        {state === "running" && (
          <Progress workspaceId={caller.workspaceId} id={generation.id}>
            <p>
              Writing the document…{" "}
              <span className="text-subtle">The document opens here when it is ready.</span>
            </p>
            <p className="text-pretty text-subtle">
              {getCapabilities().method === "ai"
                ? "A model takes a minute or two; its sources are checked at the end. You can close this page: the initiative lists what is being written, and then the document."
                : "Without a model this takes about a second."}
            </p>
            <noscript>
              <meta httpEquiv="refresh" content="2" />
            </noscript>
          </Progress>
        )}
        {state === "failed" && <Failed workspaceId={caller.workspaceId} generation={generation} />}
      </div>
    </>
  );
}

type FailedProps = { workspaceId: string; generation: GenerationStatus };

function Failed({ workspaceId, generation }: FailedProps) {
  const { id, initiative_id, failure } = generation;
  return (
    <Card className="grid gap-4 p-5">
      <div className="flex items-start gap-2.5">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
        <div className="grid min-w-0 gap-1">
          <p className="font-medium">No document was written.</p>
          <p className="text-pretty">{explainFailure(failure)}</p>
          <p className="text-pretty text-subtle">
            This attempt does not count toward this month’s generations.
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

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { PageHeader } from "@/app/components/page-header";
import { Time } from "@/app/components/time";
import { buildCrumbs } from "@/app/shared/crumbs";
import { makeLoader, orNotFound } from "@/app/shared/signed-in";
import { getCapabilities } from "@/lib/domain/capabilities";
import { getGeneration } from "@/lib/domain/generation/generations";
import { links } from "@/lib/links";
import { humanize } from "@/lib/schemas/spelling";
import { Failed } from "./failed";
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
              <span className="text-subtle">It opens here when it is done.</span>
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

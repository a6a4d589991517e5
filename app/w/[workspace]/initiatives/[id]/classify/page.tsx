import type { Metadata } from "next";
import { notFound } from "next/navigation";
import * as z from "zod";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import type { SearchParams } from "@/app/components/pager";
import { TextLink } from "@/app/components/text-link";
import { buildCrumbs } from "@/app/shared/crumbs";
import { orNotFound } from "@/app/shared/signed-in";
import type { Caller } from "@/lib/access/caller";
import { getCapabilities } from "@/lib/domain/capabilities";
import { getUpload } from "@/lib/domain/context/uploads";
import { CSV } from "@/lib/extract/media-types";
import { dropCutNotice } from "@/lib/extract/tidy";
import { links } from "@/lib/links";
import { MAX_PASTE } from "@/lib/schemas/bounds";
import { id as uploadId } from "@/lib/schemas/fields";
import { countNoun } from "@/lib/text/phrases";
import { loadInitiative } from "../load-initiative";
import { Classify } from "./classify";
import { splitIntoParts } from "./split-into-parts";

export const metadata: Metadata = { title: "Paste and classify" };
/** Seconds. A model may take 45. */
export const maxDuration = 60;

type Props = {
  params: Promise<{ workspace: string; id: string }>;
  searchParams: Promise<SearchParams>;
};

export default async function ClassifyPage({ params, searchParams }: Props) {
  const [{ workspace, id }, search] = [await params, await searchParams];
  const { caller, resource: initiative } = await loadInitiative(workspace, id);
  const file = await readFile(caller, initiative.id, search);
  return (
    <>
      <PageHeader
        title="Paste and classify"
        crumbs={await buildCrumbs(caller, initiative.id)}
        about="Paste notes, a mail or an interview. Groundwork proposes context items and goals from it; you edit them and choose which ones to keep. Nothing is saved until you choose to."
      />
      {file && <FromFile workspaceId={workspace} initiativeId={initiative.id} file={file} />}
      <Classify
        key={file?.name}
        userId={caller.userId}
        workspaceId={caller.workspaceId}
        initiativeId={initiative.id}
        method={getCapabilities().method}
        {...(file && { file })}
      />
    </>
  );
}

const Shown = z.object({
  upload: uploadId.optional().catch(undefined),
  part: z.coerce.number().int().min(1).catch(1),
});

/** Reads the part of an upload's text that the address names. The upload must be of this initiative. */
async function readFile(caller: Caller, initiativeId: string, search: SearchParams) {
  const { upload: id, part } = Shown.parse(search);
  if (!id) return undefined;
  const { filename, media_type, text, initiative_id } = await orNotFound(getUpload(caller, { id }));
  if (initiative_id !== initiativeId) notFound();
  const parts = splitIntoParts(dropCutNotice(text), { isTable: media_type === CSV });
  const shown = Math.min(part, parts.length);
  return {
    id,
    filename,
    part: shown,
    parts: parts.length,
    text: parts[shown - 1] ?? "",
    name: `${id}:${shown}`,
  };
}

type File = NonNullable<Awaited<ReturnType<typeof readFile>>>;
type FileProps = { workspaceId: string; initiativeId: string; file: File };

function FromFile({ workspaceId, initiativeId, file: { id, filename, part, parts } }: FileProps) {
  const toPart = (number: number) =>
    links.classify(workspaceId, initiativeId, { upload: id, part: String(number) });
  return (
    <Notice>
      The field has the text of <TextLink href={links.upload(workspaceId, id)}>{filename}</TextLink>
      {parts > 1 &&
        `, part ${part} of ${parts}, because it is longer than ${countNoun(MAX_PASTE, "character")}. Save the items of this part, then go on`}
      . {part > 1 && <TextLink href={toPart(part - 1)}>Previous part</TextLink>}{" "}
      {part < parts && <TextLink href={toPart(part + 1)}>Next part</TextLink>}
    </Notice>
  );
}

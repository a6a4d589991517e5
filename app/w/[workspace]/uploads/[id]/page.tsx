import type { Metadata } from "next";
import { cache } from "react";
import { DocumentBody } from "@/app/components/document-body";
import { Facts } from "@/app/components/facts";
import { Notice } from "@/app/components/notice";
import { PageHeader } from "@/app/components/page-header";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { Card } from "@/app/components/ui/card";
import { UploadActions } from "@/app/components/uploads/upload-actions";
import { crumbsTo } from "@/app/lib/crumbs";
import { fileSize, MEDIA_TYPE } from "@/app/lib/files";
import { orNotFound, requireCaller } from "@/app/lib/session";
import { getUpload } from "@/lib/domain/uploads";
import { MARKDOWN } from "@/lib/extract/media-types";
import { pathId } from "@/lib/schemas/fields";

type Props = { params: Promise<{ workspace: string; id: string }> };

/** The characters of a text that the page shows. */
const SHOWN = 200_000;

const load = cache(async (workspace: string, id: string) => {
  const caller = await requireCaller(workspace);
  return { caller, upload: await orNotFound(getUpload(caller, { id: pathId.parse(id) })) };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).upload.filename };
}

export default async function UploadPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, upload } = await load(workspace, id);
  const { filename, media_type, size_bytes, created_at, text } = upload;
  const shown = text.slice(0, SHOWN).toWellFormed();
  return (
    <>
      <RememberVisit type="upload" title={filename} />
      <PageHeader
        title={filename}
        crumbs={await crumbsTo(caller, upload.initiative_id)}
        about={
          <Facts>
            <Badge tone="info">{MEDIA_TYPE[media_type]}</Badge>
            <span>{fileSize(size_bytes)}</span>
            <span>
              Uploaded <Time iso={created_at} />
            </span>
          </Facts>
        }
        actions={<UploadActions workspaceId={caller.workspaceId} upload={upload} onItsPage />}
      />
      {shown.length < text.length && (
        <Notice>
          These are the first {SHOWN.toLocaleString("en")} of {text.length.toLocaleString("en")}{" "}
          characters. Download the file to read all of it; search finds what is not shown here too.
        </Notice>
      )}
      {media_type === MARKDOWN ? (
        <DocumentBody title={filename} markdown={shown} />
      ) : (
        <Card className="max-w-3xl whitespace-pre-wrap break-words p-5 text-[0.9375rem] leading-relaxed">
          {shown}
        </Card>
      )}
    </>
  );
}

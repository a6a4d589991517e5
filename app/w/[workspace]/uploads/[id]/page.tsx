import type { Metadata } from "next";
import { Facts } from "@/app/components/facts";
import { PageHeader } from "@/app/components/page-header";
import { RememberVisit } from "@/app/components/search/remember-visit";
import { TextPage } from "@/app/components/text-page";
import { Time } from "@/app/components/time";
import { Badge } from "@/app/components/ui/badge";
import { UploadActions } from "@/app/components/uploads/upload-actions";
import { UploadText } from "@/app/components/uploads/upload-text";
import { buildCrumbs } from "@/app/shared/crumbs";
import { MEDIA_TYPE } from "@/app/shared/labels";
import { makeLoader } from "@/app/shared/signed-in";
import { getUpload } from "@/lib/domain/context/uploads";
import { formatFileSize } from "@/lib/file-size";

type Props = { params: Promise<{ workspace: string; id: string }> };

const load = makeLoader(getUpload);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { workspace, id } = await params;
  return { title: (await load(workspace, id)).resource.filename };
}

export default async function UploadPage({ params }: Props) {
  const { workspace, id } = await params;
  const { caller, resource: upload } = await load(workspace, id);
  const { filename, media_type, size_bytes, created_at, text } = upload;
  const crumbs = await buildCrumbs(caller, upload.initiative_id);
  return (
    <TextPage>
      <RememberVisit type="upload" title={filename} crumbs={crumbs} />
      <PageHeader
        title={filename}
        crumbs={crumbs}
        about={
          <Facts>
            <Badge tone="info">{MEDIA_TYPE[media_type]}</Badge>
            <span>{formatFileSize(size_bytes)}</span>
            <span>
              Uploaded <Time iso={created_at} />
            </span>
          </Facts>
        }
        actions={<UploadActions workspaceId={caller.workspaceId} upload={upload} isOnItsPage />}
      />
      <UploadText filename={filename} media_type={media_type} text={text} />
    </TextPage>
  );
}

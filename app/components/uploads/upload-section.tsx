import { FileUp } from "lucide-react";
import { MEDIA_TYPE } from "@/app/shared/labels";
import type { Caller } from "@/lib/access/caller";
import { listUploads } from "@/lib/domain/context/uploads";
import { formatFileSize } from "@/lib/file-size";
import { links } from "@/lib/links";
import { Pager, parseOffset, type SearchParams } from "../pager";
import { PastTheEnd } from "../past-the-end";
import { Row, RowList, RowTime } from "../row-list";
import { Section } from "../section";
import { UploadActions } from "./upload-actions";
import { UploadZone } from "./upload-zone";

const PAGE = 25;

type Props = { caller: Caller; initiativeId: string; search: SearchParams; total?: number };

export async function UploadSection({ caller, initiativeId, search, total }: Props) {
  const { workspaceId } = caller;
  const page = { limit: PAGE, offset: parseOffset(search.uploads) };
  const filter = { initiative_id: initiativeId, ...page };
  const { items, pagination } = await listUploads(caller, filter);
  return (
    <Section
      title="Uploads"
      count={total}
      about="Search covers the text of these files, and documents are generated from it."
    >
      <UploadZone workspaceId={workspaceId} initiativeId={initiativeId} />
      {items.length > 0 && (
        <RowList>
          {items.map((upload) => (
            <Row
              key={upload.id}
              href={links.upload(workspaceId, upload.id)}
              title={upload.filename}
              about={`${MEDIA_TYPE[upload.media_type]} · ${formatFileSize(upload.size_bytes)}`}
              facts={
                <>
                  <RowTime what="Uploaded" iso={upload.created_at} />
                  <UploadActions workspaceId={workspaceId} upload={upload} />
                </>
              }
            />
          ))}
        </RowList>
      )}
      {items.length === 0 && page.offset > 0 && (
        <PastTheEnd Icon={FileUp} what="uploads" param="uploads" params={search} />
      )}
      <Pager label="Pages of uploads" param="uploads" params={search} pagination={pagination} />
    </Section>
  );
}

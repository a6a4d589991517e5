import { download } from "@/app/shared/download";
import { readUploadContent } from "@/lib/domain/context/uploads";
import { links } from "@/lib/links";
import { pathId } from "@/lib/schemas/fields";

type Context = { params: Promise<{ workspace: string; id: string }> };

export async function GET(request: Request, { params }: Context) {
  const { workspace, id } = await params;
  const [workspaceId, uploadId] = [pathId.parse(workspace), pathId.parse(id)];
  return download(request, {
    workspaceId,
    page: links.upload(workspaceId, uploadId),
    absent: "This file is not here. It may have been deleted.",
    read: (caller) => readUploadContent(caller, { id: uploadId }),
  });
}

import { download } from "@/app/shared/download";
import { exportDocument } from "@/lib/domain/documents/export-document";
import { links } from "@/lib/links";
import { ExportFormat } from "@/lib/schemas/document-export";
import { pathId } from "@/lib/schemas/fields";
import { validate } from "@/lib/schemas/validate";

type Context = { params: Promise<{ workspace: string; id: string }> };

export async function GET(request: Request, { params }: Context) {
  const { workspace, id: sent } = await params;
  const [workspaceId, id] = [pathId.parse(workspace), pathId.parse(sent)];
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return download(request, {
    workspaceId,
    page: links.document(workspaceId, id),
    absent: "This document is not here. It may have been deleted.",
    read: (caller) => exportDocument(caller, { id, ...validate(ExportFormat, query) }),
  });
}

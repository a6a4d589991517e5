import { spendSlot } from "@/app/lib/action";
import { requestCaller } from "@/app/lib/request-caller";
import { readUploadContent } from "@/lib/domain/uploads";
import { attachment } from "@/lib/http/attachment";
import { newId } from "@/lib/ids";
import { links } from "@/lib/links";
import { pathId } from "@/lib/schemas/fields";
import { toApiError } from "@/lib/to-api-error";

type Context = { params: Promise<{ workspace: string; id: string }> };

/** The file as it was sent. It is saved, never shown: should a browser show it, nothing in it may run. */
const SAFE = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cache-Control": "private, no-store",
};

export async function GET(request: Request, { params }: Context) {
  const { workspace, id } = await params;
  const [workspaceId, uploadId] = [pathId.parse(workspace), pathId.parse(id)];
  try {
    const caller = await requestCaller(request, workspaceId);
    await spendSlot(caller);
    const { bytes, filename, mediaType } = await readUploadContent(caller, { id: uploadId });
    return new Response(bytes, {
      headers: {
        ...SAFE,
        "Content-Type": mediaType,
        "Content-Length": String(bytes.length),
        "Content-Disposition": attachment(filename),
      },
    });
  } catch (error) {
    const { code, message, status, headers } = toApiError(error, `req_${newId()}`);
    if (code === "UNAUTHORIZED") {
      const location = links.signIn(links.upload(workspaceId, uploadId));
      return new Response(null, { status: 303, headers: { ...SAFE, Location: location } });
    }
    const text =
      code === "NOT_FOUND" ? "This file is not here. It may have been deleted." : message;
    const type = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response(text, { status, headers: { ...SAFE, ...headers, ...type } });
  }
}

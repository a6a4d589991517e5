import { getRequestCaller } from "@/app/shared/request-caller";
import type { Caller } from "@/lib/access/caller";
import { FILE_POLICY } from "@/lib/content-security-policy";
import { formatAttachment } from "@/lib/http/attachment";
import { spendSlot } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";
import type { FileAnswer } from "@/lib/schemas/file";
import { toApiError } from "@/lib/to-api-error";

/** If a browser shows the file anyway, nothing in it can run. */
const SAFE = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": FILE_POLICY,
  "Cache-Control": "private, no-store",
};

type Download = {
  workspaceId: string;
  page: string;
  absent: string;
  read(caller: Caller): Promise<FileAnswer>;
};

/** People who are signed out are sent to sign in. */
export async function download(
  request: Request,
  { workspaceId, page, absent, read }: Download,
): Promise<Response> {
  try {
    const caller = await getRequestCaller(request, workspaceId);
    await spendSlot(caller);
    const { bytes, filename, mediaType } = await read(caller);
    return new Response(bytes, {
      headers: {
        ...SAFE,
        "Content-Type": mediaType,
        "Content-Length": String(bytes.length),
        "Content-Disposition": formatAttachment(filename),
      },
    });
  } catch (error) {
    const { code, message, status, headers } = toApiError(error);
    if (code === "UNAUTHORIZED") {
      return new Response(null, {
        status: 303,
        headers: { ...SAFE, Location: links.signIn(page) },
      });
    }
    const type = { "Content-Type": "text/plain; charset=utf-8" };
    const text = code === "NOT_FOUND" ? absent : message;
    return new Response(text, { status, headers: { ...SAFE, ...headers, ...type } });
  }
}

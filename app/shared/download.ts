import { answerError } from "@/app/shared/answers";
import { getRequestCaller } from "@/app/shared/request-caller";
import type { Caller } from "@/lib/access/caller";
import { FILE_HEADERS } from "@/lib/content-security-policy";
import { ApiError } from "@/lib/errors";
import { formatAttachment } from "@/lib/http/attachment";
import { spendCall } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";
import type { FileAnswer } from "@/lib/schemas/file";

const HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, no-store" };

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
    await spendCall(caller);
    const { bytes, filename, mediaType } = await read(caller);
    return new Response(bytes, {
      headers: {
        ...HEADERS,
        "Content-Type": mediaType,
        "Content-Length": String(bytes.length),
        "Content-Disposition": formatAttachment(filename),
      },
    });
  } catch (error) {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code === "UNAUTHORIZED") {
      return new Response(null, {
        status: 303,
        headers: { ...HEADERS, Location: links.signIn(page) },
      });
    }
    return answerError(code === "NOT_FOUND" ? new ApiError(code, absent) : error, HEADERS);
  }
}

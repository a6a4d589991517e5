import { answerError } from "@/app/shared/answers";
import { getRequestCaller } from "@/app/shared/request-caller";
import type { Caller } from "@/lib/access/caller";
import { FILE_HEADERS } from "@/lib/content-security-policy";
import { ApiError } from "@/lib/errors";
import { formatAttachment } from "@/lib/http/attachment";
import { spendInApp } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";
import type { FileAnswer } from "@/lib/schemas/file";

export const DOWNLOAD_HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, no-store" };

type Download = {
  workspaceId: string;
  page: string;
  absent: string;
  read(caller: Caller): Promise<FileAnswer>;
};

export const download = (request: Request, { workspaceId, page, absent, read }: Download) =>
  answerDownload(page, async () => {
    try {
      const caller = await getRequestCaller(request, workspaceId);
      await spendInApp(caller);
      return await read(caller);
    } catch (error) {
      const isAbsent = error instanceof ApiError && error.code === "NOT_FOUND";
      throw isAbsent ? new ApiError(error.code, absent) : error;
    }
  });

type Sent = Omit<FileAnswer, "bytes"> & { bytes: BodyInit };

/** People who are signed out are sent to sign in, and from there to `page`. */
export async function answerDownload(page: string, read: () => Promise<Sent>): Promise<Response> {
  try {
    const { bytes, filename, mediaType } = await read();
    return new Response(bytes, {
      headers: {
        ...DOWNLOAD_HEADERS,
        "Content-Type": mediaType,
        ...(bytes instanceof Uint8Array && { "Content-Length": String(bytes.length) }),
        "Content-Disposition": formatAttachment(filename),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "UNAUTHORIZED") {
      return answerError(error, DOWNLOAD_HEADERS);
    }
    const headers = { ...DOWNLOAD_HEADERS, Location: links.signIn(page) };
    return new Response(null, { status: 303, headers });
  }
}

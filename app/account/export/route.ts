import { answerDownload, DOWNLOAD_HEADERS } from "@/app/shared/download";
import { getRequestUser } from "@/app/shared/request-caller";
import { getToday } from "@/lib/clock";
import { exportAccount } from "@/lib/domain/account/export-account";
import { spendOutsideWorkspaces } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";

/** Without this, the GET handler would answer HEAD, and leave an unread body open. */
export const HEAD = () =>
  new Response(null, { status: 405, headers: { ...DOWNLOAD_HEADERS, Allow: "GET" } });

export const GET = (request: Request): Promise<Response> =>
  answerDownload(links.account, async () => {
    const user = await getRequestUser(request);
    await spendOutsideWorkspaces(user.userId);
    const filename = `groundwork-${getToday()}.zip`;
    const bytes = await exportAccount(user, request.signal);
    return { bytes, filename, mediaType: "application/zip" };
  });

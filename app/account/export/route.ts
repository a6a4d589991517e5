import { answerError } from "@/app/shared/answers";
import { getCurrentUser } from "@/lib/access/session";
import { getToday } from "@/lib/clock";
import { FILE_HEADERS } from "@/lib/content-security-policy";
import { exportAccount } from "@/lib/domain/account/export-account";
import { formatAttachment } from "@/lib/http/attachment";
import { spendCall } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";

const HEADERS = { ...FILE_HEADERS, "Cache-Control": "private, no-store" };

/** Without this, the GET handler would answer HEAD, and leave an unread body open. */
export const HEAD = () =>
  new Response(null, { status: 405, headers: { ...HEADERS, Allow: "GET" } });

export async function GET(request: Request): Promise<Response> {
  try {
    const user = await getCurrentUser(request.headers);
    if (!user) {
      const headers = { ...HEADERS, Location: links.signIn(links.account) };
      return new Response(null, { status: 303, headers });
    }
    await spendCall({ userId: user.id, tier: "free" });
    const day = getToday();
    return new Response(await exportAccount(user, request.headers), {
      headers: {
        ...HEADERS,
        "Content-Type": "application/zip",
        "Content-Disposition": formatAttachment(`groundwork-${day}.zip`),
      },
    });
  } catch (error) {
    return answerError(error, HEADERS);
  }
}

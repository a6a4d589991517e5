import { getCurrentUser } from "@/lib/access/session";
import { FILE_POLICY } from "@/lib/content-security-policy";
import { exportAccount } from "@/lib/domain/account/export-account";
import { formatAttachment } from "@/lib/http/attachment";
import { spendSlot } from "@/lib/limits/rate-limit";
import { links } from "@/lib/links";
import { toApiError } from "@/lib/to-api-error";

const SAFE = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": FILE_POLICY,
  "Cache-Control": "private, no-store",
};

/** Without this, the GET handler would answer HEAD, and leave an unread body open. */
export const HEAD = () => new Response(null, { status: 405, headers: { ...SAFE, Allow: "GET" } });

export async function GET(request: Request): Promise<Response> {
  try {
    const user = await getCurrentUser(request.headers);
    if (!user) {
      const headers = { ...SAFE, Location: links.signIn(links.account) };
      return new Response(null, { status: 303, headers });
    }
    await spendSlot({ userId: user.id, tier: "free" });
    const day = new Date().toISOString().slice(0, 10);
    return new Response(await exportAccount(user, request.headers), {
      headers: {
        ...SAFE,
        "Content-Type": "application/zip",
        "Content-Disposition": formatAttachment(`groundwork-${day}.zip`),
      },
    });
  } catch (error) {
    const { message, status, headers } = toApiError(error);
    const type = { "Content-Type": "text/plain; charset=utf-8" };
    return new Response(message, { status, headers: { ...SAFE, ...headers, ...type } });
  }
}

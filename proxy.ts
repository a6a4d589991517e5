import { type NextRequest, NextResponse } from "next/server";
import { IMAGE_HOSTS_COOKIE, readImageHosts } from "@/app/shared/image-hosts";
import { cookiesAreSecure } from "@/lib/access/secure-cookies";
import { YEAR_S } from "@/lib/clock";
import { config as settings } from "@/lib/config";
import { buildPagePolicy } from "@/lib/content-security-policy";

const WORKSPACE = /^\/w\/([0-9a-f-]{36})(?:\/|$)/;

/**
 * Runs for pages only. Gives each its Content Security Policy with a fresh nonce (Next copies the
 * nonce of the request header onto its scripts, and `app/layout.tsx` that of `x-nonce` onto its own),
 * tells the page its own path for "sign in and come back", and remembers the workspace that was opened last.
 */
export function proxy(request: NextRequest) {
  // Next answers a bare 400 to it for pages, and this for other routes.
  if (request.method === "OPTIONS")
    return new NextResponse(null, { status: 204, headers: { Allow: "GET, HEAD, OPTIONS, POST" } });
  const { pathname, search } = request.nextUrl;
  const nonce = crypto.randomUUID();
  const policy = buildPagePolicy(
    nonce,
    readImageHosts(request.cookies.get(IMAGE_HOSTS_COOKIE)?.value),
    settings().NODE_ENV === "development",
  );
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  headers.set("x-nonce", nonce);
  headers.set("x-path", pathname + search);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);

  const workspaceId = WORKSPACE.exec(pathname)?.[1];
  if (workspaceId && request.cookies.get("workspace")?.value !== workspaceId) {
    response.cookies.set("workspace", workspaceId, {
      httpOnly: true,
      sameSite: "lax",
      secure: cookiesAreSecure(request.headers),
      maxAge: YEAR_S,
    });
  }
  return response;
}

export const config = {
  matcher: [
    // All but the API, Next's own files, the few files of `app/`, and the handlers that take and give files: these have a policy of
    // their own, and a body that comes this way is held in memory, and cut at 10 MB.
    "/((?!w/[^/]+/(?:initiatives/[^/]+/uploads|uploads/[^/]+/content|documents/[^/]+/export)$|account/(?:export|pictures/[^/]+)$|api(?:/|$)|_next/|\\.well-known/|(?:icon\\.svg|robots\\.txt|llms(?:-full)?\\.txt|openapi\\.json|register)$).*)",
  ],
};

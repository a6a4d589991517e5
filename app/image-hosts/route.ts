import { cookies, headers } from "next/headers";
import { answerJson } from "@/app/shared/answers";
import { addImageHost, IMAGE_HOSTS_COOKIE, isImageHost } from "@/app/shared/image-hosts";
import { toSafePath } from "@/app/shared/safe-path";
import { requireSameOrigin } from "@/app/shared/same-origin";
import { cookiesAreSecure } from "@/lib/access/secure-cookies";
import { readBytes } from "@/lib/http/body";
import { links } from "@/lib/links";

/** Has room for a host's name. */
const MAX_BYTES = 1024;

/** Lasts until the browser is closed. The page is reloaded, because its policy does not name the host yet. */
export async function POST(request: Request): Promise<Response> {
  const page = toSafePath(readPath(request.headers.get("referer")));
  const answer = await answerJson(async () => {
    requireSameOrigin(request);
    const body = Buffer.from(await readBytes(request, MAX_BYTES)).toString();
    const host = new URLSearchParams(body).get("host");
    // A cookie for "/" would apply everywhere.
    if (isImageHost(host) && page !== links.home) await remember(host, page.split("?")[0] ?? page);
    return {};
  });
  if (!answer.ok) return answer;
  return new Response(null, { status: 303, headers: { Location: page } });
}

async function remember(host: string, path: string) {
  const jar = await cookies();
  const value = addImageHost(jar.get(IMAGE_HOSTS_COOKIE)?.value, host);
  const secure = cookiesAreSecure(await headers());
  jar.set(IMAGE_HOSTS_COOKIE, value, { path, secure, httpOnly: true, sameSite: "strict" });
}

function readPath(referer: string | null): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

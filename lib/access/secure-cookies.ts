import { CAME_BY_HTTPS, cameByHttps } from "@/lib/came-by-https";
import { config } from "@/lib/config";
import { log } from "@/lib/log";
import { processWide } from "@/lib/process-wide";

export const httpsWarning = processWide("httpsWarning", () => ({ isGiven: false }));

/** Checks `APP_URL`, and whether the request came over https; a forged header only makes the sender's own cookies stricter. */
export function cookiesAreSecure(request: Headers): boolean {
  if (config().APP_URL.startsWith("https:")) return true;
  if (!cameByHttps(request.get(CAME_BY_HTTPS.key))) return false;
  if (!httpsWarning().isGiven) {
    httpsWarning().isGiven = true;
    log.warn({
      event: "app_url_is_http",
      message: `Requests come over https, but APP_URL is ${config().APP_URL}. Set APP_URL to the https address that people open: links, sign-in from the browser and tokens for MCP are made from it.`,
    });
  }
  return true;
}

export function markCookiesSecure(answer: Headers, request: Headers) {
  const cookies = answer.getSetCookie();
  if (cookies.length === 0 || !cookiesAreSecure(request)) return;
  answer.delete("set-cookie");
  for (const cookie of cookies) {
    answer.append("set-cookie", /;\s*secure\b/i.test(cookie) ? cookie : `${cookie}; Secure`);
  }
}

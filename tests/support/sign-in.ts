import { GET, POST } from "@/app/api/auth/[...all]/route";

const ORIGIN = "http://localhost:3000";

type AuthCall = {
  body?: unknown;
  cookie?: string;
  origin?: string;
  headers?: Record<string, string>;
};

/** A browser's call to a cookie route, `Origin` header included; `cookie` as `readCookies` gives it. */
export function authCall(
  path: string,
  { body, cookie, origin = ORIGIN, headers: more }: AuthCall = {},
): Promise<Response> {
  const headers = {
    ...more,
    origin,
    ...(cookie && { cookie }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const url = `${ORIGIN}/api/auth${path}`;
  if (body === undefined) return GET(new Request(url, { headers }));
  return POST(new Request(url, { method: "POST", headers, body: JSON.stringify(body) }));
}

/** The cookies of an answer, as a browser sends them back. */
export const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

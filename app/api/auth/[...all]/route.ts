import { auth } from "@/lib/access/session";
import { refuseMethods } from "@/lib/api/resource";
import { respondToThrown } from "@/lib/api/respond";
import { ApiError, invalid } from "@/lib/errors";
import { readBytes, requireJson } from "@/lib/http/body";
import { isOutage, type Outage } from "@/lib/outage-words";
import { explainOutage } from "@/lib/to-api-error";

/** The only endpoints of the sign-in library that are reachable. */
const REACHABLE = new Set([
  "POST /sign-up/email",
  "POST /sign-in/email",
  "POST /sign-in/code",
  "POST /sign-in/passkey",
  "POST /sign-in/passkey/options",
  "GET /sign-in/oidc",
  "GET /callback/oidc",
  "POST /sign-out",
  "GET /get-session",
  "GET /token",
  "GET /jwks",
]);

/** Has room for an address, a name and a password. */
const MAX_BYTES = 16 * 1024;

/** Fields with an address to return to. The library parses them, and a long host would take it a tenth of a second. */
const RETURNS = ["callbackURL", "redirectTo", "errorCallbackURL", "newUserCallbackURL"];
/** In characters. */
const MAX_RETURN = 200;

/** Bounds the body, because the library would read one of any size, and refuses other types in our words. */
async function boundBody(request: Request): Promise<Request> {
  if (request.method !== "POST") return request;
  const { url, method, headers } = request;
  const body = await readBytes(request, MAX_BYTES);
  if (body.length > 0) requireJson(request, body);
  const fields = { ...Object.fromEntries(new URL(url).searchParams), ...readFields(body) };
  for (const name of RETURNS) {
    const address = fields[name];
    if (typeof address === "string" && address.length > MAX_RETURN)
      throw invalid(name, `Use at most ${MAX_RETURN} characters.`);
  }
  return new Request(url, { method, headers, body });
}

/** Empty for a body that is not a JSON object, which the library refuses. */
function readFields(body: Uint8Array): Record<string, unknown> {
  try {
    return { ...JSON.parse(new TextDecoder().decode(body)) };
  } catch {
    return {};
  }
}

/** The only endpoint whose token is for scripts: a JWT for assistants */
const GIVES_JWT = "/token";

/** Removes the session's token, the value of its HttpOnly cookie, which scripts of a page must not read. */
async function hideSecret(answer: Response): Promise<Response> {
  const { status, headers } = answer;
  const hideToken = (key: string, value: unknown) => (key === "token" ? undefined : value);
  return Response.json(JSON.parse(await answer.text(), hideToken), { status, headers });
}

/** The outage that `keepOutage` in `auth.ts` put into the body. */
async function readOutage(answer: Response): Promise<Outage> {
  const { outage } = readFields(new Uint8Array(await answer.arrayBuffer()));
  return isOutage(outage) ? outage : "unreachable";
}

/** Needs no check of the origin: the library refuses requests of other sites' pages. */
async function handle(sent: Request): Promise<Response> {
  const request = sent.method === "HEAD" ? new Request(sent, { method: "GET" }) : sent;
  const path = new URL(request.url).pathname.replace("/api/auth", "");
  try {
    if (!REACHABLE.has(`${request.method} ${path}`)) {
      throw new ApiError("NOT_FOUND", "There is no such path.");
    }
    const answer = await (await auth()).handler(await boundBody(request));
    if (answer.status === 503) throw explainOutage(await readOutage(answer));
    answer.headers.set("Cache-Control", "no-store"); // RFC 6749, section 5.1
    const isJson = answer.headers.get("Content-Type")?.includes("json") === true;
    return isJson && path !== GIVES_JWT ? hideSecret(answer) : answer;
  } catch (error) {
    return respondToThrown(error);
  }
}

export const GET = handle;
export const POST = handle;
export const { PUT, PATCH, DELETE, OPTIONS } = refuseMethods(["GET", "POST"]);

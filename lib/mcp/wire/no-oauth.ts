/**
 * Clients that know OAuth look for it after a 401, and show what they are told where they end: here
 * that there is no browser login, and what to do instead.
 */
const SENTENCE =
  "This server has no browser login. Create an API key in Settings and send it as Authorization: Bearer <key>.";

const answer = (status: number, error: string) =>
  Response.json(
    { error, error_description: SENTENCE },
    { status, headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" } },
  );

/** For the discovery documents of RFC 8414, RFC 9728 and OpenID Connect: none of them exists. */
export const noDiscovery = async (): Promise<Response> => answer(404, "not_found");

/** For dynamic client registration (RFC 7591), the last thing that clients try. */
export const noRegistration = async (): Promise<Response> => answer(400, "invalid_request");

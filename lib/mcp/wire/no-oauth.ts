/** Clients with OAuth try it after a 401, and show people the last refusal. */
const SENTENCE =
  "This server has no browser login. Create an API key in Settings and send it as Authorization: Bearer <key>.";

const answer = (status: number, error: string) =>
  Response.json(
    { error, error_description: SENTENCE },
    { status, headers: { "Access-Control-Allow-Origin": "*", "Cache-Control": "no-store" } },
  );

export const refuseDiscovery = async (): Promise<Response> => answer(404, "not_found");

export const refuseRegistration = async (): Promise<Response> => answer(400, "invalid_request");

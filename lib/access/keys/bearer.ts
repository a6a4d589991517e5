import { ApiError } from "@/lib/errors";

export const parseBearer = (authorization: string | null): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];

/** All refusals of one kind of credential have the same message, so that they reveal nothing. */
export const unauthorized = (advice: string) =>
  new ApiError("UNAUTHORIZED", advice, { headers: { "WWW-Authenticate": "Bearer" } });

/** The answer to every token that opens nothing, whether it is bad or its account is disabled. */
export const refuseToken = () =>
  unauthorized(
    "Send a valid API key as 'Authorization: Bearer gwk_live_…', or a session token that has not expired.",
  );

const MAX_JWT = 8192;
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Checks only the form; `keys/jwt.ts` is loaded only for credentials of this form. */
export const isJwt = (credential: string): boolean =>
  credential.length <= MAX_JWT && JWT_SHAPE.test(credential);

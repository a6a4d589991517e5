import { ApiError } from "@/lib/errors";

/** The unverified credential in an `Authorization` header. */
export const parseBearer = (authorization: string | null): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];

/** 401. All refusals of one kind of credential have the same message, so that they reveal nothing. */
export const unauthorized = (advice: string) =>
  new ApiError("UNAUTHORIZED", advice, { headers: { "WWW-Authenticate": "Bearer" } });

/** In characters. */
const MAX_JWT = 8192;
const JWT_SHAPE = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** Whether a credential has the form of a signed JWT: three base64url parts. `keys/jwt.ts` is loaded for those alone. */
export const isJwt = (credential: string): boolean =>
  credential.length <= MAX_JWT && JWT_SHAPE.test(credential);

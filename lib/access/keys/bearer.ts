import { ApiError } from "@/lib/errors";

/** The unverified credential in an `Authorization` header. */
export const parseBearer = (authorization: string | null): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];

/** 401. All refusals of one kind of credential have the same message, so that they reveal nothing. */
export const unauthorized = (advice: string) =>
  new ApiError("UNAUTHORIZED", advice, { headers: { "WWW-Authenticate": "Bearer" } });

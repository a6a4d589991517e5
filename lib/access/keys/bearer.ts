import { ApiError } from "@/lib/errors";

/** The credential in an `Authorization` header, which has not proven anything yet. */
export const bearerOf = (authorization: string | null): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];

/** 401. Every refusal of one kind of credential carries the same advice, so that none can be told apart. */
export const unauthorized = (advice: string) =>
  new ApiError("UNAUTHORIZED", advice, { headers: { "WWW-Authenticate": "Bearer" } });

import { ApiError } from "@/lib/errors";

export type Tagged = { version: number; updated_at: string };

export type Conditional = { ifMatch?: string | undefined };

/** `"<version>-<updated_at in ms>"` (`docs/contract/semantics.md#documents`). */
export const makeEntityTag = (resource: Tagged): string =>
  `"${resource.version}-${Date.parse(resource.updated_at)}"`;

const STRONG_TAG = /^"[^"]*"$/;

/** Checks `If-Match` (RFC 9110, 13.1.1): `*`, or a list of strong tags. @throws 412 */
export function requireMatch(ifMatch: string | undefined, current: string) {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  if (tags.includes(current)) return;
  throw new ApiError(
    "PRECONDITION_FAILED",
    tags.some((tag) => STRONG_TAG.test(tag))
      ? "It has changed since you read it. Read it again, redo your change on the current content, then send it with the new ETag."
      : "If-Match holds no ETag of this API, so nothing was changed. Send the value of the ETag header with its quotation marks, without W/ before it.",
    { headers: { ETag: current } },
  );
}

import { ApiError } from "@/lib/errors";

export type Tagged = { version: number; updated_at: string };

/** The `If-Match` header of a request. */
export type Conditional = { ifMatch?: string | undefined };

/**
 * The entity tag of a thing with versions (`docs/contract/semantics.md#documents`): `"<version>-<updated_at in ms>"`.
 */
export const makeEntityTag = (thing: Tagged): string =>
  `"${thing.version}-${Date.parse(thing.updated_at)}"`;

/**
 * Checks an `If-Match` header (RFC 9110, 13.1.1): `*`, or a list of strong tags.
 * @throws 412 if no tag matches
 */
export function requireMatch(ifMatch: string | undefined, current: string) {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  if (tags.includes(current)) return;
  throw new ApiError(
    "PRECONDITION_FAILED",
    "It has changed since you read it. Read it again, redo your change on the current content, then send it with the new ETag.",
    { headers: { ETag: current } },
  );
}

import { ApiError } from "@/lib/errors";

/** The entity tag of a document, `decisions.md` "Resources": `"<version>-<updated_at in ms>"`. */
export const documentEtag = (document: { version: number; updated_at: string }): string =>
  `"${document.version}-${Date.parse(document.updated_at)}"`;

/**
 * Holds a document against an `If-Match` header (RFC 9110, 13.1.1): `*`, or a list of strong tags.
 * @throws 412 when the document has moved on
 */
export function requireMatch(ifMatch: string | undefined, current: string) {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const tags = ifMatch.split(",").map((tag) => tag.trim());
  if (tags.includes(current)) return;
  throw new ApiError(
    "PRECONDITION_FAILED",
    "The document has changed since you read it. Read it again, redo your change on the new text, then send it with the new ETag.",
    { headers: { ETag: current } },
  );
}

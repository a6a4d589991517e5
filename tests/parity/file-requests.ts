import { FORM_TYPE, fileHead, rawForm } from "@/tests/support/forms";
import type { Scene } from "./scene";
import type { Sent } from "./send";

/** The type of a form, and one with a small file. */
export const form = { "content-type": FORM_TYPE["Content-Type"] };
export const NOTES = rawForm([fileHead(), "Notes"]);

/** Files that come and go, and the other form of a list. */
export function fileRequests({ key, initiativeId, uploadId }: Scene): Sent[] {
  const auth = { authorization: `Bearer ${key}` };
  const post = (body: string, headers = {}) => ({
    method: "POST",
    path: `/api/v1/initiatives/${initiativeId}/uploads`,
    headers: { ...auth, ...form, ...headers },
    body,
  });
  const named = (name: string, content: string) =>
    post(rawForm([fileHead(`; filename="${name}"`), content]));
  const large = (mib: number) => rawForm([fileHead(), "A line.\n".repeat(mib * 131_072)]);
  const content = `/api/v1/uploads/${uploadId}/content`;
  const activity = "/api/v1/activity?limit=1&action=upload.created";
  return [
    post(large(10)),
    post(large(11)),
    post(large(11), { "transfer-encoding": "chunked" }),
    post(large(1), { "transfer-encoding": "chunked", "idempotency-key": "large" }),
    post(large(1), { "idempotency-key": "large" }),
    named("../\u00e4 'b'.csv", "a,b\n1,2\n"),
    named("photo.png", "\x89PNG"),
    post(NOTES, { "content-type": "multipart/form-data" }),
    post(NOTES, { "content-type": "multipart/form-data; boundary=other" }),
    post(NOTES.slice(0, -4)),
    post(NOTES + NOTES),
    post(NOTES, { "content-type": "application/json" }),
    { method: "HEAD", path: content, headers: auth },
    ...["gzip", "identity", "br"].map((encoding) => ({
      method: "GET",
      path: content,
      headers: { ...auth, "accept-encoding": encoding },
    })),
    { method: "GET", path: content, headers: { ...auth, range: "bytes=0-3" } },
    ...["text/csv", "application/json", "text/csv;q=0"].map((accept) => ({
      method: "GET",
      path: activity,
      headers: { ...auth, accept },
    })),
  ];
}

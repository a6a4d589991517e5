"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/lib/action";
import { lines } from "@/app/lib/form-values";
import { keepLineEndings } from "@/app/lib/line-endings";
import type { Caller } from "@/lib/access/caller";
import { listDocumentVersions } from "@/lib/domain/document-versions";
import { getDocument, updateDocument } from "@/lib/domain/documents";
import { entityTag } from "@/lib/domain/etag";
import { listMembers } from "@/lib/domain/members";
import { ApiError } from "@/lib/errors";
import { contentMarkdown, type Document } from "@/lib/schemas/documents";
import { id } from "@/lib/schemas/fields";
import type { SaveResult } from "./save-result";

const Text = z.object({
  id,
  etag: z.string(),
  content: z.preprocess(
    lines,
    z
      .string()
      .max(500_000, "Use at most 500,000 characters: split the document in two.")
      .pipe(contentMarkdown),
  ),
});

/** Stores the text if the document is as it was read; else answers with what stands there now. */
export const save = workspaceAction(Text, async (caller, { id, etag, content }) => {
  const before = await getDocument(caller, { id });
  if (entityTag(before) !== etag) return conflict(caller, before);
  const text = keepLineEndings(before.content_markdown, content);
  if (text === before.content_markdown) return saved(before);
  try {
    return saved(await updateDocument(caller, { id, ifMatch: etag, content_markdown: text }));
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "PRECONDITION_FAILED")) throw error;
    return conflict(caller, await getDocument(caller, { id }));
  }
});

const saved = (document: Document): SaveResult => ({
  state: "saved",
  etag: entityTag(document),
  version: document.version,
});

async function conflict(caller: Caller, document: Document): Promise<SaveResult> {
  const [{ items }, members] = await Promise.all([
    listDocumentVersions(caller, { id: document.id, limit: 1, offset: 0 }),
    listMembers(caller),
  ]);
  const [latest] = items;
  const author = members.find(({ user_id }) => user_id === latest?.created_by);
  return {
    state: "conflict",
    etag: entityTag(document),
    version: document.version,
    content: document.content_markdown,
    author: author?.name ?? "Somebody",
    source: latest?.source ?? "app",
  };
}

"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import type { Caller } from "@/lib/access/caller";
import { listDocumentVersions } from "@/lib/domain/documents/document-versions";
import { getDocument } from "@/lib/domain/documents/documents";
import { changeDocument } from "@/lib/domain/documents/merge-document";
import { ApiError, type ErrorDetail } from "@/lib/errors";
import { parseJson } from "@/lib/http/parse-json";
import { joinBoth } from "@/lib/lines/join-both.mjs";
import { MAX_DOCUMENT } from "@/lib/schemas/bounds";
import { contentMarkdown } from "@/lib/schemas/documents";
import { id } from "@/lib/schemas/fields";
import { FORMER_MEMBER } from "@/lib/schemas/spelling";
import { countNoun } from "@/lib/text/phrases";
import type { Base, SaveResult } from "./save-result";

/** Texts are sent as JSON, because forms change line ends. */
const quoted = z.string().transform((text, { addIssue }) => {
  try {
    return parseJson(text);
  } catch {
    addIssue("Send the text as a JSON string.");
    return z.NEVER;
  }
});

const Text = z.object({
  id,
  base_version: z.coerce.number().int().min(1),
  keeps_both: z.stringbool().default(false),
  content: quoted.pipe(
    z
      .string()
      .max(
        MAX_DOCUMENT,
        `Use at most ${countNoun(MAX_DOCUMENT, "character")}: split the document in two.`,
      )
      .pipe(contentMarkdown),
  ),
});

/** Stores nothing if both sides changed the same lines, and returns the current text. With `keeps_both`, it joins additions. */
export const save = workspaceAction(Text, async (caller, input): Promise<SaveResult> => {
  const { id, base_version, content, keeps_both } = input;
  try {
    const { document } = await changeDocument(caller, {
      id,
      base_version,
      content_markdown: content,
      keepsBoth: keeps_both,
    });
    return { state: "saved", version: document.version, content: document.content_markdown };
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "EDIT_CONFLICT")) throw error;
    return describeConflict(caller, id, error.details);
  }
});

export const readNewest = workspaceAction(
  z.object({ id }),
  async (caller, input): Promise<Base> => {
    const { version, content_markdown } = await getDocument(caller, input);
    return { version, content: content_markdown };
  },
  { refresh: false },
);

async function describeConflict(
  caller: Caller,
  id: string,
  places: ErrorDetail[] = [],
): Promise<SaveResult> {
  const [document, { items }] = await Promise.all([
    getDocument(caller, { id }),
    listDocumentVersions(caller, { id, limit: 1, offset: 0 }),
  ]);
  const [latest] = items;
  return {
    state: "conflict",
    version: document.version,
    content: document.content_markdown,
    author: latest?.created_by_name ?? FORMER_MEMBER,
    source: latest?.source ?? "app",
    canKeepBoth: places.every(canJoin),
    overlaps: places.map(({ line = 1, sent = "", current = "" }) => ({
      line,
      mine: sent,
      theirs: current,
    })),
  };
}

/** False if the text that was changed is no longer kept: then there is no place to join. */
const canJoin = ({ code, base = "", sent = "", current = "" }: ErrorDetail) =>
  code === "overlap" && joinBoth({ base, sent, current }) !== undefined;

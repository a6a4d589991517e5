"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { parseJsonText } from "@/app/shared/form-values";
import type { Caller } from "@/lib/access/caller";
import { type Decision, markPlace } from "@/lib/domain/documents/decision";
import { getDocumentVersion } from "@/lib/domain/documents/document-versions";
import { getDocument } from "@/lib/domain/documents/documents";
import { findConflicting } from "@/lib/domain/documents/find-conflicting";
import { changeDocument, MergeConflict } from "@/lib/domain/documents/merge-document";
import type { ErrorDetail } from "@/lib/errors";
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
  keeps: z.enum(["both", "sent", "current"]).optional(),
  /** As JSON: marks of the places that were shown. */
  seen: z.preprocess(parseJsonText, z.array(z.string().max(64)).max(10_000).default([])),
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

/**
 * Stores nothing if both sides changed the same lines, and returns the current text. `keeps` decides these lines: "both" joins additions;
 * the text of one side replaces the other's in the places of `seen` only.
 */
export const save = workspaceAction(Text, async (caller, input): Promise<SaveResult> => {
  const { id, base_version, content, keeps, seen } = input;
  const decision: Decision | undefined = keeps === "both" ? { keeps } : keeps && { keeps, seen };
  try {
    const { document } = await changeDocument(caller, {
      id,
      base_version,
      content_markdown: content,
      decision,
    });
    return { state: "saved", version: document.version, content: document.content_markdown };
  } catch (error) {
    if (error instanceof MergeConflict) return describeConflict(caller, input, error);
    throw error;
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

/** Shows the version with which the text was compared, and not a newer one, in which the places may be others. */
async function describeConflict(
  caller: Caller,
  { id, base_version }: { id: string; base_version: number },
  { against, details = [] }: MergeConflict,
): Promise<SaveResult> {
  const overlaps = details
    .filter(({ code }) => code === "overlap")
    .map(({ line = 1, base = "", sent = "", current = "" }) => ({ line, base, sent, current }));
  const [shown, found] = await Promise.all([
    getDocumentVersion(caller, { id, version: against }),
    findConflicting(caller, { id, base_version, against, overlaps }),
  ]);
  const by = found ?? shown;
  return {
    state: "conflict",
    version: against,
    content: shown.content_markdown,
    by: {
      name: by.created_by_name ?? FORMER_MEMBER,
      isReader: by.created_by === caller.userId,
      source: by.source,
      version: by.version,
    },
    canKeepBoth: details.every(canJoin),
    overlaps: overlaps.map(({ line, ...place }) => ({
      line,
      mine: place.sent,
      theirs: place.current,
      marks: { sent: markPlace(place, "sent"), current: markPlace(place, "current") },
    })),
  };
}

/** False if the text that was changed is no longer kept: then there is no place to join. */
const canJoin = ({ code, base = "", sent = "", current = "" }: ErrorDetail) =>
  code === "overlap" && joinBoth({ base, sent, current }) !== undefined;

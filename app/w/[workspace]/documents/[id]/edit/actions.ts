"use server";

import * as z from "zod";
import { workspaceAction } from "@/app/shared/action";
import { parseJsonText } from "@/app/shared/form-values";
import type { Caller } from "@/lib/access/caller";
import { type Decision, markPlace } from "@/lib/domain/documents/decision";
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
    if (!(error instanceof ApiError && error.code === "EDIT_CONFLICT")) throw error;
    return describeConflict(caller, input, error.details);
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
  { id, base_version }: { id: string; base_version: number },
  places: ErrorDetail[] = [],
): Promise<SaveResult> {
  const [document, { items }] = await Promise.all([
    getDocument(caller, { id }),
    listDocumentVersions(caller, { id, limit: LATEST, offset: 0 }),
  ]);
  const since = items.filter(({ version }) => version > base_version);
  // If both another person and another tab of this one have changed the document, the person is named.
  const other = since.find(({ created_by }) => created_by !== caller.userId);
  const latest = other ?? items[0];
  return {
    state: "conflict",
    version: document.version,
    content: document.content_markdown,
    by: {
      name: latest?.created_by_name ?? FORMER_MEMBER,
      isReader: other === undefined && latest?.created_by === caller.userId,
      source: latest?.source ?? "app",
      version: latest?.version ?? document.version,
    },
    canKeepBoth: places.every(canJoin),
    overlaps: places
      .filter(({ code }) => code === "overlap")
      .map(({ line = 1, base = "", sent = "", current = "" }) => ({
        line,
        mine: sent,
        theirs: current,
        marks: {
          sent: markPlace({ base, sent, current }, "sent"),
          current: markPlace({ base, sent, current }, "current"),
        },
      })),
  };
}

/** Versions that are read to find who made the change. */
const LATEST = 50;

/** False if the text that was changed is no longer kept: then there is no place to join. */
const canJoin = ({ code, base = "", sent = "", current = "" }: ErrorDetail) =>
  code === "overlap" && joinBoth({ base, sent, current }) !== undefined;

import type { Caller } from "@/lib/access/caller";
import { ApiError, invalid } from "@/lib/errors";
import { tickLine } from "@/lib/markdown/task-line.mjs";
import { getDocumentVersion } from "./document-versions";
import { getDocument } from "./documents";
import { changeDocument, type MergedDocument } from "./merge-document";

type Tick = { id: string; base_version: number; line: number; is_done: boolean };

/** Ticks or clears the box of a task in the text of `base_version`, and merges that. @throws 400, 404, 409 `EDIT_CONFLICT` */
export async function tickBox(caller: Caller, tick: Tick): Promise<MergedDocument> {
  const { id, base_version, line, is_done } = tick;
  const base = await getDocumentVersion(caller, { id, version: base_version });
  const content_markdown = tickLine(base.content_markdown, line, is_done);
  if (content_markdown === undefined) {
    throw invalid("line", `Line ${line} of version ${base_version} has no box to tick.`);
  }
  if (content_markdown === base.content_markdown) return keepAsIs(caller, tick);
  return changeDocument(caller, { id, base_version, content_markdown });
}

/** A later version may have changed the box, and a merge of no change would leave it so. */
async function keepAsIs(caller: Caller, { id, base_version, line }: Tick): Promise<MergedDocument> {
  const document = await getDocument(caller, { id });
  if (document.version === base_version) return { document };
  throw new ApiError(
    "EDIT_CONFLICT",
    `Version ${base_version} already has the box in line ${line} as you ask, but the document is at version ${document.version}. Read it again, then tick the box there.`,
  );
}

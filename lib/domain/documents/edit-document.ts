import type { Caller } from "@/lib/access/caller";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import type { Transaction } from "@/lib/db/transaction";
import { countBytes, type Growth } from "@/lib/domain/usage/storage-growth";
import { write } from "@/lib/domain/write";
import { ApiError, invalid } from "@/lib/errors";
import { MAX_DOCUMENT } from "@/lib/schemas/bounds";
import { contentMarkdown, DocumentEdit } from "@/lib/schemas/documents";
import { validate } from "@/lib/schemas/validate";
import { countOccurrences } from "@/lib/text/count-occurrences";
import { countNoun } from "@/lib/text/phrases";
import { lockDocument } from "./document-lock";
import { changeLocked, measureGrowth } from "./documents";
import { type MergedDocument, mergeIntoDocument } from "./merge-document";
import { READ_TEXT } from "./read-text.sql";

/** `changedAt`: where an appended or patched text begins, in UTF-16 units. */
type EditedDocument = MergedDocument & { changedAt?: number | undefined };

/** Merges a replacement, and refuses other edits, if the text has changed since. @throws 400, 409 `EDIT_CONFLICT` */
export async function editDocument(caller: Caller, input: DocumentEdit): Promise<EditedDocument> {
  // The flat schemas of REST and MCP cannot express dependencies between fields.
  const edit = validate(DocumentEdit, input);
  const { id, expected_version, mode, content, find, ...change } = edit;
  if (mode === "replace" && content !== undefined) {
    return mergeIntoDocument(caller, {
      id,
      ...change,
      baseVersion: expected_version,
      versionField: "expected_version",
      contentMarkdown: content,
      refuseBeyond: (present) => wrongVersion(expected_version, present),
    });
  }
  let changedAt: number | undefined;
  const run = async (tx: Transaction) => {
    const locked = await lockDocument(tx, id);
    if (locked.version !== expected_version) throw wrongVersion(expected_version, locked.version);
    const edited = await editText(tx, id, { mode, content, find });
    changedAt = edited?.at;
    return changeLocked(
      tx,
      caller,
      { id, ...locked },
      { ...change, contentMarkdown: edited?.text },
    );
  };
  const document = await write(caller, run, {
    text: { type: "document", id, text: content },
    growth: await measureEdit(caller, edit),
  });
  return { document, changedAt };
}

const BYTES = statement(
  "SELECT octet_length(content_markdown) AS bytes FROM document WHERE workspace_id = $1 AND id = $2",
  ["uuid", "uuid"],
  { bytes: "int4" },
);

/** A new version stores the whole text, not only the inserted part. */
async function measureEdit(
  caller: Caller,
  { id, mode, title, content }: DocumentEdit,
): Promise<Growth> {
  if (mode === undefined) return measureGrowth(caller, id, { title });
  const [present] = await query(BYTES, [caller.workspaceId, id]);
  return { bytes: (present?.bytes ?? 0) + 2 * countBytes({ content }) + countBytes({ title }) };
}

export const wrongVersion = (expected: number, present: number) =>
  new ApiError(
    "PRECONDITION_FAILED",
    `The document is at version ${present}, not ${expected}. Read it again, redo your change on the new text, then send it with the version you read.`,
  );

async function editText(
  tx: Transaction,
  id: string,
  { mode, content, find }: Pick<DocumentEdit, "mode" | "content" | "find">,
) {
  if (mode === undefined) return undefined;
  const [row] = await tx.query(READ_TEXT, [tx.workspaceId, id]);
  const text = row?.text ?? "";
  const added = content ?? "";
  const result = find === undefined ? insertAtEnd(text, added) : replaceText(text, find, added);
  if (!contentMarkdown.safeParse(result.text).success) {
    throw invalid(
      "content",
      `With this content the document would exceed ${countNoun(MAX_DOCUMENT, "character")}. Shorten it, or put it into another document.`,
    );
  }
  return result;
}

const LAST_LINE_END = /(\r\n|\r|\n)[^\r\n]*$/;
const ENDS_IN_BLANK_LINE = /(?:^|\n|\r(?!\n))[ \t]*(?:\r\n|\r|\n)$/;
const ENDS_AT_LINE_START = /(?:^|\n|\r(?!\n))[ \t]*$/;

const STARTS_FOOTNOTE = /^\[\^[^\]\n]+\]:/;
const CONTINUES_FOOTNOTE = /^(?:\s|$)/;

/** The end of a text is before the footnote definitions that close it: readers show these last in any case. */
function insertAtEnd(text: string, content: string) {
  const lines = text.split(/(?<=\n)/);
  let first = lines.length;
  for (const [index, line] of [...lines.entries()].reverse()) {
    if (STARTS_FOOTNOTE.test(line)) first = index;
    else if (!CONTINUES_FOOTNOTE.test(line)) break;
  }
  const added = appendText(lines.slice(0, first).join(""), content);
  return {
    text: first < lines.length ? appendText(added, lines.slice(first).join("")) : added,
    at: added.length - content.length,
  };
}

function appendText(text: string, content: string): string {
  if (text === "" || ENDS_IN_BLANK_LINE.test(text)) return text + content;
  const lineEnd = LAST_LINE_END.exec(text)?.[1] ?? LAST_LINE_END.exec(content)?.[1] ?? "\n";
  return text + lineEnd.repeat(ENDS_AT_LINE_START.test(text) ? 1 : 2) + content;
}

function replaceText(text: string, find: string, content: string) {
  const at = findOnce(text, find);
  return { text: text.slice(0, at) + content + text.slice(at + find.length), at };
}

/** @throws 400 unless `find` occurs exactly once */
export function findOnce(text: string, find: string): number {
  const { count, first } = countOccurrences(text, find);
  if (count === 0) {
    throw invalid(
      "find",
      "find does not occur in the document. Copy it from the present text: it must match exactly, spaces and line ends included.",
    );
  }
  if (count > 1) {
    throw invalid(
      "find",
      `find occurs ${count} times in the document. Add text from around the place you mean, so that it occurs once.`,
    );
  }
  return first;
}

import { hasOwnWords } from "@/lib/ai/grounding/own-words";
import { query } from "@/lib/db/pool-query";
import { statement } from "@/lib/db/statement";
import { startTurns } from "@/lib/threads/turns";

/** Bytes: instructions of 10,000 characters, and an outline. */
const MAX_BYTES = 48_000;

/** A line of text, unlike lines of an outline. The database searches for it, so that few documents are read. */
const TEXT_LINE = String.raw`(?n)^[^#>|_\[*\s-]`;

const MAY_LACK_WORDS = statement(
  `SELECT t.id, t.content_markdown AS text FROM document t
   WHERE t.workspace_id = $1 AND t.initiative_id = $2 AND octet_length(t.content_markdown) <= ${MAX_BYTES}
     AND (t.content_markdown !~ '${TEXT_LINE}' OR t.content_markdown LIKE '## Instructions%')`,
  ["uuid", "uuid"],
  { id: "uuid", text: "text" },
);

/** Finds an initiative's documents without words of their own, such as outlines. They count as absent. */
export async function findDocumentsWithoutWords(
  workspaceId: string,
  initiativeId: string,
): Promise<string[]> {
  const rows = await query(MAY_LACK_WORDS, [workspaceId, initiativeId]);
  const turn = startTurns();
  const found: string[] = [];
  for (const { id, text } of rows) {
    await turn(); // there may be many
    if (!hasOwnWords(text)) found.push(id);
  }
  return found;
}

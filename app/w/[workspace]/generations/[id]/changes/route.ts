import { serveEvents } from "@/app/shared/event-stream";
import type { Caller } from "@/lib/access/caller";
import { watchGeneration } from "@/lib/domain/generation/generations";
import { renderMarkdown } from "@/lib/markdown/render";
import type { WrittenSoFar } from "../progress";

/** References to evidence, which are checked and become footnotes when the text is complete. */
const REFERENCE = /\s?\[\^E\d+\]/g;

/** Streams the generation's state and unfinished text. */
export const GET = serveEvents(async function* (
  caller: Caller,
  place: { id: string },
  signal: AbortSignal,
): AsyncGenerator<WrittenSoFar> {
  for await (const { generation, draft } of watchGeneration(caller, place, signal)) {
    const { html } = await renderMarkdown(draft.replace(REFERENCE, ""), null);
    yield { state: generation.state, documentId: generation.document_id, html };
  }
});

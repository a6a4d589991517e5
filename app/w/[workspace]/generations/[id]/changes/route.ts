import { serveEvents } from "@/app/shared/event-stream";
import type { Caller } from "@/lib/access/caller";
import { watchGeneration } from "@/lib/domain/generation/background-generations";
import { renderMarkdown } from "@/lib/markdown/render";
import { dropReferences } from "@/lib/text/drop-references";
import type { WrittenSoFar } from "../progress";

/** Streams the generation's state and unfinished text. */
export const GET = serveEvents(async function* (
  caller: Caller,
  place: { id: string },
  signal: AbortSignal,
): AsyncGenerator<WrittenSoFar> {
  for await (const { generation, draft } of watchGeneration(caller, place, signal)) {
    const { html } = await renderMarkdown(dropReferences(draft), null);
    yield { state: generation.state, documentId: generation.document_id, html };
  }
});

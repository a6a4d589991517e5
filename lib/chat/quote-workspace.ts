import type { Caller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { searchWorkspace } from "@/lib/domain/search";
import { links } from "@/lib/links";
import { escapeMarkdown } from "@/lib/markdown/escape";
import { spell } from "@/lib/schemas/spelling";
import type { AskedPage } from "./briefing";
import type { ChatEvent } from "./question";

const MAX_QUOTES = 5;

export async function* quoteWorkspace(
  caller: Caller,
  question: string,
  { initiativeId }: AskedPage,
): AsyncGenerator<ChatEvent> {
  const q = question.trim();
  const found =
    q.length < 2
      ? undefined
      : await searchWorkspace(
          caller,
          {
            q,
            ...(initiativeId && { initiative_id: initiativeId }),
            limit: MAX_QUOTES,
            offset: 0,
            types: undefined,
          },
          { isTyped: false },
        );
  const items = found?.items ?? [];
  const hasMore = found?.pagination.has_more ?? false;
  yield {
    type: "step",
    text: `Searched for “${q.slice(0, 80)}”: ${items.length} found${hasMore ? " and more" : ""}`,
  };
  const quote = ({ type, label, title, url, snippet }: (typeof items)[number]) =>
    `- [${escapeMarkdown(title)}](${url}) (${spell(label ?? type)})\n\n  > ${escapeMarkdown(snippet) || "It has no text."}`;
  const quotes = items.filter(({ match }) => match !== "meaning").map(quote);
  const related = items.filter(({ match }) => match === "meaning").map(quote);
  const corrected = found?.corrected_query
    ? [`Showing results for *${escapeMarkdown(found.corrected_query)}*.`]
    : [];
  const opening =
    quotes.length > 0
      ? "No AI model is connected, so nobody wrote an answer. This is what the workspace says, word for word:"
      : "No AI model is connected, and no text here holds these words. Ask with other words, or with fewer.";
  const search = { q, ...(initiativeId && { initiative: initiativeId }) };
  const more = hasMore
    ? [
        `[Open all results in Search](${config().APP_URL}${links.search(caller.workspaceId, search)}).`,
      ]
    : [];
  const besides = related.length > 0 ? ["Related, by meaning alone:", ...related] : [];
  const markdown = [...corrected, opening, ...quotes, ...besides, ...more].join("\n\n");
  const counts = { statements: items.length, grounded: items.length };
  yield { type: "answer", markdown, sources: [], ...counts };
}

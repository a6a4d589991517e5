import type { Caller } from "@/lib/access/caller";
import { config } from "@/lib/config";
import { searchAndCount } from "@/lib/domain/search";
import { links } from "@/lib/links";
import { escapeMarkdown } from "@/lib/markdown/escape";
import { toPlainLine } from "@/lib/schemas/plain-line";
import type { SearchResult } from "@/lib/schemas/search";
import { spell } from "@/lib/schemas/spelling";
import { extractLetters } from "@/lib/text/phrases";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import type { AskedPage } from "./briefing";
import { findRequest, type RequestedTask } from "./find-request";
import type { ChatEvent } from "./question";

const MAX_QUOTES = 5;
/** Number of results among which documents that repeat an item are looked for. */
const MAX_READ = 20;
/** In letters and digits: a shorter sentence may stand in two texts by chance. */
const MIN_REPEATED = 20;

/** After the sentence for a request, which says that there is no model. */
const OPENINGS = {
  asAsked: {
    quotes: "No AI model is connected. These passages of the workspace come closest:",
    nothing:
      "No AI model is connected, and no text here contains these words. Try other words, or fewer.",
  },
  asRequested: {
    quotes: "These passages of the workspace come closest:",
    nothing: "No text here contains these words.",
  },
};

const BY_HAND: Record<RequestedTask, string> = {
  add: "add it under Context or Goals",
  change: "edit it on its page",
  write: "write a new document, or generate a draft",
  summarize: "generate an executive summary",
};

export async function* quoteWorkspace(
  caller: Caller,
  question: string,
  page: AskedPage,
): AsyncGenerator<ChatEvent> {
  const { initiativeId } = page;
  const q = question.trim();
  const search = { limit: MAX_READ, offset: 0, types: undefined };
  const { list, total, missing } =
    q.length < 2
      ? { list: undefined, total: 0, missing: [] }
      : await searchAndCount(
          caller,
          { q, ...(initiativeId && { initiative_id: initiativeId }), ...search },
          { isTyped: false },
        );
  const items = dropRepeated(list?.items ?? []).slice(0, MAX_QUOTES);
  yield { type: "step", text: `Searched for “${toPlainLine(q, 80)}”: ${total} found` };
  // Of a goal or a link, the title says enough next to other passages.
  const none = items.some(({ snippet }) => snippet !== "") ? "" : "It has no text.";
  const quote = ({ type, label, title, url, snippet }: (typeof items)[number]) => {
    const said = escapeMarkdown(snippet) || none;
    const source = `- [${escapeMarkdown(title)}](${url}) (${spell(label ?? type)})`;
    return said === "" ? source : `${source}\n\n  > ${said}`;
  };
  const quotes = items.filter(({ match }) => match !== "meaning").map(quote);
  const related = items.filter(({ match }) => match === "meaning").map(quote);
  const request = findRequest(q);
  const referral = request ? [referToPage(request, caller.workspaceId, page)] : [];
  const corrected = list?.corrected_query
    ? [`Showing results for *${escapeMarkdown(list.corrected_query)}*.`]
    : [];
  const absent = !request && quotes.length > 0 && missing.length > 0 ? [nameMissing(missing)] : [];
  const opening = request ? OPENINGS.asRequested : OPENINGS.asAsked;
  const path = links.search(caller.workspaceId, {
    q,
    ...(initiativeId && { initiative: initiativeId }),
  });
  const others = total - items.length;
  const more =
    others > 0
      ? [
          `These are ${items.length} of ${total} passages: [see the other ${others} in Search](${config().APP_URL}${path}).`,
        ]
      : [];
  const besides = related.length > 0 ? ["Related, by meaning alone:", ...related] : [];
  const parts = [
    ...referral,
    ...corrected,
    ...absent,
    quotes.length > 0 ? opening.quotes : opening.nothing,
    ...quotes,
    ...besides,
    ...more,
  ];
  yield {
    type: "answer",
    markdown: parts.join("\n\n"),
    sources: [],
    statements: items.length,
    grounded: items.length,
  };
}

const MAX_MISSING = 3;

/** Says which words of a question are in no text, so that nobody takes the passages for an answer to them. */
function nameMissing(words: readonly string[]): string {
  const named = words.slice(0, MAX_MISSING).map((word) => `“${escapeMarkdown(word)}”`);
  return `No text here has the word ${named.join(" or ")}.`;
}

/** Drops documents whose passage has a sentence of an item, a goal or a file among the results, as a generated draft does. */
function dropRepeated(items: readonly SearchResult[]): SearchResult[] {
  const said = items
    .filter(({ type }) => type !== "document")
    .flatMap(({ snippet }) => splitPlainSentences(snippet).map(extractLetters))
    .filter(({ length }) => length >= MIN_REPEATED);
  return items.filter(({ type, snippet }) => {
    const letters = extractLetters(snippet);
    return type !== "document" || !said.some((sentence) => letters.includes(sentence));
  });
}

/** Says that nothing is done without a model, and links to where a person can do it. */
function referToPage(request: RequestedTask, workspaceId: string, page: AskedPage): string {
  const link = (words: string, path: string) => `[${words}](${config().APP_URL}${path})`;
  const { about, initiativeId: id } = page;
  const cannot = "No AI model is connected, so Ask can only quote what the workspace says:";
  if (!id) {
    const initiative = link("an initiative", links.initiatives(workspaceId));
    return `${cannot} open ${initiative} and ${BY_HAND[request]}.`;
  }
  const changed =
    about?.type === "document"
      ? link("edit the document", links.editDocument(workspaceId, about.id))
      : `open it in ${link("this initiative", links.initiative(workspaceId, id))} and edit it there`;
  const pages: Record<RequestedTask, string> = {
    add: `add it under ${link("Context", links.addContextItem(workspaceId, id))} or ${link("Goals", links.addGoal(workspaceId, id))}`,
    change: changed,
    write: `write it in a ${link("new document", links.newDocument(workspaceId, id))}, or ${link("generate a draft", links.generate(workspaceId, id))}`,
    summarize: `generate an ${link("executive summary", links.generate(workspaceId, id, { type: "executive_summary" }))}, or ask an ${link("advisor", links.initiativeAdvisors(workspaceId, id))} for a stakeholder update`,
  };
  return `${cannot} ${pages[request]}.`;
}

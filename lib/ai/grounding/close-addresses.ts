import { findAddresses } from "@/lib/markdown/render";
import type { Address } from "@/lib/markdown/render-thread";
import type { CleanDraft } from "./clean-draft";
import { asPlainLines, asPlainText } from "./plain-text";

/** How often a text is mended before all of it becomes plain. */
const ROUNDS = 4;

/**
 * Reads a cleaned draft as the page reads it. What still leads to a place that was not sent loses its
 * formatting; where that does not help, or cannot be told in time, the whole text does.
 */
export async function closeAddresses(
  text: string,
  { footnotes, isAllowedAddress }: Pick<CleanDraft, "footnotes" | "isAllowedAddress">,
): Promise<{ body: string; closed: number }> {
  let body = text;
  let closed = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const found = await findAddresses(withFootnotes(body, footnotes)).catch(() => undefined);
    if (!found || footnotesAfter(body, found) !== footnotes.length) break;
    const foreign = found.filter(
      ({ kind, url, from }) =>
        from < body.length && (kind !== "link" || !isAllowedAddress(url.replace(/^mailto:/, ""))),
    );
    if (foreign.length === 0) return { body, closed };
    closed += foreign.length;
    body = withoutMarkup(body, foreign);
  }
  return { body: asPlainLines(body), closed: closed + 1 };
}

/** A fence or a list of the body that never ends may swallow what stands after it. */
const footnotesAfter = (body: string, found: readonly Address[]) =>
  found.filter(({ kind, from }) => kind === "footnoteDefinition" && from >= body.length).length;

/** A text with the definitions of its footnotes after it. */
export const withFootnotes = (body: string, footnotes: readonly string[]) =>
  `${[body, ...(footnotes.length > 0 ? [footnotes.join("\n")] : [])].join("\n\n")}\n`;

/** From the end, so that the places before stay right; those inside of another wait for the next round. */
function withoutMarkup(text: string, places: readonly Address[]): string {
  let result = text;
  let free = text.length;
  for (const { from, to } of places.toSorted((a, b) => b.from - a.from)) {
    if (to > free) continue;
    result = result.slice(0, from) + asPlainText(result.slice(from, to)) + result.slice(to);
    free = from;
  }
  return result;
}

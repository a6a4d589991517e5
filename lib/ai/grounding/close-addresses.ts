import { ApiError } from "@/lib/errors";
import { findAddressesInThread } from "@/lib/markdown/render";
import type { Address } from "@/lib/markdown/render-thread";
import { trimPunctuation } from "./clean-line";

const ROUNDS = 4;
const TIMEOUT_MS = 5000;

type Allowed = { footnotes: readonly string[]; isAllowedAddress: (address: string) => boolean };

/** Parses a draft as the page will, and flattens markup with a foreign address, as a last resort all. @throws 503 */
export async function closeAddresses(
  text: string,
  { footnotes, isAllowedAddress }: Allowed,
): Promise<{ body: string; closed: number }> {
  let body = text;
  let closed = 0;
  const end = Date.now() + TIMEOUT_MS;
  for (let round = 0; round < ROUNDS; round++) {
    const whole = addFootnotes(body, footnotes);
    const found = await findAddressesInThread(whole, Math.max(1, end - Date.now()), refuse);
    if (!found || countFootnotesAfter(body, found) !== footnotes.length) break;
    const foreign = found.filter(
      ({ kind, url, from }) =>
        from < body.length && (kind !== "link" || !isAllowedAddress(readAddress(url))),
    );
    if (foreign.length === 0) return { body, closed };
    closed += foreign.length;
    body = removeMarkup(body, foreign);
  }
  return { body: flatten(body), closed: closed + 1 };
}

/** Restores the address as written: a renderer adds a protocol and includes a mark after the address. */
const readAddress = (url: string) =>
  trimPunctuation(url.replace(/^mailto:|^http:\/\/(?=www\.)/i, ""));

function refuse(): never {
  throw new ApiError(
    "AI_UNAVAILABLE",
    "Too many drafts are being checked at once. Nothing was written: try again in a moment.",
    { headers: { "Retry-After": "5" } },
  );
}

/** Counts the footnotes after the body; a fence or list of the body that never ends may swallow them. */
const countFootnotesAfter = (body: string, found: readonly Address[]) =>
  found.filter(({ kind, from }) => kind === "footnoteDefinition" && from >= body.length).length;

export const addFootnotes = (body: string, footnotes: readonly string[]) =>
  `${[body, ...(footnotes.length > 0 ? [footnotes.join("\n")] : [])].join("\n\n")}\n`;

/** Replaces from the end, so that earlier offsets stay valid; nested places wait for the next round. */
function removeMarkup(text: string, places: readonly Address[]): string {
  let result = text;
  let free = text.length;
  for (const { from, to: end } of places.toSorted((a, b) => b.from - a.from)) {
    // A block ends after its line, and the last line of a draft is followed by its footnotes.
    const to = Math.min(end, text.length);
    if (to > free) continue;
    result = result.slice(0, from) + flatten(result.slice(from, to)) + result.slice(to);
    free = from;
  }
  return result;
}

/** References to evidence, and the marks that begin a heading, a list item or a quote. */
const KEPT = /(\[\^\d{1,4}\]|^ {0,3}(?:#{1,6}|[-*+]|\d{1,9}[.)]|>)[ \t])/m;

/** Escapes every other mark, so that no renderer finds an address or markup. */
const flatten = (text: string) =>
  text
    .split(KEPT)
    .map((part, at) => (at % 2 === 1 ? part : escapeMarks(part)))
    .join("");

// GitHub's markdown links these even when their marks are escaped.
const escapeMarks = (text: string) =>
  text
    .replace(/https?:\/\//gi, "")
    .replaceAll("://", " ")
    .replace(/www\./gi, "www ")
    .replaceAll("@", " (at) ")
    .replace(/[!-/:-@[-`{-~]/g, (mark) => `\\${mark}`);

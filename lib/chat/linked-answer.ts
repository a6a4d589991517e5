import type { Evidence } from "@/lib/ai/evidence";
import type { AnswerSource } from "@/lib/chat/question";

const DEFINITION = /^ {0,3}\[\^\d{1,4}\]:.*$/gm;
const REFERENCE = /\s?\[\^(\d{1,4})\]/g;
const LINK = / \[\d{1,4}\]\([^\s)]+\)/g;

/** A checked text whose footnotes are links to its sources: several answers on one page have no footnotes that meet. */
export function linkSources(
  markdown: string,
  cited: ReadonlyMap<string, number>,
  evidence: readonly Evidence[],
): { markdown: string; sources: AnswerSource[] } {
  const sources = evidence
    .flatMap(({ ref, type, title, url }) => {
      const number = cited.get(ref);
      return number ? [{ number, type, title, url }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const linked = markdown.replace(DEFINITION, "").replace(REFERENCE, (whole, digits: string) => {
    const url = urls.get(Number(digits));
    return url ? ` [${digits}](${url})` : whole;
  });
  return { markdown: linked.trim(), sources };
}

/** The words of an earlier answer. */
export const withoutSources = (answer: string) => answer.replace(LINK, "");

import type { Evidence } from "@/lib/ai/evidence";
import { OUTDATED } from "@/lib/document-types/topics";
import { readSentences } from "./read-sentences";

/** Whether an item calls itself outdated: in its title, at the beginning of a sentence, or by a phrase of several words. */
export function isOutdated({ title, text }: Evidence): boolean {
  const sentences = readSentences(text).map((each) => each.toLowerCase());
  return OUTDATED.some(
    (phrase) =>
      title.toLowerCase().includes(phrase) ||
      sentences.some((each) =>
        phrase.includes(" ") ? each.includes(phrase) : each.startsWith(phrase),
      ),
  );
}

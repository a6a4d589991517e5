import type { Sentence } from "@/lib/ai/advisors/shared/sentences";
import { BINDING, type Detector, EXCLUDED, isSpoken, quoteOf, type Remark } from "./reading";
import { CHANGE_VERBS, VAGUE_WORDS } from "./vague-words";

const GROUPS = VAGUE_WORDS.map((group) => {
  const longestFirst = group.words.toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}-]|how )(?:${longestFirst.join("|")})(?![\\p{L}-])`, "iu");
  return { ...group, pattern };
});
const OBLIGES = /\b(?:must|should|shall|will|needs? to|has to|have to)\b/i;
const NUMBER =
  /\d|\b(?:zero|none|one|two|three|four|five|six|seven|eight|nine|ten|half|third|quarter|no)\b/i;

/** Words that mean something else to each reader, in sentences that give no number. */
export const findVague: Detector = ({ sentences }) =>
  sentences.flatMap((sentence): Remark | Remark[] => {
    if (sentence.kind === "quote" || sentence.kind === "row" || NUMBER.test(sentence.text))
      return [];
    return vagueWord(sentence) ?? emptyPromise(sentence) ?? [];
  });

const binds = ({ text, section }: Sentence) => BINDING.test(section) || OBLIGES.test(text);

function vagueWord(sentence: Sentence): Remark | undefined {
  for (const { pattern, onlyBinding, issue, write } of GROUPS) {
    if (onlyBinding && !binds(sentence)) continue;
    const found = pattern.exec(sentence.text);
    if (!found || isSpoken(sentence.text, found.index)) continue;
    const [word] = found;
    return {
      ...quoteOf(sentence),
      severity: binds(sentence) ? "medium" : "low",
      issue: issue.replace("%", word),
      suggestion: write.replace("%", word),
    };
  }
  return undefined;
}

/** `Improve onboarding`: a change without from, to and when. */
function emptyPromise(sentence: Sentence): Remark | undefined {
  const found = CHANGE_VERBS.exec(sentence.text);
  if (!found || !binds(sentence) || EXCLUDED.test(sentence.text)) return undefined;
  const object = objectAfter(sentence.text, found.index + found[0].length);
  const change = object ? `${found[0].toLowerCase()} ${object}` : found[0].toLowerCase();
  return {
    ...quoteOf(sentence),
    severity: "medium",
    issue: `“${change}” can be neither checked nor missed: no amount is given.`,
    suggestion: `Say how “${object || change}” is counted, what it is today and what it must be, and by when.`,
  };
}

/** The few words after a verb, up to a comma, a conjunction or the end. */
function objectAfter(text: string, at: number): string {
  const after = text
    .slice(at, at + 60)
    .split(/[.,;:()]|\s(?:and|or|by|for|so|to|when|while|with|in|on|at|of)\s/)[0];
  return (after ?? "").replace(/[*_`]/g, "").trim().split(/\s+/).slice(0, 5).join(" ");
}

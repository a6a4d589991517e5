import { HEARD } from "@/lib/ai/advisors/shared/claims";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isEnglish } from "@/lib/text/languages";
import { capitalize } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { createNameTest } from "./competitor-name";

export type FactKind = "strength" | "weakness" | "advantage" | "objection" | "answer" | "other";
export type Fact = { text: string; kind: FactKind; piece: Evidence };

const NAMES_SEVERAL = /\b(?:and|vs|versus)\b|[,&+/]/i;

/** The whole text of an item about the competitor alone, and the sentences that name it in items about several. */
export function findFacts(name: string, evidence: readonly Evidence[]): Fact[] {
  const names = createNameTest(name);
  const isNamesake = ({ title }: Evidence) => title.toLowerCase() === name.toLowerCase();
  return evidence
    .filter((piece) => hasLabel(piece, "key_competitors"))
    .sort((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)))
    .flatMap((piece) => {
      const isAllTheirs = names(piece.title) && !NAMES_SEVERAL.test(piece.title);
      return splitSentences(piece.text)
        .map(({ text }) => text.replace(/\s+/g, " "))
        .filter((sentence) => isAllTheirs || names(sentence))
        .flatMap((sentence) => splitProfile(sentence, name))
        .map((text): Fact => ({ ...classify(text), piece }));
    });
}

/** Splits `Servana: €24 a month, popular with small firms` into clauses; `included in its only plan` is none alone. */
function splitProfile(sentence: string, name: string): string[] {
  const isProfile = sentence.toLowerCase().startsWith(`${name.toLowerCase()}:`);
  const profile = isProfile ? sentence.slice(name.length + 1) : sentence;
  const clauses = profile
    .split(
      /[,;]\s(?!(?:included|part of|available|also|only|since|with|for|in|from)\b)(?:but\s)?|\sbut\s/,
    )
    .map((part) => part.trim());
  const isContrast = STRONG.test(profile) && clauses.slice(1).some((each) => LIMITED.test(each));
  if (!isProfile && !isContrast) return [sentence];
  return clauses.map((clause) => `${capitalize(clause.replace(/\.$/, ""))}.`);
}

const LABELLED: readonly (readonly [FactKind, RegExp])[] = [
  ["strength", /^(?:their )?(?:strengths?|pros?|stärken?|forces?|sterktes?): */i],
  ["weakness", /^(?:their )?(?:weakness(?:es)?|cons?|schwächen?|faiblesses?|zwaktes?): */i],
  ["advantage", /^(?:why we win|we win (?:on|with|because)|our advantages?): */i],
  ["objection", /^(?:objections?|buyers? says?|prospects? says?): */i],
  ["answer", /^(?:answers?|response|we answer|our answer): */i],
];
const WON = /^we (?:win|won) .*\bbecause\b/i;
const STRONG = /^(?:strong|popular|well known|known for|easy|good at|best at|full) /i;
const WEAK = /^(?:weak|slow|poor|lacks?|missing) |^(?:cannot|does not|works? [^.]* only\b)/i;
/** `No API`, but not `No. 1`, `No one beats it` or `No set-up fee`. */
const ABSENT =
  /^(?:no|not) (?!one\b|other\b|rival|competitor|wonder|doubt|(?:\p{L}+ ){0,2}(?:costs?|charges?|fees?|contracts?|sales|set-?up|limits?|training|installation|waiting)\b)\p{Ll}/iu;
const LIMITED =
  /\b(?:only|no|not|nor|never|none|lacks?|lacking|limited|limits?|partly|hardly|barely|unless|cannot|except|without|if|claims?|announced|promises?|planned|beta|might|may|was|were|until)\b|n['’]t\b/i;

function classify(text: string): Pick<Fact, "text" | "kind"> {
  for (const [kind, label] of LABELLED) {
    if (label.test(text)) return { kind, text: capitalize(text.replace(label, "")) };
  }
  if (HEARD.test(text)) return { kind: "objection", text };
  if (!isEnglish(text)) return { kind: "other", text };
  if (WON.test(text)) return { kind: "advantage", text };
  if (WEAK.test(text) || ABSENT.test(text)) return { kind: "weakness", text };
  return { kind: STRONG.test(text) && !LIMITED.test(text) ? "strength" : "other", text };
}

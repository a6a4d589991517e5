import { isChurn } from "@/lib/ai/advisors/shared/claims";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { capitalize } from "@/lib/text/phrases";
import { splitSentences } from "@/lib/text/sentences";
import { createNameTest } from "./check";
import { evaluate, type FactKind, isStrong } from "./evaluations";

export type Fact = { text: string; kind: FactKind; piece: Evidence };

const NAMES_SEVERAL = /\b(?:and|vs|versus|und|en|et)\b|[,&+/・、]/i;

/** What items about the competitor say of it, and what buyers said of deals that were won or lost against it. */
export function findFacts(name: string, evidence: readonly Evidence[]): Fact[] {
  const names = createNameTest(name);
  return [
    ...findStatements(name, names, evidence),
    ...evidence
      .filter((piece) => hasLabel(piece, "user_feedback", "market_research"))
      .filter((piece) => names(`${piece.title}\n${piece.text}`) && !isChurn(piece))
      .flatMap(quoteDeal),
  ];
}

/** The whole text of an item about the competitor alone, and the sentences that name it in items about several. */
function findStatements(
  name: string,
  names: (text: string) => boolean,
  evidence: readonly Evidence[],
): Fact[] {
  const isNamesake = ({ title }: Evidence) => title.toLowerCase() === name.toLowerCase();
  return evidence
    .filter((piece) => hasLabel(piece, "key_competitors"))
    .sort((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)))
    .flatMap((piece) => {
      const isAllTheirs = names(piece.title) && !NAMES_SEVERAL.test(piece.title);
      return readSentences(piece)
        .filter((sentence) => isAllTheirs || names(sentence))
        .flatMap((sentence) => splitProfile(sentence, name))
        .map((sentence): Fact => {
          const { kind, text } = evaluate(sentence);
          return { kind, text: capitalize(text), piece };
        });
    });
}

const readSentences = ({ text }: Evidence) =>
  splitSentences(text).map((sentence) => sentence.text.replace(/\s+/g, " "));

/** Splits `Servana: €24 a month, popular with small firms` into clauses; `included in its only plan` is none alone. */
function splitProfile(sentence: string, name: string): string[] {
  const isProfile = sentence.toLowerCase().startsWith(`${name.toLowerCase()}:`);
  const profile = isProfile ? sentence.slice(name.length + 1) : sentence;
  const clauses = profile
    .split(
      /[,;]\s(?!(?:included|part of|available|also|only|since|with|for|in|from)\b)(?:but\s)?|\sbut\s/,
    )
    .map((part) => part.trim());
  const isContrast =
    isStrong(profile) && clauses.slice(1).some((each) => evaluate(each).kind === "weakness");
  if (!isProfile && !isContrast) return [sentence];
  return clauses.map((clause) => `${capitalize(clause.replace(/\.$/, ""))}.`);
}

const LOST =
  /\blost (?:deal|to|against)\b|^lost\b|(?<!\p{L})(?:verloren (?:an|gegen|aan|van)|auftrag verloren|perdue? (?:face à|contre|au profit))(?!\p{L})|^(?:verloren|perdue?)(?!\p{L})|失注/iu;
const WON =
  /\bwon (?:against|over|deal)\b|^won\b|(?<!\p{L})(?:gewonnen (?:gegen|van|tegen)|auftrag gewonnen|gagnée? (?:face à|contre))(?!\p{L})|^(?:gewonnen|gagnée?)(?!\p{L})|受注/iu;
const QUOTED = /"[^"]{8,300}"|“[^”]{8,300}”|„[^“”]{8,300}[“”]|«[^»]{8,300}»|「[^」]{4,300}」/gu;

/** The buyer's own words in an item about one deal: an objection if it was lost, our advantage if it was won. */
function quoteDeal(piece: Evidence): Fact[] {
  const texts = [piece.title, piece.text];
  const isLost = texts.some((text) => LOST.test(text));
  if (isLost === texts.some((text) => WON.test(text))) return [];
  const kind = isLost ? ("objection" as const) : ("advantage" as const);
  return [...piece.text.matchAll(QUOTED)].map(([quote]) => ({ text: quote, kind, piece }));
}

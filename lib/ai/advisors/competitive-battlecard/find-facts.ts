import { HEARD, isChurn } from "@/lib/ai/advisors/shared/claims";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { capitalize } from "@/lib/text/phrases";
import { createNameTest } from "./check";
import { evaluate, type FactKind } from "./evaluations";

/** `answer` is that to an objection, if its item has one behind it. */
export type Fact = { text: string; kind: FactKind; piece: Evidence; answer?: string };

/** A title of several names, but not one such as `Servana and their app`. */
const NAMES_SEVERAL =
  /\b(?:and|vs|versus|und|en|et)\b(?! (?:their|its|ihre?|hun|leurs?)\b)|[,&+/・、]/i;

/** What items about the competitor say of it, and what buyers said of deals that were won or lost against it. */
export function findFacts(name: string, evidence: readonly Evidence[]): Fact[] {
  const names = createNameTest(name);
  const isNamesake = ({ title }: Evidence) => title.toLowerCase() === name.toLowerCase();
  return [
    ...evidence
      .filter((piece) => hasLabel(piece, "key_competitors"))
      .sort((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)))
      .flatMap((piece) => findStatements(piece, names)),
    ...evidence
      .filter((piece) => hasLabel(piece, "user_feedback", "market_research"))
      .filter((piece) => names(`${piece.title}\n${piece.text}`) && !isChurn(piece))
      .flatMap(quoteDeal),
  ];
}

/** The whole text of an item about the competitor alone, or the sentences that name it. What buyers say is none of theirs. */
function findStatements(piece: Evidence, names: (text: string) => boolean): Fact[] {
  const isAllTheirs = names(piece.title) && !NAMES_SEVERAL.test(piece.title);
  const facts: Fact[] = [];
  for (const sentence of readSentences(piece.text)) {
    if (!(isAllTheirs || names(sentence)) || HEARD.test(sentence)) continue;
    const { kind, text } = evaluate(sentence);
    const last = facts.at(-1);
    if (kind !== "answer") facts.push({ kind, text: capitalize(text), piece });
    else if (last?.kind === "objection") last.answer = capitalize(text);
  }
  return facts;
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

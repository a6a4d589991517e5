import { HEARD, isChurn } from "@/lib/ai/advisors/shared/buyers-words";
import { qualifies } from "@/lib/ai/advisors/shared/qualifies";
import { readSentences } from "@/lib/ai/advisors/shared/read-sentences";
import { QUOTE_IN } from "@/lib/ai/advisors/shared/wording";
import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { statesPrice } from "@/lib/ai/reading/sentences/costs";
import { isClaim, speaksToBuyers } from "@/lib/ai/reading/sentences/rivals";
import type { Language } from "@/lib/text/languages";
import { splitLines } from "@/lib/text/line-ends";
import { MONEY } from "@/lib/text/money";
import { capitalize } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { splitSentences } from "@/lib/text/sentences";
import { isTableRow, joinCells, splitRow } from "@/lib/text/tables";
import { LABEL } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { evaluate, type FactKind, JUDGED } from "./evaluations";
import { createSecondTest, isOnlyAbout } from "./is-only-about";
import { isAboutUs, readOwn, readSides } from "./two-sides";

/** `answer` is our answer to an objection, if the item has one after it. */
export type Fact = { text: string; kind: FactKind; piece: Evidence; answer?: string };

/** Finds statements in items about the competitor, and buyers' words on deals that were won or lost against it. `name` is as the record spells it. */
export function findFacts(
  name: string,
  names: (text: string) => boolean,
  evidence: readonly Evidence[],
  language: Language,
): Fact[] {
  const isNamesake = ({ title }: Evidence) => title.toLowerCase() === name.toLowerCase();
  const isRival = createSecondTest(name, evidence);
  return [
    ...evidence
      .filter((piece) => hasLabel(piece, "key_competitors"))
      .sort((one, other) => Number(isNamesake(other)) - Number(isNamesake(one)))
      .flatMap((piece) => findStatements(piece, name, names, isRival, language)),
    ...evidence
      .filter((piece) => hasLabel(piece, "user_feedback", "market_research"))
      .filter((piece) => names(`${piece.title}\n${piece.text}`) && !isChurn(piece))
      .flatMap(quoteDeal),
    ...evidence
      .filter((piece) => hasLabel(piece, "market_research"))
      .flatMap((piece) => quotePrices(piece, names)),
  ];
}

/** In a row's first cell, the name alone or with a few words. */
const MAX_FIRST_CELL = 3;

/** Quotes the prices of the competitor's rows in a table that compares several. */
const quotePrices = (piece: Evidence, names: (text: string) => boolean): Fact[] =>
  readPricedRows(piece.text)
    .filter((row) => {
      const [first = ""] = splitRow(row);
      return names(first) && first.split(" ").length <= MAX_FIRST_CELL && !/['’]s /.test(first);
    })
    .map((row) => ({ text: joinCells(row), kind: "other", piece }));

/** Reads every sentence of an item about only this competitor, else those that name it. Skips buyers' statements. */
function findStatements(
  piece: Evidence,
  name: string,
  names: (text: string) => boolean,
  isRival: (second: string) => boolean,
  language: Language,
): Fact[] {
  const isAllTheirs = isOnlyAbout(piece, name, names, isRival);
  if (isAllTheirs && speaksToBuyers(readSentences(piece.text), piece.title))
    return quotePage(piece, language);
  const facts: Fact[] = [];
  let held: Held | undefined;
  for (const sentence of readStatements(piece.text)) {
    held = continueLabel(held, sentence, piece.text);
    const doubted = facts.at(-1);
    if (doubted && TO_CHECK.test(sentence)) doubted.kind = "unsure";
    if (TO_CHECK.test(sentence) || !(isAllTheirs || names(sentence)) || HEARD.test(sentence))
      continue;
    for (const statement of splitProfile(sentence, name)) {
      const own = isAboutUs(statement) && !WON.test(statement) && !LOST.test(statement);
      const ours = own ? readOwn(statement) : [];
      if (ours.length > 0) {
        facts.push(...ours.map((each) => ({ ...each, piece })));
        continue;
      }
      const sides = own ? [] : readSides(statement);
      facts.push(...sides.map((side) => ({ ...side, piece })));
      if (sides.length > 0) continue;
      const said = evaluateOf(name, statement);
      if (own) said.kind = "other";
      else if (said.text !== statement && isHeld(said.kind))
        held = { kind: said.kind, last: sentence };
      else if (said.kind === "other" && held) said.kind = held.kind;
      else if (said.kind !== held?.kind) held = undefined;
      const text = capitalize(said.text);
      const last = facts.at(-1);
      if (said.kind === "other" && WON.test(text)) facts.push({ kind: "advantage", text, piece });
      else if (said.kind === "other" && LOST_BECAUSE_THEY.test(text))
        facts.push({ kind: "strength", text, piece });
      else if (said.kind !== "answer") facts.push({ kind: said.kind, text, piece });
      else if (last?.kind === "objection") last.answer = text;
    }
    if (LOST.test(sentence)) facts.push(...quote(sentence, "objection", piece));
  }
  return facts;
}

/** Quotes a page of theirs, in quotation marks: what they claim of themselves is no lack, whatever it denies. */
const quotePage = (piece: Evidence, language: Language): Fact[] =>
  splitLines(piece.text)
    .flatMap(readStatements)
    .map((said) => ({
      kind: isClaim(said) ? "strength" : "other",
      text: QUOTE_IN[language](said),
      piece,
    }));

type Held = Readonly<{ kind: FactKind; last: string }>;

const isHeld = (kind: FactKind) =>
  kind === "strength" || kind === "weakness" || kind === "advantage";

/** A label such as `Weakness:` holds to the end of its line, the next label, a contrast, a price or a deal. */
function continueLabel(held: Held | undefined, sentence: string, text: string) {
  const isOnLine = held && text.includes(joinSentences([held.last, sentence]));
  const isOther =
    LABEL.test(sentence) ||
    qualifies(sentence) ||
    statesPrice(sentence) ||
    LOST.test(sentence) ||
    WON.test(sentence) ||
    isAboutUs(sentence) ||
    /[?？]/.test(sentence);
  return held && isOnLine && !isOther ? { ...held, last: sentence } : undefined;
}

/** A sentence of its own about the one before it: `The website says there is one. Check.` */
const TO_CHECK =
  /^(?:(?:please |to )?(?:check|verify|double-check)(?: (?:it|this|that|again))?|to be (?:checked|verified)|(?:bitte |noch |zu )?(?:nach)?prüfen|stimmt das|nog (?:na te gaan|te checken)|(?:nog )?(?:nagaan|checken|controleren)|klopt dat|à vérifier|vérifier|要確認)[.!?？。]*$/iu;

const THEY_DO_NOT = /^do(?: not|n['’]t) /;

/** Reads `KlangHaus do not repair`, and `do not repair` in a list below the name, like `They do not repair`. */
function evaluateOf(name: string, statement: string) {
  const isNamed = statement.toLowerCase().startsWith(`${name.toLowerCase()} `);
  const rest = isNamed ? statement.slice(name.length + 1) : statement;
  const said = evaluate(statement);
  if (said.kind !== "other" || !THEY_DO_NOT.test(rest)) return said;
  return { ...evaluate(`They ${rest}`), text: statement };
}

/** Reads the sentences, and the table rows with a price. */
const readStatements = (text: string) => [
  ...readSentences(text),
  ...readPricedRows(text).map(joinCells),
];

const readPricedRows = (text: string) =>
  splitSentences(text).flatMap((sentence) =>
    isTableRow(sentence.text) && MONEY.test(sentence.text) ? sentence.text : [],
  );

/** Of French, `Servana : `, and of Japanese, `サンリーフ：`, too. */
const AFTER_NAME = /^(?:\s?: |：)/;

/** `Servana: €24 a month, popular with small firms` is a list. */
function splitProfile(sentence: string, name: string): string[] {
  const isNamed = sentence.toLowerCase().startsWith(name.toLowerCase());
  const rest = isNamed ? sentence.slice(name.length) : "";
  if (!AFTER_NAME.test(rest)) return sentence.split(JUDGED);
  return rest.replace(AFTER_NAME, "").split(/[,;] |、/);
}

const LOST = matchWords(`^lost|lost (?:deal|to|against)|went to them
  ^verloren|verloren (?:an|gegen|aan|van)|auftrag verloren|wi[rj] .{1,80} verloren
  ^perdue?|perdue? (?:face à|contre|au profit)
  失注`);
/** `Lost to Servana because they have a map`, not because they have none. */
const LOST_BECAUSE_THEY = new RegExp(
  `^(?:${[
    "(?:we )?lost (?:(?:the|this|a) deal |it )?(?:to|against) .{1,60} (?:because|since|as) (?:they|it) (?:have|has|offers?|can|do|does) (?!no(?!\\p{L})|not(?!\\p{L}))",
    "(?:(?:auftrag|deal) )?verloren (?:an|gegen) .{1,60},? (?:weil|da) sie (?!kein|nicht).{1,80} (?:haben|bieten|können)",
    "(?:deal )?verloren (?:aan|van|tegen) .{1,60},? omdat (?:ze|zij) (?!geen|niet).{1,80} (?:hebben|bieden|kunnen)",
    "perdue? (?:face à|contre) .{1,60} (?:parce qu|car )['’]?ils (?:ont|offrent|proposent) (?!pas|aucun)",
  ].join("|")})`,
  "iu",
);
/** “Came back” counts only with a reason. */
const WON = matchWords(`^won|won (?:against|over|deal)|came back .{0,80}because
  ^gewonnen|gewonnen (?:gegen|van|tegen)|auftrag gewonnen
  kam(?:en)? .{0,80}zurück, weil|kwam(?:en)? .{0,80}terug,? omdat
  ^gagnée?|gagnée? (?:face à|contre)|revenue?s? .{0,80}parce que?
  受注|(?:ため|ので).{0,40}戻っ`);
const QUOTED = /"[^"]{8,300}"|“[^”]{8,300}”|„[^“”]{8,300}[“”]|«[^»]{8,300}»|「[^」]{4,300}」/gu;

/** Quotes the buyer in an item about one deal: an objection if the deal was lost, our advantage if it was won. */
function quoteDeal(piece: Evidence): Fact[] {
  const texts = [piece.title, piece.text];
  const isLost = texts.some((text) => LOST.test(text));
  if (isLost === texts.some((text) => WON.test(text))) return [];
  return quote(piece.text, isLost ? "objection" : "advantage", piece);
}

const quote = (said: string, kind: FactKind, piece: Evidence): Fact[] =>
  (said.match(QUOTED) ?? []).map((text) => ({ text, kind, piece }));

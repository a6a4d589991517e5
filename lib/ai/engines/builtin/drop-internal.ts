import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { dropMarked } from "@/lib/ai/reading/drop-marked";
import { findKinds } from "@/lib/ai/reading/section-kinds";
import { isOfOurs } from "@/lib/ai/reading/sentences/approvals";
import { statesBudget } from "@/lib/ai/reading/sentences/costs";
import { isStop } from "@/lib/ai/reading/sentences/rollout";
import { tellsFaultsFound, tellsStartOfWork } from "@/lib/ai/reading/sentences/team-news";
import { isAlternative } from "@/lib/ai/reading/sentences/turned-down";
import { listPhrases } from "@/lib/document-types/definition";
import { splitDecision } from "@/lib/text/decision-lead";
import { MONEY } from "@/lib/text/money";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { extractWords, findSharedWords, matchWords } from "@/lib/text/words";
import { isBudget } from "./piece-money";

const INTERNAL = listPhrases`cost price, unit cost, gross margin, internal only,
  kostprijs, alleen intern,
  selbstkosten, herstellungskosten, nur intern,
  coût de revient, prix de revient, usage interne,
  原価, 社内限`;

/** The line breaks before blank lines and before lists, tables, quotes and headings. */
const PARTS = /\n(?=[^\S\n]*(?:\n|[-*+|>#]|\d+[.)]\s))/;

/** The types of documents whose text is for customers, or is said to them. */
const FOR_CUSTOMERS = ["release_notes", "competitive_battlecard"];

/** Documents that weigh what may happen to us. */
const OURS = ["business_case", "risk_register"] as const;

/** A line with the names of those who were at a meeting, unlike `Participants: 40 clubs` */
const ATTENDEES = new RegExp(
  String.raw`^[ \t]{0,3}(?:[-*] )?[*_]{0,2}(?:${[
    "[Pp]resent|[Ii]n attendance|[Aa]ttendees|[Pp]articipants",
    "[Aa]nwesende?|[Tt]eilnehmer(?:innen|/innen|:innen)?|[Tt]eilnehmende",
    "[Aa]anwezig(?:en)?|[Dd]eelnemers",
    "[Pp]résent[es]{0,2}|[Pp]articipantes",
  ].join(
    "|",
  )})[*_]{0,2} ?:[*_]{0,2} ?(?:(?:\p{Ll}+ ){0,2}\p{Lu}[^,;:\n]{1,60}(?:,| and | und | en | et ) ?(?:\p{Ll}+ ){0,2}\p{Lu})|^[ \t　]{0,3}(?:出席者?|参加者?)[:：] ?\p{scx=Han}[^、\n]{0,20}、`,
  "mu",
);
const isMinutes = (piece: Evidence) =>
  hasLabel(piece, "general_note", "decision", "upload") && ATTENDEES.test(piece.text);

/** The line of a plan on how it is taken back: `Rollback: …` */
const BACK_OUT = /^([^:：]{3,40})[:：]/;
const isBackOut = (sentence: string) =>
  findKinds((BACK_OUT.exec(sentence)?.[1] ?? "").trim()).has("stop");
/** That a risk has no answer yet is no fault that customers notice. */
const UNANSWERED =
  /^(?:(?:there is |we have |es gibt |wir haben |er is |we hebben |il n['’]y a |nous n['’]avons )?(?:no|not yet|still no|noch|bisher|keine|nog|geen|pas|pas encore|aucune)(?: a| keine| geen| encore)?(?: de)? (?:countermeasures?|mitigations?|gegenmaßnahmen?|(?:tegen)?maatregel(?:en)?|parade|contre-mesure)(?: yet)?|対策は?(?:まだ)?(?:ない|なし|ありません))[.!。]?$/iu;

/**
 * Removes what customers must not read: what is marked so, business cases and risk registers; from release notes also minutes, and sentences on what would stop the plan, on faults that
 * a test found and on since when the team has been at work; from all documents but a business case,
 * which asks for money, the names of writers, and sentences on our unit cost, our budget, our board or what we have to do. Only decisions, notes and
 * facts about the company say those.
 */
export function dropInternal(
  documentType: string,
  evidence: readonly Evidence[],
): readonly Evidence[] {
  if (!FOR_CUSTOMERS.includes(documentType)) return evidence;
  const isPublished = documentType === "release_notes";
  return dropMarked(evidence)
    .filter((piece) => !hasLabel(piece, ...OURS) && !(isPublished && isMinutes(piece)))
    .map(dropWriter)
    .flatMap((piece) =>
      hasLabel(piece, "key_competitors") ? [piece] : dropFrom(piece, isPublished),
    );
}

function dropWriter(piece: Evidence): Evidence {
  if (piece.type !== "context_item" || !piece.writer) return piece;
  const { writer: _, ...rest } = piece;
  return rest;
}

/** `Budget until June`, not `Budget rooms`. */
const OUR_BUDGET =
  /^(?:(?:our|the|das|unser|ons|het|le|notre) )?(?:\p{L}+ )?(?:\p{L}*budget|予算)(?!\p{L})(?! (?!until|for|of|bis|für|tot|voor|von|jusqu)\p{L})/iu;

/** A sum that something costs us or them, unlike `€5 for schools`. */
const COSTS = matchWords("costs?|kost(?:e|en|et|ete|eten)?|coûte(?:nt)?|かかる");

/** What customers buy, or whom the price is for: `A seat costs €24` is a price. */
const SOLD =
  matchWords(`persons?|people|seats?|users?|schools?|child(?:ren)?|adults?|students?|customers?|members?|it
  person(?:en)?|kind(?:er)?|schulen?|nutzer|kunden?|mitglieder|es|sie
  personen|gebruikers?|kind(?:eren)?|scholen|klanten|leden|het|ze
  personnes?|utilisateurs?|enfants?|écoles?|clients?|membres?|il|elle
  人|名|席|校`);

/**
 * Whether a sentence of a decision whose title has our price says what something else costs, or what we turned down: `Messages cost €2.91` below
 * `Add-on for €6`.
 */
const isBehindPrice = ({ title }: Evidence, sentence: string) =>
  MONEY.test(title) &&
  (isAlternative(sentence) ||
    (MONEY.test(sentence) &&
      COSTS.test(sentence) &&
      !SOLD.test(sentence) &&
      findSharedWords(extractWords(title), extractWords(sentence)).length === 0));

/** Drops when and by whom something was decided if nothing else is left of the text: names alone say nothing to customers. */
const dropBareSource = (piece: Evidence, text: string): string =>
  text !== piece.text && splitDecision(`${text.trim()} …`).text === "…" ? "" : text;

function dropFrom(piece: Evidence, isPublished: boolean): Evidence[] {
  const mayStop = isPublished && hasLabel(piece, "decision", "general_note", "upload");
  const mayPrice = hasLabel(piece, "decision");
  const mayFind = isPublished && hasLabel(piece, "decision");
  const mayBegin = isPublished && piece.type === "initiative";
  const mayRisk = isPublished && hasLabel(piece, "risk");
  const mayBudget = hasLabel(piece, "decision", "company_info", "general_note");
  const isOfBudget = mayBudget && isBudget(piece) && OUR_BUDGET.test(piece.title);
  const isInternal = (sentence: string) =>
    holdsAny(sentence, INTERNAL) ||
    (mayBudget && (statesBudget(sentence) || isOfOurs(sentence))) ||
    (isOfBudget && MONEY.test(sentence)) ||
    (mayStop && (isStop(sentence) || isBackOut(sentence))) ||
    (mayPrice && isBehindPrice(piece, sentence)) ||
    (mayFind && tellsFaultsFound(sentence)) ||
    (mayBegin && tellsStartOfWork(sentence)) ||
    (mayRisk && UNANSWERED.test(sentence));
  const parts = piece.text.split(PARTS).map((part) => {
    const [mark = ""] = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(part) ?? [];
    const sentences = splitPlainSentences(part.slice(mark.length));
    const open = sentences.filter((sentence) => !isInternal(sentence));
    if (open.length === sentences.length) return part;
    return open.length > 0 ? mark + joinSentences(open) : "";
  });
  const text = dropBareSource(piece, parts.join("\n"));
  const isTitleInternal =
    mayBudget && ((MONEY.test(piece.title) && isInternal(piece.title)) || isOfOurs(piece.title));
  // An item of the budget is not named without its amount.
  if (text.trim() === "" && (isTitleInternal || isOfBudget)) return [];
  return [{ ...piece, title: isTitleInternal ? "" : piece.title, text }];
}

import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isOfOurs } from "@/lib/ai/reading/sentences/approvals";
import { statesBudget } from "@/lib/ai/reading/sentences/states-budget";
import { listPhrases } from "@/lib/document-types/definition";
import { MONEY } from "@/lib/text/money";
import { joinSentences, splitPlainSentences } from "@/lib/text/plain-sentences";
import { holdsAny } from "@/lib/text/word-beginnings";
import { isBudget } from "./rate-fit";

const INTERNAL = listPhrases`cost price, unit cost, gross margin, internal only,
  kostprijs, alleen intern,
  selbstkosten, herstellungskosten, nur intern,
  coût de revient, prix de revient, usage interne,
  原価, 社内限`;

/** The line breaks before blank lines and before lists, tables, quotes and headings. */
const PARTS = /\n(?=[^\S\n]*(?:\n|[-*+|>#]|\d+[.)]\s))/;

/** The types of documents whose text is for customers, or is said to them. */
const FOR_CUSTOMERS = ["release_notes", "competitive_battlecard"];

/**
 * Removes what customers must not read: a business case, which asks for money, the names of writers, and sentences such as one with our unit cost, or with
 * our budget, our board or what we have to do, which only a decision, a note or a fact about the company states.
 */
export function dropInternal(
  documentType: string,
  evidence: readonly Evidence[],
): readonly Evidence[] {
  if (!FOR_CUSTOMERS.includes(documentType)) return evidence;
  return evidence
    .filter((piece) => !hasLabel(piece, "business_case"))
    .map(dropWriter)
    .flatMap((piece) => (hasLabel(piece, "key_competitors") ? [piece] : dropFrom(piece)));
}

function dropWriter(piece: Evidence): Evidence {
  if (piece.type !== "context_item" || !piece.writer) return piece;
  const { writer: _, ...rest } = piece;
  return rest;
}

/** `Budget until June`, not `Budget rooms`. */
const OUR_BUDGET =
  /^(?:(?:our|the|das|unser|ons|het|le|notre) )?(?:\p{L}+ )?(?:\p{L}*budget|予算)(?!\p{L})(?! (?!until|for|of|bis|für|tot|voor|von|jusqu)\p{L})/iu;

function dropFrom(piece: Evidence): Evidence[] {
  const mayBudget = hasLabel(piece, "decision", "company_info", "general_note");
  const isOfBudget = mayBudget && isBudget(piece) && OUR_BUDGET.test(piece.title);
  const isInternal = (sentence: string) =>
    holdsAny(sentence, INTERNAL) ||
    (mayBudget && (statesBudget(sentence) || isOfOurs(sentence))) ||
    (isOfBudget && MONEY.test(sentence));
  const parts = piece.text.split(PARTS).map((part) => {
    const [mark = ""] = /^\s*(?:[-*+]|\d+[.)])\s+/.exec(part) ?? [];
    const sentences = splitPlainSentences(part.slice(mark.length));
    const open = sentences.filter((sentence) => !isInternal(sentence));
    if (open.length === sentences.length) return part;
    return open.length > 0 ? mark + joinSentences(open) : "";
  });
  const text = parts.join("\n");
  const isTitleInternal =
    mayBudget && ((MONEY.test(piece.title) && isInternal(piece.title)) || isOfOurs(piece.title));
  // An item of the budget is not named without its amount.
  if (text.trim() === "" && (isTitleInternal || isOfBudget)) return [];
  return [{ ...piece, title: isTitleInternal ? "" : piece.title, text }];
}

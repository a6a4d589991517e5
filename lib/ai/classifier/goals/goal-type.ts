import type { GoalType } from "@/lib/schemas/enums";
import { MONEY } from "@/lib/text/money";
import { matchWords } from "@/lib/text/words";
import { BY_FACTOR } from "./target-figures";

/** Business metrics: revenue, profit, customers. */
const BUSINESS =
  matchWords(`revenues?|(?:more|grow|increase|double|raise) sales|^sales(?= of| from|:)|profits?|earnings|churn|market share|mrr|paying (?:customers?|users?|shops?)|new customers?
  umsatz|gewinn|marge|marktanteil|kündigungen|abwanderung|neukunden|zahlende \\p{L}+|abonnenten
  omzet|winst|marktaandeel|opzeggingen|nieuwe klanten|betalende \\p{L}+|abonnees
  chiffre d['’]affaires|bénéfices?|part de marché|résiliations|nouveaux clients|abonnés
  売上|利益|解約|新規顧客`);
const BUDGET = /(?<!\p{L})budget(?!\p{L})/iu;
/** `Nurses can swap a shift without a call`, `Kein Kunde muss anrufen`. */
const ABILITY =
  /^(?:[^\s.,]+ ){1,4}(?:can|are able to|no longer (?:have|need) to|können|müssen (?:nicht mehr|kein)|kunnen|hoeven (?:niet meer|geen)|peuvent|n['’]ont plus (?:à|besoin))(?!\p{L})|できる(?:ように|。|$)/iu;

/** Detects the type: `success_metric` for any other figure, also for `Halve the calls`. */
export function detectGoalType(text: string, target: string | undefined): GoalType {
  if (ABILITY.test(text)) return target ? "success_metric" : "user_outcome";
  if (target && MONEY.test(target) && BUDGET.test(text)) return "constraint";
  if (BUSINESS.test(text) || (target && MONEY.test(target))) return "business_outcome";
  return target || BY_FACTOR.test(text) ? "success_metric" : "general";
}

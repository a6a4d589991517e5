import { GOAL_TYPES } from "@/lib/schemas/enums";
import { defineType, LIMITS, listPhrases, TARGETS } from "./definition";
import { CLOSED } from "./topics";

const OUTSIDE = ["user_feedback", "market_research", "key_competitors"] as const;
const DANGERS = listPhrases`risk, danger, afraid, fear, threat, worr, cancel, leave, left us, went to, object,
  risiko, gefahr, angst, fürchte, befürcht, kündig, verlor, bedenken,
  gevaar, bang , vrees, opzeg, bezwa,
  risque, crain, menac, résili, inquiet, refus,
  恐れ, 不安, 心配, 解約, 反対`;

/** Labels of lines in the text of a risk. */
const RESPONSES = listPhrases`countermeasure:, countermeasures:, mitigation:, response:, answer:,
  gegenmaßnahme:, gegenmaßnahmen:, maßnahme:, maßnahmen:,
  maatregel:, maatregelen:, tegenmaatregel:,
  mesure :, mesures :, parade :,
  対策, 対策:`;
const SIGNS = listPhrases`sign:, warning sign:, anzeichen:, warnzeichen:, warnsignal:, signaal:, waarschuwingssignaal:, signe :, signal :, 兆候, 兆候:, 目印, 目印:`;
const FALLBACKS = listPhrases`contingency, fallback, fall back, plan b, rollback, roll back,
  notfallplan, notbetrieb, notlösung, rückfallebene,
  noodplan, noodoplossing, terugvaloptie,
  plan de secours, solution de secours, solution de repli, mode dégradé,
  代替手段, 代替案, 切り戻し`;
/** Words for going through the register. */
const REVIEWED = listPhrases`review, gone through, durchgesehen, risikorunde, doorgenomen, passé en revue, passés en revue, revue des risques, リスクの見直し`;
const CONTINGENCIES = listPhrases`contingency:, contingency plan:, fallback:, plan b:, notfallplan:, noodplan:, plan de secours :, 代替案, 代替案:`;

export const riskRegister = defineType({
  sections: {
    "Scope and scales": {
      purpose: "Name the plan the risks belong to, and define the levels of likelihood and impact.",
      good: "Names plan and period, what is at stake in figures, and one sentence for each level of both scales.",
      initiative: true,
      labels: [...GOAL_TYPES, "business_case", "prd", "launch_plan"],
      kinds: ["summary", "launched"],
    },
    Register: {
      purpose: "List every risk, the gravest first: cause, effect, likelihood, owner and status.",
      good: "Every risk has cause, event and effect told apart, a level on both scales, one owner and a status.",
      labels: ["risk", "business_case", "launch_plan"],
      sentences: { labels: ["risk"] },
      wantsOwners: true,
      kinds: ["risk", "entry"],
    },
    Responses: {
      purpose: "Say for each serious risk how it is avoided, reduced, shared or accepted, by when.",
      good: "Each serious risk has one response with a person and a date, or is accepted by name.",
      labels: ["decision"],
      sentences: { labels: ["risk"], words: RESPONSES },
      check: "Groundwork cannot tell which risks these decisions answer.",
    },
    "Warning signs": {
      purpose: "Name the measure or event that shows a risk is coming true, and who watches it.",
      good: "Each sign can be seen before the damage is done, and has a person who watches it.",
      sentences: { labels: ["risk"], words: SIGNS },
    },
    "Contingency plans": {
      purpose: "Describe what is done, by whom and with which reserve, once a risk has happened.",
      good: "Says who acts, within what time and with which reserve, once the risk has happened.",
      labels: ["launch_plan"],
      about: { labels: ["decision", "general_note"], words: FALLBACKS },
      sentences: { labels: ["risk"], words: CONTINGENCIES },
      kinds: ["stop"],
    },
    "Sources of risk": {
      purpose: "List the limits, complaints and market moves from which further risks may come.",
      good: "Each source is a fact with its origin, and says whether an entry of the register covers it.",
      labels: [...LIMITS, ...OUTSIDE],
      about: { labels: OUTSIDE, words: DANGERS },
      check: "Groundwork cannot tell which risks come from these. Write about those that do.",
      checks: OUTSIDE,
      kinds: ["constraint", "assumption", "question"],
    },
    "Closed risks": {
      purpose: "Keep the risks that passed or happened, with what they taught.",
      good: "Each closed risk has a date, whether it happened, and what it taught.",
      about: { labels: ["risk", "decision"], words: CLOSED },
      kinds: ["closed"],
    },
    Review: {
      purpose: "Fix how often the register is gone through, by whom, and who is told of changes.",
      good: "Names the rhythm, the person who leads it and those who hear of changes.",
      about: { labels: ["general_note", "decision"], words: REVIEWED },
    },
  },
  required: {
    risks: ["Risks", "risk"],
    constraints: ["Constraints", ...LIMITS],
    at_stake: ["What is at stake", ...TARGETS],
  },
  optional: {
    budget_limits: ["Budget and date limits", "constraint"],
    mitigations: ["Decisions and countermeasures", "decision"],
    warning_signs: ["Complaints from users", "user_feedback"],
    market_threats: ["Market threats", "key_competitors", "market_research"],
    plan_at_risk: ["Plan at risk", "business_case", "prd", "launch_plan"],
  },
});

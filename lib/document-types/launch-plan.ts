import { GOAL_TYPES } from "@/lib/schemas/enums";
import { defineType, LIMITS, listPhrases, OUTCOMES } from "./definition";
import { NOT_BEFORE, RELEASE } from "./topics";

const TIMELINE = listPhrases`${RELEASE}, deadline, stichtag, frist , échéance, date limite, 期限, 締切`;
const CHANNELS = listPhrases`announce, webinar, newsletter, e-mail, press , training, campaign, help page,
  ankündig, bekanntmach, bekanntgabe, rundmail, pressemitteilung, schulung für, schulung der, schulungen, kampagne,
  hilfeseite,
  aankondig, bekendmak, nieuwsbrief, persbericht, pers , campagne, hulppagina,
  annonce, communiqué, lettre d'information, formation des, formation pour, formations , page d'aide,
  お知らせ, 告知, 研修, プレスリリース, 説明会`;

export const launchPlan = defineType({
  sections: {
    "What is launched": {
      purpose: "Describe what goes out, to what extent, and what stays behind.",
      good: "Says what an outsider will be able to do, in which plans or places, and what is not included.",
      initiative: true,
      labels: ["feature_idea", "decision", "prd", "epic", "user_story"],
      kinds: ["launched", "summary", "scope", "proposal", "left_out"],
    },
    "Launch goal": {
      purpose: "Set the adoption, revenue or quality to reach, its cost, and when it is measured.",
      good: "One to three figures, each with baseline, target and the date on which it is read.",
      labels: GOAL_TYPES,
      takesBudget: true,
      kinds: ["goal", "measure"],
    },
    "Audience and phases": {
      purpose: "Say who gets access in which phase and what has to hold before the next phase.",
      good: "Each phase has an audience with its size, a date, and a condition for going on.",
      labels: ["target_users", "target_market"],
      kinds: ["users"],
    },
    "Positioning and messages": {
      purpose: "Give the one promise to the audience, its proof, and the words to use.",
      good: "One promise in the words of the audience, with proof that may be shown and the words to avoid.",
      labels: ["market_research", "key_competitors", "company_info"],
      check:
        "These are facts about the company and its rivals, not messages. Use those that the promise needs.",
      checks: ["company_info", "key_competitors"],
      kinds: ["message"],
    },
    "Channels and material": {
      purpose: "List each announcement, page and training piece with its owner and due date.",
      good: "Each piece has an audience, an owner and a due date; support and sales are among the readers.",
      labels: ["external_link"],
      about: { labels: ["general_note", "decision", "external_link"], words: CHANNELS },
      check: "These links may not be for the launch. Keep those that its readers need.",
      checks: ["external_link"],
      kinds: ["channel"],
    },
    "Readiness checklist": {
      purpose: "List what product, support, sales, legal and operations must finish before launch.",
      good: "Covers product, support, sales, legal and operations; each entry has an owner and can be ticked.",
      labels: ["compliance_requirements", "technical_constraint", "prd", "epic"],
      check: "These limits hold for the product. Add an entry for each that the launch depends on.",
      checks: ["technical_constraint"],
      kinds: ["done", "acceptance", "next_step", "task", "constraint"],
    },
    "Timeline and owners": {
      purpose: "Lay out the dates from now to a few weeks after launch, with one owner for each.",
      good: "Has every date from now to the first review after launch, and one person for each.",
      dates: true,
      people: true,
      labels: ["prd"],
      about: { labels: ["decision", "technical_constraint", "general_note"], words: TIMELINE },
      kinds: ["plan"],
    },
    "Risks and rollback": {
      purpose: "Name the signs that lead to a delay or a rollback, who decides, and how.",
      good: "Each sign is a number or an event that somebody watches; it says who stops and how.",
      labels: ["risk", "prd", "epic"],
      about: { labels: LIMITS, words: NOT_BEFORE },
      kinds: ["risk", "stop", "question", "assumption"],
    },
    "After launch": {
      purpose: "Say which numbers are watched, how feedback comes in, and when both are reviewed.",
      good: "Names the figures and where they are read, how feedback comes in, and the date of the first review.",
      labels: ["prd"],
    },
  },
  required: {
    audience: ["Launch audience", "target_users", "target_market"],
    launch_target: ["Launch target", ...OUTCOMES],
    risks: ["Launch risks", "risk"],
  },
  optional: {
    launch_scope: ["What is being launched", "prd", "epic", "user_story"],
    positioning: ["Market and competitors", "key_competitors", "market_research"],
    messaging: ["Voice and messages", "brand_guidelines", "company_info"],
    dates_and_budget: ["Dates and budget", "constraint"],
    approvals: ["Legal and compliance approvals", "compliance_requirements"],
    decisions: ["Decisions made", "decision"],
  },
});

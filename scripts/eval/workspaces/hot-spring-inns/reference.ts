import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { battlecard } from "./documents/battlecard-reference";
import { decisionLog } from "./documents/decision-log-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { pastes } from "./pastes";
import { hotSpringInnsWorkspace } from "./workspace";

const initiative = "ご予約とご到着の刷新";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["年配の方"], because: "It says itself that there is no answer." },
      { says: ["launch plan|ローンチ計画|リリース計画|公開計画"], because: "There is none." },
    ],
    mustNot: [
      countered("二重予約", "Fewer rooms on sale, and a check at nine every evening."),
      { says: ["no goals|no target|目標がありません"], because: "There are three." },
      { says: ["no decision|決定がありません"], because: "Two are on record." },
      { says: ["湯めぐり札|回数券"], because: "Another initiative." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "湯めぐり札、要件の下書き",
    must: [
      { says: ["使いやすく|おしゃれ"], because: "Cannot be tested." },
      { says: ["家族で一枚"], because: "A question without a name or a date." },
    ],
    mustNot: [
      { says: ["no owner|担当者がいません"], because: "Sawa." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["2月16日|3月2日|3月16日"], because: "The dates to work to." },
      { says: ["10分以内|25 %"], because: "What it is for." },
      { says: ["年配の方"], because: "The risk without an answer." },
    ],
    mustNot: [
      { says: ["1F3A5F|感嘆符"], because: "House style." },
      { says: ["忘年会|カラオケ"], because: "A staff party." },
      { says: ["湯めぐり札|回数券"], because: "Another initiative." },
      countered("二重予約", "Fewer rooms on sale, and a check at nine every evening."),
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "渓泉荘グループ",
    must: [
      { says: ["22,000"], because: "What they charge." },
      { says: ["8分"], because: "Where they are strong." },
      { says: ["ビュッフェ|機械の前"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["二重予約"], because: "Our own worry is no argument." },
      { says: ["ホテルワン"], because: "A supplier." },
      { says: ["湯めぐり札|回数券"], because: "Another initiative." },
    ],
  },
];

export const hotSpringInns: EvaluatedWorkspace = {
  workspace: hotSpringInnsWorkspace,
  language: "Japanese",
  trade: "hot-spring inns",
  half: "tune",
  documents: [launchPlan, decisionLog, battlecard],
  pastes,
  advisors,
};

import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { battlecard } from "./documents/battlecard-reference";
import { epic } from "./documents/epic-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { pastes } from "./pastes";
import { bentoWorkspace } from "./workspace";

const initiative = "アレルゲンラベルの自動印刷";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["回線"], because: "It says itself that nothing is settled." },
      { says: ["launch plan|ローンチ計画|リリース計画"], because: "There is none." },
      { says: ["prd|要件"], because: "Nobody has written any." },
    ],
    mustNot: [
      countered("台帳", "Nothing is printed before two dietitians approve."),
      { says: ["no decision|決定がありません"], because: "Two are on record." },
      { says: ["no goals|no target|目標がありません"], because: "There are three." },
      { says: ["users are not described"], because: "“使う人・読む人”." },
      { says: ["10時締切|みやぎ測量|517件"], because: "Another initiative." },
      { says: ["試し刷り", "draft|not approved|未承認"], because: "It is approved." },
    ],
  },
  {
    advisor: "assumption_map",
    about: "10時締切は採算が合うか",
    must: [
      { says: ["6割"], because: "“はず”." },
      { says: ["炊き増し"], because: "“たぶん”." },
      { says: ["配達員"], because: "“仮定している”." },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "A heading says so." },
      { says: ["517件"], because: "A count." },
      { says: ["大口の取引先8社"], because: "A plan, not a guess." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "10時締切 要件メモ",
    must: [
      { says: ["使いやすく"], because: "Cannot be tested." },
      { says: ["大雪"], because: "A question without a name or a date." },
      {
        says: ["goal|outcome|metric|目標|指標|成果"],
        because: "No target.",
      },
    ],
    mustNot: [
      { says: ["no owner|nobody is named who answers|責任者がいません"], because: "早坂." },
      { says: ["請求", "nobody|no date|no person"], because: "早坂, by 11 December." },
      { says: ["1分以内|1種類", "vague|tested|あいまい|曖昧"], because: "Testable." },
      { says: ["no non-goals|no out of scope"], because: "There are two." },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["3月1日"], because: "From when customers get labels." },
      { says: ["2月15日|チラシ"], because: "How and when they are told." },
      { says: ["菅原|フタ|付せん"], because: "What customers complain about." },
    ],
    mustNot: [
      { says: ["絵文字|A4508B"], because: "House style." },
      { says: ["10時締切|みやぎ測量|517件"], because: "Another initiative." },
      { says: ["駐車場"], because: "Nothing to do with customers." },
      { says: ["東日本マーキング|リンク電機"], because: "Bids that lost." },
      countered("台帳", "Nothing is printed before two dietitians approve."),
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "デリ杜",
    must: [
      { says: ["620円"], because: "What they charge." },
      { says: ["印字ラベル|2025年"], because: "Where they are strong." },
      { says: ["除去食|20食"], because: "Where they are weak." },
    ],
    mustNot: [
      { says: ["no price"], because: "Both prices are on record." },
      { says: ["早朝5時台|9月は3回"], because: "Our own worry is no argument." },
      { says: ["386万円|7万円"], because: "Our own money is no argument." },
      { says: ["北斗サプライ|東日本マーキング"], because: "Suppliers, not rivals." },
      { says: ["10時締切|みやぎ測量"], because: "Another initiative." },
    ],
  },
];

export const bentoDelivery: EvaluatedWorkspace = {
  workspace: bentoWorkspace,
  language: "Japanese",
  trade: "bento delivery",
  half: "kept",
  documents: [launchPlan, epic, battlecard],
  pastes,
  advisors,
};

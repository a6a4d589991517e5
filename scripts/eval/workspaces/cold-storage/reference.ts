import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { prd } from "./documents/prd-reference";
import { pastes } from "./pastes";
import { coldStorageWorkspace } from "./workspace";

const initiative = "トラックのバース予約";

const leftOpen = {
  says: [
    "対策がない|対策はない|対策なし|対策がありません|対策が書かれていない|対策が書かれていません|対策が記録されていない|nothing is said|no countermeasure|no response|no mitigation",
    "大漁|総崩れ",
  ],
  because: "The item says who closes slots, and when.",
};

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["取るだけ取って来ない|1割"], because: "It says itself that nothing is decided." },
      {
        says: ["launch plan|ローンチ計画|ローンチプラン|リリース計画|公開計画|導入計画"],
        because: "There is none.",
      },
      { says: ["prd|要件"], because: "Nobody has written any for this initiative." },
    ],
    mustNot: [
      leftOpen,
      {
        says: [
          "no decision|決定がない|決定がありません|決定が記録されていない|決定が記録されていません",
        ],
        because: "Two are on record.",
      },
      {
        says: [
          "no goals|no target|目標がない|目標がありません|目標が設定されていない|目標が設定されていません",
        ],
        because: "There are four.",
      },
      {
        says: ["users are not described|利用者が書かれていない|利用者が書かれていません"],
        because: "「だれが使うか」.",
      },
      { says: ["庫内温度|霜取り|センサー"], because: "Another initiative." },
      {
        says: [
          "整理券の試み",
          "draft|not approved|下書き|未承認|承認されていない|承認されていません",
        ],
        because: "It is approved.",
      },
    ],
  },
  {
    advisor: "assumption_map",
    about: "温度監視は割に合うか",
    must: [
      { says: ["半分に減る"], because: "“おそらく”." },
      { says: ["賛成する"], because: "“はず”, and nobody asked." },
      { says: ["監査"], because: "“と思う”." },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption|前提と読める文はありません"],
        because: "A heading says so.",
      },
      { says: ["見回っている"], because: "A fact." },
      { says: ["1月に2週間"], because: "A plan, not a guess." },
      { says: ["2万4千円"], because: "A price." },
    ],
  },
  {
    advisor: "prd_critic",
    about: "温度監視 要件のたたき台",
    must: [
      { says: ["直感的|見やすく"], because: "Cannot be tested." },
      { says: ["停電"], because: "A question without a name or a date." },
      {
        says: [
          "目標|成果|指標|goal|outcome|metric",
          "数値|数字|値|基準|測|figure|number|measur|baseline|target",
        ],
        because: "It describes today, and sets no target.",
      },
    ],
    mustNot: [
      {
        says: [
          "no owner|nobody is named who answers|担当者がいない|責任者がいない|担当者が書かれていない",
        ],
        because: "古賀.",
      },
      {
        says: ["電池", "nobody|no date|no person|担当がない|期限がない|担当も期限も|誰が答えるか"],
        because: "古賀, by 11 December.",
      },
      {
        says: ["1分おき|10分続けて|5分出なければ", "曖昧|あいまい|検証できない|測れない|vague"],
        because: "Testable.",
      },
      {
        says: ["no non-goals|no out of scope|対象外がない|やらないことがない"],
        because: "There are two.",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["4月12日"], because: "The date of the launch." },
      { says: ["94分|40分"], because: "What it is for." },
      { says: ["取るだけ取って来ない|1割"], because: "The risk without an answer." },
    ],
    mustNot: [
      leftOpen,
      { says: ["1B3A57|ペン吉"], because: "House style." },
      { says: ["忘年会|自販機"], because: "Asides." },
      { says: ["庫内温度|霜取り|弁償"], because: "Another initiative." },
      { says: ["稼働しています|開始しました|本番に入りました"], because: "Nothing is live yet." },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "東海ベイ冷蔵",
    must: [
      { says: ["35分|2024年"], because: "Where they are strong." },
      { says: ["土曜|午後まで"], because: "Where they are weak." },
      { says: ["4 %"], because: "What they charge." },
    ],
    mustNot: [
      {
        says: [
          "no price|価格が記録されていない|価格がありません|料金が記録されていない|料金がありません",
        ],
        because: "It is: 4% above ours.",
      },
      { says: ["240万円|18万円|600万円"], because: "Our own money is no argument." },
      { says: ["大漁|総崩れ"], because: "Our own worry is no argument." },
      { says: ["ドックメイト|三栄システム"], because: "Suppliers, not warehouses." },
      { says: ["庫内温度|霜取り|弁償"], because: "Another initiative." },
    ],
  },
];

export const coldStorage: EvaluatedWorkspace = {
  workspace: coldStorageWorkspace,
  language: "Japanese",
  trade: "cold stores",
  half: "kept",
  documents: [prd, launchPlan, businessCase],
  pastes,
  advisors,
};

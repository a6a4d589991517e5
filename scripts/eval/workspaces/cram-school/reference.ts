import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { businessCase } from "./documents/business-case-reference";
import { launchPlan } from "./documents/launch-plan-reference";
import { userStory } from "./documents/user-story-reference";
import { pastes } from "./pastes";
import { cramSchoolWorkspace } from "./workspace";

const initiative = "入退室のおしらせ";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["LINEを使ってない家|11世帯"], because: "何も決まっていない、と自分で書いてある。" },
      { says: ["同意書"], because: "全員分のとり直しがまだ終わっていない。" },
      { says: ["launch plan|ローンチ|リリース計画|導入計画"], because: "まだ書かれていない。" },
    ],
    mustNot: [
      countered("タッチ忘れ", "声かけと、先生が席を見てから送ること。"),
      {
        says: ["no decisions|no decision is on record|決定の記録がな|決定が1つも"],
        because: "ICカードに決めた。",
      },
      { says: ["no goals|目標が1つも|目標がありません"], because: "2つある。" },
      {
        says: ["users are not described|利用者が書かれていない|利用者がない"],
        because: "「だれに届けるか」。",
      },
      { says: ["申込書|冬期|老眼"], because: "別の取り組み。" },
      {
        says: ["那加での試し", "not approved|draft|下書き|未承認"],
        because: "了承ずみ。",
      },
    ],
  },
  {
    advisor: "prd_critic",
    about: "来てない子の連絡（たたき台）",
    must: [
      { says: ["直感的|やさしい感じ"], because: "確かめようがない。" },
      { says: ["兄弟の片方"], because: "名前も期限もない質問。" },
      {
        says: [
          "goal|outcome|metric|目標|指標|成果",
          "figure|number|measur|baseline|target|数|測|ない|ありません",
        ],
        because: "目標の数字がない。",
      },
    ],
    mustNot: [
      {
        says: ["no owner|nobody is named who answers|責任者がい|責任者の名前がな"],
        because: "林が責任者。",
      },
      {
        says: ["押し忘れ", "nobody|no date|no person|担当者がな|期限がな"],
        because: "林が塾長と決める、12/4まで。",
      },
      { says: ["10分|3か月", "vague|tested|曖昧|あいまい"], because: "確かめられる。" },
      {
        says: ["no non-goals|no out of scope|対象外がな|やらないことがな"],
        because: "2つ書いてある。",
      },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "executive",
    must: [
      { says: ["34分"], because: "いまの状態。" },
      { says: ["10分以内"], because: "めざすところ。" },
      { says: ["2/1|2月1日"], because: "はじまる日。" },
      { says: ["11世帯|LINEを使ってない家"], because: "塾長が決めないと進まない。" },
    ],
    mustNot: [
      { says: ["2F7D4F|お子様"], because: "文の書きかたの決まり。" },
      { says: ["申込書|冬期|老眼"], because: "別の取り組み。" },
      { says: ["駐車場"], because: "別件だと書いてある。" },
      countered("タッチ忘れ", "声かけと、先生が席を見てから送ること。"),
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "エール個別",
    must: [
      { says: ["26,400"], because: "あちらの月謝。" },
      { says: ["去年の春|無料でついて"], because: "あちらの強いところ。" },
      { says: ["気づかない"], because: "あちらの弱いところ。" },
    ],
    mustNot: [
      { says: ["no price|価格がな|料金がな"], because: "両方の月謝が書いてある。" },
      { says: ["11世帯"], because: "うちの悩みは売り文句にならない。" },
      { says: ["230枚|220円"], because: "うちの費用。" },
      { says: ["申込書|冬期|老眼"], because: "別の取り組み。" },
    ],
  },
];

export const cramSchool: EvaluatedWorkspace = {
  workspace: cramSchoolWorkspace,
  language: "Japanese",
  trade: "cram school",
  half: "kept",
  documents: [userStory, launchPlan, businessCase],
  pastes,
  advisors,
};

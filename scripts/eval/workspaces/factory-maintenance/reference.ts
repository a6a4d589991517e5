import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { decisionLog } from "./documents/decision-log-reference";
import { epic } from "./documents/epic-reference";
import { testPlan } from "./documents/test-plan-reference";
import { pastes } from "./pastes";
import { factoryMaintenanceWorkspace } from "./workspace";

const initiative = "オフライン点検";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prioritization",
    about: initiative,
    candidates: [
      "圏外で点検を終えて、つながったら送る",
      "同期待ちの件数を出す",
      "NFCタグで設備を開く",
      "声で数値を入れる",
    ],
    must: [
      { says: ["3人月"], because: "声の手間が書いてある。" },
      { says: ["6人月"], because: "いちばん大きいものの手間が書いてある。" },
      { says: ["2週間"], because: "件数の手間が書いてある。" },
    ],
    mustNot: [
      { says: ["発注点|QRラベル|振動"], because: "別の取り組み。" },
      { says: ["Excelに書き出|Excelを取りこむ"], because: "2025年の案で、中止した。" },
      { says: ["段ボール|本町|ボールペン"], because: "引っこしと展示会の話。" },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "customer_success",
    must: [
      { says: ["2/15|2月15日"], because: "βの日。" },
      { says: ["4/20|4月20日"], because: "正式リリースの日。" },
      { says: ["72時間"], because: "お客さまに聞かれる。" },
      { says: ["追加料金|込みで出"], because: "お客さまに聞かれる。" },
      { says: ["161件|214件|月27件|月5件以下"], because: "サポートにいちばん効くところ。" },
    ],
    mustNot: [
      { says: ["E4572E"], because: "文章のルール。" },
      { says: ["発注点|棚卸し|振動|フルエル"], because: "別の取り組み。" },
      { says: ["Excelに書き出"], because: "2025年の案で、中止した。" },
      { says: ["段ボール|フリーアドレス|本町"], because: "引っこしの連絡。" },
      countered("古いシート", "版を照らし合わせて印をつける。"),
      countered("端末をなくす", "警告と遠隔消去。"),
    ],
  },
  {
    advisor: "prd_critic",
    about: "予備品の在庫 要件（初版）",
    must: [
      { says: ["サクサク|使いやすい"], because: "確かめようがない。" },
      { says: ["中古の部品"], because: "名前も期限もない質問。" },
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
        because: "井筒 健。",
      },
      {
        says: ["棚を共有", "nobody|no date|no person|担当者がな|期限がな"],
        because: "井筒が北陸ばねに聞く、12/11まで。",
      },
      { says: ["3秒|1時間以内", "vague|tested|曖昧|あいまい"], because: "確かめられる。" },
      { says: ["no non-goals|no out of scope|対象外がな"], because: "2つ書いてある。" },
    ],
  },
  {
    advisor: "assumption_map",
    about: "振動センサー連携の検討",
    must: [
      { says: ["3割"], because: "「見込んでいる」。" },
      { says: ["卸してくれる"], because: "「おそらく」。" },
      { says: ["しきい値"], because: "「はずだ」。" },
    ],
    mustNot: [
      {
        says: ["no sentence reads like an assumption|前提が見あたらない"],
        because: "「前提」という見出しがある。",
      },
      { says: ["600万円"], because: "お客さまから聞いた事実。" },
      { says: ["フルエルの営業と会う"], because: "予定で、前提ではない。" },
    ],
  },
  {
    advisor: "competitive_battlecard",
    about: initiative,
    competitor: "マモルカ",
    must: [
      { says: ["142,000"], because: "あちらの値段。" },
      { says: ["118,000|168,000"], because: "うちの値段。" },
      { says: ["PLC|自動車"], because: "あちらの強いところ。" },
      { says: ["2営業日|写真は圏外では"], because: "あちらの弱いところ。" },
    ],
    mustNot: [
      { says: ["no price|価格がな|料金がな"], because: "両方の値段が書いてある。" },
      { says: ["ピットに落ちて|負荷試験"], because: "うちの悩みは売り文句にならない。" },
      { says: ["1,320万円|2,400万円"], because: "うちの懐の話。" },
      { says: ["フルエル|発注点"], because: "別の取り組み。" },
    ],
  },
];

export const factoryMaintenance: EvaluatedWorkspace = {
  workspace: factoryMaintenanceWorkspace,
  language: "Japanese",
  trade: "factory maintenance software",
  half: "kept",
  documents: [decisionLog, epic, testPlan],
  pastes,
  advisors,
};

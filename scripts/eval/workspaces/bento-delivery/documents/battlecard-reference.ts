import type { DocumentReference } from "../../../reference";

const glance = ["Competitor at a glance"];
const theirs = ["Where they win", "Competitor at a glance"];
const ours = ["Where we win", "Competitor at a glance", "Objections and answers"];
const proof = ["Proof and sources", "Objections and answers"];

/** One item about the rival is all there is; most sections have to stay open. */
export const battlecard: DocumentReference = {
  initiative: "アレルゲンラベルの自動印刷",
  type: "competitive_battlecard",
  points: [
    {
      point: "Deli Mori delivers east of the station",
      words: ["東側"],
      sections: [...glance, "When we meet them"],
    },
    {
      point: "they charge 620 yen",
      words: ["620円"],
      sections: ["Price comparison", ...glance, "Where we win"],
    },
    {
      point: "we charge 580 yen",
      words: ["580円"],
      sections: ["Price comparison", "Where we win"],
    },
    { point: "printed labels since 2025", words: ["2025年", "ラベル"], sections: theirs },
    { point: "no special meals there", words: ["除去食", "受けて"], sections: ours },
    { point: "from 20 meals only", words: ["20食"], sections: [...ours, "Price comparison"] },
    {
      point: "from 5 meals with us",
      words: ["5食から"],
      sections: [...ours, "Price comparison"],
    },
    { point: "8.4 for punctuality", words: ["8.4点"], sections: ["Where we win", ...proof] },
  ],
  wrong: [
    { says: ["絵文字|A4508B|萩色"], because: "House style is no content." },
    { says: ["10時締切|517件|早坂|みやぎ測量"], because: "Another initiative." },
    { says: ["駐車場|朝食|延長コード"], because: "Nothing to do with a rival." },
    { says: ["北斗サプライ|東日本マーキング|リンク電機"], because: "Suppliers, not rivals." },
    {
      says: ["23食|28食"],
      sections: ["Where we win"],
      because: "Our own mistakes are no argument.",
    },
    { says: ["回線"], sections: ["Where we win", ...proof], because: "Our own worry." },
    { says: ["386万円|7万円"], because: "Our own money is no argument." },
  ],
  belongs: {
    アレルゲンラベルの自動印刷: ["Where we win", "Objections and answers"],
    "卸町での試し刷り（7月）": [...proof, "Where we win"],
    会社概要: ["Where we win", "Proof and sources"],
    "使う人・読む人": ["When we meet them"],
    "青葉電設 総務 菅原様": ["Questions to ask", "When we meet them", "Where they win", ...proof],
    "付せん作業の実測（9月、卸町）": ["Where they win"],
    総務担当者アンケート: [
      "Where we win",
      "Where they win",
      "When we meet them",
      "Questions to ask",
      ...proof,
    ],
    デリ杜: [
      ...glance,
      "When we meet them",
      "Where we win",
      "Where they win",
      "Price comparison",
      "Questions to ask",
      ...proof,
    ],
    除去食だけ黄色いラベル: ["Objections and answers"],
    ラベルのQRで28品目: ["Objections and answers"],
    食品表示法で必要なこと: ["Questions to ask", ...proof],
    "11月時点の予定": ["Objections and answers"],
    解約を減らす: ["When we meet them"],
  },
};

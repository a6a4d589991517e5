import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const goal = ["Launch goal", "After launch"];
const time = ["Timeline and owners", "Audience and phases", "What is launched"];
const ready = ["Readiness checklist"];
const rollback = ["Risks and rollback"];
const message = ["Positioning and messages", "Channels and material"];

export const launchPlan: DocumentReference = {
  initiative: "アレルゲンラベルの自動印刷",
  type: "launch_plan",
  points: [
    {
      point: "a label for every bento, printed on the line",
      words: ["ラベル", "盛付ライン", "印刷|印字"],
      sections: ["What is launched"],
    },
    { point: "two wrong in a thousand", words: ["2食以下"], sections: goal },
    { point: "clarity of 8 points", words: ["8点|5.3点"], sections: goal },
    {
      point: "the staff of the lines",
      words: ["38名|21名"],
      sections: ["Audience and phases"],
    },
    {
      point: "342 registered eaters",
      words: ["342名"],
      sections: ["Audience and phases", "What is launched"],
    },
    { point: "Oroshimachi on 1 March", words: ["3月1日", "卸町"], sections: time },
    { point: "Natori on 12 April", words: ["4月12日", "名取"], sections: time },
    {
      point: "printers up by 5 February",
      words: ["2月5日"],
      sections: ["Timeline and owners", ...ready],
    },
    {
      point: "mail and leaflets on 15 February",
      words: ["2月15日|チラシ"],
      sections: ["Channels and material", "Timeline and owners"],
    },
    {
      point: "notes go on for three months",
      words: ["3か月|3ヶ月|3カ月|三か月", "付せん|付箋"],
      sections: ["Audience and phases", ...ready, ...rollback, "After launch"],
    },
    {
      point: "back to notes above 3 mistakes",
      words: ["3食を超|3食超|3食より", "付せん|付箋"],
      sections: rollback,
    },
    {
      point: "the production lead of the day decides",
      words: ["製造責任者"],
      sections: [...rollback, "Timeline and owners"],
    },
    { point: "an outdated recipe ledger", words: ["台帳", "古い|更新漏れ"], sections: rollback },
    { point: "Natori's line fails early", words: ["回線"], sections: [...rollback, ...ready] },
  ],
  wrong: [
    { says: ["絵文字|A4508B|萩色"], because: "House style is no content." },
    { says: ["10時締切|517件|早坂|みやぎ測量"], because: "Another initiative." },
    { says: ["駐車場"], because: "Nothing to do with the launch." },
    { says: ["朝食"], because: "Archived." },
    { says: ["延長コード"], because: "An anecdote." },
    countered("台帳", "Nothing is printed before two dietitians approve."),
    {
      says: ["東日本マーキング|リンク電機"],
      sections: ["What is launched", ...message],
      because: "Bids that lost.",
    },
    {
      says: ["国道4号"],
      sections: ["What is launched", ...goal, ...message],
      because: "The delay that the notes did not cause.",
    },
  ],
  belongs: {
    アレルゲンラベルの自動印刷: ["What is launched", ...time],
    "卸町での試し刷り（7月）": "anywhere",
    会社概要: ["What is launched", "Audience and phases"],
    システム構成: [...ready],
    "使う人・読む人": ["Audience and phases", "What is launched"],
    "青葉電設 総務 菅原様": message,
    "付せん作業の実測（9月、卸町）": [...goal, "Positioning and messages"],
    総務担当者アンケート: [...goal, "Positioning and messages"],
    デリ杜: ["Positioning and messages"],
    除去食だけ黄色いラベル: ["What is launched", "Positioning and messages"],
    ラベルのQRで28品目: ["What is launched", "After launch"],
    プリンタと結露: [...ready, ...rollback],
    食品表示法で必要なこと: [...ready, ...rollback],
    付せんは除去食に限り3か月併用: [
      "Audience and phases",
      "What is launched",
      "Timeline and owners",
      ...ready,
      ...rollback,
      "After launch",
    ],
    プリンタは北斗サプライから購入: [...ready, ...rollback, "Timeline and owners"],
    レシピ台帳の更新漏れ: [...rollback, ...ready],
    名取の回線が早朝に切れる: [...rollback, ...ready],
    "11月時点の予定": [...time, "Channels and material", ...ready, ...rollback],
    貼り間違いをなくす: goal,
    表示を見て安心して食べられる: goal,
    ラインの速さを落とさない: [...goal, ...ready, ...rollback],
    解約を減らす: goal,
  },
};

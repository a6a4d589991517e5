import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const limits = ["Dependencies and risks", "Done when"];
const scope = ["In scope", "Stories"];

export const epic: DocumentReference = {
  initiative: "アレルゲンラベルの自動印刷",
  type: "epic",
  points: [
    { point: "two wrong in a thousand", words: ["2食以下"], sections: ["Outcome", "Done when"] },
    { point: "28 in a thousand today", words: ["28食|23食"], sections: ["Background", "Outcome"] },
    { point: "14.2 seconds for a note", words: ["14.2秒"], sections: ["Background"] },
    { point: "41% feel uneasy", words: ["41%"], sections: ["Background"] },
    {
      point: "lids are compared at 11:50",
      words: ["フタ", "見比べ|11時50分"],
      sections: ["Background", "Users"],
    },
    { point: "staff with gloves on", words: ["手袋"], sections: ["Users", "Background"] },
    { point: "342 registered eaters", words: ["342名"], sections: ["Users"] },
    {
      point: "no schools, no hospitals",
      words: ["学校|病院"],
      sections: ["Out of scope", "Users"],
    },
    { point: "yellow labels for special meals", words: ["黄色"], sections: scope },
    { point: "28 allergens by QR", words: ["QR"], sections: scope },
    {
      point: "50 labels a minute on wet-proof paper",
      words: ["50枚"],
      sections: limits,
    },
    {
      point: "8 point letters",
      words: ["8ポイント"],
      sections: [...limits, "In scope"],
    },
    { point: "Natori's line fails early", words: ["回線"], sections: ["Dependencies and risks"] },
    {
      point: "two dietitians approve",
      words: ["栄養士", "承認"],
      sections: [...limits, ...scope],
    },
  ],
  wrong: [
    { says: ["絵文字|A4508B|萩色"], because: "House style is no content." },
    { says: ["10時締切|517件|早坂|みやぎ測量"], because: "Another initiative." },
    { says: ["駐車場"], because: "Nothing to do with labels." },
    { says: ["朝食"], because: "Archived." },
    { says: ["延長コード"], because: "An anecdote." },
    countered("台帳", "Nothing is printed before two dietitians approve."),
    {
      says: ["東日本マーキング|リンク電機"],
      sections: [...scope, "Outcome", "Done when"],
      because: "Bids that lost.",
    },
    {
      says: ["620円|580円"],
      sections: [...scope, ...limits],
      because: "Prices are no work.",
    },
  ],
  belongs: {
    アレルゲンラベルの自動印刷: ["Outcome", "Background", "In scope"],
    "卸町での試し刷り（7月）": "anywhere",
    会社概要: ["Background"],
    システム構成: ["Dependencies and risks", "Background"],
    "使う人・読む人": ["Users", "Out of scope"],
    "青葉電設 総務 菅原様": ["Background", "Users"],
    "付せん作業の実測（9月、卸町）": ["Background", "Outcome"],
    総務担当者アンケート: ["Background", "Users", "Outcome"],
    デリ杜: ["Background"],
    除去食だけ黄色いラベル: scope,
    ラベルのQRで28品目: scope,
    プリンタと結露: limits,
    食品表示法で必要なこと: [...limits, ...scope],
    付せんは除去食に限り3か月併用: [...limits, "In scope", "Out of scope"],
    プリンタは北斗サプライから購入: ["Dependencies and risks"],
    レシピ台帳の更新漏れ: [...limits, ...scope],
    名取の回線が早朝に切れる: ["Dependencies and risks"],
    "11月時点の予定": limits,
    貼り間違いをなくす: ["Outcome", "Done when"],
    表示を見て安心して食べられる: ["Outcome", "Done when"],
    ラインの速さを落とさない: ["Outcome", ...limits],
    解約を減らす: ["Outcome", "Background"],
  },
};

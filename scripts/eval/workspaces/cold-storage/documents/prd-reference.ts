import type { DocumentReference } from "../../../reference";

const need = ["Requirements", "User experience"];
const limits = ["Constraints and dependencies", "Requirements"];
const open = ["Open questions and risks"];
const goals = ["Goals and success metrics", "Summary"];

export const prd: DocumentReference = {
  initiative: "トラックのバース予約",
  type: "prd",
  points: [
    { point: "slots of 30 minutes, booked ahead", words: ["30分刻み"], sections: ["Summary"] },
    { point: "94 minutes of waiting", words: ["94分"], sections: ["Problem", "Summary"] },
    { point: "31% wait over two hours", words: ["31 %"], sections: ["Problem", "Summary"] },
    {
      point: "12 of 17 suffer from not knowing the order",
      words: ["12名|順番が分からない|順番がわからない"],
      sections: ["Problem", "Target users"],
    },
    {
      point: "118 trucks a day, 23 regular hauliers",
      words: ["118台|23社"],
      sections: ["Target users"],
    },
    {
      point: "40 minutes or less",
      words: ["40分"],
      sections: goals,
    },
    {
      point: "not sea containers, not shippers' own cars",
      words: ["海上コンテナ"],
      sections: ["Non-goals", "Target users"],
    },
    {
      point: "the driver sees the place in the queue",
      words: ["前に何台|見込み時刻"],
      sections: need,
    },
    {
      point: "a late driver gives up the slot",
      words: ["遅れる|遅れます"],
      sections: need,
    },
    {
      point: "three docks stay without booking",
      words: ["3バース"],
      sections: [...limits, "Non-goals"],
    },
    { point: "data up to 15 minutes old", words: ["15分"], sections: [...limits, ...open] },
    { point: "times are kept for a year", words: ["1年間"], sections: limits },
    { point: "live on 12 April", words: ["4月12日"], sections: ["Rollout"] },
    {
      point: "what to do about no-shows is open",
      words: ["1割|来ない車"],
      sections: open,
    },
  ],
  wrong: [
    { says: ["1B3A57|ペン吉|敬語"], because: "House style is no content." },
    { says: ["庫内温度|霜取り|弁償|温度表"], because: "Another initiative." },
    { says: ["純氷|かき氷"], because: "Archived." },
    { says: ["忘年会|カラオケ|魚よし|自販機"], because: "Asides that nothing depends on." },
    {
      says: ["ドックメイト|1,900万円"],
      sections: ["Requirements", "Rollout", "Summary"],
      because: "Offers that lost.",
    },
    {
      says: ["全部を予約制"],
      sections: ["Summary", "Goals and success metrics", "User experience"],
      because: "Turned down on 6 October.",
    },
    {
      says: ["94分|31 %"],
      sections: ["Requirements", "Non-goals"],
      because: "The state of today, not a requirement.",
    },
  ],
  belongs: {
    トラックのバース予約: ["Summary", "Rollout", "Requirements"],
    "整理券の試み 振り返り": "anywhere",
    会社のあらまし: ["Summary", "Problem"],
    使っている仕組み: ["Constraints and dependencies"],
    荷主の内訳: ["Target users", "Problem"],
    だれが使うか: ["Target users", "Non-goals"],
    待機場での聞き取り: ["Problem", "Target users", "User experience"],
    "ひかり急配 配車の村瀬さん": ["Problem", "Target users", "User experience"],
    "荷待ちの実測(2026年7月)": ["Problem", ...goals],
    運送会社アンケート: ["Problem", "Target users", ...open, "Constraints and dependencies"],
    東海ベイ冷蔵: ["Problem"],
    順番が見える画面: need,
    遅れますボタン: need,
    荷主へ待機の実績を出す: [...need, "Non-goals", "Rollout"],
    クラモリとのつなぎ: [...limits, ...open],
    荷待ち時間の記録: limits,
    運転手の電話番号: limits,
    "3バースは予約なしで残す": [...limits, "Non-goals", "Rollout", "User experience", ...open],
    バースリンクに決定: ["Constraints and dependencies"],
    大漁の日に予約が総崩れになる: [...open, ...need],
    取るだけ取って来ない車: open,
    "段取り(11月時点)": ["Rollout", ...open],
    接車までの待ち: goals,
    "2時間超えをなくす": goals,
    運転手に嫌がられない倉庫: goals,
    初年度の費用: ["Constraints and dependencies", "Goals and success metrics"],
    上位5社を手放さない: [...goals, "Problem"],
  },
};

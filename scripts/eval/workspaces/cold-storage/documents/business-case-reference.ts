import type { DocumentReference } from "../../../reference";

const problem = ["Problem or opportunity", "Summary"];
const options = ["Options considered", "Recommendation"];
const costs = ["Costs and returns"];
const risks = ["Risks and constraints"];
const next = ["Decisions and next steps"];
const measures = ["Success measures", "Summary"];

/** Supported badly: costs and offers are on record, but no return in yen. */
export const businessCase: DocumentReference = {
  initiative: "トラックのバース予約",
  type: "business_case",
  points: [
    { point: "94 minutes of waiting", words: ["94分"], sections: problem },
    { point: "31% wait over two hours", words: ["31 %"], sections: problem },
    { point: "20 calls to get through once", words: ["20回"], sections: problem },
    { point: "74 shippers, mostly frozen food", words: ["74社|46 %"], sections: ["Market"] },
    {
      point: "the rival waits 35 minutes",
      words: ["35分"],
      sections: ["Market", "Options considered", ...problem],
    },
    {
      point: "2.4m yen and 180,000 a month",
      words: ["240万円|18万円"],
      sections: [...costs, ...options],
    },
    {
      point: "two other offers",
      words: ["ドックメイト|1,900万円"],
      sections: ["Options considered", ...costs],
    },
    {
      point: "at most 6m yen in the first year",
      words: ["600万円"],
      sections: [...costs, ...risks],
    },
    { point: "40 minutes or less", words: ["40分"], sections: measures },
    { point: "3% or less wait over two hours", words: ["3 %"], sections: measures },
    { point: "days of a big catch", words: ["水揚げ|大漁"], sections: risks },
    { point: "no-shows: undecided", words: ["1割|来ない車"], sections: risks },
    { point: "verdict on the trial", words: ["3月26日"], sections: next },
  ],
  wrong: [
    { says: ["1B3A57|ペン吉|敬語"], because: "House style is no content." },
    { says: ["庫内温度|霜取り|弁償|1,860万円"], because: "Another initiative." },
    { says: ["純氷|かき氷"], because: "Archived." },
    { says: ["忘年会|カラオケ|魚よし|自販機"], because: "Asides that nothing depends on." },
    {
      says: ["全部を予約制"],
      sections: ["Summary", ...costs, "Market"],
      because: "Turned down on 6 October.",
    },
    {
      says: ["ドックメイト"],
      sections: ["Summary", "Market", "Problem or opportunity"],
      because: "An offer that lost is no part of the problem or the market.",
    },
    {
      says: ["35分"],
      sections: measures,
      because: "The rival's figure, not our target.",
    },
  ],
  belongs: {
    トラックのバース予約: ["Summary", "Recommendation", ...next],
    "整理券の試み 振り返り": "anywhere",
    会社のあらまし: ["Market", ...problem],
    使っている仕組み: risks,
    荷主の内訳: ["Market"],
    だれが使うか: ["Market", "Problem or opportunity"],
    待機場での聞き取り: problem,
    "ひかり急配 配車の村瀬さん": problem,
    "荷待ちの実測(2026年7月)": [...problem, "Success measures"],
    運送会社アンケート: ["Market", ...problem, ...risks],
    東海ベイ冷蔵: ["Market", "Options considered", "Problem or opportunity"],
    順番が見える画面: options,
    遅れますボタン: options,
    荷主へ待機の実績を出す: options,
    クラモリとのつなぎ: risks,
    荷待ち時間の記録: [...risks, "Problem or opportunity"],
    運転手の電話番号: risks,
    "3バースは予約なしで残す": [...options, ...next, ...risks],
    バースリンクに決定: [...options, ...costs, ...next],
    大漁の日に予約が総崩れになる: risks,
    取るだけ取って来ない車: risks,
    "段取り(11月時点)": [...next, ...risks],
    接車までの待ち: measures,
    "2時間超えをなくす": [...measures, ...costs],
    運転手に嫌がられない倉庫: measures,
    初年度の費用: [...costs, ...risks],
    上位5社を手放さない: [...measures, "Problem or opportunity", ...costs],
  },
};

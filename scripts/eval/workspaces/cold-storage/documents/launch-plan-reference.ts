import type { DocumentReference } from "../../../reference";

const launched = ["What is launched"];
const goal = ["Launch goal", "After launch"];
const phases = ["Audience and phases", "Timeline and owners"];
const message = ["Positioning and messages"];
const ready = ["Readiness checklist", "Timeline and owners"];
const risks = ["Risks and rollback"];

export const launchPlan: DocumentReference = {
  initiative: "トラックのバース予約",
  type: "launch_plan",
  points: [
    { point: "slots of 30 minutes, booked ahead", words: ["30分刻み"], sections: launched },
    { point: "40 minutes or less", words: ["40分"], sections: goal },
    { point: "3% or less wait over two hours", words: ["3 %"], sections: goal },
    {
      point: "a trial with five regular hauliers",
      words: ["試行", "5社"],
      sections: [...phases, "Readiness checklist"],
    },
    {
      point: "118 trucks a day, 23 regular hauliers",
      words: ["118台|23社"],
      sections: ["Audience and phases"],
    },
    { point: "the rival waits 35 minutes", words: ["35分"], sections: message },
    {
      point: "how hauliers are addressed",
      words: ["運送会社さま"],
      sections: [...message, "Channels and material"],
    },
    {
      point: "briefings in March",
      words: ["説明会"],
      sections: ["Channels and material", ...phases, "Readiness checklist"],
    },
    {
      point: "sign and guide at the gate",
      words: ["QR", "看板|手引き"],
      sections: ["Channels and material", ...ready],
    },
    {
      point: "postponed above 60 minutes",
      words: ["60分", "延期"],
      sections: [...ready, "Audience and phases", ...risks],
    },
    { point: "live on 12 April", words: ["4月12日"], sections: phases },
    { point: "back to paper", words: ["紙の受付", "戻す|戻し"], sections: risks },
    {
      point: "up to eight slots are closed at six",
      words: ["8つ"],
      sections: risks,
    },
    { point: "no-shows: undecided", words: ["1割|来ない車"], sections: risks },
  ],
  wrong: [
    { says: ["庫内温度|霜取り|弁償|温度表"], because: "Another initiative." },
    { says: ["純氷|かき氷"], because: "Archived." },
    { says: ["忘年会|カラオケ|魚よし|自販機"], because: "Asides that nothing depends on." },
    {
      says: ["1B3A57|ペン吉"],
      sections: [...launched, "Launch goal", "Timeline and owners", ...risks],
      because: "House style is no content.",
    },
    {
      says: ["ドックメイト|1,900万円"],
      sections: [...launched, ...message, "Channels and material"],
      because: "Offers that lost.",
    },
    {
      says: ["1割|総崩れ"],
      sections: [...message, "Channels and material"],
      because: "A worry is no message to hauliers.",
    },
    {
      says: ["全部を予約制"],
      sections: ["Launch goal", ...message, "Audience and phases"],
      because: "Turned down on 6 October.",
    },
  ],
  belongs: {
    トラックのバース予約: [...launched, ...phases],
    "整理券の試み 振り返り": "anywhere",
    会社のあらまし: message,
    使っている仕組み: ["Readiness checklist"],
    社外向けの文の書き方: [...message, "Channels and material"],
    荷主の内訳: ["Audience and phases", ...message],
    だれが使うか: ["Audience and phases", ...launched, ...message],
    待機場での聞き取り: message,
    "ひかり急配 配車の村瀬さん": message,
    "荷待ちの実測(2026年7月)": ["Launch goal", ...message],
    運送会社アンケート: ["Audience and phases", ...message, ...risks],
    東海ベイ冷蔵: message,
    順番が見える画面: [...launched, ...message],
    遅れますボタン: launched,
    荷主へ待機の実績を出す: [...launched, "After launch", "Timeline and owners"],
    クラモリとのつなぎ: ["Readiness checklist", ...risks],
    荷待ち時間の記録: ["Readiness checklist", "After launch", ...risks],
    運転手の電話番号: ["Readiness checklist", ...risks],
    "3バースは予約なしで残す": [
      ...launched,
      "Audience and phases",
      ...risks,
      "After launch",
      "Timeline and owners",
    ],
    バースリンクに決定: [...launched, ...ready],
    大漁の日に予約が総崩れになる: risks,
    取るだけ取って来ない車: risks,
    "段取り(11月時点)": [
      ...phases,
      "Readiness checklist",
      ...risks,
      "Channels and material",
      "After launch",
    ],
    接車までの待ち: goal,
    "2時間超えをなくす": goal,
    運転手に嫌がられない倉庫: [...goal, ...message],
    初年度の費用: ["Launch goal", "Readiness checklist", ...risks],
    上位5社を手放さない: [...goal, ...message],
  },
};

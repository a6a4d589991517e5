import type { DocumentReference } from "../../../reference";

const rival = ["Competitor at a glance"];
const win = ["Where we win", "Objections and answers"];
const lose = ["Where they win", "Objections and answers"];
const proof = ["Proof and sources"];

/** One competitor on record, and little about it: most sections have to stay short. */
export const battlecard: DocumentReference = {
  initiative: "ご予約とご到着の刷新",
  type: "competitive_battlecard",
  points: [
    { point: "four inns in the same valley", words: ["4館"], sections: rival },
    {
      point: "machines since last spring",
      words: ["自動チェックイン機"],
      sections: [...rival, ...lose],
    },
    { point: "eight minutes to the room", words: ["8分"], sections: [...lose, ...rival] },
    { point: "theirs from 22,000 yen", words: ["22,000"], sections: ["Price comparison"] },
    { point: "ours from 24,500 yen", words: ["24,500"], sections: ["Price comparison"] },
    { point: "buffet only", words: ["ビュッフェ"], sections: [...win, ...rival] },
    { point: "elderly guests are lost", words: ["機械の前", "年配"], sections: [...win, ...rival] },
    { point: "a person receives every guest", words: ["お迎え|お出迎え"], sections: win },
  ],
  wrong: [
    { says: ["1F3A5F|感嘆符"], because: "House style is no content." },
    { says: ["湯めぐり札|回数券"], because: "Another initiative." },
    { says: ["忘年会|カラオケ"], because: "A staff party." },
    { says: ["饅頭"], because: "Archived." },
    { says: ["ホテルワン"], because: "A supplier, not a rival." },
    { says: ["二重予約"], because: "Our own worry is no argument." },
    { says: ["380万円|480万円|2,140万円"], because: "Our own money is no argument." },
  ],
  belongs: {
    ご予約とご到着の刷新: win,
    "事前の宿帳、川音亭での試し": "anywhere",
    会社のこと: [...win, ...proof],
    ご予約の方の内訳: ["When we meet them", "Questions to ask"],
    "口コミ、川音亭（9月）": [...lose, ...proof],
    帳場の声: [...win, ...proof],
    "到着からお部屋まで、8月の計測": [...lose, ...proof],
    "予約経路、2026年上期": ["When we meet them", ...proof],
    渓泉荘グループ: [...rival, ...win, ...lose, ...proof, "Price comparison", "When we meet them"],
    宿帳をご来館前にスマホで: win,
    貸切風呂の空きをお部屋から: win,
    自動チェックイン機は置かない: win,
    お部屋までの時間: ["Objections and answers"],
    お出迎えは減らさない: win,
  },
};

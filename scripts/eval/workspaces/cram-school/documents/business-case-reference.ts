import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const problem = ["Problem or opportunity"];
const market = ["Market"];
const options = ["Options considered"];
const proposal = ["Recommendation", "Summary"];
const costs = ["Costs and returns"];
const risks = ["Risks and constraints"];
const success = ["Success measures"];
const next = ["Decisions and next steps"];

export const businessCase: DocumentReference = {
  initiative: "入退室のおしらせ",
  type: "business_case",
  points: [
    { point: "着いた・出たをLINEに送る", words: ["LINE", "着いた|出た"], sections: proposal },
    { point: "連絡なしが47件", words: ["47件"], sections: [...problem, "Summary"] },
    {
      point: "気づくまで34分",
      words: ["34分"],
      sections: [...problem, "Summary", ...success],
    },
    {
      point: "4人がエール個別にうつった",
      words: ["4人", "うつ"],
      sections: [...problem, ...market],
    },
    { point: "QRとICカードをくらべた", words: ["QR", "IC"], sections: [...options, ...next] },
    { point: "カードは1枚220円", words: ["220円"], sections: [...costs, ...options, ...next] },
    { point: "LINEは月5,000円", words: ["5,000円"], sections: [...costs, ...risks] },
    { point: "同意書のとり直し", words: ["同意書"], sections: [...risks, ...next] },
    { point: "タッチ忘れ", words: ["タッチ", "忘れ"], sections: risks },
    { point: "LINEのない11世帯", words: ["11世帯"], sections: risks },
    { point: "10分以内に気づく", words: ["10分以内"], sections: [...success, "Summary"] },
    {
      point: "那加は2/1、本校と蘇原は4/5",
      words: ["2/1|2月1日|4/5|4月5日"],
      sections: [...next, ...proposal],
    },
  ],
  wrong: [
    { says: ["申込書|老眼|冬期"], because: "別の取り組み。" },
    { says: ["自習室|Zoom"], because: "やめたもの。" },
    { says: ["駐車場"], because: "別件だと書いてある。" },
    { says: ["2F7D4F"], because: "色の決まり。" },
    { says: ["お茶"], sections: [...proposal, ...market], because: "小さな事故。" },
    { says: ["26,400"], sections: costs, because: "よその塾の月謝で、うちの費用ではない。" },
    countered("タッチ忘れ", "声かけと、先生が席を見てから送ること。"),
  ],
  belongs: {
    入退室のおしらせ: [...proposal, ...next, ...problem],
    "那加での試し（10月）": "anywhere",
    "来てない子の連絡（たたき台）": "anywhere",
    塾のこと: [...market, ...problem],
    だれに届けるか: [...market, ...problem],
    "9月の面談メモ": problem,
    "10月に数えた": [...problem, "Summary", ...success],
    "エール個別（駅の反対側）": [...market, ...problem],
    "10分たっても来てない子の一覧": [...options, "Recommendation"],
    QRじゃなくてICカード: [...options, ...costs, ...next, "Recommendation"],
    LINEと教室の回線: [...risks, ...costs],
    "同意書と記録（野田先生）": [...risks, ...next],
    タッチ忘れで大さわぎ: risks,
    LINEを使ってない家: [...risks, ...next],
    段取り: [...next, ...risks, "Recommendation"],
    来てない子にすぐ気づく: [...success, "Summary"],
    安心して送り出せる塾: [...success, "Summary", ...problem],
  },
};

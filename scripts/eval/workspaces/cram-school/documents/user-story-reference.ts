import type { DocumentReference } from "../../../reference";

const accepted = ["Acceptance criteria"];
const edge = ["Edge cases and errors"];
const notes = ["Notes for design and engineering"];
const context = ["Context"];
const story = ["Story"];
const limits = [...notes, ...edge, ...accepted];

export const userStory: DocumentReference = {
  initiative: "入退室のおしらせ",
  type: "user_story",
  points: [
    { point: "保護者のLINEに送る", words: ["保護者", "LINE"], sections: [...story, ...accepted] },
    { point: "気づくまで平均34分", words: ["34分"], sections: [...context, ...accepted] },
    { point: "連絡なしが47件", words: ["47件"], sections: context },
    { point: "ゲームセンターの3週間", words: ["ゲームセンター"], sections: [...context, ...story] },
    {
      point: "10分タッチのない子の一覧",
      words: ["10分", "タッチ", "一覧|タブレット|送る"],
      sections: [...accepted, ...story, ...edge],
    },
    {
      point: "先生が押すまで届かない",
      words: ["先生", "押"],
      sections: [...accepted, ...edge, ...notes],
    },
    {
      point: "10分以内に気づく",
      words: ["10分以内"],
      sections: [...accepted, ...context, ...story],
    },
    { point: "タッチ忘れ", words: ["タッチ", "忘れ"], sections: edge },
    { point: "LINEのない11世帯", words: ["11世帯"], sections: [...edge, ...notes] },
    { point: "蘇原で回線が切れる", words: ["Wi-Fi"], sections: limits },
    { point: "高校生は入れない", words: ["高校生"], sections: ["Not in this story"] },
    { point: "記録は1年で消す", words: ["1年で消す"], sections: limits },
    { point: "送り先を変えるのは契約者", words: ["契約した|契約者"], sections: limits },
    { point: "ICカード", words: ["ICカード"], sections: [...notes, ...context, ...accepted] },
  ],
  wrong: [
    { says: ["申込書|老眼|冬期"], because: "別の取り組み。" },
    { says: ["自習室|Zoom"], because: "やめたもの。" },
    { says: ["駐車場"], because: "別件だと書いてある。" },
    { says: ["2F7D4F"], sections: [...story, ...context], because: "色の決まり。" },
    { says: ["26,400|4人うつった"], sections: [...accepted, ...edge], because: "よその塾の話。" },
    { says: ["230枚"], sections: [...story, ...accepted, ...edge], because: "発注の段取り。" },
  ],
  belongs: {
    入退室のおしらせ: [...story, ...context, "Not in this story"],
    "那加での試し（10月）": "anywhere",
    "来てない子の連絡（たたき台）": "anywhere",
    塾のこと: context,
    保護者あての文: notes,
    だれに届けるか: [...story, ...context, "Not in this story"],
    "9月の面談メモ": [...context, ...story],
    "10月に数えた": context,
    "エール個別（駅の反対側）": context,
    "10分たっても来てない子の一覧": [...story, ...accepted, ...edge, ...notes],
    QRじゃなくてICカード: [...notes, ...context, ...accepted, "Not in this story"],
    LINEと教室の回線: limits,
    "同意書と記録（野田先生）": limits,
    タッチ忘れで大さわぎ: [...edge, ...notes],
    LINEを使ってない家: [...edge, ...notes],
    段取り: [...notes, ...context],
    来てない子にすぐ気づく: [...accepted, ...story, ...context],
    安心して送り出せる塾: [...story, ...context],
  },
};

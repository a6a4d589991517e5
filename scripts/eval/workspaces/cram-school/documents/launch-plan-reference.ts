import type { DocumentReference } from "../../../reference";
import { countered } from "../../countered";

const risks = ["Risks and rollback"];
const timeline = ["Timeline and owners"];
const ready = ["Readiness checklist", ...timeline];
const phases = ["Audience and phases"];
const messages = ["Positioning and messages"];
const subject = ["What is launched"];

export const launchPlan: DocumentReference = {
  initiative: "入退室のおしらせ",
  type: "launch_plan",
  points: [
    {
      point: "着いた・出たをLINEで保護者に送る",
      words: ["LINE", "着いた|出た|届"],
      sections: subject,
    },
    { point: "10分以内に気づく", words: ["10分以内"], sections: ["Launch goal"] },
    { point: "いまは34分", words: ["34分"], sections: ["Launch goal", ...messages, ...subject] },
    { point: "小4〜中3の保護者", words: ["小4"], sections: phases },
    { point: "高校生は最初は入れない", words: ["高校生"], sections: [...phases, ...subject] },
    {
      point: "ゲームセンターの3週間",
      words: ["ゲームセンター"],
      sections: [...messages, ...phases],
    },
    {
      point: "同意書のとり直し",
      words: ["同意書"],
      sections: [...ready, ...risks],
    },
    { point: "カード230枚の発注", words: ["230枚"], sections: ready },
    {
      point: "那加は2/1から",
      words: ["那加", "2/1|2月1日"],
      sections: [...timeline, ...phases, ...subject],
    },
    {
      point: "本校と蘇原は4/5から",
      words: ["4/5|4月5日"],
      sections: [...timeline, ...phases, ...subject],
    },
    { point: "タッチ忘れ", words: ["タッチ", "忘れ"], sections: risks },
    { point: "LINEのない11世帯", words: ["11世帯"], sections: [...risks, ...ready] },
    {
      point: "届かない通知が3%をこえたら延期",
      words: ["3%", "延期"],
      sections: [...risks, "After launch", ...timeline, ...phases],
    },
  ],
  wrong: [
    { says: ["申込書|老眼|冬期"], because: "別の取り組み。" },
    { says: ["自習室|Zoom"], because: "やめたもの。" },
    { says: ["駐車場"], because: "別件だと書いてある。" },
    { says: ["2F7D4F"], because: "文の書きかたの決まりで、中身ではない。" },
    { says: ["お茶"], sections: [...subject, "Launch goal", ...messages], because: "小さな事故。" },
    countered("タッチ忘れ", "声かけと、先生が席を見てから送ること。"),
  ],
  belongs: {
    入退室のおしらせ: [...subject, ...timeline, ...phases],
    "那加での試し（10月）": "anywhere",
    "来てない子の連絡（たたき台）": "anywhere",
    塾のこと: phases,
    保護者あての文: ["Channels and material", ...messages],
    だれに届けるか: phases,
    "9月の面談メモ": [...messages, ...phases],
    "10月に数えた": ["Launch goal", ...messages, ...subject, "After launch"],
    "エール個別（駅の反対側）": messages,
    "10分たっても来てない子の一覧": [...subject, ...ready],
    QRじゃなくてICカード: [...subject, ...ready, ...phases],
    LINEと教室の回線: [...risks, "Readiness checklist", "Channels and material"],
    "同意書と記録（野田先生）": [...ready, ...risks],
    タッチ忘れで大さわぎ: [...risks, "Readiness checklist"],
    LINEを使ってない家: [...risks, "Readiness checklist", ...phases, "Channels and material"],
    段取り: [...ready, ...phases, ...risks, "After launch"],
    来てない子にすぐ気づく: ["Launch goal", "After launch"],
    安心して送り出せる塾: ["Launch goal", ...messages, "After launch"],
  },
};

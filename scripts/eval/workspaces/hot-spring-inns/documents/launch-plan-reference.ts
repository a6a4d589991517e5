import type { DocumentReference } from "../../../reference";

const what = ["What is launched"];
const time = ["Timeline and owners", "Audience and phases"];
const ready = ["Readiness checklist", "Timeline and owners"];
const risks = ["Risks and rollback"];
const messages = ["Positioning and messages"];

export const launchPlan: DocumentReference = {
  initiative: "ご予約とご到着の刷新",
  type: "launch_plan",
  points: [
    { point: "the register is filled in before arrival", words: ["宿帳"], sections: what },
    { point: "median of 10 minutes", words: ["10分"], sections: ["Launch goal"] },
    { point: "25% through the own site", words: ["25 %"], sections: ["Launch goal"] },
    { point: "44% are over 60", words: ["44 %"], sections: ["Audience and phases"] },
    { point: "Yamaboshi first, 16 February", words: ["2月16日"], sections: time },
    { point: "Kawaoto-tei on 2 March", words: ["3月2日"], sections: time },
    { point: "the main house on 16 March", words: ["3月16日"], sections: time },
    {
      point: "3,200 postcards to regulars",
      words: ["3,200"],
      sections: ["Channels and material", ...ready],
    },
    { point: "rooms and prices by 18 December", words: ["12月18日"], sections: ready },
    { point: "training at each inn", words: ["稽古"], sections: ready },
    { point: "rooms sold twice", words: ["二重予約|同じお部屋を二度"], sections: risks },
    { point: "back to paper after long waits", words: ["紙の宿帳", "30分"], sections: risks },
    {
      point: "elderly guests: no answer yet",
      words: ["メールをお持ちでない|年配の方"],
      sections: risks,
    },
  ],
  wrong: [
    { says: ["1F3A5F|感嘆符"], because: "House style is no content." },
    { says: ["湯めぐり札|回数券"], because: "Another initiative." },
    { says: ["忘年会|カラオケ"], because: "A staff party." },
    { says: ["饅頭"], because: "Archived." },
    { says: ["480万円"], sections: ["Launch goal"], because: "A saving that was turned down." },
    { says: ["ホテルワン"], sections: what, because: "A bid that lost." },
  ],
  belongs: {
    ご予約とご到着の刷新: [...what, "Timeline and owners", "Launch goal", ...messages],
    "事前の宿帳、川音亭での試し": "anywhere",
    会社のこと: ["Audience and phases", ...what],
    いまの仕組み: [...what, ...risks],
    ご予約の方の内訳: ["Audience and phases"],
    "口コミ、川音亭（9月）": messages,
    帳場の声: [...messages, ...risks, "Readiness checklist"],
    "到着からお部屋まで、8月の計測": ["Launch goal", ...messages, "After launch"],
    "予約経路、2026年上期": ["Launch goal", "Channels and material", "Audience and phases"],
    渓泉荘グループ: messages,
    宿帳をご来館前にスマホで: [...what, ...messages],
    貸切風呂の空きをお部屋から: ["After launch", ...what],
    山ぼうしの回線: [...risks, ...ready],
    宿泊者名簿: [...ready, ...risks],
    自動チェックイン機は置かない: [...what, ...messages, "After launch"],
    "宿泊システムは「やどりぎ」にする": [...what, ...ready],
    切替の週に二重予約: risks,
    年配の方が事前の宿帳を書いてくださらない: risks,
    "切替の段取り（11月版）": [...ready, ...time, ...risks, "Channels and material"],
    お部屋までの時間: ["Launch goal", "After launch"],
    自社サイトからのご予約: ["Launch goal", "After launch"],
    お出迎えは減らさない: ["Launch goal", ...messages, ...risks],
    三館とも残す: ["Launch goal"],
  },
};

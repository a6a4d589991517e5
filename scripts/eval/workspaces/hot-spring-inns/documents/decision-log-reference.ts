import type { DocumentReference } from "../../../reference";

const glance = ["Decisions at a glance", "Decisions and reasons"];
const options = ["Options and criteria", "Decisions and reasons"];
const context = ["Context"];
const open = ["Open questions"];

export const decisionLog: DocumentReference = {
  initiative: "ご予約とご到着の刷新",
  type: "decision_log",
  points: [
    { point: "no check-in machines", words: ["自動チェックイン機|鍵のお渡し"], sections: glance },
    { point: "decided on 6 October", words: ["10月6日"], sections: glance },
    { point: "Yadorigi is the system", words: ["やどりぎ"], sections: glance },
    { point: "decided on 20 October", words: ["10月20日"], sections: glance },
    { point: "Hotel One costs less at first", words: ["ホテルワン"], sections: options },
    { point: "own development from 9 million", words: ["900万円"], sections: options },
    {
      point: "machines would save 4.8 million",
      words: ["480万円"],
      sections: [...options, "Consequences"],
    },
    { point: "looked at again in spring 2028", words: ["2028年春"], sections: ["When to revisit"] },
    { point: "19 and 22 minutes to the room", words: ["22分|19分"], sections: context },
    {
      point: "how to reach guests without e-mail",
      words: ["手立て|メールをお持ちでない|年配の方"],
      sections: open,
    },
  ],
  wrong: [
    { says: ["1F3A5F|感嘆符"], because: "House style is no content." },
    { says: ["湯めぐり札|回数券"], because: "Another initiative." },
    { says: ["忘年会|カラオケ"], because: "A staff party." },
    { says: ["饅頭"], because: "Archived." },
    { says: ["貸切風呂"], sections: glance, because: "An idea; nobody decided it." },
    { says: ["渓泉荘"], sections: glance, because: "The competitor was no reason." },
  ],
  belongs: {
    ご予約とご到着の刷新: context,
    "事前の宿帳、川音亭での試し": "anywhere",
    会社のこと: context,
    いまの仕組み: context,
    ご予約の方の内訳: context,
    "口コミ、川音亭（9月）": context,
    帳場の声: context,
    "到着からお部屋まで、8月の計測": context,
    "予約経路、2026年上期": context,
    渓泉荘グループ: context,
    宿帳をご来館前にスマホで: [...context, ...open],
    貸切風呂の空きをお部屋から: open,
    山ぼうしの回線: [...context, "Options and criteria"],
    宿泊者名簿: [...context, "Options and criteria"],
    自動チェックイン機は置かない: [...glance, ...options, "Consequences", "When to revisit"],
    "宿泊システムは「やどりぎ」にする": [...glance, ...options, "Consequences"],
    切替の週に二重予約: ["Consequences", ...open],
    年配の方が事前の宿帳を書いてくださらない: [...open, "Consequences"],
    "切替の段取り（11月版）": ["Consequences", "When to revisit"],
    お部屋までの時間: [...context, "Options and criteria"],
    自社サイトからのご予約: [...context, "Options and criteria"],
    お出迎えは減らさない: [...context, "Options and criteria"],
    三館とも残す: context,
  },
};

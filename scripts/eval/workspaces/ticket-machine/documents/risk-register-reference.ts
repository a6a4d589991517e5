import type { DocumentReference } from "../../../reference";

const ofRisk = ["Register", "Responses", "Warning signs", "Contingency plans"];

export const riskRegister: DocumentReference = {
  initiative: "券売機の更新",
  type: "risk_register",
  points: [
    { point: "31駅の更新が対象", words: ["31駅"], sections: ["Scope and scales"] },
    { point: "識別装置が遅れる", words: ["識別装置"], sections: ["Register"] },
    { point: "納期が5月に延びる", words: ["5月に延びる"], sections: ["Register"] },
    { point: "別の会社から40台分を押さえる", words: ["40台分"], sections: ["Responses"] },
    {
      point: "カードとICだけで始める",
      words: ["カードとICだけ"],
      sections: ["Contingency plans", "Responses"],
    },
    {
      point: "4月末までに届くかが目印",
      words: ["4月末"],
      sections: ["Warning signs", "Contingency plans", "Responses"],
    },
    { point: "いたずらで年に14台", words: ["14台"], sections: ["Register"] },
    { point: "山側の駅の回線", words: ["回線"], sections: ["Sources of risk"] },
    {
      point: "65歳以上の苦情が他社で増えた",
      words: ["苦情が増えた"],
      sections: ["Sources of risk"],
    },
  ],
  wrong: [
    {
      says: ["nothing|no countermeasure", "識別装置"],
      sections: ["Responses"],
      because: "対策が書いてある。",
    },
    { says: ["#0B3C5D"], because: "書き方の決まりはリスクではない。" },
    { says: ["トイレ"], because: "券売機と関係がない。" },
    { says: ["1.6倍"], sections: ["Register", "Responses"], because: "機能の案である。" },
    { says: ["44%減"], sections: ["Register"], because: "よい結果はリスクではない。" },
  ],
  belongs: {
    券売機の更新: ["Scope and scales"],
    "エピック:四か国語の購入画面": ["Scope and scales", "Sources of risk"],
    "港北駅の駅員、田村さん": ["Sources of risk"],
    "お客さまの声 7月~9月": ["Sources of risk"],
    海岸線での試行結果: ["Sources of risk"],
    湾岸モノレール: ["Sources of risk"],
    運賃サーバーとの回線: ["Sources of risk"],
    守るべき決まり: ["Sources of risk"],
    "10月29日の打ち合わせ": ["Responses", "Contingency plans"],
    新紙幣の識別装置が遅れる: ofRisk,
    夜間無人駅でのいたずら: ofRisk,
    早く買える: ["Scope and scales"],
    窓口の負担を減らす: ["Scope and scales"],
    予算: ["Scope and scales"],
    地域に愛される券売機: ["Scope and scales"],
  },
};

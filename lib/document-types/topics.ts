import { listWords } from "./definition";

/** Word beginnings, in lower case, of items about a subject: in English, German, Dutch, French and Japanese. */
export const OUT_OF_SCOPE = listWords(
  `out of scope, not in scope, not part of, not in the first, non-goal, left out, ruled out, postpone, not started, ausgeklammert, nicht enthalten, nicht teil, buiten scope, valt buiten, niet inbegrepen, hors périmètre, est écarté, 含めない, 対象外`,
);

export const LEFT_OUT = [
  ...OUT_OF_SCOPE,
  ...listWords(
    "left for later, not in this, not aim at, not plan to, will not have, will not get, won't have",
  ),
];

export const SHIPPED = listWords(
  "shipped, released, launched, went live, is live, are live, live since, available since, now available",
);
export const NOT_SHIPPED = listWords(
  "not shipped, not released, not launched, not live, not yet, be shipped, be released, be launched",
);

export const AFTERWARDS = [
  ...SHIPPED,
  ...listWords(
    "result, since launch, since the launch, after launch, after the launch, after the pilot, in the pilot, pilot result, weeks in, months in, fell from, rose from, came true",
  ),
];

export const RELEASE = listWords(
  "release, rollout, roll out, launch, beta, general availability, go live, go-live, freeze, phase",
);

export const RECOMMENDATION = listWords(
  "recommend, propose, proposal, empfehl, vorschlag, schlagen vor, aanbevel, voorstel, recommand, proposons, proposition, 提案, 推奨",
);

export const DECIDED = listWords(
  "agreed, decided, settled, vereinbart, beschlossen, afgesproken, besloten, décidé, convenu, ことにした, 決定",
);

export const COST = listWords(
  "€, $, £, cost, budget, price, spend, money, hire, hiring, headcount, engineers, kosten, coût, coûte, investissement, 費用, 予算",
);

export const FAILURE = listWords(
  "error, fail, fault, crash, lost, lose, broke, bug, wrong, duplicate, entered twice, sent twice, full, fill, timeout, offline",
);

export const PRAISE = listWords("went well, better, love, great, thank, helped, happy, faster");

import { listPhrases } from "./definition";

/** What headings are called in German, Dutch, French and Japanese: word beginnings, by the English words of `Section.headings`. */
const HEADINGS = Object.entries({
  "problem background": "ausgangslage, aanleiding, probleem, problème, constat, 課題, 背景",
  goal: "ziel, doel, objectif, 目的, 目標",
  requirement: "anforderung, eisen, vereisten, exigence, 要件",
  acceptance: "abnahme, akzeptanz, acceptatie, recette, 受け入れ",
  "open question":
    "offene frage, offene punkte, open vragen, open punten, questions ouvertes, 未決, 未定",
  risk: "risiken, risico, risque, リスク",
  "plan schedule": "zeitplan, planning, calendrier, 日程, スケジュール",
  cost: "kosten, coût, 費用",
  error: "fehler, störung, fouten, storing, erreur, panne, 障害, エラー",
  "next step": "nächste schritte, vervolgstappen, prochaines étapes, 次の",
  proposal: "vorschlag, voorstel, proposition, 提案",
}).map(([english, others]) => ({ english, others: listPhrases(others) }));

/** Adds the English words of a heading in another language, so that a section finds it. */
export const translateHeading = (
  heading: string,
  holds: (beginnings: readonly string[]) => boolean,
) =>
  [heading, ...HEADINGS.filter(({ others }) => holds(others)).map(({ english }) => english)].join(
    " ",
  );

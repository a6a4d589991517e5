import { findLongest, toLine } from "@/lib/text/word-beginnings";
import { extractWords } from "@/lib/text/words";
import { listPhrases, type Section } from "./definition";
import { LEFT_OUT } from "./topics";

/** Word beginnings in headings, by kind of section, in five languages. A space ends a word, ` .` the heading. */
const WORDS = {
  summary: listPhrases`summary, in short, key message, zusammenfassung, kurz gesagt, worum es geht, samenvatting, in het kort, waar het om gaat, résumé, en bref, synthèse, 要約, 概要`,
  problem: listPhrases`problem, situation, opportunity, findings, evidence, showed, background, context, why now, ausgangslage, hintergrund, warum jetzt, aanleiding, achtergrond, probleem, waarom nu, problème, constat, contexte, pourquoi maintenant, 課題, 背景, 現状, 問題`,
  users: listPhrases`user, who ., who uses, who will use, who has it, target user, target group, target customer, target audience, who it is for, who is it for, who this is for, audience, nutzer, zielgruppe, für wen, gebruiker, doelgroep, voor wie, utilisateur, public visé, pour qui, 利用者, ユーザー, 対象者`,
  market: listPhrases`market , markets , target market, markt, marché, 市場, 競合`,
  goal: listPhrases`goal, outcome, what we must, target, objective, result , ziel, doel, objectif, résultat attendu, 目的, 目標`,
  measure: listPhrases`success , kpi, key result, metric, erfolg, kennzahl, messgröße, succes , succesmaat, meetpunt, indicateur, mesure, 指標`,
  launched: listPhrases`what is launched, what we launch, what's starting, was wir einführen, wat we lanceren, ce que nous lançons, 開始するもの`,
  scope: listPhrases`scope, in scope, umfang, inbegriffen, omvang, wel in, périmètre, inclus , incluses , 対象, 範囲`,
  left_out: listPhrases`${LEFT_OUT}, left for later, not included, not in ., not in it, not in version, what is not in , what's not in , excluded, nicht enthalten, nicht vorgesehen, nicht ziel, abgrenzung, niet in ., niet in deze, niet in scope, wat niet in, geen doel, hors périmètre, hors du périmètre, hors sujet, hors champ, hors projet, exclus , exclues , exclusion, non inclus`,
  proposal: listPhrases`proposal, recommend, what we propose, decision in short, vorschlag, empfehlung, voorstel, aanbevel, proposition, recommand, 提案, 推奨`,
  option: listPhrases`option , options , alternativ, variante, alternatie, 選択肢, 代替案`,
  decision: listPhrases`decision, decided, what we ask, trade-off, entscheid, beschlüsse, besluit, wat we vragen, décision, 決定`,
  requirement: listPhrases`requirement, stories, behavior, behaviour, anforderung, verhalten, eisen, vereisten, exigence, 要件, 機能`,
  flow: listPhrases`flow, how it behaves, how it works, user experience, ablauf, so läuft, werkwijze, zo werkt, verloop, parcours, déroulement, fonctionnement, 動き, 流れ, 手順`,
  error: listPhrases`error, edge case, failure, conflict, fehler, störung, fouten, storing, erreur, panne, 障害, エラー, 異常`,
  acceptance: listPhrases`acceptance, tests , test cases, testfälle, testgevallen, cas de test, abnahme, akzeptanz, acceptatie, recette, 受け入れ`,
  done: listPhrases`done when, definition of done, pass mark, fertig, erledigt, klaar, fini quand, terminé quand, 完了`,
  constraint: listPhrases`constraint, dependenc, limits, randbedingung, abhängig, grenzen, randvoorwaarde, afhankelijk, beperking, contrainte, dépendance, 制約, 依存, 前提条件`,
  technology: listPhrases`technolog, where it lives, when and who, device, technik, techniek, technique, 技術`,
  data: listPhrases`data , database, dataset, schema, interface, daten, schnittstelle, gegevens, koppeling, données, データ`,
  cost: listPhrases`cost, money, budget, kosten, wat het kost, coût, dépense, 費用, 予算`,
  plan: listPhrases`plan , plans , planned, rollout, phase, timeline, schedule, when , on the day, zeitplan, einführung, planning, invoering, uitrol, calendrier, déploiement, 日程, スケジュール, 展開`,
  next_step: listPhrases`next step, first step, what we do first, before we start, before launch, work before, nächste schritte, erste schritte, eerste stappen, vervolgstappen, volgende stappen, prochaines étapes, premières étapes, 次の, 今後`,
  stop: listPhrases`when we stop, rollback, goes wrong, abbruch, wenn es schief, als het misgaat, retour en arrière, si ça tourne mal, 中止`,
  monitor: listPhrases`measuring, monitor, after launch, check-in, nach dem start, na de lancering, après le lancement, 開始後`,
  risk: listPhrases`risk, overview, risiken, risiko, risico, risque, リスク`,
  assumption: listPhrases`assum, annahme, aannam, hypothèse, 仮定, 前提`,
  question: listPhrases`open question, question, open ., open points, open issues, open items, open matters, open decisions, still open, left open, not known, not agreed, to sort out, offene frage, offene punkte, noch offen, open vragen, open punten, nog open, questions ouvertes, points ouverts, 未決, 未定`,
  review: listPhrases`review, change our mind, moves the result, neu ansehen, herzien, à revoir, 見直し`,
  message: listPhrases`message, botschaft, boodschap, メッセージ`,
  new: listPhrases`new ., new in, new since, new for, new features, what is new, what's new, highlight, neu ., neu in, neue funktionen, nieuw ., nieuw in, nieuwe functies, nouveau ., nouveautés, nouvelles fonctions, 新機能`,
  improved: listPhrases`improve, verbesser, verbeter, amélior, 改善`,
  fixed: listPhrases`fixed ., fixed in, fixes, bug, mended, behoben, opgelost, corrigé, 修正`,
  to_do: listPhrases`what you have to do, what to do, changes that need action`,
  known_limit: listPhrases`known limit, known issue, bekannte, bekende, problèmes connus, 既知`,
  help: listPhrases`help ., help and, how to get, where to ask`,
  happened: listPhrases`what happened, how it went, what came, in three sentences, was geschah, verlauf, wat er gebeurde, ce qui s'est passé, 結果`,
  went_badly: listPhrases`went badly, what did not, schlecht, ging mis, slecht, mal marché, 悪かった`,
  learned: listPhrases`learn, lesson, surprised us, gelernt, geleerd, appris, leçon, 学び, 教訓`,
  change: listPhrases`differently, next initiative, action , actions , maßnahme, actie, mesures prises, 改善策`,
  closed: listPhrases`closed, erledigte, gesloten, clos ., clôturé, 終了`,
  guardrail: listPhrases`guardrail, must not get worse`,
  glance: listPhrases`in one minute, at a glance`,
  asked: listPhrases`questions to ask, questions that help`,
  objection: listPhrases`objection, what they say, do not`,
  lost: listPhrases`where they win , when we lose, why we lose`,
};

/** An `entry` has a number and a name of its own, such as a decision in a log. */
export type SectionKind = keyof typeof WORDS | "entry";

export const HEADING_WORDS = Object.entries(WORDS).map(([kind, words]) => ({ kind, words }));

export const stripHeading = (heading: string) =>
  heading.toLowerCase().replace(/^(?:\d{1,3}[.)]? )?(?:(?:the|our) )?/, "");

export type Kinds = ReadonlyMap<string, number>;

/** Finds the kinds of section that a heading names, with the lengths of their words: `out of scope` is not `scope`. */
export function findKinds(heading: string): Kinds {
  const line = `${toLine(heading)}.`;
  const found = HEADING_WORDS.map(({ kind, words }) => ({ kind, word: findLongest(line, words) }));
  const longest = found.filter(
    ({ word }) =>
      word && !found.some((other) => other.word !== word && other.word.includes(word.trim())),
  );
  return new Map(longest.map(({ kind, word }) => [kind, word.length]));
}

/** Lists the kinds that a section takes. Without `kinds`, as in a workspace's types, its heading must name only kinds. */
export function listKinds(section: Section): readonly string[] {
  if (section.kinds) return section.kinds;
  const kinds = [...findKinds(section.heading).keys()];
  return addsNothing(section.heading, listHeadingWords(kinds)) ? kinds : [];
}

/** Whether the section is about things that a plan leaves out. */
export const isForLeftOut = (section: Section) =>
  section.about !== undefined && listKinds(section).includes("left_out");

export const listHeadingWords = (kinds: readonly string[]) =>
  HEADING_WORDS.filter(({ kind }) => kinds.includes(kind)).flatMap(({ words }) => words);

/** Whether all words of a heading are among those of others. */
export function addsNothing(heading: string, to: readonly string[]): boolean {
  const words = extractWords(to.join(" "));
  return [...extractWords(heading)].every((word) => words.has(word));
}

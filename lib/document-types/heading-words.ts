import { listPhrases } from "./definition";
import { LEFT_OUT } from "./topics";

/** Word beginnings in headings, by kind of section, in five languages. A space ends a word; `. ` begins the heading, ` .` ends it. */
const WORDS = {
  summary: listPhrases`summary, overview, tl dr, tldr, . introduction ., in short, key message, zusammenfassung, kurzfassung, überblick, übersicht, . einleitung ., kurz gesagt, worum es geht, samenvatting, overzicht, . inleiding ., in het kort, waar het om gaat, résumé, aperçu, en bref, synthèse, 要約, 概要`,
  problem: listPhrases`problem, . motivation ., pain point, user research, user need, user feedback, user interview, situation, opportunity, findings, evidence, showed, background, context, why now, what annoys, what bothers, . complaints ., was nervt, was stört, . beschwerden ., wat stoort, wat ergert, . klachten ., ce qui gêne, ce qui agace, . plaintes ., 苦情, ausgangslage, ausgangssituation, . anlass ., hintergrund, warum jetzt, nutzerforschung, nutzerbefragung, nutzerfeedback, aanleiding, achtergrond, probleem, waarom nu, gebruikersonderzoek, gebruikersfeedback, problème, constat, contexte, pourquoi maintenant, recherche utilisateur, retours utilisateur, ユーザー調査, ユーザーの声, 課題, 背景, 現状, 問題`,
  users: listPhrases`users , user ., target group, target customer, target audience, user group, user role, user type, user segment, persona ., personas , . customers ., who ., who uses, who will use, who has it, target user, who it is for, who is it for, who this is for, audience, nutzer , benutzer , nutzerinnen, nutzergruppe, nutzerrolle, nutzerkreis, . kunden ., zielgruppe, für wen, gebruiker ., gebruikers , gebruikersgroep, gebruikersrol, . klanten ., doelgroep, voor wie, utilisateurs, l'utilisateur, utilisateur cible, utilisateur type, public visé, pour qui, 利用者, ユーザー, 対象者`,
  market: listPhrases`market , markets , target market, markt, marché, 市場, 競合`,
  goal: listPhrases`goal, outcome, what we must, target, objective, result , ziel, doel, objectif, résultat attendu, 目的, 目標`,
  measure: listPhrases`success , . succes ., key result, metric, erfolg, kennzahl, messgröße, kpi, succesmaat, meetpunt, indicateur, mesure, 指標`,
  launched: listPhrases`what is launched, what we launch, what's starting, was wir einführen, wat we lanceren, ce que nous lançons, 開始するもの`,
  scope: listPhrases`scope, in scope, umfang, inbegriffen, omvang, wel in, périmètre, inclus , incluses , 対象, 範囲`,
  left_out: listPhrases`${LEFT_OUT}, left for later, . later ., not doing, won't do, will not do, not included, not in ., not in it, not in version, what is not in , what's not in , excluded, nicht enthalten, nicht vorgesehen, nicht ziel, . später ., abgrenzung, niet in ., niet in deze, niet in scope, wat niet in, geen doel, . plus tard ., hors périmètre, hors du périmètre, hors sujet, hors champ, hors projet, 範囲外, exclus , exclues , exclusion, non inclus`,
  proposal: listPhrases`proposal, recommend, what we propose, decision in short, vorschlag, empfehlung, voorstel, aanbevel, proposition, recommand, 提案, 推奨`,
  option: listPhrases`option , options , alternativ, variante, alternatie, 選択肢, 代替案`,
  decision: listPhrases`decision, decided, what we ask, trade-off, entscheid, beschlüsse, besluit, wat we vragen, décision, 決定`,
  requirement: listPhrases`requirement, . features ., key features, main features, core features, . functions ., must have, must-have, stories, user stories, user story, behavior, behaviour, anforderung, muss-anforderung, . funktionen ., verhalten, eisen, vereisten, . functies ., functionaliteiten, exigence, fonctionnalités, . fonctions ., 要件, 機能`,
  flow: listPhrases`flow, how it behaves, how it works, user experience, user interface, user flow, user journey, wireframe, mock-up, mockup, . screens ., . design ., . ux ., ablauf, so läuft, . bedienung ., benutzerführung, benutzeroberfläche, nutzererlebnis, nutzererfahrung, nutzeroberfläche, nutzerführung, . oberfläche ., werkwijze, zo werkt, verloop, . bediening ., gebruikerservaring, gebruikersinterface, parcours, parcours utilisateur, expérience utilisateur, interface utilisateur, déroulement, fonctionnement, ユーザー体験, 動き, 流れ, 手順`,
  error: listPhrases`error, edge case, failure, conflict, fehler, störung, fouten, storing, erreur, panne, 障害, エラー, 異常`,
  acceptance: listPhrases`acceptance, tests , test cases, testfälle, testgevallen, cas de test, abnahme, akzeptanz, acceptatie, recette, 受け入れ`,
  done: listPhrases`done when, definition of done, pass mark, fertig, erledigt, klaar, fini quand, terminé quand, 完了`,
  constraint: listPhrases`constraint, dependenc, limits, limitations, randbedingung, rahmenbedingung, einschränkung, abhängig, grenzen, randvoorwaarde, afhankelijk, beperking, contrainte, dépendance, 制約, 依存, 前提条件`,
  technology: listPhrases`technolog, where it lives, when and who, device, technik, techniek, technique, 技術`,
  data: listPhrases`data , database, dataset, schema, interface, daten, schnittstelle, gegevens, koppeling, données, データ`,
  cost: listPhrases`cost, money, budget, kosten, wat het kost, coût, dépense, 費用, 予算`,
  plan: listPhrases`plan , plans , . pilot ., after the pilot ., . pilotphase ., . pilote ., nach dem pilot ., . proef ., na de pilot ., na de proef ., après le pilote ., 試行後, planned, rollout, roll-out, roll out, milestone, . go-live ., . go live ., phase, timeline, schedule, . dates ., key dates, . important dates ., dates clés, when , on the day, zeitplan, . termine ., einführung, meilenstein, planning, mijlpaal, mijlpalen, invoering, uitrol, calendrier, déploiement, jalon, 日程, 日付, 予定, マイルストーン, スケジュール, 展開`,
  next_step: listPhrases`next step, first step, what we do first, before we start, before launch, before the pilot, work before, vor dem pilot, vor dem start, voor de pilot, voor de start, avant le pilote, avant le lancement, 試行前, 開始前, nächste schritte, erste schritte, eerste stappen, vervolgstappen, volgende stappen, prochaines étapes, premières étapes, 次の, 今後`,
  task: listPhrases`. tasks ., open tasks, . to do ., to-dos, . aufgaben ., offene aufgaben, . taken ., . tâches ., タスク`,
  stop: listPhrases`when we stop, rollback, when we halt, wann wir anhalten, wann wir stoppen, wann wir abbrechen, wanneer we stoppen, quand nous arrêtons, quand on arrête, goes wrong, abbruch, wenn es schief, als het misgaat, retour en arrière, si ça tourne mal, 中止`,
  monitor: listPhrases`measuring, monitor, after launch, check-in, nach dem start, na de lancering, après le lancement, 開始後`,
  risk: listPhrases`risk, risiken, risiko, risico, risque, リスク`,
  assumption: listPhrases`assum, annahme, aannam, hypothèse, 仮定, 前提`,
  question: listPhrases`open question, question, what we must find out, what we want to find out, was wir herausfinden müssen, wat we willen weten, ce que nous voulons savoir, open ., open points, open issues, open items, open matters, open decisions, to be decided, to be clarified, unknowns, still open, left open, not known, not agreed, to sort out, offene frage, offene punkte, noch offen, zu klären, ungeklärt, klärungsbedarf, open vraag, open vragen, open punten, nog open, questions ouvertes, points ouverts, 未決, 未定`,
  review: listPhrases`review, change our mind, moves the result, neu ansehen, herzien, à revoir, 見直し`,
  message: listPhrases`message, botschaft, boodschap, メッセージ`,
  new: listPhrases`new ., new in, new since, new for, new features, what is new, what's new, highlight, neu ., neu in, neue funktionen, nieuw ., nieuw in, nieuwe functies, nouveau ., nouveautés, nouvelles fonctions, 新機能`,
  improved: listPhrases`improve, verbesser, verbeter, amélior, 改善`,
  fixed: listPhrases`fixed ., fixed in, fixes, bug, mended, behoben, opgelost, corrigé, 修正`,
  to_do: listPhrases`what you have to do, what to do, changes that need action, was sie tun müssen, was zu tun ist, wat u moet doen, wat je moet doen, ce que vous devez faire, 必要な対応`,
  known_limit: listPhrases`known limit, known issue, bekannte, bekende, problèmes connus, 既知`,
  help: listPhrases`help ., help and, how to get, where to ask, hilfe ., hilfe und, hulp ., hulp en, aide ., aide et, サポート, 問い合わせ`,
  happened: listPhrases`what happened, how it went, what came, in three sentences, was geschah, verlauf, wat er gebeurde, ce qui s'est passé, 結果`,
  went_badly: listPhrases`went badly, what did not, schlecht, ging mis, slecht, mal marché, 悪かった`,
  learned: listPhrases`learn, lesson, surprised us, gelernt, geleerd, appris, leçon, 学び, 教訓`,
  change: listPhrases`differently, next initiative, action , actions , maßnahme, actie, mesures prises, 改善策`,
  closed: listPhrases`closed, erledigte, gesloten, clos ., clôturé, 終了`,
  guardrail: listPhrases`guardrail, must not get worse, leitplanke, darf nicht schlechter, mag niet slechter, garde-fou, ne doit pas se dégrader, 悪化させない`,
  glance: listPhrases`in one minute, at a glance, auf einen blick, in einer minute, in één oogopslag, in één minuut, en une minute, en un coup d'œil, 一目で`,
  asked: listPhrases`questions to ask, questions that help, fragen an , fragen die, vragen aan , vragen die, questions à poser, questions qui, 質問例`,
  objection: listPhrases`objection, what they say, do not, einwand, einwände, was sie sagen, bezwaar, bezwaren, wat ze zeggen, ce qu'ils disent, 反論`,
  lost: listPhrases`where they win , when we lose, why we lose, wo sie gewinnen, wann wir verlieren, warum wir verlieren, waar zij winnen, waar ze winnen, wanneer we verliezen, waarom we verliezen, où ils gagnent, quand nous perdons, pourquoi nous perdons, 負ける`,
};

/** An `entry` has a number and a name of its own, such as a decision in a log. */
export type SectionKind = keyof typeof WORDS | "entry";

export const HEADING_WORDS = Object.entries(WORDS).map(([kind, words]) => ({ kind, words }));

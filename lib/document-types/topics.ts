import { NO_LONGER } from "@/lib/text/no-longer";
import { listPhrases } from "./definition";

/** Word beginnings, in lower case, of items about a subject: in English, German, Dutch, French and Japanese. */
export const OUT_OF_SCOPE = listPhrases`out of scope, not in scope, not part of, not in the first,
  not for the first version, not for the first release, not for the first phase, not for first version,
  not in first version, not for this version, not for this release, not in this version, not in this release,
  not in this phase, non-goal, nongoal, non goal, outside scope, outside the scope, outside of scope, beyond the scope,
  outside this project, outside the project, left out, ruled out, postpone, not started, not now, on hold, shelved,
  ausgeklammert, nicht enthalten, nicht teil, nicht in dieser version, nicht in der ersten version,
  nicht in der ersten fassung, nicht in dieser fassung, nicht für die erste version, nicht für die erste fassung,
  nicht-ziel, nichtziel, nicht im umfang, nicht zum umfang, nicht zum vorhaben, nicht zum projekt, auf eis,
  zurückgestellt,
  buiten scope, valt buiten, niet inbegrepen, niet in deze versie, niet in de eerste versie,
  niet voor de eerste versie, niet-doel, geen doel, buiten de scope, niet bij dit project, doen we niet, niet nu,
  hors périmètre, pas dans cette version, pas dans la première version, pas pour la première version, non-objectif,
  hors du projet, pas partie du projet, est écarté,
  含めない, 対象外, 見送り, 見送る`;

/** Words for conditions that a plan has to wait for. */
export const NOT_BEFORE = listPhrases`not before, not until, only when, only after, halt if, stop if,
  nicht vor, erst ab, erst wenn,
  niet voor, pas vanaf, pas als,
  pas avant, seulement si,
  以降とする, を超えたら`;

/** Words by which a decision leaves its subject out. An idea often says so of one of its parts. */
export const NOT_PLANNED = listPhrases`is not planned, are not planned,
  nicht vorgesehen, nicht geplant , kommt erst später, kommen erst später,
  niet gepland , niet voorzien, komt pas later, komen pas later,
  pas prévu, viendra plus tard, viendront plus tard,
  予定はない, 予定していない`;

export const LEFT_OUT = listPhrases`${OUT_OF_SCOPE}, ${NOT_PLANNED},
  left for later, not in this, not aim at, not plan to, will not have, will not get, won't have`;

/** Words for matters that nobody has decided or found out yet. */
export const OPEN = listPhrases`open:, open point,
  offener punkt, offene punkte,
  open punt,
  point ouvert, points ouverts,
  still open, not decided, undecided, not clear, unclear, open question,
  offen:, noch offen, offen ist ob, offen ist w, offen bleibt, unklar,
  nog open, onduidelijk, onbeslist,
  pas encore décidé, à clarifier, reste à savoir, reste à décider,
  未決, 未定`;

export const OUTDATED = listPhrases`${NO_LONGER.alone}, ${NO_LONGER.en}, ${NO_LONGER.de}, ${NO_LONGER.fr},
  not coming back, isn't coming back,
  caduc,
  失効, 無効`;

/** In any place of a note. An idea needs one at the beginning of a sentence, with a date: `BUILT` in `in-use.ts`. */
export const SHIPPED = listPhrases`shipped, released, launched, went live, is live, are live, live since,
  available since, now available,
  wurde ausgeliefert, wurden ausgeliefert, ist ausgeliefert, wurde veröffentlicht, wurden veröffentlicht,
  wurde freigeschaltet, wurden freigeschaltet, ist live, sind live, live seit, im einsatz seit, in betrieb seit,
  verfügbar seit, jetzt verfügbar,
  is uitgebracht, zijn uitgebracht, is vrijgegeven, staat live, live sinds, in gebruik sinds, beschikbaar sinds,
  nu beschikbaar,
  a été livré, ont été livré, a été publié, ont été publié, est en ligne, sont en ligne, en ligne depuis,
  en service depuis, disponible depuis, disponibles depuis, désormais disponible,
  公開済, 公開した, 公開しました, リリース済, リリースした, リリースしました, 提供を始めた, 提供を始めました, 稼働中`;
export const NOT_SHIPPED = listPhrases`not shipped, not released, not launched, not live, not yet, be shipped,
  be released, be launched,
  noch nicht, nicht live,
  nog niet, niet live,
  pas encore,
  未公開, まだ`;

/** Words for what was found after a start, in a customer's words too: what was delivered to one is mostly a parcel. */
export const SINCE_START = listPhrases`result, since launch, since the launch, after launch, after the launch, after the pilot, in the pilot, weeks in,
  months in, fell from, rose from, came true,
  ergebnis:, ergebnisse:, seit dem start, nach dem start, seit der einführung, nach der einführung, nach dem pilot,
  gesunken, gestiegen, fiel von, stieg von,
  resultaat:, resultaten:, sinds de start, na de start, sinds de lancering, na de lancering, na de proef, gedaald,
  gestegen, daalde van, steeg van, terugblik,
  zwischenstand, zwischenbericht,
  tussenstand, tussentijds,
  interim report, interim findings,
  résultat :, résultats :, réalisé :, depuis le lancement, après le lancement, après le pilote, est passé de,
  est passée de, est tombé, bilan, point d'étape,
  実績, 導入後, 開始後, 試行では, に減った, に増えた, 振り返り, 中間報告, 途中経過`;
export const AFTERWARDS = listPhrases`${SHIPPED}, ${SINCE_START}`;

export const RELEASE = listPhrases`release, rollout, roll-out, roll out, launch, beta , beta-, general availability, go live, go-live, freeze, phase,
  einführung, startet am, starten am, start am, veröffentlich, auslieferung, livegang, betaphase, uitrol, lancering, invoering, ingebruikname, fase ,
  lancement, déploiement, mise en service, mise en ligne, 公開, 展開, リリース, 段階, 稼働開始`;

export const RECOMMENDATION = listPhrases`recommend, propose, proposal, empfehl, vorschlag, schlagen vor, aanbevel, voorstel, recommand, proposons, proposition, 提案, 推奨`;

export const OPTIONS = listPhrases`option, alternativ, do nothing, considered, compared, erwogen, verglichen, overwogen, vergeleken, envisagé, comparé, 選択肢, 代替案, 検討した`;

export const DECIDED = listPhrases`agreed, decided, settled, vereinbart, beschlossen, abgemacht, geeinigt, afgesproken, besloten, décidé, convenu, ことにした, 決定`;

export const COST = listPhrases`€, $, £, cost, budget, price, spend, money, hiring, we hire, to hire, will hire, are hired, headcount, engineers, kosten, coût, investissement, 費用, 予算`;

/** Words in the titles of items about what the plan costs, not its product. */
export const BUDGET = listPhrases`budget, pilot costs, project costs, what it costs,
  investition, projektkosten, was es kostet,
  investering, projectkosten, wat het kost,
  investissement, coût du projet, coûts du projet, ce que cela coûte,
  予算, 導入費`;

/** Words in the title of a file or the head of its table about money that comes in. */
export const RETURNS = listPhrases`revenue, turnover, profit, margin, saving, payback, return on investment, roi,
  umsatz, ertrag, erlös, gewinn, marge, einspar,
  omzet, opbrengst, winst, besparing,
  chiffre d'affaires, recettes, bénéfice, économies, rentabilité,
  売上, 利益, 収益, 原価`;

export const FAILURE = listPhrases`error, fail, fault, crash, unreadable, drift, lost, lose, broke, bug, wrong,
  duplicate, entered twice, sent twice, disk full, storage is full, fill up, fills up, fill the queue, timeout,
  offline, interrupt, dead battery, battery is dead, battery is empty, battery dies,
  fehler, störung, absturz, ausfall, fällt das, fällt der, fällt die, bricht, fehlt, doppelt, akku leer, akku ist leer,
  leerer akku,
  accu leeg, accu is leeg, lege accu,
  batterie vide, batterie à plat,
  fout, storing, ontbreekt, mislukt, dubbel,
  erreur, panne, échoue, perdu, manque, en double,
  エラー, 故障, 失敗, 切れ, 二重`;

export const PRAISE = listPhrases`went well, well:, better, love, great, thank, helped, happy, faster,
  lief gut, gut lief, gut:, geholfen, zufrieden, danke, endlich,
  ging goed, goed:, geholpen, tevreden, bedankt, eindelijk,
  bien :, a aidé, satisfait, merci, enfin,
  よかった, 良かった, 助かった, 助かる, 満足`;

export const REVISIT = listPhrases`look again, look at it again, look at this again, revisit, reconsider, reopen,
  review it, review this, we come back to, we will come back to, we'll come back to, we return to it, we return to this,
  neu ansehen, wieder ansehen, noch einmal ansehen, neu entscheiden, neu bewerten, neu aufrollen, neu aufgerollt,
  neu verhandel, kommen wir darauf, wir kommen darauf,
  opnieuw bekijken, opnieuw kijken, opnieuw bezien, herzien, heroverweg, komen hierop terug, komen erop terug, komen daarop terug,
  à revoir, revoir si, revu si, réexamin, en reparle, y reviendr, nous y revenons,
  見直す, 見直し, 再検討, 改めて検討, 改めて判断`;

/** Words in the titles of notes about a gathering of the staff, which concerns no plan but its own. */
export const GATHERING = listPhrases`christmas party, summer party, staff party, office party, leaving party,
  farewell party, leaving drinks, team outing, team lunch, team dinner,
  weihnachtsfeier, sommerfest, betriebsfeier, betriebsfest, betriebsausflug, teamausflug, abschiedsfeier,
  kerstborrel, kerstdiner, personeelsfeest, bedrijfsuitje, teamuitje, nieuwjaarsborrel, afscheidsborrel,
  pot de départ, pot de noël, arbre de noël, galette des rois, fête du personnel, repas de noël, sortie d'équipe,
  忘年会, 新年会, 歓迎会, 送別会, 懇親会, 打ち上げ`;

/** Words of what happened. Other complaints are in any risk: `A wrong light may hurt somebody, but …` */
export const CAME_TRUE = listPhrases`came true, happened, went badly, broke , stopped using, never went, were missing, was missing,
  eingetreten , ist passiert, lief schlecht, schlecht lief, ausgefallen , fehlte, holprig,
  uitgekomen, is gebeurd, ging slecht, ging mis, ontbrak, haperde,
  s'est produit, s'est réalisé, mal marché, mal passé, n'est jamais, ont arrêté, manquait, manquaient,
  起きた, 発生した, 悪かった, うまくいかなかった, 足りなかった, 故障した`;

/** Before a release, a fear is not a failure. */
export const FEARS = listPhrases`afraid, worried that, worries that, fears that, fear that,
  befürchtet, befürchten, hat angst, haben angst,
  bang dat, is bang, zijn bang, vreest, vrezen,
  craint, craignent, a peur, ont peur,
  ではないか, 不安`;

/** Words of a risk that is over, wherever they stand in it; `cannot be averted` is not. */
export const CLOSED = listPhrases`no longer a risk, risk has passed, danger has passed,
  wurde abgewendet, ist abgewendet, kein risiko mehr,
  is afgewend, geen risico meer,
  n'est plus un risque,
  解消済, 解消した, 終了済`;

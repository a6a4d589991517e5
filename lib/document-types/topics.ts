import { MONTH, namesTime } from "@/lib/text/dates";
import { AMOUNT } from "@/lib/text/money";
import { isPlainStatement } from "@/lib/text/plain-statement";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { listPhrases } from "./definition";

/** Word beginnings, in lower case, of items about a subject: in English, German, Dutch, French and Japanese. */
export const OUT_OF_SCOPE = listPhrases`out of scope, not in scope, not part of, not in the first, not for the first version, not for the first release, not for the first phase, not for first version, not in first version, not for this version, not for this release, not in this version, not in this release, not in this phase, non-goal, nongoal, non goal, outside scope, outside the scope, outside of scope, beyond the scope, outside this project, outside the project, left out, ruled out, postpone, not started, not now, on hold, shelved, ausgeklammert, nicht enthalten, nicht teil, nicht in dieser version, nicht in der ersten version, nicht in der ersten fassung, nicht in dieser fassung, nicht für die erste version, nicht für die erste fassung, nicht-ziel, nichtziel, nicht im umfang, nicht zum umfang, nicht zum vorhaben, nicht zum projekt, auf eis, zurückgestellt, buiten scope, valt buiten, niet inbegrepen, niet in deze versie, niet in de eerste versie, niet voor de eerste versie, niet-doel, geen doel, buiten de scope, niet bij dit project, doen we niet, niet nu, hors périmètre, pas dans cette version, pas dans la première version, pas pour la première version, non-objectif, hors du projet, pas partie du projet, est écarté, 含めない, 対象外, 見送り, 見送る`;

/** Whether a decision with this title only says what the plan leaves out. */
export const isOutOfScope = (title: string) => holdsAny(title, OUT_OF_SCOPE);

/** Words for conditions that a plan has to wait for. */
export const NOT_BEFORE = listPhrases`not before, not until, only when, only after, halt if, stop if, nicht vor, erst ab, erst wenn, niet voor, pas vanaf, pas als, pas avant, seulement si, 以降とする, を超えたら`;

const DATE = `(?:(?:\\d{1,2}(?:st|nd|rd|th|er|\\.)?\\s)?${MONTH}|20\\d\\d)`;
/** As in `Am 3. September 2026 verworfen` and `On 12 September it was dropped`. */
const DATED = `(?:on|in|am|im|op|le|en) ${DATE}(?: 20\\d\\d)?,? `;
/** Those who can give up a plan. Customers who reject something do not. */
const BODIES = {
  en: "(?:the |our )?(?:steering )?(?:board|committee|council|group|management|leadership|team|sponsor|owner|legal)",
  de: "(?:de[rmn]|die|das) (?:vorstand|leitung|geschäftsführung|geschäftsleitung|lenkungskreis|ausschuss|team|antragsteller)",
  nl: "(?:het|de) (?:bestuur|directie|stuurgroep|team|leiding|indiener)",
  fr: "(?:la direction|le (?:comité|conseil|bureau)|l['’]équipe)",
};
/**
 * The text that may follow a verdict: the end of its clause, a date, a reason, a meeting, or who gave it, unless that is a customer or a
 * program. Does not match features such as `Cancelled with one click, …` and `Rejected forms stay`.
 */
const END = `(?=${[
  "\\s?[.:;!…(\\n]",
  " [–—-] ",
  "$",
  `(?: (?:on|in|am|im|op|le|en|seit|sinds|tot|depuis))? ${DATE}`,
  " (?:because|since|until|as (?:too|not)|weil|denn|bis|omdat|parce|car|jusqu['’])(?!\\p{L})",
  ", [^.;!?]{0,40}(?:cost|budget|expensive|effort|aufwand|teuer|kosten|zu viel|te duur|coût|cher)",
  // Before a subject, a comma begins the main clause: `On hold, the caller hears music`.
  ",(?! (?:(?:the|an?|our|we|it|they|you|each|every|der|die|das|eine?|wir|er|sie|es|de|het|een|ze|le|la|les|une?|des?|il|elle|on|nous)(?!\\p{L})|l['’]))",
  ` (?:${[
    "after (?!\\d)|due to |in favou?r of |for (?:now|lack|cost|budget|good|this (?:release|version|phase|project|year)|the (?:first|time being|moment)|\\p{L}+ reasons)(?!\\p{L})",
    "pending|till|this (?:year|quarter|month)|on (?:cost|budget|legal|privacy) grounds|aus \\p{L}{0,20}gründen|aufgrund|auf 20\\d\\d|en raison",
    "(?:in|at|im|bei|in het|in de|op het|op de|au|aux|à la|par le) (?:\\p{L}+ ){0,3}(?:meeting|review|vote|board|committee|council|workshop|\\p{L}*sitzung|\\p{L}*runde|lenkungskreis|vorstand|overleg|vergadering|réunion|comité|conseil)",
    "by (?:the |our )?(?:ceo|cto|cfo|coo|works council|city council)",
    "nach (?!\\d)|wegen|mangels|für (?:jetzt|dies|die erste)|na (?!\\d)|wegens|vanwege|voor (?:nu|deze)|faute|après (?!\\d)|à cause|pour (?:l['’]instant|le moment|cette)",
    "(?:by|vom|von|durch|door|par) (?!(?:the |our |an? |de[mnr]? |die |het |l[ea]s? |unseren? |einem? |einer )?(?:\\p{L}+ )?(?:customer|client|user|guest|rider|driver|system|server|hand|mail|e-mail|phone|default|mistake|accident|law|kund|nutzer|gast|klant|gebruiker|utilisat))",
  ].join("|")})[^,.;:!?]{0,80}(?:\\s?[.;:!]|$)`,
].join("|")})`;

/** Words that abandon the item itself if a sentence begins with them and ends its clause after them. */
const GIVEN_UP = [
  `(?:(?:es |die idee |der vorschlag )?wurde )?(?:${DATED})?(?:bewusst |vorerst )?(?:ausgeklammert|verworfen|abgelehnt|zurückgestellt|gestrichen|auf eis(?: gelegt)?|vom tisch|machen wir nicht|zurückgezogen)`,
  `(?:(?:(?:het|het idee|dit idee) (?:werd|is)|werd) )?(?:${DATED})?(?:bewust |voorlopig )?(?:afgewezen|geschrapt|van tafel|doen we niet|ingetrokken)`,
  `(?:(?:(?:cette|l['’])\\s?idée )?a été )?(?:${DATED})?(?:volontairement )?(?:écartée?|exclue?|rejetée?|annulée?|abandonnée?|retirée?)`,
  `(?:${DATED})?(?:(?:it|this|this idea|this plan)(?: is| was| has been|['’]s) )?(?:ruled out|on hold|parked|rejected|dropped|shelved|scrapped|stopped|cancelled|turned down|withdrawn)`,
  // A list of exclusions follows a colon: `Out of scope: printing`.
  "(?:(?:it|this|this idea|this plan)(?: is|['’]s) )?(?:hors sujet ici|(?:out of scope|buiten scope|hors (?:périmètre|sujet))(?!\\s?:))",
  "(?:superseded|überholt|achterhaald)(?: (?:by|durch|door) [^,.;:!?]{1,80})?",
  "not doing(?: (?:it|this))?",
  "park (?:it|this) (?:for now|until)",
  `${BODIES.en} (?:has )?(?:rejected|dropped|shelved|scrapped|withdrew|ruled out|turned down) (?:it|this|(?:this|the) (?:idea|plan))`,
  `${BODIES.de} hat (?:das|sie|es|(?:die|diese) idee|(?:den|diesen) vorschlag) (?:${DATED})?(?:verworfen|abgelehnt|gestrichen|zurückgezogen)`,
  `${BODIES.nl} heeft (?:dit|het|(?:dit|het) idee) (?:${DATED})?(?:afgewezen|geschrapt|ingetrokken)`,
  `${BODIES.fr} a (?:rejeté|écarté|abandonné|refusé|retiré) (?:cette idée|l['’]idée)`,
  "we (?:ruled (?:it|this) out|(?:rejected|dropped|shelved|scrapped) (?:it|this)|turned (?:it|this) down|decided against (?:it|this)|said no|(?:will not|won['’]t) (?:do|build) (?:it|this))",
];
const GIVEN_UP_ANYWHERE = [
  "it(?:['’]s| is| was) a no",
  "(?:it|this) (?:isn['’]t|is not) (?:happening|coming back)",
];
const GIVEN_UP_JAPANESE =
  "(?:含めない|見送る|見送った|見送ることに(?:した|する|しました|なった)|(?:見送り|対象外|却下|取りやめ)(?:だ|です|が決ま[^。]{1,6}|に決定(?:した|しました)?|のため[^。]{0,20}|ことに(?:し|な)[^。]{1,5}|る?ことに(?:した|しました|なった)|とする|と(?:し|なっ)た|と(?:し|なり)ました|に(?:し|なっ)た|に(?:し|なり)ました|した|しました|された|されました|る|ます|た|ました|済み?)?)(?=[。、！!（(\\s]|$)";
/** Finds an idea that its own text abandons. Japanese says so at the end of a sentence, or in a label (`見送り：費用が高い`). */
export const DROPPED = new RegExp(
  `^(?:見送り|取りやめ)\\s?[：:](?!なし|無)|${GIVEN_UP_JAPANESE}|(?<=^|[.!?]\\s{1,3}|\\n\\s{0,3})(?:${GIVEN_UP.join("|")})${END}|(?<!\\p{L})(?:${GIVEN_UP_ANYWHERE.join("|")})${END}`,
  "iu",
);

const WEIGHED =
  "(?:(?:considered (?:and|but)|erwogen(?: und|, aber)|geprüft(?: und|, aber)|overwogen (?:en|maar)|envisagée?s? (?:et|puis|mais)) )?";
const TURNED_DOWN = {
  en: "(?:dropped|rejected|ruled out|turned down|discarded|shelved|scrapped)",
  de: "(?:verworfen|abgelehnt|gestrichen|ausgeschlossen)",
  nl: "(?:verworpen|afgewezen|geschrapt|uitgesloten)",
  fr: "(?:écartée?s?|rejetée?s?|abandonnée?s?|exclue?s?)",
};
const REJECTED = new RegExp(
  `^[^,;:.!?]{2,80} (?:${[
    `(?:was|were|has been|have been) ${WEIGHED}${TURNED_DOWN.en}`,
    `(?:wurden?|haben wir|hat (?:das team|der vorstand)) ${WEIGHED}${TURNED_DOWN.de}`,
    `(?:is|zijn|werd|werden|hebben we) ${WEIGHED}${TURNED_DOWN.nl}`,
    `(?:a été|ont été) ${WEIGHED}${TURNED_DOWN.fr}`,
  ].join(
    "|",
  )})${END}|^[^、。]{2,40}は(?:検討した(?:が|うえで|上で|ものの)、?)?(?:却下|見送り?|不採用と|採用しなかっ)(?:した|った|た|にした)`,
  "iu",
);

/** Whether a sentence of a decision names an alternative that was turned down: `Accounts were considered and dropped: …`. */
export const isRejected = (sentence: string): boolean => REJECTED.test(sentence);

/** Words by which a decision leaves its subject out. An idea often says so of one of its parts. */
export const NOT_PLANNED = listPhrases`is not planned, are not planned, nicht vorgesehen, nicht geplant , kommt erst später, kommen erst später, niet gepland , niet voorzien, komt pas later, komen pas later, pas prévu, viendra plus tard, viendront plus tard, 予定はない, 予定していない`;

export const LEFT_OUT = listPhrases`${OUT_OF_SCOPE}, ${NOT_PLANNED},
  left for later, not in this, not aim at, not plan to, will not have, will not get, won't have`;

/** Words for matters that nobody has decided or found out yet. */
export const OPEN = listPhrases`open:, open point, offener punkt, offene punkte, open punt, point ouvert, points ouverts, still open, not decided, undecided, not clear, unclear, open question, offen:, noch offen, offen ist ob, offen ist w, offen bleibt, unklar, nog open, onduidelijk, onbeslist, pas encore décidé, à clarifier, reste à savoir, reste à décider, 未決, 未定`;

export const OUTDATED = listPhrases`superseded, no longer holds, no longer valid, no longer applies, not coming back, isn't coming back, überholt, nicht mehr gültig, gilt nicht mehr, achterhaald, niet meer geldig, n'est plus valable, n'est plus d'actualité, caduc, 失効, 無効`;

/** In any place of a note. An idea needs one at the beginning of a sentence, with a date: `BUILT` in `quote-settled.ts`. */
export const SHIPPED = listPhrases`shipped, released, launched, went live, is live, are live, live since, available since, now available,
  wurde ausgeliefert, wurden ausgeliefert, ist ausgeliefert, wurde veröffentlicht, wurden veröffentlicht, wurde freigeschaltet, wurden freigeschaltet, ist live, sind live, live seit, im einsatz seit, in betrieb seit, verfügbar seit, jetzt verfügbar,
  is uitgebracht, zijn uitgebracht, is vrijgegeven, staat live, live sinds, in gebruik sinds, beschikbaar sinds, nu beschikbaar,
  a été livré, ont été livré, a été publié, ont été publié, est en ligne, sont en ligne, en ligne depuis, en service depuis, disponible depuis, disponibles depuis, désormais disponible,
  公開済, 公開した, リリース済, リリースした, 提供を始めた, 稼働中`;
export const NOT_SHIPPED = listPhrases`not shipped, not released, not launched, not live, not yet, be shipped, be released, be launched, noch nicht, nicht live, nog niet, niet live, pas encore, 未公開, まだ`;

export const AFTERWARDS = listPhrases`${SHIPPED},
  result, since launch, since the launch, after launch, after the launch, after the pilot, in the pilot, weeks in, months in, fell from, rose from, came true,
  ergebnis:, ergebnisse:, seit dem start, nach dem start, seit der einführung, nach der einführung, nach dem pilot, gesunken, gestiegen, fiel von, stieg von,
  resultaat:, resultaten:, sinds de start, na de start, sinds de lancering, na de lancering, na de proef, gedaald, gestegen, daalde van, steeg van, terugblik, zwischenstand, zwischenbericht, tussenstand, tussentijds, interim report, interim findings,
  résultat :, résultats :, réalisé :, depuis le lancement, après le lancement, après le pilote, est passé de, est passée de, est tombé, bilan, point d'étape,
  実績, 導入後, 開始後, 試行では, に減った, に増えた, 振り返り, 中間報告, 途中経過`;

export const RELEASE = listPhrases`release, rollout, roll-out, roll out, launch, beta , beta-, general availability, go live, go-live, freeze, phase,
  einführung, startet am, starten am, start am, veröffentlich, auslieferung, livegang, betaphase, uitrol, lancering, invoering, ingebruikname, fase ,
  lancement, déploiement, mise en service, mise en ligne, 公開, 展開, リリース, 段階, 稼働開始`;

export const RECOMMENDATION = listPhrases`recommend, propose, proposal, empfehl, vorschlag, schlagen vor, aanbevel, voorstel, recommand, proposons, proposition, 提案, 推奨`;

export const OPTIONS = listPhrases`option, alternativ, do nothing, considered, compared, erwogen, verglichen, overwogen, vergeleken, envisagé, comparé, 選択肢, 代替案, 検討した`;

export const DECIDED = listPhrases`agreed, decided, settled, vereinbart, beschlossen, abgemacht, geeinigt, afgesproken, besloten, décidé, convenu, ことにした, 決定`;

export const COST = listPhrases`€, $, £, cost, budget, price, spend, money, hiring, we hire, to hire, will hire, are hired, headcount, engineers, kosten, coût, investissement, 費用, 予算`;

/** Words in the titles of items about what the plan costs, not its product. */
export const BUDGET = listPhrases`budget, pilot costs, project costs, what it costs, investition, projektkosten, was es kostet, investering, projectkosten, wat het kost, investissement, coût du projet, coûts du projet, ce que cela coûte, 予算, 導入費`;

/** Words in the title of a file or the head of its table about money that comes in. */
export const RETURNS = listPhrases`revenue, turnover, profit, margin, saving, payback, return on investment, roi, umsatz, ertrag, erlös, gewinn, marge, einspar, omzet, opbrengst, winst, besparing, chiffre d'affaires, recettes, bénéfice, économies, rentabilité, 売上, 利益, 収益, 原価`;

const SPENT = `(?:(?<!\\p{L})(?:\\p{L}*budget|investition(?:ssumme)?|investering|enveloppe (?:budgétaire|globale))(?!\\p{L})|予算)`;
/** Any buyer's budget is not ours: `for every budget: from £5`. */
const STATES_BUDGET = new RegExp(
  `(?<!(?:any|every|your|their|jede[smn]?|ihr|elke?|ieder|uw|jouw|tout|votre|chaque) )${SPENT}[^.,;!?。、]{0,60}?${AMOUNT}|${AMOUNT}[\\d.,k]{0,12} (?:\\p{L}+ )?${SPENT}`,
  "iu",
);
/** Of the budget that somebody sets in the product. */
const OF_CUSTOMERS = matchWords(
  `sets?|your|their|per|each|every|customers?|clients?|members?|users?|fixed|warns?|jede\\p{L}*|kunden?|mitglieder|klant(?:en)?|leden|chaque|membres?|お客様`,
);
/** Whether a sentence says how much money the plan has: `Budget: £14,500 until launch.` */
export const statesBudget = (sentence: string): boolean =>
  STATES_BUDGET.test(sentence) && !OF_CUSTOMERS.test(sentence);

export const FAILURE = listPhrases`error, fail, fault, crash, unreadable, drift, lost, lose, broke, bug, wrong, duplicate, entered twice, sent twice, disk full, storage is full, fill up, fills up, fill the queue, timeout, offline, interrupt, dead battery, battery is dead, battery is empty, battery dies,
  fehler, störung, absturz, ausfall, fällt das, fällt der, fällt die, bricht, fehlt, doppelt, akku leer, akku ist leer, leerer akku, accu leeg, accu is leeg, lege accu, batterie vide, batterie à plat, fout, storing, ontbreekt, mislukt, dubbel, erreur, panne, échoue, perdu, manque, en double, エラー, 故障, 失敗, 切れ, 二重`;

export const PRAISE = listPhrases`went well, well:, better, love, great, thank, helped, happy, faster, lief gut, gut lief, gut:, geholfen, zufrieden, danke, endlich, ging goed, goed:, geholpen, tevreden, bedankt, eindelijk, bien :, a aidé, satisfait, merci, enfin, よかった, 良かった, 助かった, 助かる, 満足`;

const PRAISES =
  matchWords(`(?<!would |['’]d )loves?(?! to| it when)|(?:is|are|works?) great|(?:works?|went) (?:very )?well|recommends? us|(?:happy|pleased|delighted|satisfied) with|praised?
  lieben|begeistert|zufrieden|weiterempfehlen|loben|lobt|gefällt|freuen sich über
  blij met|tevreden|dol op|heel fijn
  adore(?:nt)?|ravie?s?|satisfaite?s?|contente?s?
  満足(?:して|です|だ)|好評|助かっ(?:た|て(?!いた))|助かりました|喜んで|気に入って(?!いた)`);
/** Whether a sentence of feedback only praises, without a second clause, which mostly limits the praise, and without a count. */
export const isPraise = (sentence: string): boolean =>
  PRAISES.test(sentence) && isPlainStatement(sentence) && !/[\d,;:、]/.test(sentence);

export const REVISIT = listPhrases`look again, look at it again, look at this again, revisit, reconsider, reopen, review it, review this, neu ansehen, wieder ansehen, noch einmal ansehen, neu entscheiden, neu bewerten, neu aufrollen, neu aufgerollt, neu verhandel, opnieuw bekijken, opnieuw kijken, opnieuw bezien, herzien, heroverweg, à revoir, revoir si, revu si, réexamin, en reparle, 見直す, 見直し, 再検討`;

const CONDITION =
  /(?<!\p{L})(?:if|when|once|as soon as|above|below|more than|wenn|falls|sobald|bei|mehr als|als|zodra|bij|meer dan|si|dès|quand|plus de|au-dessus)(?!\p{L})|たら|れば|なら|場合|超え|以上/iu;
const PLAN =
  /(?<!\p{L})(?:pilot\p{L}*|roll-?out|launch|beta|test run|experiment\p{L}*|versuch\p{L}*|probelauf|testlauf|einführung|proef|uitrol|lancering|pilote|l['’]essai|expérience|déploiement|lancement)(?!\p{L})|試行|実験|展開|公開/iu;
const STOP =
  /(?<!\p{L})(?:halt(?:s|ed)?|stop(?:s|ped|pen)?|stopt|pause[ds]?|abort(?:ed)?|(?:roll(?:ed)?|called) (?:it )?(?:back|off)|gestoppt|gestopt|abgebrochen|abbrechen|abbruch|brechen .{0,40}ab|halten .{0,40}an|pausieren|anhalten|angehalten|afgebroken|gepauzeerd|pauzeren|arrêt(?:e|ons|é|ée|er)?|suspend(?:u|ue|ons|re)?)(?!\p{L})|中止|停止|止め/iu;
const BACK =
  /(?:back|return|revert) to (?:paper|the old|pen and paper|the phone)|zurück (?:auf|zu[mr]?) (?:papier|den alten|die alte|das alte|dem alten|der alten)|(?:auf|zu[mr]?) (?:papier|de[nmr] alten?) .{0,30}zurück|terug naar (?:papier|het oude|de oude)|(?:naar|op) (?:papier|het oude|de oude) .{0,30}terug|(?:retour|reven\p{L}*|revien\p{L}*) (?:au papier|à l['’]ancien|aux ancien)|(?:紙|旧)[^。]{0,8}に戻|we (?:go|fall) back to (?:the )?(?:\p{L}+ )?pilot(?=[.,!]|$)|gehen wir zurück (?:auf|in|zu) (?:die |den |das )?(?:\p{L}+ )?pilot|gaan we terug naar (?:de |het )?(?:\p{L}+ )?pilot|(?:on revient|nous revenons) (?:aux?|à l['’]) ?(?:\p{L}+ )?pilote/iu;
const WHO_DECIDES =
  /^(?:(?:that|this|it) is (?:decided by|the decision of|up to) [^,;:?]{2,60}|[^,;:?]{2,60} decides? (?:that|this|it)(?: alone)?|(?:das|dies|darüber) entscheide[tn] [^,;:?]{2,60}|(?:dat|dit|daarover) beslis(?:t|sen) [^,;:?]{2,60}|c['’]est [^,;:?]{2,60} qui (?:tranche|décide)(?: seule?)?|(?:それは|これは)?[^、。？]{1,20}が(?:判断|決定)する)[.!。]?$/iu;
/** Without the plan's name, as in `Halt if more than 5 …`, a figure is needed. */
const BARE =
  /^(?:halt|stop|stopp|abbruch|arrêt)(?: when| if| above| below|,? wenn|,? sobald| ab| als| zodra| si| dès)(?!\p{L}).*(?:\d|more than|mehr als|meer dan|plus d)|(?:超え|以上|未満)[^。]{0,20}(?:中止|停止)/iu;
const WE = /(?<!\p{L})(?:we|wir|wij|on|nous)(?!\p{L})|^(?!.*\p{sc=Latin})/iu;
const THRESHOLD = /\d|more than|mehr als|meer dan|plus d|超え|以上/iu;

/** In `If a truck stops for 10 minutes, …`, the condition is what stops. */
const saysWhatStops = (sentence: string) =>
  WE.test(sentence) || STOP.test(/,(.*)/s.exec(sentence)?.[1] ?? "");

/**
 * Whether a sentence has a condition on which the plan is stopped or taken back: `If …, we go back to paper`. In a list of
 * dates (`isAboutPlan`), a figure suffices in place of the plan's name.
 */
export function isStop(sentence: string, isAboutPlan = false): boolean {
  const namesPlan =
    PLAN.test(sentence) ||
    (isAboutPlan && saysWhatStops(sentence) && THRESHOLD.test(sentence) && !namesTime(sentence));
  return (
    BARE.test(sentence) ||
    (CONDITION.test(sentence) && (BACK.test(sentence) || (namesPlan && STOP.test(sentence))))
  );
}

/** Whether a sentence only says who decides on what the sentence before it says: `Judith decides that alone.` */
export const saysWhoDecides = (sentence: string): boolean => WHO_DECIDES.test(sentence);

const STEP =
  /^(?:(?:the|der|die|das|den|de|het|le|la) )?(?:pilot(?:e|phase|projekt)?|roll-?out|launch|beta|test run|probelauf|testlauf|einführung|proef|uitrol|lancering|l['’]essai|déploiement|lancement)(?! (?:customers?|users?|prices?|budgets?|kund|nutzer|preis|klant|gebruik|prij|clients?|prix))(?!\p{L})|^.{0,12}(?:試行|展開|公開)/iu;
const ONLY_UNTIL = /(?<!\p{L})(?:until|bis|tot|jusqu['’]\p{L}{1,2})(?!\p{L})|まで/iu;

/** Whether a sentence begins by naming a part of the rollout, such as `The pilot` or `3月1日から1店舗で試行`. */
export const beginsWithRollout = (sentence: string): boolean =>
  STEP.test(sentence) && !ONLY_UNTIL.test(sentence);

/** Words in the titles of notes about a gathering of the staff, which concerns no plan but its own. */
export const GATHERING = listPhrases`christmas party, summer party, staff party, office party, leaving party, farewell party, leaving drinks, team outing, team lunch, team dinner,
  weihnachtsfeier, sommerfest, betriebsfeier, betriebsfest, betriebsausflug, teamausflug, abschiedsfeier, kerstborrel, kerstdiner, personeelsfeest, bedrijfsuitje, teamuitje, nieuwjaarsborrel, afscheidsborrel,
  pot de départ, pot de noël, arbre de noël, galette des rois, fête du personnel, repas de noël, sortie d'équipe, 忘年会, 新年会, 歓迎会, 送別会, 懇親会, 打ち上げ`;

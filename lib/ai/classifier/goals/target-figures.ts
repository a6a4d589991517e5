import { DENIALS, matchWords } from "@/lib/text/words";

export const FIGURE_ALONE =
  "(?<!\\p{sc=Latin})(?:[€$£¥][ \\u00a0]?|(?:EUR|USD|GBP|CHF|JPY)[ \\u00a0]?)?\\d(?:[\\d.,]{0,30}\\d)?(?:[ \\u00a0\\u202f]\\d{3}(?!\\d))*(?:(?:k|bn)(?!\\p{L}))?(?![.,]?\\d|年|月|時(?!間))";
const NO_UNIT =
  "(?:may|can|must|will|by|until|instead|statt|anstatt|bis|voor|tegen|d'ici|avant|for|in|im|am|an|at|on|of|or|than|out|bei|zu|je|oder|op|aan|bij|au|ou|to|auf|naar|à|and|und|en|et|via|per|pro|par|from|ab|vanaf|dès|before|vor|now|today|currently|heute|aktuell|derzeit|nu|vandaag|aujourd['’]hui|sinken|steigen|fallen|senken|bringen|drücken|reduzieren|verkürzen|erhöhen|dalen|stijgen|zakken|brengen|krijgen|terugbrengen|verlagen|verhogen|runter|rauf|kommen|gehen|wachsen|komen|gaan|groeien|is|are|be|ist|sind|sein|zijn|with|mit|met|avec|without|ohne|zonder|sans|von|van|de|du|sur|when|if|wenn|falls|als|wanneer|quand|during|während|tijdens|pendant|within|last|letzte[nrs]?|vorige?|afgelopen|this|next|each|every|diese[nrs]?|nächste[nrs]?|jede[nrs]?|dit|deze|volgende?|elke?|ce|cet|cette|chaque)(?!\\p{L})";
/** Words between a figure and what it counts, and those that French puts after: `12 full members`, `5 jours ouvrés`. */
const OF_UNIT = [
  "paying|new|active|pilot|working|business|calendar|full(?:-time)?|part-time|regular|trained|certified|qualified|registered|loyal|open|free|empty|permanent|temporary|seasonal|monthly|weekly|daily|annual|yearly|private|public|junior|senior|additional|extra|further|more|other|different|large|small|young|local|independent|late|missed|failed|lost|wrong|manual|paid|unpaid|signed|confirmed|completed|square|cubic",
  "(?:zahlend|neu|aktiv|voll|offen|frei|leer|fest|geschult|ausgebildet|zertifiziert|geprüft|registriert|ehrenamtlich|hauptamtlich|regelmäßig|ständig|befristet|monatlich|wöchentlich|täglich|jährlich|privat|öffentlich|zusätzlich|weiter|ander|verschieden|groß|klein|jung|lokal|unabhängig|verspätet|verpasst|fehlgeschlagen|verloren|falsch|manuell|bezahlt|unbezahlt|bestätigt|abgeschlossen)e[nr]?",
  "betalende|nieuwe|actieve|werkbare|volle|volwaardige|vrije|lege|vaste|geschoolde|opgeleide|getrainde|gecertificeerde|geregistreerde|vrijwillige|maandelijkse|wekelijkse|dagelijkse|jaarlijkse|particuliere|openbare|andere|verschillende|grote|kleine|jonge|lokale|zelfstandige|gemiste|mislukte|verloren|verkeerde|betaalde|onbetaalde|bevestigde|afgeronde|vierkante",
  "nouveaux|nouvelles|anciens|anciennes|petite?s|grande?s|jeunes|autres|vraie?s",
].join("|");
const AFTER_UNIT =
  "ouvrée?s?|ouvrables?|calendaires?|acti(?:f|ve)s?|payante?s?|professionnel(?:le)?s?|compl(?:et|ète)s?|formée?s?|certifiée?s?|qualifiée?s?|inscrite?s?|fidèles?|ouverte?s?|libres?|vides?|permanente?s?|mensuel(?:le)?s?|hebdomadaires?|annuel(?:le)?s?|privée?s?|publi(?:c|que)s?|supplémentaires?|différente?s?|locaux|locales?|indépendante?s?|manquée?s?|perdue?s?|manuel(?:le)?s?|payée?s?|impayée?s?|signée?s?|confirmée?s?|terminée?s?|pilotes?|carrés|cubes";
/** After a sum with its sign, only a word such as `million` belongs to it. */
const NO_MONEY =
  "(?:(?<![€$£¥][ \\u00a0]?\\d[\\d.,]{0,15})|(?= (?:thousand|million|billion|tausend|mio|mrd|millionen|milliarden?|duizend|miljoen|miljard|mille|millions?|milliards?)(?!\\p{L})))";
const UNIT = `(?: ?(?:[%％]|€)|万?(?:秒|分(?!の)|時間|か月|ヶ月|週間|日間|(?:営業|稼働)日|日(?=以内|から|に短縮)|件|円|台|店(?!舗)|人(?!日)|回|倍)|${NO_MONEY} (?!${NO_UNIT})(?:(?:${OF_UNIT}) (?!${NO_UNIT})){0,2}\\p{L}{2,24}(?!\\p{L})(?: (?:${AFTER_UNIT})(?!\\p{L}))?| ?[ghjlmst](?!['’]?\\p{L}))?`;
/** `2 h 40`, `2h40 min`, `2 Std. 40`, `2:40 h`, `2時間40分`, but not the hours of `in 2 h 40 parcels`. */
const DURATION = `\\d{1,3}(?: ?(?:h|hrs?|hours?|u|uur|heures?)| (?:std\\.?|stunden)) ?[0-5]?\\d(?:(?: ?min(?:ute[ns]?)?| ?m)(?!\\p{L})|(?![\\d.,:]*\\d)(?=(?: (?:a(?!\\p{L})|${NO_UNIT}))|(?! ?\\p{L}))(?! ?%))|\\d{1,3}:[0-5]\\d ?(?:h|hours?|std|stunden|uur|heures?)(?!\\p{L})|\\d{1,3}時間\\d{1,2}分`;
/** A figure with its unit: `50 parcels`, `3 out of 4 clinics`, or `24-hour`, but not the name of `the 11-hour rule`. */
export const NUMBER = `(?:(?<![\\d.,])(?<!\\p{sc=Latin})(?:${DURATION})|(?:${FIGURE_ALONE} (?:(?:out )?of|von|van de|sur) )?${FIGURE_ALONE}(?!-\\p{L})${UNIT}|(?<![\\d.,]|(?<!\\p{L})(?:the|our|der|die|das|den|dem|de|het|la|le) )${FIGURE_ALONE}-\\p{L}{2,12})`;
/** Words before a limit, also before a number in words, where `over` and `über` mean other things. */
export const LIMIT_WORD = [
  "under|below|less than|fewer than|no more than|at most|more than|at least",
  "unter|weniger als|mehr als|mindestens|höchstens|maximal",
  "onder|minder dan|meer dan|minstens|hoogstens|maximaal",
  "moins de|plus de|au moins|au plus",
].join("|");
export const LIMIT = `[<>≤≥]|${LIMIT_WORD}|over|above|über|boven`;
const RANGE = `(?:(?<!\\p{L})(?:between|zwischen|tussen|entre) ${FIGURE_ALONE}${UNIT} (?:and|und|en|et)|${FIGURE_ALONE} (?:to|bis|tot|à)) ${NUMBER}`;
export const TARGET = `(?:${RANGE}|(?:(?:${LIMIT}) ?(?:(?:the|de|die|den) )?)?${NUMBER})`;
/** A target, with the denial in `no family waits more than 5 months`: the figure alone would mean the opposite. */
const FIGURE = new RegExp(
  `(?:(?<!\\p{L})(?:${DENIALS}|personne) (?:\\p{L}+ ){0,4}(?:${LIMIT}) ?)?${TARGET}`,
  "giu",
);
const LIMITED = new RegExp(`(?:${LIMIT}) ?${FIGURE_ALONE}`, "iu");
export const WISH =
  "want|wants|aim|aiming|set ourselves|goal|target|objective|ziel|soll|sollen|doel|willen|moet|moeten|objectif|cible|doit|doivent";
export const WISHES = matchWords(`${WISH}|${LIMIT}`);

/** A wish for the figure before it: `want it down to 9`. */
const WANT_IT = [
  "(?:want|need|would like)(?: to (?:get|bring|cut|reduce|lower|raise|push))? (?:it|this|that|them)(?: (?:down|up|back|reduced|cut))?(?: to(?: be)?|(?= (?:under|below|over|above) ))",
  "(?:wollen|möchten|müssen|will|muss) (?:wir )?(?:sie|ihn|es|das)(?:[^\\d.,;\\n]{0,25}#+)?(?: auf|(?= unter ))",
  "(?:willen|wil|moeten|moet) (?:we )?(?:het|hem|ze|dat|dit)(?:[^\\d.,;\\n]{0,25}#+)?(?: (?:terugbrengen|brengen|krijgen|verlagen|verhogen))? (?:naar|tot)",
  "(?:voulons|veut|voudrions|devons|faut) (?:le|la|les) (?:ramener|réduire|faire passer|faire tomber|porter|descendre|monter) à",
].join("|");

/** `from 38% to under 20%`, `9% down to 6%`, `von 14 % auf unter 6 %`, `11%から5%以下`, or `11%, want < 5%`, also with `WANT_IT`. */
const CHANGE = new RegExp(
  `(?:(?<!\\p{L}|(?:est|sont) (?=de ${NUMBER}(?: à|[^\\d\\n]{1,20} (?:voulons|veut|voudrions|devons|faut) l[ae]s? )))(?:from|von|van|de) (?<from>${NUMBER})(?:,? [^\\d\\n]{1,30}?)? (?:to|auf|naar|à)|(?<falling>${NUMBER}) (?:down to|runter auf|→|->)) (?<to>${TARGET})|(?<jaFrom>${NUMBER})から(?:[^。、]{0,12}までに?)?(?<jaTo>${NUMBER}(?:以下|以上|未満)?)|(?<now>${NUMBER})(?<between>(?:[^\\d()]{0,30} \\([^()\\d]{1,60}\\))?[^\\d]{1,60}?)(?<![\\p{L}])(?:(?<=(?<!\\p{L})(?:we|they|she|he|wir|sie|er|ze|zij|nous|on|ils?|elles?) |[,;:–-] ?|\\) |(?<!\\p{L})et )(?<again>${WANT_IT})|(?:${WISH}|wollen|möchten?|veut|voulons|voudrions)(?![\\p{L}])(?:[^\\d.,;\\n]{0,25}#)?(?: (?:is|ist|est)(?: de| om)?| auf| naar)?:?|目標(?:は|が|[:：])?(?=\\d)) ?(?<=[ は が:：標])(?<wanted>${TARGET})`,
  "iu",
);
/**
 * `95 to 75 minutes`: a change without `from`, at the first figure of a text. With `to`, rising figures such as `3 to 5 shops`
 * are a range. `Phase 2 to 1` are names.
 */
const BARE_CHANGE = new RegExp(
  `^(?:\\D|(?<=\\p{L}\\d{0,3})\\d)*?(?<!(?<!\\p{L}|(?:per|pro|par) )(?:version|versie|phase|fase|stufe|sprint|release|tier|kw) )(?<one>${NUMBER}) (?<word>to|auf|naar|à) (?<other>${TARGET})`,
  "iu",
);
/** Words of a sentence whose figure is that of today, or of something else: `We want to halve the 40 wrong deliveries.` */
export const BY_FACTOR =
  matchWords(`halve|(?:in|by) half(?! an? | of )|(?:double|triple) (?:the|our|all|these)|halbieren|um die hälfte|verdoppeln|verdreifachen
  halveren|met de helft|verdubbelen|(?:réduire|diviser) (?:de moitié|par (?:deux|trois))|doubler|tripler|半減|半分|倍増|倍に`);
const AFTER_TO = /(?<!\p{L})(?:to|auf|naar|à) $/iu;
const BEFORE_RESULT = /^(?:(?:以下|以上|未満)(?!の)|に(?:する|し|半減|倍増))/;
/** Articles before the figure of today: `halve the more than 40 errors`. */
const ARTICLE = /(?<!\p{L})(?:the|our|these|die|der|den|unsere[nr]?|de|onze|les|des|nos) $/iu;
export const NOW =
  "(?:now|today|currently|at present|at the moment|jetzt|heute|aktuell|derzeit|zurzeit|momentan|im moment|nu|vandaag|momenteel|op (?:het|dit) moment|aujourd['’]hui|maintenant|actuellement|en ce moment)(?!\\p{L})|現在|今";
export const NOW_ALONE = new RegExp(`(?<!\\p{L})(?:${NOW})`, "giu");
/** `(today 34)`, `78 % today`, but not the first figure of `40 shops, today there are 6`. */
export const TODAY = new RegExp(
  `(?:(?<!\\p{L})|(?<=は)(?=現在|今(?![年月週後回日])))(?:${NOW})(?:[^\\d.\\n]{0,25}?)(?<after>${NUMBER})|(?<before>${NUMBER})[^\\p{L}\\d\\n.!?]{1,3}(?:${NOW})(?! ?:? ?\\d|(?<=[,;] ?(?:${NOW}))[^\\d.,;\\n]{1,20}\\d)`,
  "iu",
);

const WANTS = `${WISH}|wollen|möchten?|müssen|muss|needs?|brauchen|voulons|voudrions|veut|devons|faut`;
const GAP = "(?:[^\\d.,;()\\n]|#\\.){0,30}?";
/** A wish for a figure, which says `now` of the wish: `Now we want 40 customers`, but not `we want more than the 12 of today`. */
const WANTED_NOW = new RegExp(
  [
    `(?<!\\p{L})(?:${NOW})${GAP}(?<!\\p{L})(?:${WANTS})(?!\\p{L})${GAP}${NUMBER}`,
    `(?<!\\p{L})(?:${WANTS})(?!\\p{L})${GAP}(?<!\\p{L})(?:${NOW})${GAP}${NUMBER}`,
    `(?<!\\p{L})(?:${WANTS})(?!\\p{L})${GAP}(?<!(?<!\\p{L})(?:the|our|die|der|den|unsere|de|het|onze|les|nos) )${NUMBER} (?:${NOW})`,
    `(?:${NOW})[^\\d、。]{0,12}(?:#+月末?まで[にの]?)?${NUMBER}(?:以上|以下)?を(?:目標|目指)`,
  ].join("|"),
  "giu",
);
/** Blanks the `now` of such a wish; positions stay the same. */
export const hideWantedNow = (text: string) =>
  text.replaceAll(WANTED_NOW, (found) => found.replace(NOW_ALONE, (now) => " ".repeat(now.length)));

/** A week, month, quarter, season or year that is over, not `the last week of June`. */
export const PAST = [
  "last (?:week|month|quarter|season|summer|winter|year)(?! of)|(?:dem |das |des )?(?:vorjahr|vormonat|vorquartal)e?s?|letzte[nrs]? (?:woche|monat|quartal|saison|jahr)e?s?",
  "(?:vorige?|afgelopen) (?:week|maand|kwartaal|seizoen|jaar)|(?:la semaine|le mois|le trimestre|la saison|l['’]an(?:née)?) (?:derni(?:er|[eè]re)|passée?|précédente?)",
].join("|");
/** Words before a time to which a figure is compared: `20 % more than last year`, `better than the 140 of last year`. */
const COMPARES =
  "(?<!(?<!\\p{L})(?:than|as|over|above|below|of|on|versus|vs\\.?|to|with|als|wie|gegenüber|über|unter|zum|vom|von|dan|boven|onder|van|que|de|à|avec|comme) (?:in |im |the |het |dem )?)";
/** What does not follow a time that is over: `last month before launch`, `letztes Quartal 2027`, whose year is hidden. */
const NO_PART = "(?![\\p{L}'’]| (?:of|before|vor|voor|du|avant|20\\d\\d)(?![\\p{L}\\d])| #)";
const PAST_FIGURE = new RegExp(
  [
    `(?:(?:${LIMIT}) ?(?:(?:the|de|die|den|les) )?)?${NUMBER}(?: \\p{L}+){0,3}? ${COMPARES}(?:${PAST})${NO_PART}`,
    `(?<!\\p{L})${COMPARES}(?:${PAST})${NO_PART}[^\\d.;\\n]{1,30}?${NUMBER}`,
    `(?:昨年度?|去年|前年|先月|前月|先週)(?!より|比|並み|対比|同期比)[^\\d。]{0,12}${NUMBER}(?![^\\d、。]{0,4}(?:超え|維持|上回|下回)(?!し?(?:た|まし)|った|りまし))`,
  ].join("|"),
  "iu",
);
/** Drops the figure of a time that is over: `1,420 last year`. */
export const dropPast = (text: string) => text.replace(PAST_FIGURE, "");
const BEGINS_WITH_LIMIT = new RegExp(`^(?:${LIMIT})`, "iu");
/** Whether the figure of a time that is over is compared with: `1,380 visits, fewer than the 1,420 last year`. */
export const comparesPast = (text: string): boolean =>
  BEGINS_WITH_LIMIT.test(PAST_FIGURE.exec(text)?.[0] ?? "");
/** Words before a past figure that compare with it: `more than the 1,420`. */
const COMPARED = new RegExp(`^(?:${LIMIT}) ?(?:(?:the|de|die|den|les) )?`, "iu");
/** Finds this figure, if it can be the baseline of a target. */
export function findPast(text: string, target: string): string | null {
  const past = findFigure((PAST_FIGURE.exec(text)?.[0] ?? "").replace(COMPARED, ""));
  return past && past !== target && areOfOneKind(past, target) ? past : null;
}

const WAS_FIGURE = new RegExp(
  `[,;(–] ?[^\\d,;.]{0,30}?(?<!\\p{L})(?:was|were|war|waren|(?:c['’])?était|étaient)(?: (?:it|es|het|de|still|noch|nog|only|nur))* (?<was>${NUMBER})`,
  "iu",
);
/** Finds the figure of `this year it was 96,000`, after a target of its kind. */
export function findWas(text: string, target: string): string | null {
  const was = WAS_FIGURE.exec(text.slice(text.indexOf(target)))?.groups?.was?.trim();
  return was && was !== target && areOfOneKind(was, target) ? was : null;
}

/** Finds a change, unless its wish is for something else: `We have 8 shops, they want 2 printers`. */
export function findChange(text: string): RegExpExecArray | null {
  const change = CHANGE.exec(text);
  const { now, wanted } = change?.groups ?? {};
  return now && wanted && !areOfOneKind(now, wanted) ? null : change;
}

/** Units of time. Short ones match as a whole, unlike `shops` and `Anrufe`. */
const TIMES =
  /^(?:(?:working|business|calendar|werkbare) |werk|arbeits|kalender)?(?:(?:s|h|ans?|secs?|sek|mins?|tagen?|tage?s?|dag(?:en)?)$|second|sekund|seconde|minu[tu]|hour|stund|heure|uur|uren|day|jour|week|woche|semaine|weken|month|monat|mois|maand|year|jahr|jaar|année|秒|分|時間|か月|ヶ月|週間|日間|(?:営業|稼働)日)/iu;
const UNIT_BEGINNING = 3;

/** Whether two figures can be of one thing: their units begin alike or are times, or one has none. */
export function areOfOneKind(one: string, other: string): boolean {
  const [a = "", b = ""] = [one, other].map((figure) =>
    readUnit(figure.trim())
      .toLowerCase()
      .replace(/(?:以下|以上|未満)$/, ""),
  );
  if (a === "" || b === "" || (TIMES.test(a) && TIMES.test(b))) return true;
  return a.slice(0, UNIT_BEGINNING) === b.slice(0, UNIT_BEGINNING);
}

export function findBareChange(text: string) {
  const { one = "", word = "", other = "" } = BARE_CHANGE.exec(text)?.groups ?? {};
  const [from, to] = [one, other].map((number) => number.trim());
  if (!from || !to) return undefined;
  const ofOneUnit = /\d$/.test(from) || readUnit(from) === readUnit(to);
  const isFall = readSize(from) > readSize(to);
  return ofOneUnit && (isFall || /auf|naar/i.test(word)) ? { from, to } : undefined;
}

export const readUnit = (number: string) => number.replace(/^.*\d ?/, "");
const readSize = (number: string) =>
  Number.parseFloat(
    number
      .replaceAll(/[^\d.,]/g, "")
      .replaceAll(/[.,](?=\d{3}(?!\d))/g, "")
      .replace(",", "."),
  );

/** `400人にする`, `700本を目指す`, and else `12件以下`: in Japanese, the figure before the verb is what is wanted. */
const JAPANESE_FIGURE = `(?<!分の)${FIGURE_ALONE}(?: ?[%％]|[万億]?[\\p{sc=Han}\\p{sc=Katakana}ーつ]{0,4}?)`;
const JAPANESE_RESULTS = [
  `${JAPANESE_FIGURE}(?:以下|以上|未満)?(?=(?:に(?:する|し(?!て(?:い|お))|なる|減|下げ|抑え|増|上げ|伸ば|短縮|縮め|改善|引き)|を(?:目指|目標|達成)|まで(?:減|下げ|抑え|増|上げ|伸ば|短縮|縮め|引き)))`,
  `${JAPANESE_FIGURE}(?:以下|以上|未満)(?!の)`,
].map((result) => new RegExp(result, "u"));
/** A phrase before the wish, with a period or with means: `In 3 weeks we want …`, `Mit 5 Automaten wollen wir …`. */
const LEAD = new RegExp(
  `^(?:in|within|after|over|during|with|at|on|mit|innerhalb|binnen|nach|während|an|auf|bei|met|na|tijdens|op|aan|bij|avec|en|dans|sous|après|pendant|sur|chez) (?:(?!${FIGURE_ALONE} (?:(?:out )?of|von|van|sur) )[^.,;:%])*?,? (?=(?:(?:we|i|they|nous|on|ils|the \\p{L}+(?: \\p{L}+)?) )?(?:${WISH}|wollen|möchten|devons|voulons)(?!\\p{L}))`,
  "iu",
);
/** Finds what stands before the wish of a sentence, if its figures are not what is wanted. */
export const readLead = (text: string) => LEAD.exec(text)?.[0] ?? "";

export function findFigure(text: string): string | undefined {
  const figures = [...text.matchAll(FIGURE)];
  const isResult = ({ 0: figure, index }: RegExpExecArray) => {
    const before = text.slice(0, index);
    const isLimited = LIMITED.test(figure) && !ARTICLE.test(before);
    const isNamed = /[:：] ?$/.test(before) && BY_FACTOR.test(before) && !TODAY.test(text);
    const isMet = BEFORE_RESULT.test(text.slice(index + figure.length));
    return isLimited || isNamed || isMet || AFTER_TO.test(before);
  };
  if (BY_FACTOR.test(text)) return figures.find(isResult)?.[0];
  const [result] = JAPANESE_RESULTS.flatMap((each) => each.exec(text)?.[0] ?? []);
  const lead = readLead(text).length;
  return result ?? (figures.find(({ index }) => index >= lead) ?? figures[0])?.[0];
}

/** `12 of 14 want to renew`, which was found out, as what others want. */
export const SHARE_WANTS =
  /^(?:only |nur |alleen |seulement )?\d+ (?:(?:out )?of|von|der|van(?: de)?|sur|des) (?:the |den |les )?\d+ (?:\p{L}+ ){0,2}(?:want|would|wollen|möchten|würden|willen|zouden|veulent|voudraient|souhaitent)(?!\p{L})/iu;

/** Words between the name of a measure and its figure: `takes about`, `is`. */
export const STANDS_AT = new RegExp(
  `\\n.*|(?: (?:is|are|stands?|takes?|lasts?|averages?|ist|sind|liegt|liegen|beträgt|dauert|zijn|ligt|bedraagt|duurt|est|sont|dure|prend))?(?:\\s?:)?(?: (?:${NOW}|about|around|only|nur|etwa|rund|ongeveer|environ))?(?: (?:at|of|bei|op|à|de))?[\\s:–-]+$|[はが]$`,
  "isu",
);

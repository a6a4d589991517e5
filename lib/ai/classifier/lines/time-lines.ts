import { DAY_NUMBER, JAPANESE_DAY, MONTH, NUMERIC_DATE, WEEKDAY } from "@/lib/text/dates";

const NUMBER = "(?:\\d{1,3}|an?|one|two|three|eine[mnr]?|een|une?)";
/** `3 days ago`, `3w ago`, `vor 2 Tagen`, `2 dagen geleden`, `il y a 2 jours`, `3日前`. */
export const AGO = [
  `(?:about |over |almost )?${NUMBER} ?(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|w|wks?|weeks?|mos?|months?|y|yrs?|years?) ago(?!\\p{L})`,
  `vor (?:etwa )?${NUMBER} (?:sek(?:unden?|\\.)|min(?:uten?|\\.)|std\\.|stunden?|tag(?:en)?|wochen?|monat(?:en)?|jahr(?:en)?)(?!\\p{L})`,
  `${NUMBER} (?:sec(?:onden?|\\.)|min(?:uten|uut|\\.)|uur|uren|dag(?:en)?|week|weken|maand(?:en)?|jaar) geleden`,
  `il y a (?:environ )?${NUMBER} (?:secondes?|sec|min(?:utes?)?|h(?:eures?)?|jours?|j|semaines?|mois|ans?)(?!\\p{L})`,
  "\\d{1,3} ?(?:秒|分|時間|日|週間|か月|ヶ月|年)前",
].join("|");
/** Not alone on a line, where `Yesterday` may be a heading. */
export const LATELY =
  "just now|yesterday|last (?:week|month|year)|gerade eben|gestern|letzte woche|zojuist|gisteren|vorige week|à l['’]instant|hier|la semaine dernière|昨日|先週";

/** `9:47 AM`, `14h30`, `08:15:00 Uhr` */
export const CLOCK =
  "\\d{1,2}[:h]\\d{2}(?::\\d{2})?(?:[ \\u00a0\\u202f]?[AaPp]\\.?[Mm]\\.?| [Uu]hr)?";
/** A day by its date. */
export const DATE = [
  `(?:(?:${WEEKDAY}),? )?(?:${DAY_NUMBER} ${MONTH}\\.?|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?)(?:,? 20\\d\\d)?`,
  `(?:${NUMERIC_DATE}|${JAPANESE_DAY})(?: ?[(（][月火水木金土日][)）]| [月火水木金土日]曜日)?`,
].join("|");
const DAY = `${DATE}|today|yesterday|heute|gestern|vandaag|gisteren|aujourd['’]hui|hier|今日|昨日`;
/** A day with a time of day. A day alone may be what a text says. */
export const MOMENT = `(?:${DAY}),?(?: at| um| om| à)? ${CLOCK}(?: (?:gmt|utc|cet|cest|bst|[ecmp][sd]t)(?:[+-]\\d{1,2})?)?`;
/** What tools write after the time: `Seen`, `Source: Intercom`, `42 mins`. */
const AFTER =
  "seen|read|sent|delivered|edited|gesehen|gelesen|gesendet|zugestellt|bearbeitet|gezien|gelezen|verzonden|bewerkt|vu|lu|envoyé|modifié|既読|送信済み|編集済み|(?:source|quelle|bron) ?: [^.!?]{2,30}|\\d{1,3} ?(?:mins?|minutes?|minuten|分|comments?|kommentare?|reacties?|commentaires?)";
/** How people met: `by phone`, `Teams`. */
const MEANS =
  "by phone|on the phone|phone|telephone|(?:by )?video(?: call)?|online|(?:ms |microsoft )?teams|zoom|google meet|webex|skype|in person|on site|telefonisch|per (?:telefon|video)|am telefon|vor ort|per telefoon|ter plaatse|(?:par )?téléphone|(?:en |par )?visio(?:conférence)?|sur place|電話|オンライン";
const WRITER =
  "(?:interviewer|interviewed by|notes(?: by)?|minutes(?: by)?|interviewt von|notizen|protokoll|geführt von|interviewster|notities|verslag|notulen|enquêteur|enquêtrice|entretien mené par|propos recueillis par|notes de|聞き手|記録) ?[:：]? ?\\p{Lu}[\\p{L}'’-]+(?: \\p{L}[\\p{L}'’-]+){0,3}";
const ZONE = "(?: \\p{L}{2,12} time| (?:gmt|utc|cet|cest|bst))?";
/** When and how a talk was held, with its means or its writer beside the day: `By phone, 18 November 2026. Notes: Ann Lee`. */
const HELD = `(?=.*(?:${MEANS}|${WRITER}))(?:(?:${MEANS}),? )?(?:${DATE})(?:,? (?:at |um |om |à )?${CLOCK}${ZONE})?(?:, (?:${MEANS}))?(?:[.;,|·]? ${WRITER})?\\.?`;
const STAMP = new RegExp(`^(?:${MOMENT}|${AGO}|\\d{1,2}:\\d{2}:\\d{2})$`, "iu");
const TIME_LINE = new RegExp(
  [
    `^(?:${MOMENT}|${AGO})(?: \\((?:${AGO}|${LATELY})\\))?(?: ?[·•|] ?(?:${AFTER}))?\\.?$`,
    `^(?:${DAY}) ?[·•|] ?(?:${AFTER})$`,
    `^[^.!?]{2,80} [·•|] (?:${AGO}|${LATELY})(?: ?[·•|] ?(?:${AFTER}))?$`,
    `^${HELD}$`,
    `^\\[${CLOCK}\\]$|^\\d{1,2}:\\d{2}:\\d{2}$`,
  ].join("|"),
  "iu",
);
const SENT = new RegExp(`^(${MOMENT}|${AGO})(?: ?[·•|] ?(?:${AFTER}))?\\.?$`, "iu");

/** In UTF-16 units. */
const MAX_LINE = 160;

/** Whether words are only a day with a time, or a time ago. */
export const isStamp = (words: string) => words.length <= MAX_LINE && STAMP.test(words);

/** Whether a line of a copied page says only when something was written or done: `29 Oct, 08:14 · Seen`. */
export const isTimeLine = (said: string) => said.length <= MAX_LINE && TIME_LINE.test(said);

/** Reads the time of a message: `29 Oct, 08:14` from `29 Oct, 08:14 · Seen`. */
export const readSent = (said: string) =>
  said.length <= MAX_LINE ? SENT.exec(said)?.[1] : undefined;

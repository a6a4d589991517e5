/** `froze again, third time today`: what went wrong is counted, by those whom it annoys. */
const RECURS = new RegExp(
  [
    "(?<!\\p{L})again(?!\\p{L})[^.:!?]{0,30}(?<!\\p{L})(?:second|third|fourth|fifth|\\d{1,2}(?:nd|rd|th)) time (?:today|this (?:week|morning|afternoon|shift))[.!]*$",
    "(?<!\\p{L})(?:wieder|abgestürzt|eingefroren)(?!\\p{L})[^.:!?]{0,30}(?:zum |das )?(?:zweiten?|dritten?|vierten?|fünften?|\\d{1,2}\\.) mal (?:heute|diese woche)[.!]*$",
    "(?<!\\p{L})weer(?!\\p{L})[^.:!?]{0,30}(?:tweede|derde|vierde|vijfde|\\d{1,2}e) keer (?:vandaag|vanochtend|deze week)[.!]*$",
    "(?<!\\p{L})encore(?!\\p{L})[^.:!?]{0,30}(?:deuxième|troisième|quatrième|cinquième|\\d{1,2}e) fois (?:aujourd['’]hui|ce matin|cette semaine)[.!]*$",
    "^また[^：]{1,30}(?:今日|今朝|今週)(?:は)?(?:これで)?[2-9２-９二三四五](?:回|度)目(?:です)?[。！]*$",
  ].join("|"),
  "iu",
);
/** What the writers do themselves is no complaint: `We meet again, third time this week`. */
const OWN = /^(?:we|let['’]s|wir|wij|nous|on)(?!\p{L})/iu;

export const recurs = (said: string) => RECURS.test(said) && !OWN.test(said);

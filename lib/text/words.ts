export function listWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

/**
 * Matches whole words, and Japanese ones anywhere. A list has a line for each language; words are separated by `|` and may be
 * patterns, whose gaps must be short, so that a hostile text cannot slow them down. A pattern that begins with any letters begins with
 * `\\p{sc=Latin}*`: a Japanese text has no beginnings of words, so `\\p{L}*` would be tried from each character to the end.
 */
export const matchWords = (list: string): RegExp => {
  const words = list.trim().replaceAll(/\s*\n\s*/g, "|");
  return new RegExp(`(?<![\\p{sc=Latin}\\d])(?:${words})(?![\\p{sc=Latin}\\d])`, "iu");
};

const ENGLISH = `a about above after again against all also am an and any are as at be because been before being below between both
  but by can cannot could did do does doing done down during each either else ever every few for from further get gets
  had has have having he her here hers him his how however if in into is it its itself just less let like made make makes many
  may me might more most much must my need needs no nor not now of off on once one only or other our out over own per
  same shall she should since so some still such than that the their them then there these they this those through to too
  two under until up upon us use used uses using very via was we well were what when where which while who whom whose why
  will with within without would yet you your`;
const ENGLISH_WORDS = listWords(ENGLISH);

/**
 * In English, German, Dutch and French without accents. Except in English, one word represents its stem and has at least
 * four letters: shorter words are not content words anyway.
 */
const FUNCTION = `${ENGLISH}
  around half three four five seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
  ninety nineteen hundred please whether twice already always never often nobody everybody somebody

  aber auch beim bevor bisher dabei dadurch dafur damit dann dass davon dazu dein denn deren dessen dies doch dort drei durch
  eine einmal erst etwa euch gegen geht gibt ganz hatte haben hier hinter ihnen ihre immer jede jetzt kann kein konnen konnte
  machen mehr mein muss nach neben nein nicht noch oder ohne schon sehr sein seit sich sind soll sondern sonst uber unser
  unter viel vier wann ware warum weil weiter welche wenn werden wieder wird wurde wollen zwei zwischen sagt sagen fragt
  lassen heute funf sechs sieben acht neun zehn

  altijd binnen daar deze doen door drie eens eerst elke gaan gaat geen hadden hebben heeft heel iets iemand jullie komen komt
  kunnen maar meer meest mijn moet naar niemand niet nooit omdat onze tegen tussen twee vaak vanaf veel vijf voor waar waarom
  weer welke worden wordt zeggen zelf zich zijn zoals zonder zullen

  alors apres aucun aussi autre avant avec avoir ceci cela celle celui cette ceux chaque chez comme comment contre dans deja
  depuis deux dire donc dont elle encore entre etait etaient etre faire fait faut fois jusqu leur lors lorsque mais meme moins
  notre nous parce pendant peut peuvent plus plusieurs pour pourquoi quand quatre quel quelle quoi sans sera sinon sont sous
  tous tout tres trois trop veut voir votre vous cinq sept huit neuf`;
export const FUNCTION_WORDS = listWords(FUNCTION);

/** Function words, and in the same form words of any plan, also in Japanese. */
export const STOP_WORDS = listWords(
  `${FUNCTION}

  says sees ways apps older january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday days week month quarter year today date time hour minute first second third last
  next part goal target baseline measure number team people person customer user client company firm product work thing case
  morning afternoon evening night yesterday tomorrow tonight even quite maybe perhaps actually usually sometimes almost instead
  anyway away straight love loved loves lovely previous recent soon rarely
  point start begin keep hold give take come leave lose lost know said tell asked want find think show call look risk idea
  feedback decision decided agreed plan planned open small large great good high cent average weekend

  gute marz juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag tage woche monat monate
  quartal jahr stunde neue ziel zahl leute kunde nutzer firma produkt arbeit sache ende anfang risiko idee entscheidung grosse
  kleine prozent wochenende
  sofort liebe liebt lieben
  morgen morgens vormittag vormittags mittag mittags nachmittag nachmittags abend abends nacht nachts gestern heute manchmal
  meistens vielleicht eigentlich wirklich gerade trotzdem sogar eben
  letzte nachste vorige halfte bald neulich selten

  januari februari maart augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag dagen weken maand kwartaal jaar
  jaren nieuw doel getal mensen klant gebruiker bedrijf werk einde risico besluit grote goed procent
  keer keren hele tijd soort manier beetje
  meteen
  ochtend ochtends middag middags avond avonds nacht gisteren vandaag misschien soms meestal eigenlijk gewoon bijna zelfs echt
  toch steeds
  laatste volgende helft binnenkort onlangs zelden

  janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi vendredi samedi
  dimanche jour semaine mois trimestre annee heure nouveau nouvelle objectif nombre gens personne utilisateur entreprise
  produit travail chose debut risque grand petit temps fois facon ligne
  adore adorent
  matin midi soir soiree nuit hier demain parfois souvent vraiment presque surtout plutot
  dernier derniere prochain prochaine precedent suivant selon moitie recent rarement toujours jamais

  場合 今回 以上 以下 必要 目標 現在 以降 以内 最初 最後 時間 今日 毎日 毎月 毎週 週末 平均 全体 一部 対象 可能 予定
  前回 次回 先週 来週 今週 先月 来月 今月 最近 半分 半数
  計画 担当 担当者 結果 確認 件数 人数 利用 使用 利用者 お客 顧客 会社 製品 問題 方法 一つ 二つ`,
);

/** Roughly: `visits`, `visiting` and `visit` become one word. Other languages keep most of their endings. */
function stemEnglishWord(word: string): string {
  const singular = word.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "");
  if (singular.length < 6) return singular;
  return singular.replace(/(?:ing|ed|ly)$/, "").replace(/e$/, "");
}

/** Extracts each word once, in lower case and without its ending. */
export function extractWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const telling = words.filter(
    (word) => !ENGLISH_WORDS.has(word) && (word.length > 2 || /\d/.test(word)),
  );
  return new Set(telling.map(stemEnglishWord));
}

/** Words, or words by their stems. */
type Words = ReadonlySet<string> | ReadonlyMap<string, string>;

/** Counts the texts that have each word. */
export function countTexts(texts: readonly Words[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((words) => [...words.keys()]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export const findSharedWords = (one: Words, other: Words): string[] =>
  [...one.keys()].filter((word) => other.has(word));

/** Puts spaces around Latin words and numbers, so that a search finds whole ones only; Japanese stays as it is. */
export const spaceWords = (text: string) =>
  text.toLowerCase().replaceAll(/[\p{sc=Latin}\d]+(?:[.,]\d+)*/gu, " $& ");

/** The pattern of a title before a person's name. Not a lone M, nor that of `3 P.M.`, `S. M.` and `size M.` */
export const PERSONAL_TITLE =
  "(?<!\\p{L})(?:(?<!\\p{L}\\.|(?<!\\p{L})\\p{L}\\. |(?:[Ss]ize|Größe|[Mm]aat|[Tt]aille|サイズ) ?)M\\.|(?:Mme|Mlle|Mr|Mrs|Ms|Dr|Herrn?|Frau|[Mm]evr|[Dd]hr|[Mm]evrouw|[Mm]eneer|Monsieur|Madame)\\.?)";

/** Words that deny, in English, German, Dutch and French, also within other patterns. Not `ne`, which has another word with it. */
export const DENIALS =
  "no|not|nor|never|cannot|none|nobody|nothing|\\p{L}{1,9}n['’]t|nicht|nichts|kein\\p{L}{0,8}|nie|niemals|niemand|niet|niets|nooit|geen|pas|jamais|rien|aucune?";

/** Participles of deciding, in English, German, Dutch and French. */
export const DECIDED_WORDS =
  "decided|agreed|beschlossen|entschieden|vereinbart|besloten|afgesproken|décidé|convenu";

/** Words that put a matter off without a time, in English, German, Dutch and French. */
export const MAYBE_LATER =
  "(?:maybe|perhaps) later(?: on)?|vielleicht (?:erst )?später(?: mal| einmal)?|später vielleicht|(?:misschien|wellicht) later(?: eens| nog(?: eens)?| een keer)?|later misschien|peut-être plus tard|plus tard,? peut-être";

/** Words that limit a statement to the present, in English, German, Dutch and French, not at the end of a word. */
export const FOR_NOW =
  "for now|for the (?:moment|time being)|vorerst|zunächst|voorlopig|pour (?:l['’]instant|le moment)";

/** Words for the company itself, in five languages. */
export const OUR_COMPANY =
  "we|us|ours?|wir|uns|unser\\p{L}*|wij|ons|onze|nous|notre|nos|nôtres?|当社|自社|弊社";

/** An article or `our` at the beginning of a text, in English, German, Dutch and French: `The room closes`. */
export const BEGINS_WITH_ARTICLE =
  /^(?:(?:the|our|an?|der|die|das|den|eine?|unsere?|de|het|een|onze?|le|la|les|une?|notre|nos) |l['’])/iu;

/** Words of matters put off, in five languages, alone or as a label. */
export const POSTPONED_WORDS =
  "postponed|deferred|vertagt|zurückgestellt|uitgesteld|reportée?s?|保留|延期";

/** Escapes a text for a regular expression with the flag `u`, in which a hyphen outside of a class takes no escape. */
export const escapePattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

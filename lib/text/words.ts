export function listWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

const ENGLISH = `a about above after again against all also am an and any are as at be because been before being below between both
  but by can cannot could did do does doing done down during each either else ever every few for from further get gets
  had has have having he her here hers him his how however if in into is it its itself just less let like made make makes many
  may me might more most much must my need needs no nor not now of off on once one only or other our out over own per
  same shall she should since so some still such than that the their them then there these they this those through to too
  two under until up upon us use used uses using very via was we well were what when where which while who whom whose why
  will with within without would yet you your`;
const ENGLISH_WORDS = listWords(ENGLISH);

/** Function words, and words of any plan, in English, German, Dutch and French without accents, and in Japanese. */
export const STOP_WORDS = listWords(
  `${ENGLISH}
  around half three four five six seven eight nine ten twice already always never often nobody everybody somebody

  aber alle allen aller alles als also am an andere anderen auch auf aus bei beim bevor bis bisher da dabei dadurch
  dafur damit dann das dass davon dazu dein dem den denn der deren des dessen die dies diese diesem diesen dieser dieses
  doch dort drei du durch ein eine einem einen einer eines einmal er erst es etwa etwas euch fur gegen geht gibt ganz hat hatte
  hatten haben habe hier hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer im immer in ins ist ja jede jedem jeden jeder
  jedes jetzt kann kein keine keinen konnen konnte machen man mehr mein mit muss mussen nach neben nein nicht nichts nie noch nun
  nur ob oder ohne schon sehr sein seine seinen seit sich sie sind so soll sollen sondern sonst uber um und uns unser
  unsere unter viel viele vier vom von vor wann war ware waren warum was weil weiter welche wenn wer werden
  wie wieder will wir wird wo wurde wurden wollen zu zum zur zwei zwischen sagt sagen fragt lassen heute
  fünf funf sechs sieben acht neun zehn

  aan af al alle alleen als altijd andere bij binnen daar dan dat de deze die dit doen door drie dus een eens eerst elk elke en
  er erg gaan gaat geen had hadden heb hebben heeft heel het hier hij hoe hun iets iemand ik in is ja je jij jullie
  kan komen komt kunnen maar mag me meer meest men met mijn moet moeten na naar nee niemand niet niets nog nooit nu of om omdat
  ons onze ook op over per te tegen tot tussen twee uit u uw van vaak vanaf veel vier vijf voor waar waarom wat we weer
  welke werd wie wij wil willen worden wordt zal ze zei zeggen zelf zich zij zijn zo zoals zonder zou zullen

  a ai alors apres au aucun aucune aussi autre autres aux avant avec avoir car ce ceci cela celle celui ces cet cette ceux chaque
  chez comme comment contre dans de deja depuis des deux dit dire donc dont du elle elles en encore entre est et etait
  etaient ete etre eu eux faire fait faut fois ici il ils je jusqu la le les leur leurs lors lorsque lui ma mais
  meme memes mes moins mon ne ni non nos notre nous on ont ou par parce pas pendant peu peut peuvent plus plusieurs pour
  pourquoi quand quatre que quel quelle quelles quels qu qui quoi sa sans se sera ses si sinon six son sont sous sur ta tous
  tout toute toutes tres trois trop tu un une vers veut voir vos votre vous y cinq sept huit neuf dix

  january february march april may june july august september october november december monday tuesday wednesday
  thursday friday saturday sunday day days week weeks weekly month months monthly quarter year years today date time hour hours minute
  minutes first second third last next new old part owner goal target baseline measure number team people person
  customer user client company firm product work working app thing way case point start end begin keep hold give take
  come go leave lose lost know say said tell ask asked want wants find think see show call look risk idea feedback
  decision decided agreed plan planned open small large great good bad high low cent average

  januar februar marz mai juni juli oktober dezember montag dienstag mittwoch donnerstag freitag samstag sonntag
  tag tage tagen woche wochen monat monate quartal jahr jahre uhr stunde stunden neu neue neuen ziel zahl leute
  kunde kunden nutzer firma produkt arbeit sache ende anfang risiko idee entscheidung grosse kleine gut prozent

  januari februari maart mei augustus maandag dinsdag woensdag donderdag vrijdag zaterdag zondag dag dagen week weken maand maanden
  kwartaal jaar jaren uur minuten nieuw nieuwe doel getal mensen klant klanten gebruiker gebruikers bedrijf werk
  einde begin risico besluit grote kleine goed procent

  janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre lundi mardi mercredi jeudi
  vendredi samedi dimanche jour jours semaine semaines mois trimestre an ans annee annees heure heures minute nouveau nouvelle
  objectif nombre gens personne personnes client clients utilisateur utilisateurs entreprise produit travail chose fin debut
  risque decision grand petit bon pour cent

  場合 今回 以上 以下 必要 目標 現在 以降 以内 最初 最後 時間 今日 毎日 毎月 毎週 平均 全体 一部 対象 可能 予定
  計画 担当 担当者 結果 確認 件数 人数 利用 使用 利用者 お客 顧客 会社 製品 問題 方法 一つ 二つ`,
);

/** Roughly: `visits`, `visiting` and `visit` become one word. */
function stemWord(word: string): string {
  const singular = word.replace(/ies$/, "y").replace(/(?<=[^su])s$/, "");
  if (singular.length < 6) return singular;
  return singular.replace(/(?:ing|ed|ly)$/, "").replace(/e$/, "");
}

/** In lower case and without endings, each once. */
export function extractWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{N}+(?:[.,]\p{N}+)*|\p{L}[\p{L}\p{M}]*/gu) ?? [];
  const telling = words.filter(
    (word) => !ENGLISH_WORDS.has(word) && (word.length > 2 || /\d/.test(word)),
  );
  return new Set(telling.map(stemWord));
}

/** In how many of the texts each word is. */
export function countTexts(texts: readonly ReadonlySet<string>[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flatMap((words) => [...words]))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export const findSharedWords = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
  [...one].filter((word) => other.has(word));

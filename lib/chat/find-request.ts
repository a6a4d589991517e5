export type RequestedTask = "add" | "change" | "write" | "summarize";

type Words = {
  request: RequestedTask;
  /** Beginnings of a request. A line for each language: English, German, Dutch, French. */
  beginnings: string;
  /** Endings of a German or Dutch request after `Kannst du …` or with `bitte`. */
  endings: string;
  /** Words before `てください` at the end of a Japanese request. */
  japanese: string;
};

/** After a word that is also a noun: `Change the date`, but not `Change requests`. */
const IT = "(?:an?|the|this|that|these|those|our|my|all|another|it|me|us)";
const ITEMS = "(?:risk|goal|item|note|decision|constraint|idea)";
const SOME = ".{1,300}";

const REQUESTS: readonly Words[] = [
  {
    request: "add",
    beginnings: `(?:add|insert|append) \\S+|(?:record|note|log|enter) ${IT}|create (?:an? |another )?(?:new )?${ITEMS}
      (?:füge?|fügen sie) ${SOME} (?:hinzu|ein)|ergänze|ergänzen sie|(?:trage?|tragen sie) ${SOME} ein|(?:lege?|legen sie) ${SOME} an|notiere|notieren sie
      voeg ${SOME} toe|noteer
      ajoute[rz]?|insère|insére[rz]`,
    endings: "hinzufügen|ergänzen|eintragen|anlegen|toevoegen",
    japanese: "追加し|追記し|登録し|記入し|加え",
  },
  {
    request: "change",
    beginnings: `(?:change|update|edit|rename|move|set|mark|correct|fix|delete|remove|replace|rewrite|archive) ${IT}|(?:change|rename|set) (?!from )\\S.{0,80} to \\S+
      ändere?|ändern sie|aktualisiere|aktualisieren sie|lösche?|löschen sie|entferne|entfernen sie|ersetze|ersetzen sie|korrigiere|korrigieren sie|(?:passe?|passen sie) ${SOME} an
      wijzig|verander|verwijder|vervang|pas ${SOME} aan|werk ${SOME} bij
      modifie[rz]?|corrige[rz]?|supprime[rz]?|remplace[rz]?|renomme[rz]?|change[rz]? (?:l[ea]s?|ce|cette|ces|notre)|change[rz]? l['’]\\S+|(?:mets|mettez|mettre) ${SOME} à jour`,
    endings:
      "ändern|anpassen|aktualisieren|löschen|entfernen|ersetzen|wijzigen|aanpassen|veranderen|verwijderen|bijwerken",
    japanese: "変更し|修正し|更新し|削除し|書き換え|直し",
  },
  {
    request: "write",
    beginnings: `write (?!access|permission|right)\\S+|(?:draft|generate|compose|create|prepare|rephrase|translate) ${IT}
      schreibe?|schreiben sie|erstelle?|erstellen sie|verfasse|verfassen sie|formuliere|formulieren sie|entwirf|entwerfen sie
      schrijf|maak (?:een|het|de|me|mij)|stel ${SOME} op|formuleer
      écris|écrivez|écrire|rédige[rz]?|crée[rz]?|génère|génére[rz]|prépare[rz]?`,
    endings: "schreiben|erstellen|verfassen|formulieren|schrijven|maken|opstellen",
    japanese: "書い|作成し|作っ|生成し",
  },
  {
    request: "summarize",
    beginnings: `summari[sz]e|sum up|(?:recap|condense|shorten) ${IT}|give (?:me|us) (?:an? |the )?(?:\\S+ )?(?:summary|overview|recap)
      (?:fasse?|fassen sie) ${SOME} zusammen|(?:gib|geben sie) (?:mir |uns )?(?:eine |einen )?(?:\\S+ )?(?:zusammenfassung|überblick)
      vat ${SOME} samen|geef (?:me |mij |ons )?(?:een )?(?:\\S+ )?(?:samenvatting|overzicht)
      résume[rz]?|synthétise[rz]?|(?:fais|faites)(?:[- ](?:moi|nous))? (?:une? )?(?:\\S+ )?(?:résumé|synthèse)`,
    endings: "zusammenfassen|samenvatten",
    japanese: "要約し|まとめ",
  },
];

const PLEASE = "please|kindly|now|let['’]s|bitte|alsjeblieft|graag|s['’]il (?:te|vous) pla[iî]t";
/** Before the verb. */
const WILL_YOU = `(?:can|could|would|will) you|i(?:['’]d| would)? (?:want|need|like) you to
  (?:peux|pourrais)[- ]tu|(?:pouvez|pourriez)[- ]vous|veuillez|merci de`;
/** With the verb at the end. */
const KANNST_DU = `(?:kannst|könntest|würdest) du|(?:können|könnten|würden) sie
  (?:kun|kan|zou|wil) (?:je|jij)|(?:kunt|kan|zou|wilt) u`;

const either = (words: string) => `(?:${words.trim().replaceAll(/\s*\n\s*/g, "|")})`;
const matchBeginning = (pattern: string) => new RegExp(`^${pattern}(?![\\p{L}\\d-])`, "iu");
const please = `(?:${either(PLEASE)},? )?`;

const PATTERNS = REQUESTS.map(({ request, beginnings, endings, japanese }) => ({
  request,
  plain: matchBeginning(please + either(beginnings)),
  polite: [
    matchBeginning(`${please + either(WILL_YOU)} ${please + either(beginnings)}`),
    matchBeginning(
      `(?:${either(KANNST_DU)} ${SOME} |(?:${SOME} )?bitte (?:${SOME} )?)(?:${endings})(?=[\\s.!?]*$)`,
    ),
    new RegExp(
      `(?:${japanese})[てで](?:(?:くだ|下)さい|くれ(?:ませんか)?|もらえ(?:ます|ません)か|いただけ(?:ます|ません)か|[ほ欲]しい(?:です)?)?[。！？!?\\s]*$`,
      "u",
    ),
  ],
}));

/** Finds what a text asks to be done; undefined for a question, such as `What did we add?` or `Change requests?` */
export function findRequest(text: string): RequestedTask | undefined {
  const said = text.normalize("NFC").trim();
  const isQuestion = /[?？]$/.test(said.split(/[:：.\n]\s/, 1)[0] ?? "");
  return PATTERNS.find(
    ({ plain, polite }) =>
      (!isQuestion && plain.test(said)) || polite.some((pattern) => pattern.test(said)),
  )?.request;
}

export type FactKind = "strength" | "weakness" | "advantage" | "objection" | "answer" | "other";

const STRENGTHS =
  "strengths?|strong|pros?|good at|advantages?|stärken?|stark|vorteile?|sterktes?|sterk(?:e punten)?|voordeel|voordelen|pluspunten|forces?|atouts?|avantages?|points? forts?|強み|長所";
const WEAKNESSES =
  "weakness(?:es)?|weak|cons?|bad at|schwächen?|schwach|nachteile?|zwaktes?|zwak(?:ke punten)?|minpunten|faiblesses?|points? faibles?|弱み|弱点|短所";
const OURS = "(?:our |unsere? |ons |onze |notre |nos |当社の|自社の)";
const THEIRS = "(?:their |ihre |hun |leurs? )?";

const label = (words: string) => new RegExp(`^(?:${words})\\s?[:：]\\s*`, "iu");

/** Beginnings with a colon that say what a sentence is, in English, German, Dutch, French and Japanese. */
const LABELLED: readonly (readonly [FactKind, RegExp])[] = [
  ["advantage", label(`why we win|we win (?:on|with|because)|${OURS}(?:${STRENGTHS})`)],
  ["strength", label(`${THEIRS}(?:${STRENGTHS})`)],
  ["weakness", label(`${THEIRS}(?:${WEAKNESSES})`)],
  ["objection", label("objections?|einw[aä]nde?|bezwa(?:ar|ren)|反論|異議|懸念の声")],
  ["answer", label("answers?|response|we answer|our answer|antwort|antwoord|réponse|回答")],
];

const THAN_US =
  "(?: \\p{L}+){0,3} (?:than|als|dan|que) (?:(?:bei|bij|chez|les?|la) )?(?:us|ours?|we|uns(?:er\\p{L}*)?|wir|ons|onze|wij|nous|nos|notre|nôtres?)(?!\\p{L})";
const COSTS = "(?:costs?|charges?|kostet|verlangt|kost|vraagt|rekent|coûte|facture)";
const LESS = "(?:less|fewer|weniger|minder|moins)";
const BETTER = `cheaper|faster|quicker|earlier|sooner|better|easier|billiger|günstiger|schneller|früher|besser|einfacher|goedkoper|sneller|eerder|beter|makkelijker|plus (?:rapides?|vite|tôt|simples?)|meilleure?s?|mieux|${LESS} (?:expensive|teuer|duur|ch(?:er|ère)s?)|${COSTS} ${LESS}`;
const WORSE = `slower|dearer|pricier|more expensive|later|worse|langsamer|teurer|später|schlechter|trager|langzamer|duurder|slechter|plus (?:lente?s?|ch(?:er|ère)s?|tard)|pires?|(?<!${COSTS} )${LESS}(?! (?:expensive|teuer|duur|ch(?:er|ère)s?))`;
const compared = (words: string) =>
  `(?<!\\p{L})(?<!(?:not|no|hardly|nicht|kaum|niet|nauwelijks|pas|guère) )(?:${words})${THAN_US}`;

const VERY = "^(?:(?:very|sehr|zeer|heel|très) |とても)?";
/** `Fast` is English or German. */
const GOOD =
  "strong|good|great|excellent|fast(?! (?:all|jed|nie|nur|immer|überall|kein|die |der |das |ein|\\d))|quick|cheap|easy|popular|well known|known for|stark in|starke[rs]?|gute[rs]?|schnelle?[rs]?|günstige?|billige?|einfach zu|beliebt|bekannt(?! wurde)|sterk in|sterke|goede?|snelle?|goedkope?|makkelijk|populair|bekend|forte?s? en|bon(?:ne)?s?|rapides?|faciles?|connue?s? (?:pour|d)|appréciée?s?";
const BAD =
  "weak|slow|expensive|poor|bad|schwache?[rs]?|langsame?[rs]?|teuer|teure[rs]?|schlechte[rs]?|zwakke?|zwak|traag|trage|langzame?|dure|slechte?|faibles?|lente?s?|ch(?:er|ère)s?|mauvaise?s?";
/** More than was agreed has to be paid. */
const SURCHARGES =
  "^(?:often )?charges? .*(?:extra|afterwards)|^verlangt .*(?<!\\p{L})nach(?! \\p{L})|^rekent .*(?:extra|achteraf)|^facture .*(?:en plus|supplément)|追加料金がかかる。?$";

/** What nobody misses, and what is only not published: without one is no weakness. */
const BURDEN =
  /(?<!\p{L})(?:prices?|figures|preise?|angaben?|prijs|prijzen|prix|costs?|charges?|fees?|contracts?|deposits?|commitment|notice|sales|set-?up|limits?|minimum|training|installation|waiting|delays?|outages?|downtime|bugs?|errors?|complaints?|ads|need(?:s|ed)?|required|braucht|nötig|nodig|frais|coûts?|coûte|engagement|contrat|caution|attente|limites?|formation|préavis|pannes?|erreurs?|plaintes?|publicités?|besoin)(?!\p{L})|gebühr|kosten|vertrag|bindung|kaution|frist|schulung|warte|ausfall|ausfäll|fehler|beschwerde|werbung|pflicht|termijn|wacht|limiet|storing|fouten|klacht|reclame|abonnement|料金|費用|手数料|契約|制限|待ち|必要|故障|障害|苦情|広告|問題|心配|欠点/iu;
const NONE =
  "(?:no|few|keine?[nmrs]?|wenige?|geen|weinig|aucune?) (?!(?:one|of|other|rival|competitor|wonder|doubt|longer|more|less|later|andere|unser|von|konkurren|zweifel|wunder|ander|van|twijfel|autre|concurrent|doute))|(?:pas|peu) (?:de |d['’]|encore )";
const US = "(?:we|wir|wij|nous|on|our|unsere?|onze|notre) ";
const NAMED = `(?!${US})\\S+ (?=has|offers|hat|bietet|heeft|biedt|ne |n['’])`;
/** At the beginning of a sentence or of its predicate. */
const LACK = new RegExp(
  [
    `^(?:${NAMED}|(?:they|it|there|sie|es|ze|zij) )?(?:(?!${US})\\p{L}+ )?(?:${NONE})`,
    "^(?:nothing for|nichts für|niets voor|rien pour|lacks?|(?:they )?(?:cannot|can['’]t)|does not|doesn['’]t|they (?:do not|don['’]t)|kann (?:nicht|keine?)|kan (?:niet|geen))(?!\\p{L})",
    `^(?:${NAMED})?(?:ne |n['’])(?:y )?\\p{L}+ (?:pas|aucune?)(?!\\p{L})`,
    "(?:が(?:ない|ありません)|(?:できない|できません)|に対応してい(?:ない|ません))。?$",
  ].join("|"),
  "iu",
);

export const isLack = (text: string) => LACK.test(text) && !BURDEN.test(text);

const STRONG = new RegExp(
  [
    compared(BETTER),
    `${VERY}(?:${GOOD})(?!\\p{L})`,
    "(?:当社|自社)(?:の.{1,10})?より.{0,12}(?:安い|速い|早い)。?$",
    "(?:に強い|が得意|に定評がある|[がは](?:安い|速い|早い|良い)|(?:評価|人気)[がは]高い)(?:です)?。?$",
  ].join("|"),
  "iu",
);
const WEAK = new RegExp(
  [
    compared(WORSE),
    `${VERY}(?:${BAD})(?!\\p{L})`,
    SURCHARGES,
    "(?:が弱い|が苦手|[がは](?:遅い|少ない)|(?:料金|価格)[がは]高い|より.{0,12}(?:遅い|少ない|割高))(?:です|だ)?。?$",
  ].join("|"),
  "iu",
);
/** Turns, and what is over. */
const TURNS =
  /(?<!\p{L})(?:but|until|was|were|aber|bis|war|maar|tot|mais|jusqu\p{L}*|était)(?!\p{L})/iu;

/** Reads a label, or else praise, blame, a lack or a comparison with us; a sentence with two sides is `other`. */
export function evaluate(text: string): { kind: FactKind; text: string } {
  for (const [kind, beginning] of LABELLED) {
    const said = text.replace(beginning, "");
    if (said !== text) return { kind, text: said };
  }
  const isStrong = STRONG.test(text);
  if (TURNS.test(text) || isStrong === (WEAK.test(text) || isLack(text)))
    return { kind: "other", text };
  return { kind: isStrong ? "strength" : "weakness", text };
}

import { CUSTOMERS } from "@/lib/text/customer-words";
import { states } from "@/lib/text/plain-statement";
import { matchWords, OUR_COMPANY } from "@/lib/text/words";

/** `unsure` is a statement that the item itself wants to be checked, `ownLack` one on what we lack or do worse. */
export type FactKind =
  | "strength"
  | "weakness"
  | "advantage"
  | "objection"
  | "answer"
  | "unsure"
  | "ownLack"
  | "other";

// A sentence about a competitor begins with a label, with praise, blame or a lack, or compares them with us. Each list of words
// has English, German, Dutch, French and Japanese, in this order; longer lists have a line for each.

const STRENGTHS = `strengths?|strong|pros?|good(?: at)?|advantages?
  stärken?|stark|vorteile?|gut
  sterktes?|sterk|sterk punt|sterke punten|voordeel|voordelen|pluspunt|pluspunten|goed
  forces?|atouts?|avantages?|points? forts?|bien
  強み|長所|良い点`;
const WEAKNESSES = `weakness|weaknesses|weak|cons?|bad(?: at)?
  schwächen?|schwach|nachteile?|schlecht
  zwaktes?|zwak|zwak punt|zwakke punten|minpunt|minpunten|slecht
  faiblesses?|points? faibles?|pas bien
  弱み|弱点|短所|悪い点`;

const THEIR =
  "(?:their|its|the|ihre|seine|die|hun|zijn|de|het|leurs?|son|sa|la|le) (?:(?:main|biggest|only|größte|grootste|principale?) )?";
const matchLabel = (words: string) =>
  new RegExp(`^(?:${THEIR})?${matchWords(words).source}\\s?[:：]\\s*`, "iu");
/** `Their strength is the map`, but not `Strength is no question of size`. */
const matchNoun = (words: string) =>
  new RegExp(
    `^(?:${THEIR}|(?=\\p{L}+ (?:is|are) (?:the|its|their|that) ))(?:${words}) (?:is|are|ist|sind|zijn|(?:est|sont)(?! de )) (?:(?:that|dass|dat|que) )?(?!(?:no|not|kein|nicht|geen|niet|pas|aucun)\\p{L}{0,3}(?!\\p{L}))`,
    "iu",
  );
const STRENGTH_NOUNS = "strengths?|stärken?|sterktes?|points? forts?|atouts?";
const WEAKNESS_NOUNS = "weakness|weaknesses|schwächen?|zwaktes?|faiblesses?|points? faibles?";
const LABELS: readonly (readonly [RegExp, FactKind])[] = [
  [matchLabel(`(?:${OUR_COMPANY})[ の](?:${STRENGTHS})`), "advantage"],
  [matchLabel(STRENGTHS), "strength"],
  [matchLabel(WEAKNESSES), "weakness"],
  [matchNoun(STRENGTH_NOUNS), "strength"],
  [matchNoun(WEAKNESS_NOUNS), "weakness"],
  [matchLabel("objections?|einw[aä]nde?|bezwaar|bezwaren|反論|異議|懸念の声"), "objection"],
  [matchLabel("(?:our )?answers?|response|antwort|antwoord|réponse|回答"), "answer"],
];

/** In Japanese, these words are at the end of a sentence, not at its beginning. */
const writeEnd = (words: string) => `.*(?:${words})(?:です|だ)?。?$`;
/** The English word: in German, `fast alle` means nearly all. */
const FAST = "fast(?! (?:alle|jede|keine?|nie|nur|immer|überall|die|der|das|ein|\\d))";
const GOOD = `strong|good|great|excellent|${FAST}|quick|cheap|easy|popular|well known|known for
  stark in|starke[rs]?|gute[rs]?|schnelle?[rs]?|günstige?|billige?|einfach zu|beliebt|bekannt (?:bei|für)
  sterk in|sterke|goede?|snelle?|goedkope?|makkelijk|populair|bekend (?:om|van)
  forte?s? en|bon(?:ne)?s?|rapides?|faciles?|connue?s? pour|appréciée?s?
  ${writeEnd("に強い|が得意|に定評がある|(?:(?<!方)[がは]|より)(?:安い|速い|早い|良い)|(?:評価|人気)[がは]高い")}`;
const BAD = `weak|slow|expensive|poor|bad
  schwache?[rs]?|langsame?[rs]?|teuer|teure[rs]?|schlechte[rs]?
  zwakke?|zwak|traag|trage|langzame?|dure|slechte?
  faibles?|lente?s?|ch(?:er|ère)s?|mauvaise?s?
  ${writeEnd("が弱い|が苦手|(?:[がは]|より)(?:遅い|割高)|(?:料金|価格)[がは]高い")}`;
const SUM = "\\d[\\d.,]* ?(?:€|£|euros?|cts?|cents?|centimes?|pence)";
const BETTER = `cheaper|faster|quicker|better|easier|less expensive|costs less
  billiger|günstiger|schneller|besser|einfacher|weniger teuer|kostet weniger
  goedkoper|sneller|beter|makkelijker|minder duur|kost minder
  plus rapides?|plus vite|plus simples?|meilleure?s?|mieux|moins ch(?:er|ère)s?|coûte moins
  ${SUM} (?:less|weniger|minder|de moins)`;
const WORSE = `slower|dearer|pricier|more expensive|worse
  langsamer|teurer|schlechter
  trager|langzamer|duurder|slechter
  plus lente?s?|plus ch(?:er|ère)s?|pires?
  ${SUM} (?:more|mehr|meer|de plus)`;
/** Comparisons that do not say with whom. */
export const BARE_BETTER = matchWords(`${BETTER}
  moins ch(?:er|ère)s?|安い|速い|早い`);
export const BARE_WORSE = matchWords(`${WORSE}
  高い|遅い|割高`);
/** `than us`, after a comparative */
export const THAN_US = `(?: \\p{L}+){0,3} (?:than|als|dan|que) (?:(?:with|bei|bij|chez|les?|la) )?(?:${OUR_COMPANY})`;

const THEIR_USERS = `(?:(?:their|its|the|ihre|die|hun|de|leurs|les) )?${CUSTOMERS}`;
/** Before what it does, unlike `hate waiting`, which it may spare them. */
const ABOUT_IT = "(?:that|how|its|their|dass|wie|dat|hoe|que|comment)(?!\\p{L})";
const LIKED = `(?:love|like|praise|lieben|loben|waarderen|adorent|apprécient),? ${ABOUT_IT}`;
const DISLIKED = `(?:(?:hate|dislike|complain|hassen|klagen|ärgern sich|haten|klagen erover|ergeren zich|détestent|se plaignent),? ${ABOUT_IT}|complain about (?:its|their)(?!\\p{L}))`;
/** Before a clause that judges the competitor: `€89 a month, members hate that it logs out`, `…, weakness is the support`. */
export const JUDGED = new RegExp(
  `, (?=${THEIR_USERS} (?:${LIKED}|${DISLIKED})|(?:${THEIR})?(?:${STRENGTH_NOUNS}|${WEAKNESS_NOUNS}) (?:is|are|ist|sind|zijn|est|sont) )`,
  "iu",
);

const judge = (beginnings: string, comparatives: string, judged: string) =>
  matchWords(`^(?:(?:very|sehr|zeer|heel|très) )?(?:${beginnings})
    (?:${comparatives})${THAN_US}
    ^${THEIR_USERS} ${judged}`);
const STRONG = judge(GOOD, BETTER, LIKED);
const WEAK = judge(BAD, WORSE, DISLIKED);
/** Faults, and what does not work without a network. In English, a crash may be a topic too: `Reports crashes of apps`. */
const FAULTY =
  matchWords(`crash(?:ed|es) (?:often|twice|constantly|daily|several|with|on|in|all|every)|crashed(?=[.,;!]|$)|(?:frequent|constant|many) (?:errors|bugs|faults|delays|crashes|outages|mistakes)|needs? (?:an? )?(?:signal|network|(?:internet |data )?connection|reception)|(?:works? only|only works?) online
    stürzt(?:e)? .{0,40}ab|abgestürzt|häufige? (?:fehler|ausfälle|verspätungen|abstürze)|braucht (?:ein )?(?:netz|internet|empfang)|(?:geht|läuft|funktioniert) nur online
    loopt .{0,20}vast|liep .{0,20}vast|vastgelopen|vaak (?:fouten|storingen|te laat)|heeft (?:bereik|internet|netwerk) nodig|werkt alleen online
    (?:a|est) planté|plante souvent|(?:erreurs|pannes|retards|bugs) fréquente?s|a besoin (?:de réseau|du réseau|d['’]internet|d['’]une connexion)|ne marche qu['’]en ligne
    よく落ちる|頻繁に(?:落ちる|止まる)|(?:エラー|遅れ|不具合)が多い|オフラインでは使えない`);
/** Words that reverse the meaning of a sentence or put it in the past. */
const TURNS = matchWords("but|until|was|were|aber|bis|war|maar|tot|mais|jusque?|était");

const HAS = "(?:(?:has|have|offers?|is|hat|haben|bietet|bieten|heeft|hebben|biedt|bieden) )?";
const NONE = `no(?!\\.)|nothing for|lacks?(?! nothing)|cannot|can['’]t|does not(?! lack)|doesn['’]t|they (?:do not|don['’]t)
  keine?[nmrs]?|nichts für|kann nicht
  geen|niets voor|kan niet
  (?:nobody|no one|none) (?:of (?:theirs|them)|there)|niemand (?:dort|bei ihnen|von ihnen)|keiner (?:dort|von ihnen)
  niemand (?:daar|van hen|bij hen)|personne (?:chez eux|là-bas|d['’]entre eux)
  aucune?|pas encore|pas(?= d[e'’])|rien pour|(?:ne |n['’])(?:y )?\\p{L}+ (?:pas|aucune?)
  ${writeEnd("が(?:ない|ありません)|でき(?:ない|ません)|に対応してい(?:ない|ません)")}`;
/** `No map`, `Shows no map` or `CrewGrid has no map`, but not `You have no map` */
const LACK = matchWords(
  `^(?!(?:you|ihr|jullie|vous|on|${OUR_COMPANY}) )(?:\\p{L}\\S* )?${HAS}(?:${NONE})`,
);
/** Things that nobody misses or that are merely unpublished: lacking one is not a weakness. */
const HARMLESS = matchWords(`one|other|more|better|rivals?|competitors?|doubt|longer|without|time
  prices?|figures|costs?|charges?|fees?|contracts?|deposits?|notice|sales|set-?up|limits?|minimum|training|waits?|waiting
  equals?|downtime|delays?|outages?|bugs?|errors?|complaints?|ads|needs?|needed|required
  (?:sign-?ups?|registration|commitment|subscription|inscription)(?=\\s*(?:[.,;!]|$|needed|required))
  autres?|doute|prix|frais|coûte?s?|engagement|contrat|caution|attente|limites?|préavis|pannes?|erreurs?|plaintes?|besoin|remplir
  料金|費用|手数料|契約|制限|待ち|必要|故障|障害|苦情|広告|問題|心配|欠点`);

/** German and Dutch words for such things within longer words. */
const HARMLESS_PART =
  /preis|angabe|gebühr|kosten|mindest|(?<!\p{L})(?:kaution|registrierung|abos?)(?!\p{L})|vertrag|frist|warte|ausf[aä]ll|fehler|beschwerde|werbung|nötig|braucht|zweifel|andere|prij[sz]|contract|termijn|wacht|limiet|storing|fout|klacht|reclame|abonnement|nodig|twijfel|concurrent/iu;

export const isLack = (text: string) =>
  LACK.test(text) && !HARMLESS.test(text) && !HARMLESS_PART.test(text) && !/[?？]/.test(text);

const SUBJECT = new RegExp(
  `^(?:${OUR_COMPANY}) (?:(?!can)\\p{L}+ (?=has |have |is |ha[tvs]|heb|heeft|bie|offer))?`,
  "iu",
);

/** Whether a sentence states a lack of our own, such as `We still have no map`. */
export const isOwnLack = (text: string) => isLack(text.replace(SUBJECT, ""));

/** Reads a label, or else praise, blame, a lack or a comparison with us; a sentence with two sides is `other`. */
export function evaluate(text: string): { kind: FactKind; text: string } {
  const [beginning = "", kind] = LABELS.find(([label]) => label.test(text)) ?? [];
  if (kind) return { kind, text: text.replace(beginning, "") };
  const isStrong = states(text, STRONG);
  if (TURNS.test(text) || isStrong === (states(text, WEAK) || states(text, FAULTY) || isLack(text)))
    return { kind: "other", text };
  return { kind: isStrong ? "strength" : "weakness", text };
}

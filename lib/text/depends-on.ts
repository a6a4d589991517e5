import { NUMBER_WORD } from "./number-words";

const FIRST = [
  "so(?![ -](?:far|many|much|few|that|what|long|called)(?!\\p{L}))|thus(?! far)|hence|therefore|consequently|that leaves|which leaves",
  "that(?: is|['’]s| was) why|(?:this|that|which) means(?! of(?!\\p{L})|-)|for (?:this|that) reason|as a result(?! of(?!\\p{L}))|as (?:above(?!-| average)|(?:said|mentioned|described|noted) above)",
  "deshalb|deswegen|darum|daher|demnach|somit|folglich|das (?:heißt|bedeutet),|aus diesem grund|wie oben",
  "daarom|dus|bijgevolg|zodoende|d(?:at|it) betekent dat|dat is waarom|om d(?:ie|eze) reden|zoals hierboven",
  "donc|ainsi(?! que)|par conséquent|c['’]est pour(?:quoi| cela| ça| cette raison)|(?:cela|ce qui) (?:signifie|veut dire)|pour cette raison|comme (?:ci-dessus|(?:dit|indiqué) plus haut)",
].join("|");
/** At the beginning of a sentence that follows from the one before it, in five languages. */
const FOLLOWS = new RegExp(
  `^(?:(?:${FIRST})(?!\\p{L})|そのため|このため(?!だけ|に)|その結果、|したがって|従って|よって、|つまり|(?:上記|前述)の(?:通|とお)り)`,
  "iu",
);

const SHARE = `(?:${NUMBER_WORD}|\\d[\\d.,]* ?%?|half|thirds?|quarters?|most|none|all|the rest|hälfte|drittel|viertel|prozent|rest|alle|helft|derde|kwart|procent|moitié|tiers|quart)`;
/** A share of what the sentence before it counts: `two thirds of it`, `davon 12`, `Dont 12 …`. Not `those`: `12 of those who came`. */
const OF_IT = new RegExp(
  [
    `(?<![\\p{L}\\d])${SHARE} (?:of (?:it|this|that|these|them)(?!\\p{L})|davon(?! aus)(?!\\p{L})|(?:daar|hier|er)van(?!\\p{L})|d['’]entre (?:eux|elles)(?!\\p{L}))`,
    `^of (?:these|them|that|this|it),? ${SHARE}(?!\\p{L})`,
    `(?:^|, )(?:davon|(?:daar|hier)van|dont) (?:\\p{L}+ ){0,2}?${SHARE}(?!\\p{L})`,
    `^(?:parmi (?:eux|elles)|sur ce (?:montant|total)|de ce montant),? `,
    "(?:^|、)(?:(?:その|この)うち、?[^。、うち]{0,8}|うち、?)[\\d一二三四五六七八九半]",
  ].join("|"),
  "iu",
);

/** Whether a sentence begins with a word for what follows from the one before it: `So 30% never come back.` */
export const followsPrevious = (sentence: string): boolean => FOLLOWS.test(sentence);

/** Whether a sentence follows from the one before it, or is about a share of it. After a figure of its own, as in `7% replied, half of them to cancel`, it is about that. */
export function dependsOnPrevious(sentence: string): boolean {
  const share = OF_IT.exec(sentence);
  return followsPrevious(sentence) || (!!share && !/\d/.test(sentence.slice(0, share.index)));
}

/** Without `It is raining`, `It takes a day`, `Il y a` and `Il faut`, which name nothing. */
const REFERS = new RegExp(
  [
    "^(?:(?:its|their|theirs|his|her|they|he|she)(?!\\p{L})|it (?!rains|snows|seems|takes|(?:is|was|will be) (?:\\p{L}+ ){0,2}(?:raining|snowing|that|to)(?!\\p{L})))",
    "^(?:(?:seine?|ihre?)[rnms]?|sie|er(?! (?:is|zijn|was|waren|komt|komen|wordt|worden|staat|staan|moet|kan)(?!\\p{L}))|dessen|deren)(?!\\p{L})",
    "^(?:zijn|haar|hun|hij|zij|ze)(?!\\p{L})(?! er(?!\\p{L}))",
    "^(?:(?:son|sa|ses|leurs?|elles?|ils)(?!\\p{L})|il (?!(?:n['’])?(?:y a|y avait|faut|fallait|faudra|reste|manque|s['’]agit|semble|pleut|suffit|est (?:\\p{L}+ ){0,2}(?:que|de)|vaut mieux)(?!\\p{L})))",
    "^(?:その(?!うち|ため|後|他|ほか|まま|場|日|時|上|際|都度)|(?:それ|これ|彼|彼女)(?:ら)?[はがをのに](?!よる?と))",
  ].join("|"),
  "iu",
);
/** Whether a sentence begins with a pronoun or a possessive whose noun is in the sentence before it: `Its price rises by 7 %.` */
export const refersBack = (sentence: string): boolean => REFERS.test(sentence);

/** A figure that is denied, with its unit: `It is NOT 25%`, `nicht 9 Tage`, `25%ではない`. */
const DENIED_FIGURE =
  /(?<!\p{L})(?:not|no longer|isn['’]t|aren['’]t|nicht(?: mehr)?|keine|niet(?: meer)?|geen|pas)(?: (?:at|on|for|by|in|um|auf|für|bei|op|voor|om|à|de|pour|the|die|der|les)){0,2} (?:(?<sign>[€$£¥]) ?)?\d[\d.,\u00a0\u202f]*(?: ?(?<unit>[%€]|\p{sc=Latin}+))?|\d[\d.,]*(?<counter>[%円日人件分]|ヶ月|か月|時間)(?:では|じゃ)(?:な|ありません)/iu;

/** Whether a sentence denies a figure and the next one has another figure of the same unit, which holds in its place. */
export function replacesDenied(before: string, next: string): boolean {
  const { sign, unit, counter } = DENIED_FIGURE.exec(before)?.groups ?? {};
  if (sign) return next.includes(sign);
  const named = unit ?? counter;
  return named !== undefined && new RegExp(`\\d ?${named}(?!\\p{sc=Latin})`, "iu").test(next);
}

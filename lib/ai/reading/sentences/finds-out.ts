import { namesTime, WEEKDAY } from "@/lib/text/dates";

const NAME =
  "(?!(?:Sie|Er|Es|Wir|Das|Die|Der|We|It|They|He|She|This|That|The|Il|Elle|On|Nous|Le|La|Les|Ze|Hij|Zij|Het|De)(?!\\p{L}))\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}";
/** In the singular, as of one person */
const VERB = "(?!(?:ist|was|war|wird|wordt|moet|muss) )(?<verb>\\p{Ll}{2,14}[ste])";
/** Who finds out by when what the sentence before it leaves open: `Ann asks by 11 December.`, `Klärt Herr Berg bis 3. Mai.` */
const FINDS_OUT = new RegExp(
  `^(?:${NAME} ${VERB}|\\p{Lu}\\p{Ll}{2,14}t ${NAME})(?: [^.;:!?]{1,40})? (?:by|until|before|bis|vor|tot|vóór|voor|uiterlijk|d['’]ici|avant|jusqu['’]au) [^;:!?]{3,30}$|^[^、。]{1,16}が[^。]{1,16}までに[^。]{0,12}(?:確認|調査|検討|相談|質問|調整|回答|問い合わせ|決め|調べ|聞)[^。]{1,6}。?$`,
  "u",
);
const DAY = new RegExp(
  `(?<!\\p{L})(?:${WEEKDAY})(?!\\p{L})|\\d{1,2}[./]\\d{1,2}|[月火水木金土日]曜`,
  "iu",
);
const namesDay = (sentence: string) => namesTime(sentence) || DAY.test(sentence);

/** Whether a sentence says who answers the open one before it. A verb of the question begins its answer: `Who pays? Ann pays by 3 May.` */
export const saysWhoFindsOut = (sentence: string, open: string): boolean => {
  const found = FINDS_OUT.exec(sentence);
  const verb = found?.groups?.verb?.slice(0, 3) ?? "-";
  return found !== null && namesDay(sentence) && !open.toLowerCase().includes(` ${verb}`);
};

/** Somebody asks, checks or decides by a day: `Ann asks Bo by 4 May`, unlike `The app checks it from 4 May` */
const TASK =
  /^\p{Lu}\p{L}*(?: (?!und |and |en |et )[\p{L}.'’-]+){0,2} (?:asks|checks|clarifies|finds out|decides|will (?:ask|check|clarify|find out|decide)|fragt|klärt|prüft|erkundigt|entscheidet|vraagt|checkt|zoekt|controleert|beslist|demande|vérifie|clarifie|se renseigne|décide)(?!\p{L})[^.!?]* (?:by|until|before|bis|vor|tot|vóór|voor|uiterlijk|d['’]ici|avant|le)(?!\p{L})|^[^、。]{1,16}が[^。]{1,16}まで[^。]{0,16}(?:確認|調査|検討|相談|質問|決め|調べ|聞)(?:する|します|る|ます|く|きます)。?$/u;

/** Whether a sentence after a question says who finds its answer out, and by when. */
export const findsOut = (sentence: string): boolean => TASK.test(sentence);

/** Who has to answer: `Orla has to say`, `Ida muss es bis 10. Januar sagen`. */
const DECIDER =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+ (?:still |noch |nog |encore )?(?:(?:has to|have to|must|needs to) (?:\p{L}+ ){0,2}(?:say|decide|choose|approve)|(?:muss|müssen|moet) (?:[^.!?,;:]|(?<=\d)\.){0,40}(?:sagen|entscheiden|zeggen|beslissen|besluiten)|doit (?:\p{L}+ ){0,2}(?:dire|décider|trancher))(?!\p{L})|さん(?:が|の)(?:判断|決定|決裁|[^。、]{1,16}までに(?:判断|決定|決め))/u;

/** Whether a sentence names somebody who has to decide or to say something. */
export const namesDecider = (sentence: string): boolean => DECIDER.test(sentence);

import { isOtherHalf } from "@/lib/ai/reading/sentences/other-half";
import { dependsOnPrevious, replacesDenied } from "@/lib/text/depends-on";
import { isQuestion } from "@/lib/text/is-question";
import { states } from "@/lib/text/plain-statement";
import { matchWords } from "@/lib/text/words";

/** At the beginning of a sentence, words that limit the one before it, in five languages. */
const LIMITS =
  /^(?:(?:but|however(?=,)|although|though|yet(?=,)|aber|allerdings|jedoch|doch|obwohl|maar|echter|hoewel|mais|cependant|toutefois|pourtant|bien que)(?!\p{L})|しかし|ただし|だが|ところが|けれども|でも、)/iu;

/** Words for two statements that do not agree. */
const CONFLICTS =
  matchWords(`contradicts?|conflicts? with|(?:does|do) not (?:match|agree with)|differs? from
  widerspricht|widersprechen|(?:passt|passen) nicht (?:zu|zum|zur)|weicht .{0,60} ab|stimmt nicht mit .{0,60} überein
  (?:spreekt|spreken) .{0,60} tegen|in tegenspraak met|strookt niet met|wijkt .{0,60} af
  contredi(?:t|sent)|ne correspond(?:ent)? pas|en contradiction avec|diffère d[eu]
  食い違|矛盾`);

/** Phrases that contain a denial themselves. */
const NEGATIVE =
  /do(?:es)? not|pass(?:t|en) nicht|stimmt nicht|strookt niet|correspond(?:ent)? pas/iu;
const DENIED = /(?<!\p{L})(?:not|nicht|niet|pas|kein\p{L}{0,2}|geen)(?!\p{L})/iu;
/** In UTF-16 units: `widerspricht dem nicht` */
const REACH = 12;

/** Whether a sentence says that something disagrees with something else. */
export function saysConflict(sentence: string): boolean {
  const [words = ""] = CONFLICTS.exec(sentence) ?? [];
  const after = sentence.slice(sentence.indexOf(words) + words.length).slice(0, REACH);
  const denial = words.replace(NEGATIVE, "") + after;
  return words !== "" && states(sentence, CONFLICTS) && !DENIED.test(denial);
}

/** Whether a sentence limits, contradicts or continues the one before it, is the other half of its judgment, or has the figure in place of one denied there: that one misleads alone. */
export const qualifies = (next: string, before = ""): boolean =>
  !isQuestion(next) &&
  (LIMITS.test(next) ||
    saysConflict(next) ||
    dependsOnPrevious(next) ||
    isOtherHalf(before, next) ||
    replacesDenied(before, next));

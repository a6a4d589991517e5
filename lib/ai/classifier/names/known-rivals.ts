import { capitalize } from "@/lib/text/phrases";
import { escapePattern, matchWords, OUR_COMPANY, PERSONAL_TITLE } from "@/lib/text/words";
import { isCustomerName } from "./customers";
import { beginsWithRival } from "./rival-words";

/** Whether a sentence is about what a rival does, has or wants. */
export type RivalTest = (said: string) => boolean;

/** What may follow a name in the title of an item: `Shiftly, Ghent`, `Shiftly: prices`. */
const AFTER_NAME = /\s?[,，、:：(（].*$|\s[–—-]\s.*$|['’]s?\s.*$/u;
/** In words: a longer title is a sentence. */
const MAX_WORDS = 3;
const PERSON = new RegExp(`^${PERSONAL_TITLE} `, "u");
/** Japanese has no capitals, so only words for a firm show a name: `ヤマト堂`, but not `価格`. */
const JAPANESE_FIRM =
  /^(?:(?:株式|有限)会社[^\s、。]{2,12}|[^\s、。]{1,12}(?:株式会社|有限会社|社|堂|屋|商店|商事|工業|電機|製作所))$/u;

/** Reads the name of a rival from the title of an item on record; null for other titles. */
function readTitleName(title: string): string | null {
  const name = title.replace(AFTER_NAME, "").trim();
  if (JAPANESE_FIRM.test(name) && !/競合|他社/.test(name)) return name;
  const isName = isCustomerName(name) && name.split(" ").length <= MAX_WORDS;
  return isName && !PERSON.test(name) ? name : null;
}

/** After a verb: what we do with a rival's product, such as `Shiftly will no longer be used` and `Shiftly has to stay`. */
const OF_OURS =
  "(?!(?<=ha[sd]|have) to(?!\\p{L})| (?:be|been|no longer|not|never|nicht|niet|geen|pas|plus|été|être)(?!\\p{L})|.* worden(?!\\p{L}))";
/** What we do with it, in Japanese: `廃止する`. */
const OF_OURS_JAPANESE = "(?!.*(?:廃止|解約|使わな|やめる|終了|置き換え|移行))";
/** Verbs of which a name before them is the subject: `Shiftly wants`, not `Shiftly customers`. */
const VERBS = [
  "(?:has|have|had|will|would|wants?|plans?|aims?|targets|hopes?|expects?|intends?|offers?|offered|charges?|charged)",
  "hat|haben|hatten?|will|wollen|möchten?|plant|planen|peil(?:t|en)|streb(?:t|en)|biete(?:t|n)|verlang(?:t|en)|rechne(?:t|n)",
  "heeft|hebben|had|zal|zullen|gaat|gaan|wil|willen|mik(?:t|ken)|stree?(?:ft|ven)|verwacht(?:en)?|bied(?:t|en)|vraagt|vragen",
  "a|ont|avai(?:en)?t|va|vont|veut|veulent|vise(?:nt)?|prévoi(?:en)?t|compte(?:nt)?|souhaite(?:nt)?|esp[èe]re(?:nt)?|propose(?:nt)?|facture(?:nt)?",
].join("|");
/** The names after the first of several: `Shiftly and Kurvo want`. */
const OTHERS =
  "(?<others>(?:(?:, |,? (?:and|und|en|et|&) )[^\\s,]{2,30}(?: [^\\s,]{2,30})??){0,3}?)";
/** Unlike `Shiftly, which has` and `Shiftly and customers want`, also where nouns have capitals. */
const ARE_NAMES =
  /^(?:(?:, |,? (?:and|und|en|et|&) )(?!(?:Customer|Client|User|Buyer|Kund|Nutzer|Klant|Gebruiker|Utilisateur)\p{L}*)\p{Lu}[^\s,'’]{1,29}(?: \p{Lu}[^\s,'’]{1,29})?){0,3}$/u;
const OTHERS_JAPANESE = "(?:[と、や](?!お?客|顧客|利用者|ユーザー)[^\\s、。はがも]{2,15}){0,3}";
/** The company itself, or a customer's word for it. */
const OWN = matchWords(`${OUR_COMPANY}|my|mein\\p{L}*|mijn|うち`);
/** A sentence that names the rival as such, also where a label needs more than that: `Concurrent Shiftly wil …`. */
const CALLED =
  /^(?:(?:[Dd]e|[Oo]nze) )?[Cc]oncurrent \p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)? (?:wil|gaat|heeft|plant|mikt|streeft|verwacht)(?!\p{L})|^競合の?(?![\p{sc=Han}\p{sc=Katakana}ー]*(?:調査|分析|比較|対策|チェック))[\p{sc=Han}\p{sc=Katakana}ー]{2,12}[はがも]/u;

/** Makes the test from the titles of the items on record that are about rivals. */
export function createRivalTest(titles: readonly string[]): RivalTest {
  const names = [...new Set(titles.flatMap((title) => readTitleName(title) ?? []))].map(
    escapePattern,
  );
  const subject = new RegExp(
    `^(?:(?:the|die|der|das|de|het|la|le) |l['’])?(?:${names.join("|")})(?:${OTHERS} (?:${VERBS})(?!\\p{L})${OF_OURS}|${OTHERS_JAPANESE}[はがも]${OF_OURS_JAPANESE})`,
    "iu",
  );
  return (said) => {
    if (OWN.test(said)) return false;
    const isCalled = beginsWithRival(capitalize(said)) || CALLED.test(said);
    if (isCalled || names.length === 0) return isCalled;
    const found = subject.exec(said);
    return found !== null && ARE_NAMES.test(found.groups?.others ?? "");
  };
}

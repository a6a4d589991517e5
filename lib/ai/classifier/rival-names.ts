import { matchWords } from "@/lib/text/words";
import { isCustomerName } from "./customers";

const WORD =
  "competitor|rival|competition|wettbewerber(?:in)?s?|mitbewerbers?|konkurrent(?:in|en)?|konkurrenz|concurrent|concurrence|concurrentie";
const NAME = "\\p{Lu}[\\p{L}\\d&.'’+-]*(?: \\p{Lu}[\\p{L}\\d&.'’+-]*){0,2}";
/** `Competitor: Shiftly`, `Prices of our rival Shiftly, November`, `Shiftly (competitor)`, `競合：シフトリー`. */
const NAMED = [
  `(?<!\\p{L})(?:${WORD})(?:\\s?[:：]|\\s[–—-])?\\s+(?<name>${NAME})(?=$|['’]?s?(?: \\p{Ll}|\\s?[,:(|]|\\s[–—-]\\s))`,
  `^(?<name>${NAME})(?:\\s?\\(|\\s[–—-]\\s|,\\s)(?:our |a |the |main |direct |unser |der |ein |onze |een |de |notre |un |le )*(?:${WORD})\\)?$`,
  "競合(?:他社|企業)?(?:[:：\\s]|の)\\s?(?<name>(?!サービス|プラン|アプリ|システム|リスト|データ)(?:[\\p{sc=Katakana}ー]{2,20}|[A-Z][\\w.+-]{1,20}))",
].map((form) => new RegExp(form, "iu"));
/** Several rivals, of which none is that of the whole text. */
const SEVERAL = /,\s\p{Lu}|[、・]|\s(?:&|and|und|en|et|vs\.?)\s/u;
const CAPITALIZED = /^\p{Lu}|^[^\p{sc=Latin}]/u;

/** Finds the one rival that a heading names as such; null for `Competitor analysis`. */
export function readRival(heading: string): string | null {
  if (heading.length > 120 || SEVERAL.test(heading)) return null;
  const names = NAMED.flatMap((form) => form.exec(heading)?.groups?.name ?? []);
  return names.find((name) => CAPITALIZED.test(name) && isName(name)) ?? null;
}

const isName = (name: string) => isCustomerName(name) || /^[^\p{sc=Latin}]/u.test(name);

/** Finds the name of a heading that says nothing else: `Shiftly`, `Shiftly (49 €)`. */
export function readName(heading: string): string | null {
  const name = heading.replace(/\s?[(（][^()（）]*[)）]$/, "");
  return isCustomerName(name) ? name : null;
}

const PAGES =
  matchWords(`pricing|prices|plans|features|product|website|home ?page|landing page|why|about(?: us)?
  preise|tarife|funktionen|produkt|startseite|über uns|warum
  prijzen|tarieven|functies|over ons|waarom|tarifs?|prix|fonctionnalités|accueil|à propos|pourquoi|料金(?:プラン|表)?|価格|機能`);
const PARTS = /\s[–—|·-]\s|[:：|｜]\s?/;
const ADDRESS =
  /^(?:https?:\/\/(?:www\.|app\.)?|www\.)([\p{L}\d-]{2,40})\.(?:[a-z]{2,3}\.)?[a-z]{2,10}(?:\/\S*)?$/iu;

/** Finds whose page a title or an address is that of: `Pricing | Shiftly`, `Shiftly pricing`, `https://www.shiftly.com/pricing`. */
export function readPage(heading: string): string | null {
  const [, host = ""] = ADDRESS.exec(heading) ?? [];
  if (host !== "") return host.charAt(0).toUpperCase() + host.slice(1);
  if (!PAGES.test(heading) || heading.length > 120) return null;
  const parts = heading.split(PARTS).map((part) => part.trim());
  const names = parts.length > 1 ? parts : [heading.replace(PAGES, "").trim()];
  return names.find((name) => !PAGES.test(name) && isCustomerName(name)) ?? null;
}

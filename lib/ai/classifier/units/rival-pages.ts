import { readTag, stripListMark } from "@/lib/ai/classifier/lines/marks";
import { findHeadingKind, findTagKind } from "@/lib/ai/classifier/names/kind-names";
import { readBareName, readRival } from "@/lib/ai/classifier/names/rival-names";
import { matchWords, OUR_COMPANY } from "@/lib/text/words";
import type { Heading } from "./heading-path";
import { isFrame, type Unit } from "./split-units";

/** Sections of our own below the name of a rival: `Our next steps`, `What this means for us`. */
const OUR_KINDS = ["decision", "risk", "task", "question", "goal"];
const FOR_US =
  matchWords(`for us|implications|consequences|takeaways?|lessons|our (?:answer|next steps|decision|view|take)
  für uns|folgen|unsere (?:antwort|sicht|entscheidung)|fazit|voor ons|gevolgen|ons (?:antwoord|besluit)|conclusie
  pour nous|conséquences|notre (?:réponse|avis|décision)|示唆|影響|当社|自社`);
const isOurs = ({ name }: Heading) =>
  FOR_US.test(name) || OUR_KINDS.includes(findHeadingKind(name) ?? "");

const PROMISE =
  matchWords(`^(?:our promise|unser versprechen|notre promesse|onze belofte)(?=\\s?[:：]|$)
  ^(?:私たちの|お客様への)?(?:約束|お約束)[:：]`);
/** Lines found only on a page that sells something, such as its buttons. */
const SELLS =
  matchWords(`^(?:start (?:your |a )?free trial|try (?:it )?(?:for )?free|get started(?: (?:for )?free| now)?|sign up(?: (?:for )?free)?|book (?:a|your) demo|request a demo|contact sales|talk to sales|most popular|no credit card (?:required|needed)|trusted by .{2,60}|join \\d[\\d.,]* .{2,40})[.!]?$
  ^(?:jetzt )?(?:kostenlos|gratis) (?:testen|starten|ausprobieren)[.!]?$|^(?:demo (?:buchen|anfordern)|vertrieb kontaktieren|am beliebtesten|jetzt (?:starten|anmelden))[.!]?$
  ^(?:gratis (?:proberen|starten|uitproberen)|probeer (?:nu )?gratis|demo (?:aanvragen|boeken)|meest gekozen|neem contact op)[.!]?$
  ^(?:essa(?:yer|yez) gratuitement|essai gratuit|(?:demander|réserver) une démo|le plus populaire|contacter les ventes|commencer)[.!]?$
  ^(?:無料(?:で(?:始める|試す)|トライアル|体験)|資料請求|お問い合わせ|お申し込み)(?:はこちら)?$`);
/** Prices and limits of plans. */
const PLANS =
  matchWords(`(?:per|a|/) ?(?:user|seat|month|year)|billed (?:monthly|annually|yearly)|unlimited|cancel any ?time|(?:pro|im|/) ?(?:monat|nutzer|jahr)|jederzeit kündbar|unbegrenzt
  (?:per|/) ?(?:maand|gebruiker|jaar)|onbeperkt|opzegbaar|(?:par|/) ?(?:mois|utilisateur|an)|illimitée?s?|sans engagement|月額|年額|無制限|いつでも解約`);

/**
 * Marks what is below a heading that names a rival, if it is a page that sells something: the copied page is about that rival,
 * although it says `we`. Notes on the rival keep their labels.
 */
export function markRivals(units: readonly Unit[]): Unit[] {
  const pages = new Map<Heading, { name: string | null; below: Unit[] }>();
  for (const unit of units)
    for (const [at, heading] of unit.path.entries()) {
      const page = pages.get(heading) ?? { name: readPage(heading, unit.path[at - 1]), below: [] };
      page.below.push(unit);
      pages.set(heading, page);
    }
  const rivals = new Map(
    [...pages].flatMap(([heading, { name, below }]) =>
      name && sells(below) ? [[heading, name] as const] : [],
    ),
  );
  return units.map((unit) => {
    const at = unit.path.findLastIndex((heading) => rivals.has(heading) || isOurs(heading));
    const heading = unit.path[at];
    const rival = heading && !isFrame(unit) ? rivals.get(heading) : undefined;
    return rival ? { ...unit, rival } : unit;
  });
}

const readPage = ({ name }: Heading, above: Heading | undefined) =>
  readRival(name) ?? (above?.kind === "key_competitors" ? readBareName(name) : null);

/** Whether lines have a promise, or two marks of a page that sells: a button, and another one or the price of a plan. */
function sells(units: readonly Unit[]): boolean {
  const lines = units.flatMap(({ text }) => text.split("\n")).map(stripListMark);
  if (lines.some((line) => PROMISE.test(line))) return true;
  const selling = lines.filter((line) => SELLS.test(line)).length;
  return selling > 1 || (selling === 1 && lines.some((line) => PLANS.test(line)));
}

const OF_US = matchWords(OUR_COMPANY);
/** Kinds of tags with which somebody notes their own thoughts: no page has a line `Risk: …`. */
const OUR_TAGS = ["risk", "decision", "question", "task"];

/** Whether a statement below the name of a rival is about us too: `We lose deals to Shiftly`, not `We at Shiftly believe …`. */
export function isAboutUs(text: string, name: string): boolean {
  const said = stripListMark(text);
  if (OUR_TAGS.includes(findTagKind(readTag(said).tag) ?? "")) return true;
  const at = said.indexOf(name);
  const isOwn = /(?:^|\s)(?:at|bei|bij|chez|here at) $/i.test(said.slice(0, Math.max(at, 0)));
  return at >= 0 && !isOwn && OF_US.test(said);
}

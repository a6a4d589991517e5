import { type Evidence, findInitiative, hasLabel } from "@/lib/ai/evidence";
import { OUTDATED } from "@/lib/document-types/topics";
import { findVerdict } from "@/lib/text/find-verdict";
import { holdsAny } from "@/lib/text/word-beginnings";
import { FOR_NOW, matchWords } from "@/lib/text/words";
import { parseBlocks } from "./evidence-blocks";
import { listNamesOut } from "./sentences/exclusions";

/** `No chatbot`, as the title of a decision, but not `No more printing`. */
const REFUSED =
  /^(?:no |keine?[nrsm]? |geen |(?:pas|aucune?) (?:de |d['’])?)(?!(?:more|later|further|mehr|weitere|meer|plus) )(.{3,40}?)[.!]?$/iu;
/** `チャットは作らない` */
const REFUSED_JAPANESE =
  /^([^、。]{2,20}?)[はも](?:(?:行わ|扱わ|作ら|やら|受け(?:付け)?|設け|載せ|(?:提供|対応|開発)?し)(?:ない|ません)|(?:行い|扱い|作り|やり)ません)。?$/u;
/** The end of an idea's name, its purpose or means: `Chatbot for patients`. `Fee calculator` is no fee, `Card by phone` may be another card. */
const PURPOSE =
  /^(?:$|[,:(（、：]| [–—-] | (?:for|with|für|mit|per|voor|met|pour|avec|par)(?!\p{L})|で)/iu;
/** Where a title refuses something: in the thing that is planned, which limits nothing. */
const WITHIN =
  /^(.{3,30}?) (?:in|im|on|auf|op|dans|sur) (?:(?:the|this|our|der|das|dem|den|die|de|het|la|le|les) |l['’])?(\p{L}+)$/iu;

/** Drops the name of the plan from what a title refuses: `chat` of `No chat in the portal`. */
function dropPlan(name: string, plan: string): string {
  const [, thing = "", place = ""] = WITHIN.exec(name) ?? [];
  return place.length > 3 && plan.toLowerCase().includes(place) ? thing : name;
}
const NOT_FOR_GOOD = matchWords(`${FOR_NOW}|again|wieder|opnieuw`);

/** Whether a title turns an idea down. A text that goes on after the title says less than the title. */
function refusesInTitle({ title, text }: Evidence, idea: string, plan: string): boolean {
  const [, refused = ""] = REFUSED.exec(title) ?? REFUSED_JAPANESE.exec(title) ?? [];
  const name = dropPlan(refused.toLowerCase(), plan);
  if (name === "" || !idea.startsWith(name) || !PURPOSE.test(idea.slice(name.length))) return false;
  const start = title.replace(/[.!]$/, "");
  const goesOn = text.startsWith(start) && /^ ?\p{L}/u.test(text.slice(start.length));
  return !goesOn && !NOT_FOR_GOOD.test(text);
}

/** A text without the name is not parsed, since each idea is compared with each decision. */
const listsOut = ({ text }: Evidence, idea: string) =>
  text.toLowerCase().includes(idea) &&
  parseBlocks(text).some(
    (block) => block.kind === "paragraph" && listNamesOut(block.text).includes(idea),
  );

/** Finds the decision that turns down an idea by its name: `No chatbot`, or `Out: ads by country.` in its text. */
export function findRefusal(idea: Evidence, evidence: readonly Evidence[]): Evidence | undefined {
  const name = idea.title.toLowerCase();
  const plan = findInitiative(evidence)?.title ?? "";
  return evidence.find(
    (piece) =>
      hasLabel(piece, "decision") &&
      (refusesInTitle(piece, name, plan) || listsOut(piece, name)) &&
      !findVerdict(piece) &&
      !holdsAny(`${piece.title}\n${piece.text}`, OUTDATED),
  );
}

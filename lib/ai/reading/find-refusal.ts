import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { OUTDATED } from "@/lib/document-types/topics";
import { findVerdict } from "@/lib/text/find-verdict";
import { holdsAny } from "@/lib/text/word-beginnings";
import { matchWords } from "@/lib/text/words";
import { parseBlocks } from "./evidence-blocks";
import { listNamesOut } from "./sentences/exclusions";

/** `No chatbot`, as the title of a decision, but not `No more printing`. */
const REFUSED =
  /^(?:no |keine?[nrsm]? |geen |(?:pas|aucune?) (?:de |d['’])?)(?!(?:more|later|further|mehr|weitere|meer|plus) )(.{3,40}?)[.!]?$/iu;
/** The end of an idea's name, or its purpose: `Chatbot for patients`. `Fee calculator` and `Fee-free month` are not fees. */
const PURPOSE = /^(?:$|[,:(]| [–—-] | (?:for|für|voor|pour)(?!\p{L}))/iu;
const FOR_NOW = matchWords("for now|again|vorerst|wieder|voorlopig|opnieuw|pour l['’]instant");

/** Whether a title turns an idea down. A text that goes on after the title says less than the title. */
function refusesInTitle({ title, text }: Evidence, idea: string): boolean {
  const name = REFUSED.exec(title)?.[1]?.toLowerCase();
  if (!name || !idea.startsWith(name) || !PURPOSE.test(idea.slice(name.length))) return false;
  const start = title.replace(/[.!]$/, "");
  const goesOn = text.startsWith(start) && /^ ?\p{L}/u.test(text.slice(start.length));
  return !goesOn && !FOR_NOW.test(text);
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
  return evidence.find(
    (piece) =>
      hasLabel(piece, "decision") &&
      (refusesInTitle(piece, name) || listsOut(piece, name)) &&
      !findVerdict(piece) &&
      !holdsAny(`${piece.title}\n${piece.text}`, OUTDATED),
  );
}

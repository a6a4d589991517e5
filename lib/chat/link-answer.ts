import type { Evidence } from "@/lib/ai/evidence";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { readBlocks } from "@/lib/ai/grounding/read-blocks";
import { splitPlainSentences } from "@/lib/text/plain-sentences";
import { matchWords } from "@/lib/text/words";
import type { Answer } from "./question";

const REFERENCE = /\s?\[\^(\d{1,4})\]/g;
/** References after the end of a sentence, which are moved into it. */
const AFTER_END = /([.!?。！？])((?:\s?\[\^\d{1,4}\])+)/gu;
const LINK = / \[\d{1,4}\]\([^\s)]+\)/g;
const LETTER = /\p{L}/u;
/** A few words of one clause without a number, which would be a fact. */
const GAP = "(?:[^\\s,;:.\\d]{1,30} ){0,5}?";
const HERE = {
  en: "(?:the|this|your|our) workspace",
  de: "(?:im|in (?:diesem|ihrem|eurem|unserem)) arbeitsbereich",
  nl: "in (?:de|deze|uw|jullie|onze) werkruimte",
  fr: "(?:dans|de) (?:l['’]|cet |votre |notre )espace de travail",
};
/** Statements that the workspace says nothing of something, in the languages of the app; rule 3 of the briefing asks for them. */
const NOT_THERE =
  matchWords(`${HERE.en} (?:does not|doesn['’]t|did not|didn['’]t) ${GAP}(?:say|state|mention|name|record|hold|contain|have|show|give|tell|list|include|answer|specify|explain|describe)
  ${HERE.en} (?:says|states|mentions|names|records|holds|contains|has|shows|gives|tells|lists|includes|is) (?:nothing|no|none|not|silent)
  nothing (?:\\p{L}+ ){0,5}?in ${HERE.en}(?! (?:plan|of))|(?:no \\p{L}+|none) (?:\\p{L}+ ){0,3}?in ${HERE.en} (?:says?|states?|mentions?|names?|records?|shows?|gives?|tells?|explains?|describes?)
  (?:(?:no|none) (?:\\p{L}+ ){1,4}?(?:is|are|was|were)|(?:is|are|was|were) (?:not|nowhere)|(?:is|are|was|were)n['’]t) (?:(?:yet |anywhere )?(?:mentioned|stated|recorded|named|found|given|listed|documented|described|written|specified|said|covered|available) )?(?:yet |anywhere )?in ${HERE.en}(?! (?:plan|of))
  (?:there (?:is|are|was|were) (?:nothing|no|none)|(?:not|\\p{L}{1,9}n['’]t|cannot) find|f(?:ind|ound) (?:nothing|no)) ${GAP}in ${HERE.en}(?! (?:plan|of))
  in ${HERE.en},? (?:there (?:is|are) (?:nothing|no)|nothing|no \\p{L}+ (?:says?|names?|mentions?))
  (?:arbeitsbereich (?:sagt|enthält|nennt|hat|gibt|macht|liefert|zeigt|erwähnt|führt|beschreibt|verrät)|(?:sagt|enthält|nennt|erwähnt|verrät) (?:der|dieser|ihr) arbeitsbereich) ${GAP}(?:nichts|nicht|kein\\p{L}{0,2})
  ${HERE.de} (?:(?:steht|stehen|gibt es|ist|sind|findet sich|finden sich|wird|werden|habe ich) ${GAP}(?:nichts|nicht|kein\\p{L}{0,2})|nichts|kein\\p{L}{0,2})
  (?:nichts(?: \\p{L}+){0,4}|kein\\p{L}{0,2}(?: \\p{L}+){1,3}|(?:steht|stehen|ist|sind|wird|werden) ${GAP}nicht) ${HERE.de}
  (?:werkruimte (?:zegt|noemt|bevat|heeft|meldt|maakt|biedt|vermeldt|geeft|toont|beschrijft)|(?:zegt|noemt|bevat|vermeldt) (?:de|deze|uw) werkruimte) ${GAP}(?:niets|niet|geen)
  ${HERE.nl} (?:staat|staan|is|zijn|wordt|worden|vind ik|vond ik) ${GAP}(?:niets|niet|geen)
  (?:niets(?: \\p{L}+){0,4}|geen(?: \\p{L}+){1,3}|(?:staat|staan|is|zijn|wordt|worden) ${GAP}niet) ${HERE.nl}
  espace de travail (?:ne |n['’])(?:en |y )?(?:dit|précise|contient|mentionne|indique|donne|nomme|comporte|a|fait|fournit|décrit|parle) ${GAP}(?:rien|pas|aucune?)
  (?:rien(?: \\p{L}+){0,4}|aucune?(?: \\p{L}+){1,3}|(?:figure|trouve|est|sont) ${GAP}pas) ${HERE.fr}
  ${HERE.fr},? (?:rien|aucune?|il n['’]y a (?:rien|pas|aucune?))
  ワークスペース[^。\\d]{0,40}(?:記載|情報|記録|言及|データ|資料|書かれ|書いて|載って|見つか|含まれ|示され|触れ|確認でき)[^。、\\d]{0,6}(?:ない|ません|なし)|ワークスペース(?:内|の中)?には?(?:ない|ありません)`);

/** References become links to their sources; all others are removed. Counts the sentences, and those with a source. */
export async function linkAnswer(draft: string, evidence: readonly Evidence[]): Promise<Answer> {
  const mute = evidence.map((piece) => ({ ...piece, title: "", text: "" }));
  const grounds = { evidence: mute, outline: [], language: "en" as const, instructions: "" };
  const { body, cited } = await groundDraft(draft, grounds);
  const sources = evidence
    .flatMap(({ ref, type, title, url }) => {
      const number = cited.get(ref);
      return number ? [{ number, type, title, url }] : [];
    })
    .sort((a, b) => a.number - b.number);
  const urls = new Map(sources.map(({ number, url }) => [number, url]));
  const text = body.replace(AFTER_END, "$2$1").trim();
  const linked = text.replace(REFERENCE, (whole, digits: string) => {
    const url = urls.get(Number(digits));
    return url ? ` [${digits}](${url})` : whole;
  });
  return { markdown: linked, sources, ...countStatements(text) };
}

function countStatements(text: string) {
  const lines = text.split("\n");
  const sentences = readBlocks(text)
    .filter(({ kind }) => kind === "statement")
    .flatMap(({ lines: [from, to] }) => splitPlainSentences(lines.slice(from, to).join(" ")));
  const grounded = sentences.filter((sentence) => sentence.search(REFERENCE) >= 0).length;
  const others = sentences.filter(
    (sentence) =>
      LETTER.test(sentence) && sentence.search(REFERENCE) < 0 && !NOT_THERE.test(sentence),
  );
  return { statements: grounded + others.length, grounded };
}

export const removeSourceLinks = (answer: string) => answer.replace(LINK, "");

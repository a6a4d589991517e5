import { DRAFT_WORDS, type DraftWords, type Kind } from "@/lib/ai/draft-words/draft-words";
import type { Brief } from "@/lib/ai/engine";
import { type Evidence, findEvidence, readFacts } from "@/lib/ai/evidence";
import { escapeWords } from "@/lib/markdown/escape";
import { toLineFeeds } from "@/lib/text/line-ends";
import { startTurns } from "@/lib/threads/turns";
import { cleanLine, EMAIL, trimPunctuation } from "./clean-line";
import { addFootnotes, closeAddresses } from "./close-addresses";
import { markGaps } from "./mark-gaps";
import { readBlocks } from "./read-blocks";

/** A draft whose references and addresses all lead to evidence or instructions of the call. */
export type GroundedText = {
  markdown: string;
  /** Without the footnotes at the end. */
  body: string;
  /** Paragraphs, list items and rows of tables, and how many of them refer to a piece of evidence. */
  statements: number;
  grounded: number;
  /** Number of references, links and addresses that were removed because they are not in the material. */
  removedReferences: number;
  /** The number of each piece of evidence that it refers to, by its `ref`. */
  cited: ReadonlyMap<string, number>;
};

/** Also one that no parser of ours reads, because renderers differ. */
const ANY_DEFINITION = /^\s{0,3}\[\^[^\]]+\]:/;

/**
 * Checks a draft line by line against the evidence: numbers references, removes and counts foreign content, marks gaps. Then
 * checks it as rendered, because the meaning of a line of Markdown depends on the lines around it.
 */
export async function groundDraft(
  draft: string,
  {
    evidence,
    outline,
    language,
    instructions,
  }: Pick<Brief, "evidence" | "outline" | "language" | "instructions">,
): Promise<GroundedText> {
  const text = toLineFeeds(draft.toWellFormed().replaceAll("\u0000", "")).trim();
  const cited: Evidence[] = [];
  let references = 0;
  let removedReferences = 0;
  const texts = evidence.flatMap((piece) => [piece.url, piece.title, piece.text]);
  const facts = evidence.flatMap((piece) => Object.values(readFacts(piece)));
  const known = collectAddresses([instructions, ...texts, ...facts]);
  const isAllowedAddress = (address: string) => known.has(address);
  const rules = {
    numberReference(ref: string) {
      const piece = findEvidence(evidence, ref);
      if (!piece) return undefined;
      references++;
      if (!cited.includes(piece)) cited.push(piece);
      return cited.indexOf(piece) + 1;
    },
    isAllowedAddress,
    onRemoved: () => removedReferences++,
  };

  const lines = text.split("\n");
  const grounded = new Set<number>();
  const turn = startTurns();
  // Code lines too, because parsers disagree about what is code.
  for (const [index, line] of lines.entries()) {
    const before = references;
    lines[index] = ANY_DEFINITION.test(line) ? "" : cleanLine(line, rules);
    if (references > before) grounded.add(index);
    await turn();
  }
  const blocks = readBlocks(text).map((block) => {
    const [from, to] = block.lines;
    const said = lines.slice(from, to);
    const isGrounded = said.some((_, index) => grounded.has(from + index));
    return { ...block, isBlank: said.join("").trim() === "", isGrounded };
  });
  const statements = blocks.filter(({ kind, isBlank }) => kind === "statement" && !isBlank);
  const footnotes = cited.map((piece, index) => writeFootnote(piece, index, DRAFT_WORDS[language]));
  const marked = markGaps(lines, blocks, { outline, language, evidence, cited });
  const { body, closed } = await closeAddresses(marked, { footnotes, isAllowedAddress });
  return {
    markdown: addFootnotes(body, footnotes),
    body,
    statements: statements.length,
    grounded: statements.filter(({ isGrounded }) => isGrounded).length,
    removedReferences: removedReferences + closed,
    cited: new Map(cited.map(({ ref }, index) => [ref, index + 1])),
  };
}

function collectAddresses(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.join("\n");
  const urls = words.match(/(?:https?:\/\/|www\.)[^\s<>`|"[\]]+/gi) ?? [];
  return new Set([...urls.flatMap(listReadings), ...(words.match(EMAIL) ?? [])]);
}

/** Lists the ways to read an address that is followed by punctuation or a closing parenthesis. */
function listReadings(url: string): string[] {
  let depth = 0;
  const closing = [...url].findIndex((character) => {
    if (character === "(") depth++;
    if (character === ")") depth--;
    return depth < 0;
  });
  const own = closing < 0 ? url : [...url].slice(0, closing).join("");
  return [own, trimPunctuation(own)];
}

function nameKinds(piece: Evidence): Kind[] {
  if (piece.type === "initiative") return ["initiative"];
  if (piece.type === "document" && piece.status !== "approved") return [piece.label, piece.status];
  if (piece.type !== "goal") return [piece.label];
  return [piece.scope === "workspace" ? "workspace_goal" : "goal", piece.label];
}

const writeFootnote = (piece: Evidence, index: number, { kind }: DraftWords) =>
  `[^${index + 1}]: [${escapeWords(piece.title)}](${piece.url}), ${nameKinds(piece).map(kind).join(", ")}`;

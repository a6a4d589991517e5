import type { Brief } from "@/lib/ai/engine";
import { type Evidence, findEvidence } from "@/lib/ai/evidence";
import { spell } from "@/lib/schemas/spelling";
import { startTurns } from "@/lib/threads/turns";
import { cleanLine, EMAIL, trimPunctuation } from "./clean-line";
import { markGaps } from "./mark-gaps";
import { readBlocks } from "./read-blocks";

export type Grounds = Pick<Brief, "evidence" | "outline" | "instructions">;

export type CleanDraft = {
  body: string;
  footnotes: string[];
  /** Paragraphs, list items and rows of tables, and how many of them refer to a piece of evidence. */
  statements: number;
  grounded: number;
  /** Number of references, links and addresses that were removed because they are not in the material. */
  removedReferences: number;
  cited: ReadonlyMap<string, number>;
  isAllowedAddress(address: string): boolean;
};

const FOOTNOTE_DEFINITION = /^\s{0,3}\[\^[^\]]+\]:/;

/** Checks each line against the evidence: numbers references, removes and counts foreign content, marks gaps. */
export async function cleanDraft(
  draft: string,
  { evidence, outline, instructions }: Grounds,
): Promise<CleanDraft> {
  const text = draft.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim();
  const cited = new Map<string, number>();
  const pieces: Evidence[] = [];
  const footnotes: string[] = [];
  let references = 0;
  let removedReferences = 0;
  const known = collectAddresses([instructions, ...evidence.flatMap(listTexts)]);
  const isAllowedAddress = (address: string) => known.has(address);
  const rules = {
    numberReference(ref: string) {
      const piece = findEvidence(evidence, ref);
      if (!piece) return undefined;
      references++;
      const number = cited.get(piece.ref) ?? cited.size + 1;
      if (number > cited.size) {
        footnotes.push(writeFootnote(number, piece));
        pieces.push(piece);
      }
      cited.set(piece.ref, number);
      return number;
    },
    isAllowedAddress,
    onRemoved: () => {
      removedReferences++;
    },
  };

  const lines = text.split("\n");
  const isGroundedLine: boolean[] = [];
  const turn = startTurns();
  // Code lines too, because parsers disagree about what is code.
  for (const [index, line] of lines.entries()) {
    const before = references;
    lines[index] = FOOTNOTE_DEFINITION.test(line) ? "" : cleanLine(line, rules);
    isGroundedLine.push(references > before);
    await turn();
  }
  const blocks = readBlocks(text).map((block) => ({
    ...block,
    isGrounded: isGroundedLine.slice(...block.lines).some(Boolean),
  }));
  const statements = blocks.filter(
    ({ kind, lines: [from, to] }) =>
      kind === "statement" && lines.slice(from, to).some((line) => line.trim() !== ""),
  );
  return {
    body: markGaps(lines, blocks, outline, pieces),
    footnotes,
    statements: statements.length,
    grounded: statements.filter(({ isGrounded }) => isGrounded).length,
    removedReferences,
    cited,
    isAllowedAddress,
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

function listTexts(piece: Evidence): string[] {
  const { keyResult, baseline } = piece.type === "goal" ? piece.goal : {};
  return [piece.url, piece.title, piece.text, keyResult ?? "", baseline ?? ""];
}

const nameKind = (piece: Evidence) => {
  if (piece.type === "initiative") return "initiative";
  return piece.type === "goal" ? `goal, ${spell(piece.label)}` : spell(piece.label);
};

const escapeTitle = (title: string) =>
  title.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|&~]/g, (character) => `\\${character}`);

const writeFootnote = (number: number, piece: Evidence) =>
  `[^${number}]: [${escapeTitle(piece.title)}](${piece.url}), ${nameKind(piece)}`;

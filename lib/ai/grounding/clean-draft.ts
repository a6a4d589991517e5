import type { Brief } from "@/lib/ai/engine";
import { type Evidence, findEvidence } from "@/lib/ai/evidence";
import { turns } from "@/lib/threads/turns";
import { cleanLine, EMAIL, type Rules, withoutPunctuation } from "./clean-line";
import { markGaps } from "./mark-gaps";
import { readBlocks } from "./read-blocks";

/** What a draft is held against. */
export type Grounds = Pick<Brief, "evidence" | "outline" | "instructions">;

/** A draft that was held against its evidence, line by line. */
export type CleanDraft = {
  body: string;
  /** The definitions of the footnotes, a line each. */
  footnotes: string[];
  /** Paragraphs, list items and rows of tables, and how many of them refer to a piece of evidence. */
  statements: number;
  grounded: number;
  /** References, links and addresses taken out, because they name nothing that was sent. */
  removedReferences: number;
  /** The number of each piece that the text refers to, by its ref. */
  cited: ReadonlyMap<string, number>;
  /** Whether an address, or an e-mail address, stands in the evidence or the instructions. */
  isAllowedAddress(address: string): boolean;
};

const FOOTNOTE_DEFINITION = /^\s{0,3}\[\^[^\]]+\]:/;

/**
 * Holds a draft against its evidence: references become numbered footnotes that link to their source,
 * what was not sent is taken out and counted, sections without evidence say so, and sections of the
 * outline that the draft left out are added with that line.
 */
export async function cleanDraft(
  draft: string,
  { evidence, outline, instructions }: Grounds,
): Promise<CleanDraft> {
  const text = draft.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim();
  const cited = new Map<string, number>();
  let removedReferences = 0;
  const known = collectAddresses([instructions, ...evidence.flatMap(listTexts)]);
  const isAllowedAddress = (address: string) => known.has(address);
  const rules = {
    numberOf(ref: string) {
      const piece = findEvidence(evidence, ref);
      if (!piece) return undefined;
      const number = cited.get(piece.ref) ?? cited.size + 1;
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
  const turn = turns();
  // Every line, code too: what is no text for one parser is text for another.
  for (const index of lines.keys()) {
    isGroundedLine.push(cleanInPlace(lines, index, rules));
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
    body: markGaps(lines, blocks, outline),
    footnotes: writeFootnotes(cited, evidence),
    statements: statements.length,
    grounded: statements.filter(({ isGrounded }) => isGrounded).length,
    removedReferences,
    cited,
    isAllowedAddress,
  };
}

/** The whole addresses in texts, with and without the punctuation after them. */
function collectAddresses(texts: readonly string[]): ReadonlySet<string> {
  const words = texts.join("\n");
  const urls = words.match(/(?:https?:\/\/|www\.)[^\s<>`|"[\]]+/gi) ?? [];
  return new Set([...urls.flatMap(listReadings), ...(words.match(EMAIL) ?? [])]);
}

/** An address in a text may have punctuation after it, or stand in parentheses. */
function listReadings(url: string): string[] {
  let depth = 0;
  const closing = [...url].findIndex((character) => {
    if (character === "(") depth++;
    if (character === ")") depth--;
    return depth < 0;
  });
  const own = closing < 0 ? url : [...url].slice(0, closing).join("");
  return [own, withoutPunctuation(own)];
}

/** Where an address may come from. */
function listTexts(piece: Evidence): string[] {
  const { keyResult, baseline } = piece.type === "goal" ? piece.goal : {};
  return [piece.url, piece.title, piece.text, keyResult ?? "", baseline ?? ""];
}

/** Cleans a line in place. @returns whether it refers to a piece of evidence */
function cleanInPlace(lines: string[], index: number, rules: Rules): boolean {
  let isGrounded = false;
  const numberOf = (ref: string) => {
    const number = rules.numberOf(ref);
    isGrounded ||= number !== undefined;
    return number;
  };
  const line = lines[index] ?? "";
  lines[index] = FOOTNOTE_DEFINITION.test(line) ? "" : cleanLine(line, { ...rules, numberOf });
  return isGrounded;
}

const writeFootnotes = (cited: ReadonlyMap<string, number>, evidence: readonly Evidence[]) =>
  [...cited].flatMap(([ref, number]) => {
    const piece = findEvidence(evidence, ref);
    return piece ? [writeFootnote(number, piece)] : [];
  });

const nameKind = (piece: Evidence) => {
  switch (piece.type) {
    case "initiative":
      return "initiative";
    case "context_item":
      return piece.label.replaceAll("_", " ");
    case "goal":
      return `goal, ${piece.label.replaceAll("_", " ")}`;
    case "document":
      return `document, ${piece.label.replaceAll("_", " ")}`;
    case "upload":
      return "upload";
  }
};

/** A title inside of Markdown, on one line, as it is. */
const escapeTitle = (title: string) =>
  title.replace(/\s+/g, " ").replace(/[\\`*_[\]<>|&~]/g, (character) => `\\${character}`);

/** The definition of a footnote: a link to its source and what that is. */
const writeFootnote = (number: number, piece: Evidence) =>
  `[^${number}]: [${escapeTitle(piece.title)}](${piece.url}), ${nameKind(piece)}`;

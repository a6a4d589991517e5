import type { Evidence } from "@/lib/ai/evidence";
import { capitalize } from "@/lib/text/phrases";
import { readWords } from "./evidence-blocks";
import { readBlocks, takePassage } from "./fitting-passages";
import { MOST_TO_THE_END, writeTable } from "./write-markdown";

/** A label of at most three words before a colon, at the beginning of a line or of a sentence. */
const LABEL =
  /(?<=^|[.!?…] |[。！？] ?)(?<label>\p{Lu}[\p{L}-]{1,30}(?: [\p{L}-]{1,20}){0,2}|[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{2,8})(?: ?:\s|：)/gmu;

type Risk = { piece: Evidence; lead: string; parts: readonly { label: string; said: string }[] };

/** Splits a risk at labels such as `Cause:` and `Effect:`; `lead` is the text before the first. */
function readRisk(piece: Evidence): Risk {
  const text = readBlocks(piece).map(readWords).join("\n");
  const labels = [...text.matchAll(LABEL)];
  const parts = labels.map((found, index) => ({
    label: found.groups?.label ?? "",
    said: text.slice(found.index + found[0].length, labels[index + 1]?.index).trim(),
  }));
  return { piece, lead: text.slice(0, labels[0]?.index).trim(), parts };
}

/** Labels that at least half of the risks have, in the order in which they appear. */
function listColumns(risks: readonly Risk[]): readonly string[] {
  const labels = risks.flatMap(({ parts }) => [...new Set(parts.map(({ label }) => label))]);
  const isCommon = (label: string) =>
    labels.filter((other) => other === label).length * 2 >= risks.length;
  return [...new Set(labels)].filter(isCommon);
}

/** Writes risks as a table of their labelled parts; what has no column stands below the title. */
export function writeRisks(pieces: readonly Evidence[]): string {
  const risks = pieces.map(readRisk);
  const columns = listColumns(risks);
  const rows = risks.map(({ piece, lead, parts }) => {
    const others = parts.filter(({ label }) => !columns.includes(label));
    const note = [lead, ...others.map(({ label, said }) => `${label}: ${said}`)].join(" ").trim();
    const cells = columns.map((column) => {
      const said = parts.filter(({ label }) => label === column).map((part) => part.said);
      return said.length > 0 ? capitalize(said.join(" ")) : null;
    });
    return { piece, note: takePassage(note, MOST_TO_THE_END), cells };
  });
  return writeTable("Risk", columns, rows);
}

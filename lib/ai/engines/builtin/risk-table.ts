import type { Evidence } from "@/lib/ai/evidence";
import { capitalize } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/sentences";
import { LABEL } from "@/lib/text/word-beginnings";
import { readBlocks, takePassage } from "./fitting-passages";
import { listStatements } from "./said";
import { MOST_TO_THE_END, writeTable } from "./write-markdown";

type Risk = { piece: Evidence; lead: string; parts: ReadonlyMap<string, string> };

/** Splits a risk at labels such as `Cause:` and `Effect:`, but not at that of its title, a speaker; `lead` is the text before the first. */
function readRisk(piece: Evidence): Risk {
  const parts = new Map<string, string>();
  let label = "";
  for (const sentence of readBlocks(piece).flatMap(listStatements)) {
    const [beginning = "", found] = LABEL.exec(sentence) ?? [];
    const start = piece.title.startsWith(beginning.trim()) ? "" : beginning;
    label = (start && found) || label;
    parts.set(label, joinSentences([parts.get(label) ?? "", sentence.slice(start.length)]));
  }
  const lead = parts.get("") ?? "";
  parts.delete("");
  return { piece, lead, parts };
}

/** A single colon after other sentences is no label: `Still against it: the price.` */
const isLabelled = ({ lead, parts }: Risk) => lead === "" || parts.size > 1;

/** Writes risks as a table; the labels that at least half of them have are its columns. */
export function writeRisks(pieces: readonly Evidence[]): string {
  const risks = pieces.map(readRisk);
  const labels = risks.filter(isLabelled).flatMap(({ parts }) => [...parts.keys()]);
  const columns = [...new Set(labels)].filter(
    (label) => labels.filter((other) => other === label).length * 2 >= risks.length,
  );
  const rows = risks.map(({ piece, lead, parts }) => {
    const others = [...parts].filter(([label]) => !columns.includes(label));
    const note = joinSentences([lead, ...others.map(([label, said]) => `${label}: ${said}`)]);
    const cells = columns.map((label) => capitalize(parts.get(label) ?? ""));
    return { piece, note: takePassage(note, MOST_TO_THE_END), cells };
  });
  return writeTable("Risk", columns, rows);
}

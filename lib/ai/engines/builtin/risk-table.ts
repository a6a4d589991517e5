import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { isOwnerLabel } from "@/lib/text/owner-label";
import { capitalize } from "@/lib/text/phrases";
import { joinSentences } from "@/lib/text/plain-sentences";
import { LABEL } from "@/lib/text/word-beginnings";
import { readPieceBlocks, takePassage } from "./fitting-passages";
import { readOwner } from "./owners";
import { listStatements } from "./quoted-text";
import {
  isStructure,
  joinBlocks,
  MAX_WHOLE_LENGTH,
  writeTable,
  writeWhole,
} from "./write-markdown";

type Owner = ReturnType<typeof readOwner>;
type Risk = { piece: Evidence; lead: string; parts: ReadonlyMap<string, string>; owner: Owner };

/** Splits a risk at labels such as `Cause:` and `Effect:`; `lead` is the text before the first, and after the owner. */
function readRisk(piece: Evidence): Risk {
  const parts = new Map<string, string>();
  let label = "";
  let owner: Owner = null;
  for (const sentence of readPieceBlocks(piece).flatMap(listStatements)) {
    const named: Owner = owner ? null : readOwner(sentence);
    if (named) {
      owner = named;
      label = "";
      continue;
    }
    const [start = "", found] = LABEL.exec(sentence) ?? [];
    label = found ?? label;
    parts.set(label, joinSentences([parts.get(label) ?? "", sentence.slice(start.length)]));
  }
  const lead = parts.get("") ?? "";
  parts.delete("");
  return { piece, lead, parts, owner };
}

/** Finds the risks whose text names nobody after a label such as `Owner:`. */
export const findRisksWithoutOwner = (pieces: readonly Evidence[]) =>
  pieces.filter((piece) => hasLabel(piece, "risk") && !readRisk(piece).owner);

/** A single label does not count after other sentences (`Still against it: the price.`), or below a title with a speaker. */
const isLabelled = ({ piece, lead, parts, owner }: Risk) =>
  parts.size + Number(owner !== null) > 1 ||
  (lead === "" && !/^[^:：]{1,40}[:：]/.test(piece.title));

/**
 * Writes risks as a table; the labels that at least half of them have, and two of several, are its columns, and so is the
 * owner that any of them names. `Owner: tbd` stays in the text. Below it are risks with a list or table without labels.
 */
export function writeRisks(pieces: readonly Evidence[]): string {
  const all = pieces.map(readRisk);
  const isWhole = (risk: Risk) =>
    !isLabelled(risk) && readPieceBlocks(risk.piece).some(isStructure);
  const risks = all.filter((risk) => !isWhole(risk));
  const labels = risks.filter(isLabelled).flatMap(({ parts }) => [...parts.keys()]);
  const least = Math.min(risks.length, Math.max(2, risks.length / 2));
  const columns = [...new Set(labels)].filter(
    (label) => !isOwnerLabel(label) && labels.filter((other) => other === label).length >= least,
  );
  const ownerLabel = risks.find(({ owner }) => owner)?.owner?.label;
  const rows = risks.map(({ piece, lead, parts, owner }) => {
    const others = [...parts].filter(([label]) => !columns.includes(label));
    const note = joinSentences([lead, ...others.map(([label, said]) => `${label}: ${said}`)]);
    const cells = [...columns.map((label) => parts.get(label)), owner?.owner].map((said = "") =>
      capitalize(said),
    );
    return { piece, note: takePassage(note, MAX_WHOLE_LENGTH), cells };
  });
  const whole = all.filter(isWhole).map(({ piece }) => writeWhole(piece));
  return joinBlocks([writeTable("Risk", [...columns, ownerLabel ?? ""], rows), ...whole]);
}

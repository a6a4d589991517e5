import type { Evidence, Goal } from "@/lib/ai/evidence";
import { endSentence, extractLetters } from "@/lib/text/phrases";
import { readText, takePassage } from "./fitting-passages";

/** Letters, digits and the signs that change what is said: `C++`, `−5 %`. */
const readSigns = (text: string) =>
  extractLetters(text) +
  (text.match(/[+#%<>≤≥=±€$£¥°]|[-−–](?=\s?\d)/gu) ?? []).join("").replaceAll(/[−–]/gu, "-");

type GoalRow = {
  piece: Goal;
  note: string;
  cells: readonly (string | null)[];
  others: Evidence[];
};

/** Leaves out a text that only adds words before a colon to the title, such as `Target stays: …`. */
function toRow(piece: Goal): GoalRow {
  const text = takePassage(readText(piece));
  const bare = text.replace(/^[^:.!?]{1,30}: /, "");
  const addsNothing = readSigns(bare) === readSigns(piece.title);
  const note = addsNothing ? "" : endSentence(text);
  const { keyResult, baseline, timeframe } = piece.goal;
  return { piece, note, cells: [keyResult, baseline, timeframe], others: [] };
}

const listSaid = ({ piece, cells: [target] }: GoalRow) =>
  [piece.title, target ?? ""].map(readSigns).filter((letters) => letters !== "");

const isWithin = (value: string | null | undefined, other: string | null | undefined) =>
  !value || readSigns(value) === readSigns(other ?? "");

/** Whether a goal says nothing that another one does not say: the same title and target, and no other baseline, date or text. */
function isRepeated(row: GoalRow, by: GoalRow): boolean {
  const said = listSaid(by);
  const [, ...facts] = row.cells;
  return (
    listSaid(row).every((letters) => said.includes(letters)) &&
    facts.every((fact, at) => isWithin(fact, by.cells[at + 1])) &&
    isWithin(row.note, by.note)
  );
}

/** Makes the rows of goals; one that another one repeats is only referred to there. */
export function toGoalRows(goals: readonly Goal[]): GoalRow[] {
  const rows: GoalRow[] = [];
  for (const row of goals.map(toRow)) {
    const whole = rows.find((each) => isRepeated(row, each));
    const repeated = whole ? [] : rows.filter((each) => isRepeated(each, row));
    if (whole) whole.others.push(row.piece);
    else if (repeated[0]) {
      row.others.push(...repeated.flatMap(({ piece, others }) => [piece, ...others]));
      rows.splice(rows.indexOf(repeated[0]), 1, row);
      for (const each of repeated.slice(1)) rows.splice(rows.indexOf(each), 1);
    } else rows.push(row);
  }
  return rows;
}

import { type Evidence, hasLabel } from "@/lib/ai/evidence";
import { splitLines } from "@/lib/text/line-ends";
import { capitalize, endSentence } from "@/lib/text/phrases";
import { isDelimiterRow, splitRow } from "@/lib/text/tables";

/** The heads of the columns of a list of decisions or risks, in five languages; `settled` are statuses that say no more than the list. */
const DECISION =
  /^(?:decisions?|entscheidung|beschluss|besluit|beslissing|décision|決定(?:事項|内容)?)$/iu;
const RISK = /^(?:risks?|risiko|risico|risque|リスク)$/iu;
const DATE = /^(?:date|datum|decided on|日付|決定日)$/iu;
const BY =
  /^(?:(?:decided )?by|who|deciders?|decision[- ]maker|von|wer|entschieden von|entscheider(?:in)?|door|besloten door|par|qui|décidé par|決定者)$/iu;
const NUMBER = /^(?:#|no\.?|nr\.?|id|n°|ref\.?|番号)?$/iu;
const STATUS = /^(?:status|state|statut|état|stand|状態|状況|ステータス)$/iu;
const SETTLED =
  /^(?:final|decided|agreed|accepted|approved|done|beschlossen|entschieden|angenommen|genehmigt|besloten|goedgekeurd|décidée?|validée?|acceptée?|決定(?:済み?)?)$/iu;
/** A statement, unlike the level of a risk or the answer to an option: `High`, `Yes` */
const SAYS = /\S\s+\S|[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]{4}/u;
const EMPTY = /^[-–—]?$/;

type Field = { head: string; cell: string };

/** Reads the rows of a text that is nothing but a table. */
function readTable(text: string) {
  const [head = "", delimiter = "", ...rows] = splitLines(text.trim());
  const isTable = isDelimiterRow(delimiter) && [head, ...rows].every((row) => row.includes("|"));
  return isTable ? { heads: splitRow(head), rows: rows.map(splitRow) } : null;
}

/** Splits an item that is a table of decisions or of risks into one piece for each row, as if each had been recorded on its own. */
export function splitRecords(piece: Evidence): Evidence[] {
  if (piece.type !== "context_item" || !hasLabel(piece, "decision", "risk")) return [piece];
  const { heads, rows } = readTable(piece.text) ?? { heads: [], rows: [] };
  const isDecision = hasLabel(piece, "decision");
  const at = heads.findIndex((head) => (isDecision ? DECISION : RISK).test(head));
  if (at < 0 || rows.length < 2 || rows.some((row) => EMPTY.test(row[at] ?? ""))) return [piece];
  if (rows.filter((row) => SAYS.test(row[at] ?? "")).length <= rows.length / 2) return [piece];
  return rows.map((row) => {
    const title = row[at] ?? "";
    const fields = heads.flatMap((head, column) => {
      const cell = row[column] ?? "";
      const isSaid = column === at || NUMBER.test(head) || EMPTY.test(cell);
      return isSaid ? [] : [{ head, cell }];
    });
    const date = fields.find(({ head, cell }) => DATE.test(head) && /\d/.test(cell));
    const people = fields.find(({ head, cell }) => BY.test(head) && !/\d/.test(cell));
    const isSource = (field: Field) => isDecision && (field === date || field === people);
    const rest = fields.filter(
      (field) => !isSource(field) && !(STATUS.test(field.head) && SETTLED.test(field.cell)),
    );
    // A full stop after one letter ends no sentence.
    const isRating = ({ cell }: Field) => /^.$/u.test(cell);
    const ratings = rest.filter(isRating).map(({ head, cell }) => `${head}: ${cell}`);
    const first = ratings.length > 0 ? `${title} (${ratings.join(", ")})` : title;
    const others = rest.filter((field) => !isRating(field));
    const said = others.map(({ head, cell }) => `${capitalize(head)}: ${endSentence(cell)}`);
    const text = [endSentence(first), ...said].join("\n\n");
    const source = isDecision
      ? { source: { date: date?.cell ?? null, people: people?.cell ?? null } }
      : {};
    return { ...piece, title, text, ...source };
  });
}

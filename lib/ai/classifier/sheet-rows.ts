import { splitRow } from "@/lib/text/tables";
import { stripMarks } from "./marks";
import { findBareKind, type Kind, matchWords } from "./word-lists";

const MIN_TEXT = 15;
const WHOSE = matchWords(
  "customer|client|company|account|shop|store|dealer|partner|kunde|laden|winkel|magasin|klant|entreprise|顧客|お客様",
);
const IN_ROWS: ReadonlySet<Kind | null> = new Set([
  "goal",
  "decision",
  "risk",
  "user_feedback",
  "feature_idea",
  "question",
  "task",
]);

const isText = (rows: readonly string[][], at: number) =>
  rows.filter((cells) => (cells[at] ?? "").length >= MIN_TEXT).length > rows.length / 2;

/** The rows of a table with a column such as `Feedback`, as `Date: …` a line; null for other tables. */
export function splitTable(
  table: string,
): { text: string; kind: Kind; customer: string | null }[] | null {
  const [head = [], ...body] = table
    .split("\n")
    .map((row) => splitRow(row).map(stripMarks))
    .filter((cells) => cells.some((cell) => /[\p{L}\p{N}]/u.test(cell)));
  const kinds = head.map(findBareKind);
  const whose = head.findIndex((name) => WHOSE.test(name));
  const at = kinds.findIndex(
    (kind, at) => kind === "goal" || (at !== whose && IN_ROWS.has(kind) && isText(body, at)),
  );
  const kind = kinds[at];
  if (!kind) return null;
  const nameCell = (cell: string, other: number) =>
    cell === "" || (other === at && kind !== "goal") ? [] : [`${head[other] ?? ""}: ${cell}`];
  return body.map((cells) => ({
    text: [...(kind === "goal" ? [] : [cells[at] ?? ""]), ...cells.flatMap(nameCell)].join("\n"),
    kind,
    customer: cells[whose] || null,
  }));
}

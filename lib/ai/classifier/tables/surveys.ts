import { isEmpty, isUninformed } from "@/lib/ai/classifier/labels/asides";
import { ENTERED } from "@/lib/ai/reading/form-lines";
import { isQuestion } from "@/lib/text/is-question";
import { capitalize } from "@/lib/text/phrases";
import type { Row } from "./table-row";

const STAMP = new RegExp(`^(?:${ENTERED})$`, "iu");
/** A question that is answered in own words: not `How often …?`, `May we call you?` or `What is your age?` */
const OPEN = new RegExp(
  `^(?:${[
    "what(?! (?:is|are|['’]s) your| age| (?:day|time))|why|how(?! (?:often|much|many|long|likely|old|far|satisfied|easy|well))",
    "was(?! ist ihr)|warum|wieso|wie(?! (?:oft|viele?|lange|wahrscheinlich|alt|weit|zufrieden|hei(?:ß|ss)en|gut))",
    "wat(?! is (?:uw|je))|waarom|hoe(?! (?:vaak|veel|lang|waarschijnlijk|oud|ver|tevreden|heet|goed))",
    "que|quoi|pourquoi|comment(?! vous appelez)|qu(?=['’])",
  ].join("|")})(?!\\p{L}).*|^(?:何|なに|なぜ|どう).*`,
  "iu",
);
/** In words: names of columns in exported files often have no question mark. */
const MIN_QUESTION = 3;
/** In answers: fewer do not show whether they were chosen from a list. */
const MIN_CHOICES = 4;

/** Whether a cell says something: not `-`, `n/a`, `test` or a figure. */
const answers = (cell: string | undefined): cell is string =>
  cell !== undefined && /\p{L}/u.test(cell) && !isEmpty(cell) && !isUninformed(cell);

/** Whether most answers in a column repeat others, as when they are chosen from a list. */
function areChoices(body: readonly (readonly string[])[], at: number): boolean {
  const given = body.flatMap((cells) => (answers(cells[at]) ? [cells[at]] : []));
  return given.length >= MIN_CHOICES && new Set(given).size * 2 <= given.length;
}

/**
 * Reads the exported answers to a form: each row with an answer in own words is feedback, which begins with the first of them; times,
 * choices, scores and consent go to its origin. A row without such an answer has nothing to say. Null for other tables.
 */
export function readSurvey(
  head: readonly string[],
  body: readonly (readonly string[])[],
): Row[] | null {
  const isStamped = STAMP.test(head[0] ?? "");
  const isForm = isStamped || head.filter(isQuestion).length > 1;
  const open = head.flatMap((name, at) => {
    const asks = isQuestion(name) || (isStamped && name.split(" ").length >= MIN_QUESTION);
    return asks && OPEN.test(name) && !areChoices(body, at) ? [at] : [];
  });
  if (open.length === 0 || !isForm) return null;
  const write = (cells: readonly string[], columns: readonly number[]) =>
    columns.flatMap((at) => (cells[at] ? [`${capitalize(head[at] ?? "")}: ${cells[at]}`] : []));
  return body.map((cells) => {
    const all = [...cells.keys()];
    const [at, ...more] = open.filter((column) => answers(cells[column]));
    if (at === undefined) {
      const text = write(cells, all).join(", ");
      return { text, said: "", origin: [], kind: null, customer: null };
    }
    const said = cells[at] ?? "";
    const text = [said, ...write(cells, more).map((line) => `- ${line}`)].join("\n");
    const others = all.filter((column) => column !== at && !more.includes(column));
    const origin = [write(cells, others).join(", ")].filter(Boolean);
    return { text, said, origin, kind: "user_feedback", customer: null };
  });
}

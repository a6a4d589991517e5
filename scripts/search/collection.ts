import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { SOURCE_TYPES } from "@/lib/schemas/enums";

const doc = z.object({
  id: z.string().min(1),
  type: z.enum(SOURCE_TYPES).default("document"),
  title: z.string().default(""),
  text: z.string(),
});
const query = z.object({
  id: z.string().min(1),
  group: z.string().min(1).default("all"),
  text: z.string().min(1),
});
const judgement = z.tuple([z.string(), z.string(), z.string().regex(/^\d$/).transform(Number)]);

/** Grades by document id: 0 is wrong, 1 also useful, 2 and more what the person wants. */
export type Grades = ReadonlyMap<string, number>;

/** Texts, queries and judgements that measure a search. */
export type Collection = {
  docs: z.infer<typeof doc>[];
  queries: z.infer<typeof query>[];
  /** By query id; a query that nobody judged is not in it. */
  grades: ReadonlyMap<string, Grades>;
};

/**
 * Reads `docs.jsonl`, `queries.jsonl` and `qrels.tsv` (query, document, grade 0 to 9) of a folder.
 * Throws an error with file and line for what does not fit the form, an id that occurs twice, and a
 * judgement about a query or document that is not there.
 */
export function readCollection(folder: string): Collection {
  const docs = readLines(folder, "docs.jsonl", (line) => doc.parse(JSON.parse(line)));
  const queries = readLines(folder, "queries.jsonl", (line) => query.parse(JSON.parse(line)));
  const docIds = uniqueIds("docs.jsonl", docs);
  const queryIds = uniqueIds("queries.jsonl", queries);
  const grades = new Map<string, Map<string, number>>();
  readLines(folder, "qrels.tsv", (line) => {
    const [queryId, docId, grade] = judgement.parse(line.split("\t"));
    if (!queryIds.has(queryId)) throw new Error(`There is no query "${queryId}".`);
    if (!docIds.has(docId)) throw new Error(`There is no document "${docId}".`);
    const ofQuery = grades.get(queryId) ?? new Map<string, number>();
    if (ofQuery.has(docId)) throw new Error(`"${docId}" is judged twice for "${queryId}".`);
    grades.set(queryId, ofQuery.set(docId, grade));
  });
  return { docs, queries, grades };
}

/** Parses every line that is not empty; line numbers in errors start at 1. */
function readLines<Row>(folder: string, file: string, parse: (line: string) => Row): Row[] {
  const lines = readFileSync(join(folder, file), "utf8").split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (line === "") return [];
    try {
      return [parse(line)];
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`${file}, line ${index + 1}: ${reason}`, { cause });
    }
  });
}

function uniqueIds(file: string, rows: readonly { id: string }[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new Error(`${file}: the id "${id}" occurs twice.`);
    ids.add(id);
  }
  return ids;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import {
  CONTEXT_LABELS,
  DOCUMENT_TYPES,
  GOAL_TYPES,
  SOURCE_TYPES,
  type SourceType,
} from "@/lib/schemas/enums";

const LABELS: Record<SourceType, readonly string[]> = {
  initiative: [],
  document: DOCUMENT_TYPES,
  context_item: CONTEXT_LABELS,
  goal: GOAL_TYPES,
  upload: [],
};
const ARCHIVABLE: readonly SourceType[] = ["initiative", "document"];
const OF_THE_WORKSPACE: readonly SourceType[] = ["context_item", "goal"];

const doc = z
  .object({
    id: z.string().min(1),
    type: z.enum(SOURCE_TYPES).default("document"),
    label: z.string().optional(),
    initiative: z.string().min(1).nullable().optional(),
    archived: z.literal(true).optional(),
    title: z.string().default(""),
    text: z.string(),
  })
  .refine(({ type, label }) => label === undefined || LABELS[type].includes(label), "label")
  .refine(({ type, archived }) => !archived || ARCHIVABLE.includes(type), "archived")
  .refine(
    ({ type, initiative }) => initiative !== null || OF_THE_WORKSPACE.includes(type),
    "initiative",
  );
const query = z.object({
  id: z.string().min(1),
  group: z.string().min(1).default("all"),
  /** A ranking is tuned on one half of the queries; the held-out half shows at the end if it generalizes. */
  half: z.enum(["tune", "kept"]).default("tune"),
  text: z.string().min(1),
});
const judgment = z.tuple([z.string(), z.string(), z.string().regex(/^\d$/).transform(Number)]);

/** Grades by document id: 0 is wrong, 1 also useful, 2 and more the wanted text. */
export type Grades = ReadonlyMap<string, number>;

export type Collection = {
  docs: z.infer<typeof doc>[];
  queries: z.infer<typeof query>[];
  /** By query id; a query that nobody judged is not in it. */
  grades: ReadonlyMap<string, Grades>;
};

/**
 * Reads `docs.jsonl`, `queries.jsonl` and `qrels.tsv` (query, document, grade 0 to 9) of a folder.
 * @throws an error with file and line for a row that does not fit the form, an id that occurs twice, a
 * text in an initiative that is not above it, and a judgment about an unknown query or document
 */
export function readCollection(folder: string): Collection {
  const initiatives = new Set<string>();
  const docs = readLines(folder, "docs.jsonl", (line) => {
    const row = doc.parse(JSON.parse(line));
    if (row.initiative && !initiatives.has(row.initiative)) {
      throw new Error(`There is no initiative "${row.initiative}" above.`);
    }
    if (row.type === "initiative") initiatives.add(row.id);
    return row;
  });
  const queries = readLines(folder, "queries.jsonl", (line) => query.parse(JSON.parse(line)));
  const docIds = requireUniqueIds("docs.jsonl", docs);
  const queryIds = requireUniqueIds("queries.jsonl", queries);
  const grades = new Map<string, Map<string, number>>();
  readLines(folder, "qrels.tsv", (line) => {
    const [queryId, docId, grade] = judgment.parse(line.split("\t"));
    if (!queryIds.has(queryId)) throw new Error(`There is no query "${queryId}".`);
    if (!docIds.has(docId)) throw new Error(`There is no document "${docId}".`);
    const ofQuery = grades.get(queryId) ?? new Map<string, number>();
    if (ofQuery.has(docId)) throw new Error(`"${docId}" is judged twice for "${queryId}".`);
    grades.set(queryId, ofQuery.set(docId, grade));
  });
  return { docs, queries, grades };
}

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

function requireUniqueIds(file: string, rows: readonly { id: string }[]): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id } of rows) {
    if (ids.has(id)) throw new Error(`${file}: the id "${id}" occurs twice.`);
    ids.add(id);
  }
  return ids;
}

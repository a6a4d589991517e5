import { type Transaction, transaction } from "@/lib/db/transaction";
import { newId } from "@/lib/ids";
import type { SourceType } from "@/lib/schemas/enums";
import { SearchIndex } from "@/lib/search/search-index";
import type { Collection } from "./collection";

type Doc = Collection["docs"][number];
/** Where texts are loaded to, and as whose. */
export type Place = { workspaceId: string; userId: string; initiativeId: string };

/** Texts in one transaction. */
const BATCH = 50;

/** What each type of text is stored as. */
const COLUMNS: Record<SourceType, (doc: Doc, place: Place) => Record<string, unknown>> = {
  initiative: ({ title, text }) => ({ title, description: text }),
  document: ({ title, text }, { initiativeId }) => ({
    title,
    content_markdown: text,
    type: "prd",
    initiative_id: initiativeId,
  }),
  context_item: ({ title, text }, { initiativeId }) => ({
    title,
    content: text,
    label: "general_note",
    initiative_id: initiativeId,
  }),
  goal: ({ title, text }, { initiativeId }) => ({
    title,
    description: text,
    goal_type: "general",
    initiative_id: initiativeId,
  }),
  upload: ({ title, text }, { initiativeId }) => ({
    filename: title,
    text,
    media_type: "text/plain",
    size_bytes: text.length,
    initiative_id: initiativeId,
  }),
};

/** Stores the texts of a collection in an initiative and indexes them. @returns the texts' ids by row id */
export async function loadCollection({ docs }: Collection, place: Place) {
  const ids = new Map<string, string>();
  for (let start = 0; start < docs.length; start += BATCH) {
    await transaction(place.workspaceId, async (tx) => {
      const index = new SearchIndex(tx);
      for (const doc of docs.slice(start, start + BATCH)) {
        const id = newId();
        ids.set(id, doc.id);
        await insert(tx, doc.type, {
          id,
          created_by_id: place.userId,
          ...COLUMNS[doc.type](doc, place),
        });
        index.note(doc.type, id);
      }
      await index.update();
    });
  }
  return ids;
}

function insert(tx: Transaction, table: SourceType, row: Record<string, unknown>) {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 2}`);
  return tx.query(
    `INSERT INTO "${table}" (workspace_id, ${names.join(", ")}) VALUES ($1, ${places.join(", ")})`,
    [tx.workspaceId, ...Object.values(row)],
  );
}

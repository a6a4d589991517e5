import { compose } from "@/lib/db/statement";
import { type Transaction, transaction } from "@/lib/db/transaction";
import { newId } from "@/lib/ids";
import type { SourceType } from "@/lib/schemas/enums";
import { SearchIndex } from "@/lib/search/search-index";
import type { Collection } from "./collection";

type Doc = Collection["docs"][number];
export type BenchWorkspace = { workspaceId: string; userId: string; initiativeId: string };

const BATCH = 50;

const COLUMNS: Record<SourceType, (doc: Doc) => Record<string, unknown>> = {
  initiative: ({ title, text, archived }) => ({
    title,
    description: text,
    ...(archived && { archived, archived_at: new Date() }),
  }),
  document: ({ title, text, label, archived }) => ({
    title,
    content_markdown: text,
    type: label ?? "prd",
    ...(archived && { status: "archived" }),
  }),
  context_item: ({ title, text, label }) => ({
    title,
    content: text,
    label: label ?? "general_note",
  }),
  goal: ({ title, text, label }) => ({
    title,
    description: text,
    goal_type: label ?? "general",
  }),
  upload: ({ title, text }) => ({
    filename: title,
    text,
    media_type: "text/plain",
    size_bytes: text.length,
  }),
};

/** Texts that name no initiative go into that of the workspace. @returns the texts' ids by row id */
export async function loadCollection({ docs }: Collection, workspace: BenchWorkspace) {
  const ids = new Map<string, string>();
  const initiatives = new Map<string, string>();
  const findInitiative = ({ initiative }: Doc) =>
    initiative ? initiatives.get(initiative) : initiative === null ? null : workspace.initiativeId;
  for (let start = 0; start < docs.length; start += BATCH) {
    await transaction(workspace.workspaceId, async (tx) => {
      const index = new SearchIndex(tx);
      for (const doc of docs.slice(start, start + BATCH)) {
        const id = newId();
        ids.set(id, doc.id);
        if (doc.type === "initiative") initiatives.set(doc.id, id);
        await insert(tx, doc.type, {
          id,
          created_by_id: workspace.userId,
          ...COLUMNS[doc.type](doc),
          ...(doc.type !== "initiative" && { initiative_id: findInitiative(doc) }),
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
  const placeholders = names.map((_, index) => `$${index + 2}`);
  const sql = `INSERT INTO "${table}" (workspace_id, ${names.join(", ")}) VALUES ($1, ${placeholders.join(", ")})`;
  return tx.query(compose(sql, []), [tx.workspaceId, ...Object.values(row)]);
}

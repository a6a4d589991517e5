import { PGlite } from "@electric-sql/pglite";
import { fromPool, provideDatabase } from "@/lib/db/database";
import { migrated } from "@/lib/db/embedded";
import { embeddedExtensions } from "@/lib/db/embedded-extensions";
import { query } from "@/lib/db/read";
import { newId } from "@/lib/ids";
import { embedPending } from "@/lib/search/embed-pending";
import { semanticState } from "@/lib/search/embeddings/choose-embedder";
import { readCollection } from "../search/collection";
import { loadCollection } from "../search/load";
import { scoreByGroup } from "../search/ndcg";
import { rankingsOf } from "../search/rankings";

/** Prints nDCG@10 of a collection's folder: `docs.jsonl`, `queries.jsonl`, `qrels.tsv`. */
export async function searchQuality(folder: string) {
  const collection = readCollection(folder);
  const lite = await PGlite.create({ extensions: await embeddedExtensions() });
  provideDatabase(Promise.resolve(fromPool({ pool: await migrated(lite) })));
  const place = { workspaceId: newId(), userId: newId(), initiativeId: newId() };
  const { workspaceId, userId, initiativeId } = place;
  await query(`INSERT INTO "user" (id, name, email, updated_at) VALUES ($1, 'Bench', $2, now())`, [
    userId,
    `${userId}@example.com`,
  ]);
  await query(
    "INSERT INTO workspace (id, name, tier, updated_at) VALUES ($1, 'Bench', 'internal', now())",
    [workspaceId],
  );
  await query(
    "INSERT INTO initiative (workspace_id, id, title, created_by_id) VALUES ($1, $2, 'Bench', $3)",
    [workspaceId, initiativeId, userId],
  );
  console.log(`Reading ${collection.docs.length} texts; the second leg is ${semanticState()} …`);
  const ids = await loadCollection(collection, place);
  await embedPending(workspaceId);
  const rankings = await rankingsOf(collection, ids, workspaceId);
  console.table(
    scoreByGroup(collection, rankings).map(({ ndcg, ...row }) => ({
      ...row,
      "nDCG@10": Number(ndcg.toFixed(3)),
    })),
  );
}

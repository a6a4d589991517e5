import { PGlite } from "@electric-sql/pglite";
import { makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrateEmbedded } from "@/lib/db/embedded/embedded";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { embedPending } from "@/lib/search/embed-pending";
import { embeddings } from "@/lib/search/embeddings/choose-embedder";
import { makeUser, makeWorkspace } from "../search/bench-workspace";
import { readCollection } from "../search/collection";
import { loadCollection } from "../search/load-collection";
import { scoreByGroup } from "../search/ndcg";
import { rankQueries } from "../search/rank-queries";

/** Prints nDCG@10 of half a collection's queries; the folder has `docs.jsonl`, `queries.jsonl`, `qrels.tsv`. */
export async function measureSearchQuality(folder: string, half: "tune" | "kept") {
  const collection = readCollection(folder);
  const queries = collection.queries.filter((query) => query.half === half);
  const lite = await PGlite.create({ extensions: await loadEmbeddedExtensions() });
  provideDatabase(Promise.resolve(makeDatabase({ pool: await migrateEmbedded(lite) })));
  const workspace = await makeWorkspace(await makeUser());
  console.log(`Reading ${collection.docs.length} texts; by meaning: ${embeddings().getState()} …`);
  const ids = await loadCollection(collection, workspace);
  await embedPending(workspace.workspaceId);
  const rankings = await rankQueries(queries, ids, workspace.workspaceId);
  console.table(
    scoreByGroup({ ...collection, queries }, rankings).map(({ ndcg, ...row }) => ({
      ...row,
      "nDCG@10": Number(ndcg.toFixed(3)),
    })),
  );
}

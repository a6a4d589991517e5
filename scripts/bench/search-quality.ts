import { PGlite } from "@electric-sql/pglite";
import { makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrateEmbedded } from "@/lib/db/embedded/embedded";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { embedPending } from "@/lib/search/embed-pending";
import { getSemanticState } from "@/lib/search/embeddings/choose-embedder";
import { readCollection } from "../search/collection";
import { loadCollection } from "../search/load-collection";
import { scoreByGroup } from "../search/ndcg";
import { rankQueries } from "../search/rank-queries";
import { makePlace, makeUser } from "../search/ranking-place";

/** Prints nDCG@10 of half a collection's queries; the folder has `docs.jsonl`, `queries.jsonl`, `qrels.tsv`. */
export async function measureSearchQuality(folder: string, half: "tune" | "kept") {
  const collection = readCollection(folder);
  const queries = collection.queries.filter((query) => query.half === half);
  const lite = await PGlite.create({ extensions: await loadEmbeddedExtensions() });
  provideDatabase(Promise.resolve(makeDatabase({ pool: await migrateEmbedded(lite) })));
  const place = await makePlace(await makeUser());
  console.log(`Reading ${collection.docs.length} texts; by meaning: ${getSemanticState()} …`);
  const ids = await loadCollection(collection, place);
  await embedPending(place.workspaceId);
  const rankings = await rankQueries(queries, ids, place.workspaceId);
  console.table(
    scoreByGroup({ ...collection, queries }, rankings).map(({ ndcg, ...row }) => ({
      ...row,
      "nDCG@10": Number(ndcg.toFixed(3)),
    })),
  );
}

import { PGlite } from "@electric-sql/pglite";
import { type Database, database, makeDatabase, provideDatabase } from "@/lib/db/database";
import { migrateEmbedded } from "@/lib/db/embedded/embedded";
import { loadEmbeddedExtensions } from "@/lib/db/embedded/extensions";
import { migrate } from "@/lib/db/migrate";
import { createPostgresPool } from "@/lib/db/postgres-pool";
import { createDocument } from "@/lib/domain/documents/documents";
import { rank, readHits } from "@/lib/search/rank";
import { addSnippets } from "@/lib/search/snippet";
import { lookUpTerms } from "@/lib/search/terms";
import { hasVectors } from "@/lib/search/vectors";
import { startPostgres } from "@/tests/support/postgres";
import { query } from "@/tests/support/query";
import { makeUser, makeWorkspace } from "../search/bench-workspace";
import { type BenchWorkspace, loadCollection } from "../search/load-collection";

const WORKSPACES = 50;
const SIZES = [10_000, 100_000];
const SEARCHES = 200;
const WRITES = 60;
const MODEL = "bench";

/** The same numbers in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
const random = createRandom(7);

const SYLLABLES = "ka lo mi ter san ro vel qui pa sto ne dar fi gu lam or ti ve ex ban".split(" ");
const WORDS = Array.from({ length: 20_000 }, () =>
  Array.from({ length: 2 + Math.floor(random() * 3) }, () => pick(SYLLABLES)).join(""),
);

function pick<Item>(items: readonly Item[], position = random()): Item {
  const item = items[Math.floor(position * items.length)];
  if (item === undefined) throw new Error("There is nothing to pick from.");
  return item;
}
/** Some words are in every text and most are rare, as in a language. */
const makeWord = () => pick(WORDS, random() ** 4);
const makeWords = (count: number) => Array.from({ length: count }, makeWord).join(" ");
const makeText = (paragraphs: number) =>
  Array.from({ length: paragraphs }, () => `${makeWords(90)}.`).join("\n\n");
const makeVector = () => Float32Array.from({ length: 512 }, () => random() - 0.5);

function computePercentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1));
  return { p50: at(0.5), p95: at(0.95) };
}

async function measureTimes(count: number, run: (index: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let index = -5; index < count; index++) {
    const start = performance.now();
    await run(Math.max(0, index));
    if (index >= 0) times.push(performance.now() - start); // the first five warm up
  }
  return computePercentiles(times);
}

async function makeWorkspaces(): Promise<BenchWorkspace[]> {
  const userId = await makeUser();
  return Promise.all(Array.from({ length: WORKSPACES }, () => makeWorkspace(userId)));
}

/** Fills the workspaces to each size in turn, and measures searches and writes there. */
async function measure(engine: string, opened: Database) {
  provideDatabase(Promise.resolve(opened));
  const workspaces = await makeWorkspaces();
  let filled = 0;
  for (const size of SIZES) {
    const documents = Math.round((size - filled) / WORKSPACES / 5);
    for (const workspace of workspaces) {
      const docs = Array.from({ length: documents }, (_, n) => ({
        id: String(n),
        type: "document" as const,
        title: makeWords(4),
        text: makeText(5),
      }));
      await loadCollection({ docs, queries: [], grades: new Map() }, workspace);
    }
    filled = size;
    await query("ANALYZE search.chunk", []);
    const meaning = (await hasVectors()) && (await giveVectors(workspaces));
    // Upkeep does this too: plans that were made for a tenth of the vectors take ten times as long.
    if (meaning) await query("ANALYZE search.embedding", []);
    const search = (count: number) => async (index: number) => {
      const { workspaceId } = pick(workspaces, (index % WORKSPACES) / WORKSPACES);
      const text = makeWords(count);
      const terms = await lookUpTerms(workspaceId, text);
      const near = meaning && { vector: makeVector(), model: MODEL };
      const ranked = await rank(workspaceId, { text, terms, ...(near && { meaning: near }) });
      const hits = await readHits(workspaceId, ranked.slice(0, 20));
      await addSnippets(workspaceId, hits, { asked: text, terms: terms.terms });
    };
    const [{ chunks } = { chunks: 0 }] = await query<{ chunks: number }>(
      "SELECT count(*)::int AS chunks FROM search.chunk",
      [],
    );
    console.table([
      {
        engine,
        chunks,
        legs: meaning ? "words, meaning" : "words",
        "3 words p50/p95 ms": Object.values(await measureTimes(SEARCHES, search(3))).join(" / "),
        "8 words p50/p95 ms": Object.values(await measureTimes(SEARCHES, search(8))).join(" / "),
        "write p50/p95 ms": Object.values(await measureTimes(WRITES, write(workspaces))).join(
          " / ",
        ),
      },
    ]);
  }
}

/** A document of six chunks, as an API call stores it. */
const write = (workspaces: BenchWorkspace[]) => (index: number) => {
  const { workspaceId, userId, initiativeId } = pick(workspaces, (index % WORKSPACES) / WORKSPACES);
  const principal = { workspaceId, userId, tier: "internal", role: "owner" } as const;
  return createDocument(
    { ...principal, request: { id: "bench", origin: "api", startedAt: performance.now() } },
    {
      initiative_id: initiativeId,
      type: "prd",
      title: makeWords(4),
      content_markdown: makeText(6),
    },
  );
};

async function giveVectors(workspaces: { workspaceId: string }[]) {
  for (const { workspaceId } of workspaces) {
    const chunks = await query<{ type: string; id: string; hash: string }>(
      `SELECT type, id, hash FROM search.chunk c WHERE c.workspace_id = $1 AND NOT EXISTS (
         SELECT 1 FROM search.embedding e
         WHERE e.workspace_id = $1 AND e.type = c.type AND e.id = c.id AND e.hash = c.hash)`,
      [workspaceId],
    );
    await query(
      `WITH v AS (SELECT n, vector::halfvec FROM unnest($5::text[]) WITH ORDINALITY AS u(vector, n))
       INSERT INTO search.embedding (workspace_id, type, id, hash, model, vector)
       SELECT $1, c.type, c.id, c.hash, '${MODEL}', v.vector
       FROM unnest($2::text[], $3::uuid[], $4::text[]) WITH ORDINALITY AS c(type, id, hash, n)
       JOIN v ON v.n = 1 + c.n % (SELECT count(*) FROM v)`,
      [
        workspaceId,
        chunks.map(({ type }) => type),
        chunks.map(({ id }) => id),
        chunks.map(({ hash }) => hash),
        Array.from({ length: 100 }, () => `[${makeVector().join(",")}]`),
      ],
    );
  }
  return true;
}

/** Prints how long searches and writes take on both databases, and how that grows. */
export async function measureSearchSpeed() {
  console.log(
    `Search: ${WORKSPACES} workspaces, ${SIZES.join(" then ")} chunks. This takes minutes …`,
  );
  const server = await startPostgres({ fsync: "on" });
  if (server) {
    const pool = createPostgresPool(server.url, 10);
    const client = await pool.connect();
    await migrate(client);
    client.release();
    await measure("PostgreSQL", makeDatabase({ pool }));
    await (await database()).close();
    await server.stop();
  }
  const lite = await PGlite.create({ extensions: await loadEmbeddedExtensions() });
  await measure("embedded", makeDatabase({ pool: await migrateEmbedded(lite) }));
}

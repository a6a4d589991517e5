import { describe, expect, test } from "vitest";
import { database } from "@/lib/db/database";
import * as documents from "@/lib/domain/documents/documents";
import * as initiatives from "@/lib/domain/initiatives/initiatives";
import { searchWorkspace } from "@/lib/domain/search";
import { reindexWorkspace } from "@/lib/search/reindex";
import { hasVectors } from "@/lib/search/vectors";
import { readCollection } from "@/scripts/search/collection";
import { loadCollection } from "@/scripts/search/load-collection";
import { scoreByGroup } from "@/scripts/search/ndcg";
import { rankQueries } from "@/scripts/search/rank-queries";
import { makeWorkspace } from "@/tests/support/factories";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { api } from "@/tests/support/request";
import { createContextItem, createDocument, createInitiative } from "@/tests/support/samples";

const server = await openPostgres();
if (!server) console.warn("Skipped: search's tests need a PostgreSQL, and none can run here.");

describe.skipIf(!server)("search: on PostgreSQL", () => {
  postgresDatabase(server);

  test("is as good as on the embedded database, by words where there is no pgvector", async () => {
    const { workspaceId, userId, key } = await makeWorkspace();
    const { id: initiativeId } = await createInitiative(api(key), { title: "Zzz" });
    const planning = readCollection("tests/fixtures/search/planning");
    const ids = await loadCollection(planning, { workspaceId, userId, initiativeId });
    const queries = planning.queries.filter(({ half }) => half === "tune");
    const rankings = await rankQueries(queries, ids, workspaceId);
    const scores = scoreByGroup({ ...planning, queries }, rankings);
    expect(scores.at(-1)?.ndcg).toBeGreaterThanOrEqual(0.79);
    console.log(`pgvector: ${(await hasVectors()) ? "installed" : "not installed"}`);
  });

  test("an edit of a document and a delete of its initiative do not wait for each other", async () => {
    const { key } = await makeWorkspace();
    const client = api(key);
    for (let round = 0; round < 8; round++) {
      const { id } = await createInitiative(client, { title: "Short-lived" });
      const document = await createDocument(client, id);
      const [edited, deleted] = await Promise.all([
        client.call("PATCH", `/documents/${document.id}`, {
          body: { content_markdown: `Round ${round} of words.` },
        }),
        client.call("DELETE", `/initiatives/${id}`),
      ]);
      expect([200, 404]).toContain(edited.status);
      expect(deleted.status).toBe(200);
    }
    expect(
      (await client.call("GET", "/search", { query: { q: "words" } })).body.data,
    ).toMatchObject({
      items: [],
    });
  });

  test("writers of long texts with the same new words in another order do not deadlock", async () => {
    const { key } = await makeWorkspace();
    const client = api(key);
    const { id } = await createInitiative(client, { title: "Words" });
    const sentences = Array.from(
      { length: 3_000 },
      (_, n) => `Alpha${n} beta${n} gamma${n} delta${n}.`,
    );
    const made = await Promise.all(
      [sentences, sentences.toReversed()].map((text, n) =>
        createDocument(client, id, { title: `Document ${n}`, content_markdown: text.join("\n\n") }),
      ),
    );
    expect(made).toHaveLength(2);
  });

  test("a reindex, deletes and writes at the same time lose nothing", async () => {
    const { caller, workspaceId } = await makeWorkspace();
    const write = async (_: unknown, writer: number) => {
      for (let round = 0; round < 20; round++) {
        const gone = await initiatives.createInitiative(caller, { title: "Gone" });
        const document = { initiative_id: gone.id, type: "prd", content_markdown: "" } as const;
        await documents.createDocument(caller, { ...document, title: "One" });
        await documents.createDocument(caller, { ...document, title: "Two" });
        await initiatives.deleteInitiative(caller, { id: gone.id });
        await initiatives.createInitiative(caller, { title: `Kept${writer}x${round}` });
      }
    };
    let isOver = false;
    const writes = Promise.all(Array.from({ length: 3 }, write)).then(() => {
      isOver = true;
    });
    while (!isOver) await reindexWorkspace(workspaceId);
    await writes;
    const { rows } = await (await database()).pool.query(
      `SELECT count(*)::int AS kept, count(c.id)::int AS found, count(t.term)::int AS known
       FROM initiative i
       LEFT JOIN search.chunk c ON c.workspace_id = $1 AND c.id = i.id
       LEFT JOIN search.term t ON t.workspace_id = $1 AND t.term = lower(i.title)
       WHERE i.workspace_id = $1`,
      [workspaceId],
    );
    expect(rows).toEqual([{ kept: 60, found: 60, known: 60 }]);
    const gone = { q: "gone", limit: 20, offset: 0 };
    expect((await searchWorkspace(caller, gone)).items).toEqual([]);
  });

  test("writers of the same new words wait for each other and do not deadlock", async () => {
    const { key } = await makeWorkspace();
    const client = api(key);
    const { id } = await createInitiative(client, { title: "Words" });
    const words = Array.from({ length: 60 }, (_, n) => `word${n}`);
    const made = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        createContextItem(client, id, {
          title: `Item ${n}`,
          content: words.toSorted(() => (n % 2 ? 1 : -1)).join(" "),
        }),
      ),
    );
    expect(made).toHaveLength(20);
    const found = await client.call("GET", "/search", { query: { q: "word59", limit: "50" } });
    expect(found.body.data).toMatchObject({ pagination: { has_more: false } });
  });
});

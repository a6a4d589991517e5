import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { transaction } from "@/lib/db/transaction";
import { EXPAND } from "@/lib/search/expand-words.sql";
import { lookUpTerms } from "@/lib/search/terms";
import { addWords, forgetWords, MAX_VOCABULARY } from "@/lib/search/vocabulary";
import { makeWorkspace } from "@/tests/support/factories";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";
import { query } from "@/tests/support/query";
import { api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

const server = await openPostgres();
if (!server) console.warn("Skipped: a full vocabulary needs a PostgreSQL, and none can run here.");

const letters = (n: number) =>
  n
    .toString(26)
    .replace(/[0-9a-p]/g, (c) => "qrstuvwxyzabcdefghijklmnop"[Number.parseInt(c, 26)] ?? c);
/** As many new words as a document of 500 kB can hold. */
const newWords = (document: number) =>
  Array.from({ length: 80_000 }, (_, n) => `p${letters(n + 26 ** 4 * (document + 1))}`);

async function countWords(workspaceId: string) {
  const sql = "SELECT count(*)::int AS count FROM search.term WHERE workspace_id = $1";
  return (await query<{ count: number }>(sql, [workspaceId]))[0]?.count;
}

type Plan = { Plans?: Plan[]; "Actual Rows": number; "Actual Loops": number; Filter?: string };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

describe.skipIf(!server)("vocabulary: a workspace with more words than any real one", () => {
  postgresDatabase(server);
  let workspaceId: string;
  let key: string;
  beforeAll(async () => {
    ({ workspaceId, key } = await makeWorkspace());
    const client = api(key);
    const { id } = await createInitiative(client, { title: "Planner" });
    await createDocument(client, id, {
      title: "Plan",
      content_markdown: "The quarterly logistics plan.",
    });
    for (let document = 0; document < 4; document++) {
      await transaction(workspaceId, (tx) => addWords(tx, newWords(document)));
    }
  }, 120_000);

  test("keeps a bounded number of words, and still corrects its first ones", async () => {
    expect(await countWords(workspaceId)).toBe(MAX_VOCABULARY);
    await transaction(workspaceId, (tx) => addWords(tx, newWords(9)));
    expect(await countWords(workspaceId)).toBe(MAX_VOCABULARY);
    const { terms } = await lookUpTerms(workspaceId, "logistcs");
    expect(terms.map(({ lexeme }) => lexeme)).toContain("logist");
    await forgetWords(workspaceId);
    await transaction(workspaceId, (tx) => addWords(tx, newWords(0)));
    expect(await countWords(workspaceId)).toBe(80_000);
  }, 120_000);

  test("counts its words again in time, however often words are added", async () => {
    const { workspaceId: full } = await makeWorkspace();
    const add = (words: string[]) => transaction(full, (tx) => addWords(tx, words));
    for (let document = 0; document < 3; document++) await add(newWords(document));
    const forgetElsewhere = "DELETE FROM search.term WHERE workspace_id = $1";
    await query(forgetElsewhere, [full]);
    const now = performance.now();
    const clock = vi.spyOn(performance, "now");
    onTestFinished(() => clock.mockRestore());
    for (const minutes of [6, 12]) {
      clock.mockReturnValue(now + minutes * 60_000);
      await add(["later"]);
      expect(await countWords(full)).toBe(minutes < 10 ? 0 : 1);
    }
  }, 120_000);

  test("compares each word of a query with a bounded number of words", async () => {
    const words = ["pqqqqqx", "pqqqqqw"];
    const [row] = await query<{ "QUERY PLAN": [{ Plan: Plan }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON) ${EXPAND.sql}`,
      [workspaceId, words, [1, 1], null, [], [], [], []],
    );
    const all = row ? nodes(row["QUERY PLAN"][0].Plan) : [];
    const compared = all.filter(({ Filter }) => Filter?.includes("levenshtein"));
    expect(compared.length).toBeGreaterThan(0);
    for (const node of compared) {
      const removed = Number(Reflect.get(node, "Rows Removed by Filter") ?? 0);
      expect(node["Actual Rows"] + removed).toBeLessThanOrEqual(20_000);
    }
  }, 60_000);
});

import pg from "pg";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startMessagesApi } from "@/tests/support/messages-api";
import { dataFolder, serve } from "@/tests/support/own-server";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, type Server } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres)
  console.warn("Skipped: one of these faults needs a PostgreSQL, and none can run here.");

/** A built server whose AI never answers, with an initiative to generate for. */
async function serveWithProvider(database?: string) {
  const provider = await startMessagesApi();
  onTestFinished(() => provider.stop());
  provider.mode("slow");
  const settings = {
    ...dataFolder(),
    ...(database && { DATABASE_URL: database }),
    ANTHROPIC_API_KEY: "only-for-tests",
    ANTHROPIC_BASE_URL: provider.url,
  };
  const start = () => serve(settings);
  const server = await start();
  const key = await makeKeyHolder(settings);
  const initiative = await call(server, key, "/initiatives", { title: "Offline visits" });
  const body = {
    initiative_id: initiative?.body.data.id,
    document_type: "prd",
    title: "PRD",
  };
  const used = async (on: Server) => (await call(on, key, "/me"))?.body.data.usage.current;
  const documents = async (on: Server) =>
    (await call(on, key, "/documents"))?.body.data.items.length;
  return { provider, server, start, key, body, used, documents };
}

describe.skipIf(!postgres)("generation: a generation on PostgreSQL", () => {
  afterAll(() => postgres?.stop());

  test("whose server is killed gives its unit back once it is older than the AI may take", async () => {
    const { provider, server, start, key, body, used, documents } = await serveWithProvider(
      postgres?.url,
    );
    const cut = call(server, key, "/generate", body);
    await vi.waitFor(() => expect(provider.open()).toBe(1), { timeout: 20_000 });
    expect(await used(server)).toBe(1);
    await server.stop("SIGKILL");
    expect(await cut).toBeUndefined();

    const next = await start();
    expect(await used(next)).toBe(1); // the other process could still be at work
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    const { rows } = await client.query<{ lasts: number }>(
      "SELECT extract(epoch FROM expires_at - created_at)::int AS lasts FROM generation WHERE state = 'reserved'",
    );
    expect(rows).toEqual([{ lasts: 300 }]); // the default time-out of the AI and a minute
    await client.query("UPDATE generation SET expires_at = now() - interval '1 second'");
    await client.end();
    expect(await used(next)).toBe(0);
    expect(await documents(next)).toBe(0);
    expect(provider.hits()).toBe(1);
  });
});

test("generation: a generation whose caller goes away closes the call of the AI and gives its unit back", async () => {
  const { provider, server, key, body, used, documents } = await serveWithProvider();
  const caller = new AbortController();
  const answer = fetch(`${server.url}/api/v1/generate`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
    signal: caller.signal,
  });
  await vi.waitFor(() => expect(provider.open()).toBe(1), { timeout: 20_000 });
  caller.abort();
  await expect(answer).rejects.toThrow();
  await vi.waitFor(() => expect(provider.open()).toBe(0), { timeout: 20_000 });
  await vi.waitFor(async () => expect(await used(server)).toBe(0), { timeout: 20_000 });
  expect(await documents(server)).toBe(0);
  expect(provider.hits()).toBe(1);
});

import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { startMessagesApi } from "@/tests/support/messages-api";
import { dataFolder, serve, WAIT } from "@/tests/support/own-server";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, type Server } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: workers need a PostgreSQL, and none can run here.");
afterAll(() => postgres?.stop());

/** A built server with `grace` seconds to stop, and an initiative to generate for. */
async function serveWithProvider(grace: number, more = {}) {
  const provider = await startMessagesApi();
  onTestFinished(() => provider.stop());
  const settings = {
    ...dataFolder(),
    ANTHROPIC_API_KEY: "only-for-tests",
    ANTHROPIC_BASE_URL: provider.url,
    STOP_GRACE_SECONDS: String(grace),
    ...more,
  };
  const start = () => serve(settings);
  const server = await start();
  const key = await makeKeyHolder(settings);
  const initiative = await call(server, key, "/initiatives", { title: "Offline visits" });
  const body = { initiative_id: initiative?.body.data.id, document_type: "prd", title: "PRD" };
  const generate = () => call(server, key, "/generate", body);
  const state = async (on: Server) => ({
    used: (await call(on, key, "/me"))?.body.data.usage.current,
    documents: (await call(on, key, "/documents"))?.body.data.items.length,
  });
  return { provider, server, start, generate, state };
}

/** Begins a load balancer's question on a connection of its own. @returns its end, which gives the status */
async function beginReadiness({ url }: Server) {
  const socket = connect(Number(new URL(url).port), "localhost");
  onTestFinished(() => void socket.destroy());
  await once(socket, "connect");
  socket.write("GET /api/health/ready HTTP/1.1\r\nHost: localhost\r\n");
  return async () => {
    socket.write("\r\n");
    const [answer] = await once(socket, "data");
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer))?.[1]);
  };
}

test("stop of the server: a generation that ends within the grace of a stop is finished, and readiness is gone at once", async () => {
  const { provider, server, start, generate, state } = await serveWithProvider(20);
  expect(await (await beginReadiness(server))()).toBe(200);
  provider.mode("slow");
  const answer = generate();
  await vi.waitFor(() => expect(provider.open()).toBe(1), { timeout: 30_000 });
  const finishReadiness = await beginReadiness(server);
  const stopped = server.stop("SIGTERM");
  await vi.waitFor(() => expect(server.output()).toContain('"stopping"'), WAIT);
  expect(await finishReadiness()).toBe(503);
  provider.finish("ok");
  expect((await answer)?.status).toBe(200);
  expect((await stopped).code).toBe(0);
  expect(await state(await start())).toEqual({ used: 1, documents: 1 });
});

test("stop of the server: a longer generation is refused, and its unit is given back before the process ends", async () => {
  const { provider, server, start, generate, state } = await serveWithProvider(2);
  provider.mode("slow");
  const answer = generate();
  await vi.waitFor(() => expect(provider.open()).toBe(1), { timeout: 30_000 });
  const { code } = await server.stop("SIGTERM");
  expect(code).toBe(0);
  expect(await answer).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
  expect(await state(await start())).toEqual({ used: 0, documents: 0 });
});

describe.skipIf(!postgres)("stop of the server: with workers", () => {
  test("the same holds for each of them", async () => {
    const more = { DATABASE_URL: postgres?.url, WORKERS: "2" };
    const { provider, server, start, generate, state } = await serveWithProvider(2, more);
    provider.mode("slow");
    const answer = generate();
    await vi.waitFor(() => expect(provider.open()).toBe(1), { timeout: 30_000 });
    expect((await server.stop("SIGTERM")).code).toBe(0);
    expect(await answer).toMatchObject({ status: 503 });
    expect(await state(await start())).toEqual({ used: 0, documents: 0 });
  });
});

import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { dataFolder, serve } from "@/tests/support/own-server";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, type Server } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: these faults need a PostgreSQL, and none can run here.");

afterAll(() => postgres?.stop());

describe.skipIf(!postgres)("PostgreSQL: a PostgreSQL that goes away", () => {
  test("soon leads to 503, also on a server started meanwhile, and both recover without a restart", async () => {
    if (!postgres) return;
    onTestFinished(postgres.resume);
    const settings = { ...dataFolder(), DATABASE_URL: postgres.url };
    const server = await serve(settings);
    const key = await makeKeyHolder(settings);
    expect((await call(server, key, "/initiatives"))?.status).toBe(200);

    await postgres.halt();
    const late = await serve(settings);
    for (const affected of [server, late]) {
      const startedAt = performance.now();
      const answer = await call(affected, key, "/initiatives");
      expect(answer).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
      expect(performance.now() - startedAt).toBeLessThan(3000);
      expect((await fetch(`${affected.url}/api/health/ready`)).status).toBe(503);
    }

    await postgres.resume();
    for (const affected of [server, late]) {
      await vi.waitFor(
        async () => expect((await call(affected, key, "/initiatives"))?.status).toBe(200),
        { timeout: 20_000, interval: 250 },
      );
      await vi.waitFor(async () =>
        expect((await fetch(`${affected.url}/api/health/ready`)).status).toBe(200),
      );
    }
  });

  test("makes pages answer 503 in plain words, and one line of the log, until it is back", async () => {
    if (!postgres) return;
    onTestFinished(postgres.resume);
    const settings = { ...dataFolder(), DATABASE_URL: postgres.url };
    const server = await serve(settings);
    await makeKeyHolder(settings, "grace");
    const cookie = await signIn(server, "grace");
    const headers = { cookie, accept: "text/html" };
    const open = () => fetch(`${server.url}/account`, { headers });
    expect((await open()).status).toBe(200);

    const before = server.output().length;
    await postgres.halt();
    for (let n = 0; n < 10; n++) {
      const page = await open();
      expect(page.status).toBe(503);
      expect(page.headers.get("retry-after")).toBe("2");
      const text = await page.text();
      expect(text).toContain("The database cannot be reached");
      const id = /req_[0-9a-f-]+/.exec(text)?.[0] ?? "no id";
      await vi.waitFor(() => expect(server.output()).toContain(`"requestId":"${id}"`));
    }

    const within = await fetch(`${server.url}/account`, { headers: { cookie, rsc: "1" } });
    expect(await within.text()).toContain('"digest":"database_unavailable"'); // for `app/error.tsx`

    await postgres.resume();
    const isBack = async () => expect((await open()).status).toBe(200);
    await vi.waitFor(isBack, { timeout: 20_000, interval: 250 });
    const lines = server.output().slice(before).trim().split("\n");
    const events = lines.map((line) => JSON.parse(line).event); // a stack of many lines would be no JSON
    const others = events.filter((event) => event !== "request" && event !== "retention");
    expect(others.sort()).toEqual([
      "database_available",
      "database_connection_lost",
      "database_unavailable",
    ]);
  });
});

async function signIn({ url }: Server, name: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: `${name}@example.com`, password: "correct horse" }),
  });
  const cookies = answer.headers.getSetCookie();
  return cookies.map((cookie) => cookie.split(";")[0]).join("; ");
}

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { links } from "@/lib/links";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, type Server, startServer } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: two servers need a PostgreSQL, and none can run here.");

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-live-"));
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

/** Signs in as the holder of the key. @returns the cookies */
async function signIn({ url }: Server): Promise<string> {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ email: "ada@example.com", password: "correct horse" }),
  });
  expect(answer.status, await answer.text()).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** Yields the states of a document as the server sends them. */
async function* listStates({ url }: Server, at: string, cookie: string, signal: AbortSignal) {
  const answer = await fetch(url + at, { headers: { cookie }, signal });
  expect(answer.status).toBe(200);
  let text = "";
  for await (const bytes of answer.body ?? []) {
    text += Buffer.from(bytes).toString();
    const events = text.split("\n\n");
    text = events.pop() ?? "";
    for (const event of events)
      if (event.startsWith("data: ")) yield JSON.parse(event.slice("data: ".length));
  }
}

test.skipIf(!postgres)("live hints: a change at one server arrives at another", async () => {
  const shared = { DATA_DIR: folder, EMBEDDINGS: "off", DATABASE_URL: postgres?.url };
  const [one, other] = [await startServer(shared), await startServer(shared)];
  const stop = new AbortController();
  try {
    const key = await makeKeyHolder(shared);
    const cookie = await signIn(one);
    const me = await call(one, key, "/me");
    const initiative = await call(other, key, "/initiatives", { title: "Route planner" });
    const document = await call(other, key, "/documents", {
      initiative_id: initiative?.body.data.id,
      type: "prd",
      title: "Requirements",
      content_markdown: "One",
    });
    const id = document?.body.data.id;
    const at = links.documentChanges(me?.body.data.organization.id, id);
    const states = listStates(one, at, cookie, stop.signal);
    expect((await states.next()).value).toMatchObject({ version: 1 });
    for (const version of [2, 3, 4]) {
      const began = performance.now();
      await fetch(`${other.url}/api/v1/documents/${id}`, {
        method: "PATCH",
        headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
        body: JSON.stringify({ content_markdown: `Text ${version}` }),
      });
      expect((await states.next()).value).toMatchObject({ version, source: "api" });
      console.log(`At the other server after ${Math.round(performance.now() - began)} ms`);
    }
  } finally {
    stop.abort();
    await Promise.all([one.stop("SIGKILL"), other.stop("SIGKILL")]);
  }
});

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, startServer } from "@/tests/support/server";

const postgres = await startPostgres();
if (!postgres)
  console.warn("Skipped: a serverless copy needs a PostgreSQL, and none can run here.");

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-traced-"));
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

test.skipIf(!postgres)(
  "traced files: the traced files are enough to serve the API, MCP, threads and pages",
  async () => {
    const settings = { DATA_DIR: folder, DATABASE_URL: postgres?.url, EMBEDDINGS: "off" };
    const server = await startServer(settings, "traced");
    const failed: string[] = [];
    const send = async (name: string, at: string, init: RequestInit = {}) => {
      const answer = await fetch(server.url + at, init);
      if (answer.status !== 200) failed.push(name);
      return answer;
    };
    try {
      const key = await makeKeyHolder(settings);
      const authorization = { authorization: `Bearer ${key}` };
      const json = { "content-type": "application/json", origin: server.url };

      const initiative = await call(server, key, "/initiatives", { title: "Route planner" });
      const id: string = initiative?.body.data.id;
      const text = {
        type: "prd",
        title: "Requirements",
        content_markdown: "# Goal\n\nFewer detours.",
      };
      const document = await call(server, key, "/documents", { initiative_id: id, ...text });
      const exported = `/api/v1/documents/${document?.body.data.id}/export?format=docx`;
      const word = await send("a Word file is written", exported, { headers: authorization });
      const form = new FormData();
      form.append("file", new Blob([await word.arrayBuffer()]), "requirements.docx");
      const upload = { method: "POST", headers: authorization, body: form };
      await send("and read", `/api/v1/initiatives/${id}/uploads`, upload);
      await send("search", "/api/v1/search?q=detours", { headers: authorization });
      const list = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
      const accept = { accept: "application/json, text/event-stream" };
      const rpc = { method: "POST", headers: { ...authorization, ...json, ...accept }, body: list };
      await send("MCP", "/api/mcp", rpc);

      const person = JSON.stringify({ email: "ada@example.com", password: "correct horse" });
      const post = { method: "POST", headers: json, body: person };
      const session = await send("sign-in", "/api/auth/sign-in/email", post);
      const cookie = session.headers
        .getSetCookie()
        .map((one) => one.split(";")[0])
        .join("; ");
      await send("the account's page", "/account", { headers: { cookie } });
      await send("the guides", "/docs", { headers: { cookie } });
    } finally {
      await server.stop("SIGTERM");
    }
    expect(failed, server.output()).toEqual([]);
  },
);

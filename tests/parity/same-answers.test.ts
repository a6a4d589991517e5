import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { fileForm } from "@/tests/support/forms";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, type Server, startServer } from "@/tests/support/server";
import { brokenOff, chunksTooLarge, conversations, heldOpen, tooLarge } from "./conversations";
import { converse } from "./converse";
import { listRequests } from "./requests";
import type { Scene } from "./scene";
import { send } from "./send";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: both servers share a PostgreSQL, and none can run here.");

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-parity-"));
const settings = {
  DATA_DIR: folder,
  DATABASE_URL: postgres?.url,
  APP_URL: "http://groundwork.example",
  EMBEDDINGS: "off",
};
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const Made = z.object({ data: z.object({ id: z.string() }) });

/** Fills a workspace with the same resources for each server. */
async function fill(server: Server, key: string): Promise<Scene> {
  const make = async (at: string, body: object) =>
    Made.parse((await call(server, key, at, body))?.body).data.id;
  const initiativeId = await make("/initiatives", { title: "Planner" });
  const { raw, headers } = await fileForm("# Planner\n".repeat(500), "planner.md");
  const file = await fetch(`${server.url}/api/v1/initiatives/${initiativeId}/uploads`, {
    method: "POST",
    headers: { ...headers, authorization: `Bearer ${key}` },
    body: raw,
  });
  const document = { initiative_id: initiativeId, type: "prd", title: "Planner" };
  const place = { scope: "initiative", initiative_id: initiativeId, title: "Planner" };
  return {
    key,
    initiativeId,
    documentId: await make("/documents", { ...document, content_markdown: "# Planner\n" }),
    bigId: await make("/documents", { ...document, content_markdown: "Planner. ".repeat(50_000) }),
    itemId: await make("/context-items", { ...place, label: "target_users", content: "Crews." }),
    goalId: await make("/goals", { ...place, goal_type: "general" }),
    uploadId: Made.parse(await file.json()).data.id,
  };
}

/** Words of an answer that differ between the servers, with their replacements. */
const names = ({ key }: Scene) => new Map([[key.slice(0, 16), "<prefix>"]]);

describe.skipIf(!postgres)("front door and Next: both", () => {
  let servers: readonly [Server, Server];
  let scenes: readonly [Scene, Scene];
  beforeAll(async () => {
    servers = [await startServer(settings), await startServer(settings, "next")];
    scenes = [
      await fill(servers[0], await makeKeyHolder(settings, "front")),
      await fill(servers[1], await makeKeyHolder(settings, "next")),
    ];
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.stop("SIGKILL");
  });

  test("compress at the front door, and send Vary: Accept-Encoding", async () => {
    const { headers } = await fetch(`${servers[0].url}/api/v1/openapi.json`);
    expect(headers.get("content-encoding")).toBe("gzip");
    expect(headers.get("vary")).toMatch(/accept-encoding/i);
  });

  test("answer alike", async () => {
    const asked = [listRequests(scenes[0]), listRequests(scenes[1])] as const;
    expect(asked[0].length).toBeGreaterThan(250);
    for (const [index, sent] of asked[0].entries()) {
      const ours = await send(servers[0].url, sent, names(scenes[0]));
      const theirs = await send(servers[1].url, asked[1][index] ?? sent, names(scenes[1]));
      expect
        .soft(ours, `${sent.method} ${sent.path} ${JSON.stringify(sent.headers)}`)
        .toEqual(theirs);
    }
  });

  test.each(Object.entries(conversations))("behave alike on a connection: %s", async (_, words) => {
    const ours = await converse(servers[0].url, words(scenes[0].key));
    const theirs = await converse(servers[1].url, words(scenes[1].key));
    expect(ours).toEqual(theirs);
    expect(ours.answers).toEqual(words("").answers);
  });

  test("refuse a body that is announced as too large before it has come", async () => {
    for (const [index, server] of servers.entries()) {
      const words = tooLarge(scenes[index]?.key ?? "");
      expect((await converse(server.url, words)).answers).toEqual(words.answers);
    }
  });

  test("read a refused body in chunks to its end at the front door", async () => {
    const words = chunksTooLarge(scenes[0].key);
    expect(await converse(servers[0].url, words)).toEqual({ answers: words.answers, ended: false });
  });

  test("answer an account's other requests while it still sends bodies that were refused", async () => {
    const { key } = scenes[0];
    let areOpen = true;
    const clients = Array.from({ length: 16 }, () => converse(servers[0].url, heldOpen(key)));
    const ended = Promise.all(clients).then((heard) => {
      areOpen = false;
      return heard;
    });
    await sleep(1_000);
    const headers = { authorization: `Bearer ${key}` };
    const read = { method: "GET", path: "/api/v1/me", headers };
    const { status } = await send(servers[0].url, read, new Map());
    expect({ status, areOpen }).toEqual({ status: 200, areOpen: true });
    for (const { answers } of await ended) expect(answers).toEqual(["413"]);
  });

  test.each(Object.entries(brokenOff))("go on after %s", async (_, words) => {
    for (const [index, server] of servers.entries()) {
      const key = scenes[index]?.key ?? "";
      await converse(server.url, words(key));
      const read = {
        method: "GET",
        path: "/api/v1/me",
        headers: { authorization: `Bearer ${key}` },
      };
      expect((await send(server.url, read, new Map())).status).toBe(200);
    }
  });
});

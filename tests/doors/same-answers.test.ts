import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { startPostgres } from "@/tests/support/postgres";
import { call, makeKeyHolder, type Server, startServer } from "@/tests/support/server";
import { requestsOf, type Scene } from "./requests";
import { send } from "./send";

const postgres = await startPostgres();
if (!postgres) console.warn("Skipped: both doors share a PostgreSQL, and none can run here.");

const folder = mkdtempSync(path.join(tmpdir(), "groundwork-doors-"));
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

/** The same things in a workspace of its own. */
async function fill(server: Server, key: string): Promise<Scene> {
  const make = async (at: string, body: object) =>
    Made.parse((await call(server, key, at, body))?.body).data.id;
  const initiativeId = await make("/initiatives", { title: "Planner" });
  const document = { initiative_id: initiativeId, type: "prd", title: "Planner" };
  const place = { scope: "initiative", initiative_id: initiativeId, title: "Planner" };
  return {
    key,
    initiativeId,
    documentId: await make("/documents", { ...document, content_markdown: "# Planner\n" }),
    bigId: await make("/documents", { ...document, content_markdown: "Planner. ".repeat(50_000) }),
    itemId: await make("/context-items", { ...place, label: "target_users", content: "Crews." }),
    goalId: await make("/goals", { ...place, goal_type: "general" }),
  };
}

/** Words of an answer that differ between the doors, and what they are read as. */
const names = ({ key }: Scene) => new Map([[key.slice(0, 16), "<prefix>"]]);

describe.skipIf(!postgres)("the front door and Next", () => {
  test("answer alike", async () => {
    const doors = [await startServer(settings), await startServer(settings, "next")] as const;
    try {
      const [front, next] = doors;
      const scenes = [
        await fill(front, await makeKeyHolder(settings, "front")),
        await fill(front, await makeKeyHolder(settings, "next")),
      ] as const;
      const asked = [requestsOf(scenes[0]), requestsOf(scenes[1])] as const;
      expect(asked[0].length).toBeGreaterThan(250);
      for (const [index, sent] of asked[0].entries()) {
        const ours = await send(front.url, sent, names(scenes[0]));
        const theirs = await send(next.url, asked[1][index] ?? sent, names(scenes[1]));
        expect
          .soft(ours, `${sent.method} ${sent.path} ${JSON.stringify(sent.headers)}`)
          .toEqual(theirs);
      }
    } finally {
      for (const server of doors) await server.stop("SIGKILL");
    }
  });
});

import { describe, expect, test } from "vitest";
import * as z from "zod";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS } from "@/lib/api/endpoint";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { bodyFor, fileForm } from "@/tests/support/forms";
import { api, type Call } from "@/tests/support/request";
import { everything, SECRET, type Secrets, secretWorkspace } from "@/tests/support/two-tenants";

freshDatabase();

const collections = ["initiatives", "documents", "context-items", "goals", "uploads"] as const;
const idsOf = ({ initiative, document, upload, ...secrets }: Secrets) => ({
  initiatives: [initiative.id],
  documents: [document.id],
  "context-items": [secrets.item.id, secrets.workspaceItem.id],
  goals: [secrets.goal.id, secrets.workspaceGoal.id],
  uploads: [upload.id],
});
const operations = Object.entries(catalogue).flatMap(([path, handlers]) =>
  METHODS.flatMap((method) => {
    const { endpoint } = handlers[method];
    return endpoint && endpoint.bucket !== "public" ? [{ method, path, endpoint }] : [];
  }),
);

/** The calls of one operation with every id of the other workspace that fits its path. */
async function trespasses({ path, endpoint }: (typeof operations)[number], theirs: Secrets) {
  const form = endpoint.takesFile ? await bodyFor(endpoint) : {};
  const collection = collections.find((name) => path.startsWith(`/${name}`));
  const initiativeId = theirs.initiative.id;
  const ids = path.includes("{id}") && collection ? idsOf(theirs)[collection] : [""];
  const scopes = ["initiative", "workspace"];
  return ids.flatMap((id) =>
    scopes.map((scope): { concrete: string; options: Call } => {
      const example = z.record(z.string(), z.unknown()).optional().parse(endpoint.example);
      const names = (fields: object = {}) =>
        Object.fromEntries(
          Object.entries({ scope, initiative_id: initiativeId }).filter(([name]) => name in fields),
        );
      const query = names(endpoint.query?.shape);
      const body = endpoint.body && { ...example, ...names(endpoint.body.shape) };
      const concrete = path.replace("{id}", id).replace("{version}", "1");
      return { concrete, options: { ...form, ...(body && { body }), query } };
    }),
  );
}

describe.each(operations)("tenants: $method $path", (operation) => {
  test("shows and changes nothing of another workspace", async () => {
    const theirs = await secretWorkspace();
    const mine = await makeWorkspace();
    const client = api(mine.key);
    const before = await everything(theirs.workspaceId);
    expect(JSON.stringify(before)).toContain(SECRET);
    for (const { concrete, options } of await trespasses(operation, theirs)) {
      const headers = { ...options.headers, "Idempotency-Key": "shared", "If-Match": "*" };
      const reply = await client.call(operation.method, concrete, { ...options, headers });
      const seen = JSON.stringify([reply.body, [...reply.headers]]);
      expect(seen).not.toContain(SECRET);
      expect(seen).not.toContain(theirs.workspaceId);
      if (operation.path.includes("{id}")) {
        expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
      } else if (operation.method === "GET" && reply.status === 200 && operation.path !== "/me") {
        expect(reply.body.data).toMatchObject({ items: [], pagination: { has_more: false } });
      } else if (reply.status === 200) {
        expect(seen).not.toContain(theirs.initiative.id);
      } else {
        expect([400, 404]).toContain(reply.status);
      }
    }
    expect(await everything(theirs.workspaceId)).toEqual(before);
  });
});

test("tenants: a foreign id gets the very answer of an unknown one", async () => {
  const theirs = await secretWorkspace();
  const client = api((await makeWorkspace()).key);
  for (const collection of collections) {
    for (const id of idsOf(theirs)[collection]) {
      const words = async (concrete: string) => {
        const { requestId, timestamp, ...rest } = (await client.call("GET", concrete)).body;
        return rest;
      };
      const unknown = await words(`/${collection}/00000000-0000-0000-0000-000000000001`);
      expect(await words(`/${collection}/${id}`)).toEqual(unknown);
    }
  }
});

test("tenants: a create in a foreign initiative is 404 and leaves no row on either side", async () => {
  const theirs = await secretWorkspace();
  const mine = await makeWorkspace();
  const before = [await everything(theirs.workspaceId), await everything(mine.workspaceId)];
  const place = { scope: "initiative", initiative_id: theirs.initiative.id };
  const creates = {
    "/documents": { type: "prd", title: "x" },
    "/context-items": { label: "risk", title: "x", content: "" },
    "/goals": { goal_type: "general", title: "x" },
  };
  for (const [path, body] of Object.entries(creates)) {
    const reply = await api(mine.key).call("POST", path, { body: { ...place, ...body } });
    expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  }
  const path = `/initiatives/${theirs.initiative.id}/uploads`;
  const reply = await api(mine.key).call("POST", path, await fileForm(SECRET));
  expect(reply).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  const after = [await everything(theirs.workspaceId), await everything(mine.workspaceId)];
  expect(after).toEqual(before);
});

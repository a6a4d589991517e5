import { expect, test } from "vitest";
import { catalogue } from "@/app/api/v1/catalogue";
import * as bareOpenApi from "@/app/openapi.json/route";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { createDocument, createInitiative } from "@/tests/support/samples";

freshDatabase();

test("odd requests: a very long path takes an Idempotency-Key too", async () => {
  const client = api((await makeWorkspace()).key);
  const path = `/context-items/${"Zm9vYmFy".repeat(1000)}/relabel`;
  const headers = { "Idempotency-Key": "k" };
  const { status } = await client.call("POST", path, { body: { label: "risk" }, headers });
  expect(status).toBe(404);
});

test("odd requests: a version number is written in one way", async () => {
  const client = api((await makeWorkspace()).key);
  const initiative = await createInitiative(client);
  const document = await createDocument(client, initiative.id);
  const version = (text: string) =>
    client.call("GET", `/documents/${document.id}/versions/${text}`);
  expect((await version("1")).status).toBe(200);
  for (const text of ["01", "0x1", "1e0", "1.0", "+1", "1000000000000"]) {
    expect((await version(text)).status, text).toBe(404);
  }
});

test("odd requests: OPTIONS is answered like any method that a path does not take", async () => {
  const url = "http://localhost:3000/api/v1/initiatives";
  const response = await catalogue["/initiatives"].OPTIONS(
    new Request(url, { method: "OPTIONS" }),
    {},
  );
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
  expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
});

test("odd requests: the bare OpenAPI document takes only GET", async () => {
  const { POST, PUT, PATCH, DELETE, OPTIONS } = bareOpenApi;
  for (const [method, handle] of Object.entries({ POST, PUT, PATCH, DELETE, OPTIONS })) {
    const response = await handle(
      new Request("http://localhost:3000/openapi.json", { method }),
      {},
    );
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
    expect(await response.json()).toMatchObject({ code: "METHOD_NOT_ALLOWED" });
  }
});

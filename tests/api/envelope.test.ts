import { expect, test } from "vitest";
import { catalogue } from "@/app/api/v1/catalogue";
import { METHODS } from "@/lib/api/endpoint";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";

freshDatabase();

const REQUEST_ID = /^req_[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

test("envelope: a success has success, data and meta with the request id and the time", async () => {
  const { key } = await makeWorkspace();
  const { headers, body } = await api(key).call("GET", "/initiatives");
  expect(body).toEqual({
    success: true,
    data: { items: [], pagination: { limit: 20, offset: 0, has_more: false } },
    meta: {
      requestId: expect.stringMatching(REQUEST_ID),
      timestamp: expect.stringMatching(INSTANT),
    },
  });
  expect(headers.get("x-request-id")).toBe(body.meta?.requestId);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("envelope: an error has error, code, requestId and timestamp, and details only where fields are wrong", async () => {
  const { key } = await makeWorkspace();
  const absent = await api(key).call("GET", `/initiatives/${ABSENT_ID}`);
  expect(absent.body).toEqual({
    error: expect.stringMatching(/^Initiative not found/),
    code: "NOT_FOUND",
    requestId: expect.stringMatching(REQUEST_ID),
    timestamp: expect.stringMatching(INSTANT),
  });
  const invalid = await api(key).call("POST", "/initiatives", { body: { title: 5 } });
  expect(Object.keys(invalid.body).sort()).toEqual(
    ["error", "code", "details", "requestId", "timestamp"].sort(),
  );
});

test("envelope: request ids are made by the service, a new one each time", async () => {
  const { key } = await makeWorkspace();
  const headers = { "X-Request-ID": "mine" };
  const ids = new Set<string | null>();
  for (const path of ["/me", "/me", "/nowhere", `/goals/${ABSENT_ID}`]) {
    ids.add((await api(key).call("GET", path, { headers })).headers.get("x-request-id"));
  }
  expect(ids.size).toBe(4);
  expect(ids.has("mine")).toBe(false);
});

test("envelope: an unknown path is 404 for every method, without a key", async () => {
  const paths = ["/", "/nowhere", "/initiatives/x/y", "/documents/x/versions/1/undo", "/generates"];
  for (const path of paths) {
    for (const method of METHODS) {
      const { status, headers, body } = await api().call(method, path);
      expect({ path, method, status, code: body.code }).toEqual({
        path,
        method,
        status: 404,
        code: "NOT_FOUND",
      });
      expect(body.requestId).toMatch(REQUEST_ID);
      expect(headers.has("www-authenticate")).toBe(false);
    }
  }
});

const refused = Object.entries(catalogue).flatMap(([path, handlers]) => {
  const allowed = METHODS.filter((method) => handlers[method].endpoint);
  const others = METHODS.filter((method) => !handlers[method].endpoint);
  return others.map((method) => ({
    method,
    path,
    allow: allowed.join(", ").replace("GET", "GET, HEAD"),
  }));
});

test.each(refused)(
  "envelope: $method $path is 405 with Allow: $allow, without a key",
  async (refusal) => {
    const { method, path, allow } = refusal;
    const { status, headers, body } = await api().call(method, path.replaceAll(/\{\w+\}/g, "1"));
    expect({ status, code: body.code }).toEqual({ status: 405, code: "METHOD_NOT_ALLOWED" });
    expect(headers.get("allow")).toBe(allow);
    expect(body.requestId).toMatch(REQUEST_ID);
  },
);

test("envelope: the checks come in the order of the contract", async () => {
  const [free, paid] = [await makeWorkspace({ tier: "free" }), await makeWorkspace()];
  const [nobody, unpaid, client] = [api(), api(free.key), api(paid.key)];
  const raw = "{";
  const code = async (reply: Promise<{ body: { code?: string } }>) => (await reply).body.code;

  expect(await code(nobody.call("PUT", "/initiatives", { raw }))).toBe("METHOD_NOT_ALLOWED");
  expect(await code(nobody.call("POST", "/initiatives", { raw }))).toBe("UNAUTHORIZED");
  expect(await code(unpaid.call("POST", "/initiatives", { raw }))).toBe("PAID_PLAN_REQUIRED");
  expect(await code(unpaid.call("GET", `/initiatives/${ABSENT_ID}`))).toBe("PAID_PLAN_REQUIRED");
  const text = { "Content-Type": "text/plain" };
  const huge = { raw: " ".repeat(5 << 20), headers: text };
  expect(await code(client.call("POST", "/initiatives", huge))).toBe("PAYLOAD_TOO_LARGE");
  expect(await code(client.call("POST", "/initiatives", { raw, headers: text }))).toBe(
    "UNSUPPORTED_MEDIA_TYPE",
  );
  const blank = { body: { title: " " } };
  expect(await code(client.call("PATCH", `/initiatives/${ABSENT_ID}`, blank))).toBe(
    "VALIDATION_ERROR",
  );
  const { id } = await createInitiative(client);
  const document = { initiative_id: id, type: "prd", title: "One" };
  const headers = { "Idempotency-Key": "order" };
  await client.call("POST", "/documents", { body: document, headers });
  const wrong = { ...document, title: "" };
  expect(await code(client.call("POST", "/documents", { body: wrong, headers }))).toBe(
    "VALIDATION_ERROR",
  );
  const foreign = { ...document, initiative_id: ABSENT_ID };
  expect(await code(client.call("POST", "/documents", { body: foreign, headers }))).toBe(
    "IDEMPOTENCY_KEY_REUSED",
  );
  const stale = { body: { title: "Two" }, headers: { "If-Match": '"9-9"' } };
  expect(await code(client.call("PATCH", `/documents/${ABSENT_ID}`, stale))).toBe("NOT_FOUND");
});

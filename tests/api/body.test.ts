import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api, type Call } from "@/tests/support/request";
import { ABSENT_ID, createInitiative } from "@/tests/support/samples";

freshDatabase();

const MEBIBYTE = 1024 * 1024;

describe("request body: a body that is no JSON object is 400 INVALID_JSON", () => {
  const bodies = ["", " ", "{", "{'title': 'x'}", '{"title":"x",}', "[]", '[{"title":"x"}]'];
  test.each([...bodies, "null", "true", "1", '"title"', "NaN"])("%j", async (raw) => {
    const { key } = await makeWorkspace();
    for (const [method, path] of [
      ["POST", "/initiatives"],
      ["PATCH", `/goals/${ABSENT_ID}`],
    ] as const) {
      const { status, body } = await api(key).call(method, path, { raw });
      expect({ status, code: body.code }).toEqual({ status: 400, code: "INVALID_JSON" });
      expect(body.details).toBeUndefined();
    }
  });

  test("bytes that are not UTF-8", async () => {
    const { key } = await makeWorkspace();
    const raw = Uint8Array.from([...Buffer.from('{"title":"'), 0xff, ...Buffer.from('"}')]);
    const { status, body } = await api(key).call("POST", "/initiatives", { raw });
    expect({ status, code: body.code }).toEqual({ status: 400, code: "INVALID_JSON" });
  });
});

test("request body: a byte order mark before the JSON is no part of it", async () => {
  const { key } = await makeWorkspace();
  const raw = '\ufeff{"title":"x"}';
  expect(await api(key).call("POST", "/initiatives", { raw })).toMatchObject({ status: 200 });
});

describe("request body: the media type", () => {
  const raw = '{"title":"x"}';
  const accepted = ["application/json", "application/json; charset=utf-8", "APPLICATION/JSON"];
  test.each(accepted)("%j is accepted", async (type) => {
    const { key } = await makeWorkspace();
    const headers = { "Content-Type": type };
    const { status } = await api(key).call("POST", "/initiatives", { raw, headers });
    expect(status).toBe(200);
  });

  const refused = ["", "text/plain", "text/json", "application/x-www-form-urlencoded"];
  test.each([...refused, "multipart/form-data; boundary=json", "application/jsonp"])(
    "%j is 415",
    async (type) => {
      const { key } = await makeWorkspace();
      const headers = { "Content-Type": type };
      const { status, body } = await api(key).call("POST", "/initiatives", { raw, headers });
      expect({ status, code: body.code }).toEqual({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
    },
  );
});

describe("request body: a compressed one is 415", () => {
  test.each(["gzip", "br", "deflate, gzip", "GZIP"])("%j", async (encoding) => {
    const { key } = await makeWorkspace();
    const headers = { "Content-Encoding": encoding };
    for (const raw of ['{"title":"x"}', Uint8Array.from(gzipSync('{"title":"x"}'))]) {
      const { status, body } = await api(key).call("POST", "/initiatives", { raw, headers });
      expect({ status, code: body.code }).toEqual({ status: 415, code: "UNSUPPORTED_MEDIA_TYPE" });
      expect(body.error).toContain("must not be compressed");
    }
  });

  test.each(["identity", "Identity", ""])("%j is no compression", async (encoding) => {
    const { key } = await makeWorkspace();
    const headers = { "Content-Encoding": encoding };
    const { status } = await api(key).call("POST", "/initiatives", {
      raw: '{"title":"x"}',
      headers,
    });
    expect(status).toBe(200);
  });
});

describe("request body: a POST that takes none", () => {
  const open = async () => {
    const client = api((await makeWorkspace()).key);
    const { id } = await createInitiative(client);
    const path = `/initiatives/${id}/versions/1/restore`;
    return (sent: Call) => client.call("POST", path, sent);
  };

  test("is answered without a body, whatever the headers say of one", async () => {
    const restore = await open();
    expect((await restore({})).status).toBe(200);
    for (const type of ["application/json", "text/plain"]) {
      expect((await restore({ raw: "", headers: { "Content-Type": type } })).status).toBe(200);
    }
  });

  test("names the fields of a body, and refuses what is no JSON object", async () => {
    const restore = await open();
    const named = await restore({ body: { x: 1 } });
    expect(named).toMatchObject({ status: 200 });
    expect(named.body.meta?.warnings).toEqual(["unknown field 'x' was ignored"]);
    for (const raw of ["{", "[]", "null", " "]) {
      expect(await restore({ raw })).toMatchObject({ status: 400, body: { code: "INVALID_JSON" } });
    }
    const text = { raw: "x", headers: { "Content-Type": "text/plain" } };
    expect(await restore(text)).toMatchObject({ status: 415 });
    expect(await restore({ raw: " ".repeat(5 * MEBIBYTE) })).toMatchObject({ status: 413 });
  });
});

describe("request body: the size", () => {
  const padded = (bytes: number) => '{"title":"x"}'.padEnd(bytes, " ");

  test("4 MiB are read", async () => {
    const { key } = await makeWorkspace();
    const reply = await api(key).call("POST", "/initiatives", { raw: padded(4 * MEBIBYTE) });
    expect(reply.status).toBe(200);
  });

  test.each([4 * MEBIBYTE + 1, 5 * MEBIBYTE])("%i bytes are 413", async (bytes) => {
    const { key } = await makeWorkspace();
    const reply = await api(key).call("POST", "/initiatives", { raw: padded(bytes) });
    expect(reply).toMatchObject({ status: 413, body: { code: "PAYLOAD_TOO_LARGE" } });
  });

  test("is counted in bytes, not in characters", async () => {
    const { key } = await makeWorkspace();
    const raw = JSON.stringify({ title: "x", ignored: "🚀".repeat(MEBIBYTE) });
    const reply = await api(key).call("POST", "/initiatives", { raw });
    expect(reply.status).toBe(413);
  });

  test("a Content-Length over 4 MiB is refused before the body is read", async () => {
    const { key } = await makeWorkspace();
    const headers = { "Content-Length": String(5 * MEBIBYTE) };
    const reply = await api(key).call("POST", "/initiatives", { raw: "{", headers });
    expect(reply.status).toBe(413);
  });
});

describe("request body: the shape", () => {
  const titled = (ignored: string) => `{"title":"x","ignored":${ignored}}`;
  const lists = (levels: number) => titled("[".repeat(levels) + "]".repeat(levels));
  const values = (count: number) => titled(`[${"0,".repeat(count - 1)}0]`);
  const VALUES = /more than 20,000 values/;
  const LEVELS = /deeper than 64 levels/;

  test.each([
    ["64 levels", lists(63), 200, undefined],
    ["65 levels", lists(64), 400, LEVELS],
    ["two million levels", lists(2_000_000), 400, LEVELS],
    ["20,000 values", values(19_997), 200, undefined],
    ["20,001 values", values(19_998), 400, VALUES],
    ["a million objects", titled(`[${"{},".repeat(1_000_000)}{}]`), 400, VALUES],
    ["brackets and commas in a text", titled(JSON.stringify("[{,".repeat(99_999))), 200, undefined],
  ])("of %s", async (_, raw, status, message) => {
    const { key } = await makeWorkspace();
    const reply = await api(key).call("POST", "/initiatives", { raw });
    expect(reply.status).toBe(status);
    if (!message) return;
    expect(reply.body.code).toBe("VALIDATION_ERROR");
    expect(reply.body.details?.map((detail) => detail.message)).toEqual([
      expect.stringMatching(message),
    ]);
  });
});

describe("request body: details", () => {
  test("name each wrong field once", async () => {
    const { key } = await makeWorkspace();
    const body = { type: "memo", title: " ", content_markdown: 5 };
    const reply = await api(key).call("POST", "/documents", { body });
    expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    const paths = reply.body.details?.map(({ path }) => path);
    expect(paths).toEqual(["initiative_id", "type", "title", "content_markdown"]);
    for (const { code, message } of reply.body.details ?? []) {
      expect(code).toMatch(/^[a-z_]+$/);
      expect(message).not.toBe("");
    }
  });

  test("give the place inside an array", async () => {
    const { key } = await makeWorkspace();
    const good = { label: "risk", title: "Map licence", content: "" };
    const items = [good, good, good, { ...good, label: "rumour" }];
    const path = `/initiatives/${ABSENT_ID}/context-items/batch`;
    const reply = await api(key).call("POST", path, { body: { items } });
    expect(reply.status).toBe(400);
    expect(reply.body.details?.map((detail) => detail.path)).toEqual(["items.3.label"]);
  });

  test("name every field of a batch, and the sentence the first ones", async () => {
    const { key } = await makeWorkspace();
    const items = Array(100).fill({ label: "rumour", title: "", content: 5 });
    const path = `/initiatives/${ABSENT_ID}/context-items/batch`;
    const { status, body } = await api(key).call("POST", path, { body: { items } });
    expect(status).toBe(400);
    expect(body.details).toHaveLength(300);
    expect(body.details?.at(-1)?.path).toBe("items.99.content");
    expect(body.error).toContain("`items.0.label`");
    expect(body.error).not.toContain("`items.99.content`");
  });

  test("of a list with too many elements name the list alone", async () => {
    const { key } = await makeWorkspace();
    const items = Array(101).fill({ label: "rumour", title: "" });
    const path = `/initiatives/${ABSENT_ID}/context-items/batch`;
    const { status, body } = await api(key).call("POST", path, { body: { items } });
    expect(status).toBe(400);
    expect(body.details).toEqual([
      {
        path: "items",
        code: "too_big",
        message: "`items` must have at most 100 items; this one has 101.",
      },
    ]);
  });

  test("stay few for a huge array of wrong elements", async () => {
    const { key } = await makeWorkspace();
    const path = `/initiatives/${ABSENT_ID}/context-items/batch`;
    const raw = `{"items":[${"0,".repeat(1_000_000)}0]}`;
    const reply = await api(key).call("POST", path, { raw });
    expect(reply.status).toBe(400);
    expect(reply.body.details?.length).toBeLessThanOrEqual(300);
  });
});

import { parse } from "csv-parse/sync";
import { beforeAll, describe, expect, test } from "vitest";
import { COMMANDS } from "@/lib/admin/commands";
import { ActivityRecord } from "@/lib/schemas/activity";
import { defineList } from "@/lib/schemas/fields";
import { at, NOON, record, type Workspace } from "@/tests/support/activity-records";
import { freshDatabase } from "@/tests/support/database";
import { joinWorkspace, makeKey, makeWorkspace } from "@/tests/support/factories";
import { api, type Call } from "@/tests/support/request";
import { ABSENT_ID } from "@/tests/support/samples";

freshDatabase();

const Records = defineList(ActivityRecord);

const seconds = (records: { created_at: string }[]) =>
  records.map(({ created_at }) => (Date.parse(created_at) - NOON) / 1000);

describe("activity over REST: records", () => {
  let ours: Workspace;
  let colleague: { userId: string };
  let otherKey: { id: string };
  const list = async (query: Call["query"]) =>
    (await api(ours.key).data(Records, "GET", "/activity", { query })).items;

  beforeAll(async () => {
    ours = await makeWorkspace();
    colleague = await joinWorkspace(ours.workspaceId);
    otherKey = await makeKey(ours.caller);
    await record(ours, [
      { second: 1, action: "document.created" },
      { second: 2, by: { origin: "app", userId: colleague.userId, keyId: undefined } },
      { second: 3, by: { origin: "mcp", keyId: otherKey.id }, tool: "list_goals" },
      { second: 4, by: { origin: "app", userId: null, keyId: undefined }, action: "key.created" },
      { second: 5 },
    ]);
    await record(await makeWorkspace(), [{ second: 3, tool: "list_goals" }]);
  });

  test("are those that the operator's command prints, newest first", async () => {
    const records = await list({});
    expect(seconds(records)).toEqual([5, 4, 3, 2, 1]);
    const input = { workspaceId: ours.workspaceId };
    expect(records).toEqual(await COMMANDS["activity list"].run(input, async () => undefined));
    expect(await list({ limit: 2, offset: 1 })).toEqual(records.slice(1, 3));
    const { pagination } = await api(ours.key).data(Records, "GET", "/activity", {
      query: { limit: 2, offset: 3 },
    });
    expect(pagination).toEqual({ limit: 2, offset: 3, has_more: false });
  });

  test("are narrowed by each filter, and by all together", async () => {
    const cases: [Call["query"], number[]][] = [
      [{ origin: "app" }, [4, 2]],
      [{ actor_id: colleague.userId }, [2]],
      [{ key_id: otherKey.id }, [3]],
      [{ key_id: otherKey.id.toUpperCase() }, [3]],
      [{ tool: "list_goals" }, [3]],
      [{ action: "goal.created" }, [5, 3, 2]],
      [{ action: "goal" }, []],
      [{ since: at(2), until: at(4) }, [3, 2]],
      [{ since: at(4) }, [5, 4]],
      [{ until: at(2) }, [1]],
      [{ since: "2026-11-21T13:00:04+01:00" }, [5, 4]],
      [{ since: at(4), until: at(4) }, []],
      [{ since: "0000-01-01T00:00:00Z", until: "9999-12-31T23:59:59-23:59" }, [5, 4, 3, 2, 1]],
      [{ action: "goal.created", origin: "api", until: at(5) }, []],
      [{ action: "goal.created", origin: "mcp", until: at(5), since: at(3) }, [3]],
      [{ actor_id: ABSENT_ID }, []],
    ];
    for (const [query, expected] of cases) {
      expect(seconds(await list(query)), JSON.stringify(query)).toEqual(expected);
    }
  });

  test.each([
    { origin: "web" },
    { origin: "" },
    { actor_id: "x" },
    { key_id: "" },
    { tool: "" },
    { tool: "x".repeat(65) },
    { action: "a\u0000" },
    { since: "yesterday" },
    { since: "2026-11-21" },
    { since: "2026-11-21T12:00:00" },
    { until: "2026-02-30T12:00:00Z" },
    { limit: 101 },
    { offset: -1 },
  ])("%j is 400", async (query) => {
    const reply = await api(ours.key).call("GET", "/activity", { query });
    expect(reply).toMatchObject({ status: 400, body: { code: "VALIDATION_ERROR" } });
    expect(reply.body.details?.map(({ path }) => path)).toEqual(Object.keys(query));
  });
});

test("activity over REST: owners and admins may read them, by a read-only key too; a member's key may not", async () => {
  const { workspaceId, key } = await makeWorkspace();
  const createKey = async (role: "admin" | "member", scope: "full" | "read_only") =>
    (await makeKey((await joinWorkspace(workspaceId, role)).caller, { scope })).key;
  for (const may of [
    key,
    await createKey("admin", "full"),
    await createKey("admin", "read_only"),
  ]) {
    expect(await api(may).call("GET", "/activity")).toMatchObject({ status: 200 });
  }
  for (const accept of ["application/json", "text/csv"]) {
    const headers = { Accept: accept };
    const reply = await api(await createKey("member", "full")).call("GET", "/activity", {
      headers,
    });
    expect(reply).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(reply.body.error).toContain("Ask one of them");
  }
});

describe("activity over REST: as CSV", () => {
  const COLUMNS = Object.keys(ActivityRecord.shape);
  const csv = async (key: string, query: Call["query"] = {}, accept = "text/csv") =>
    api(key).text("/activity", { query, headers: { Accept: accept } });

  test("a CSV parser reads the same page", async () => {
    const ours = await makeWorkspace();
    await record(ours, [
      { second: 1, tool: 'say "hi", please' },
      { second: 2, tool: "two\r\nlines" },
      { second: 3 },
      { second: 4 },
    ]);
    const query = { limit: 3, offset: 1 };
    const { items } = await api(ours.key).data(Records, "GET", "/activity", { query });
    const { status, headers, text } = await csv(ours.key, query);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toMatch(/^attachment; filename="activity.csv";/);
    expect(headers.get("vary")).toBe("Accept");
    expect(headers.get("x-ratelimit-bucket")).toBe("crud");
    const cells = items.map((item) =>
      Object.fromEntries(Object.entries(item).map(([name, value]) => [name, `${value ?? ""}`])),
    );
    expect(parse(text, { columns: true })).toEqual(cells);
    expect(Object.keys(items[0] ?? {})).toEqual(COLUMNS);
  });

  test("byte for byte: CRLF ends every line, special cells are quoted, and no formula runs", async () => {
    const ours = await makeWorkspace();
    const tools = [
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "\t=1",
      "\r=1",
      '=HYPERLINK("x","y")',
      "＝1",
      "a=1",
      "'",
    ];
    await record(
      ours,
      tools.map((tool, second) => ({ second, tool })),
    );
    const { text } = await csv(ours.key, {});
    const [header, ...rows] = parse(text, { relax_column_count: false });
    expect(header).toEqual(COLUMNS);
    const shown = rows.map((row) => row[COLUMNS.indexOf("tool")]).reverse();
    expect(shown).toEqual([
      "'=1+1",
      "'+1",
      "'-1",
      "'@SUM(A1)",
      "'\t=1",
      "'\r=1",
      `'=HYPERLINK("x","y")`,
      "'＝1",
      "a=1",
      "'",
    ]);
    expect(text).toContain(`,"'=HYPERLINK(""x"",""y"")",`);
    expect(text.startsWith(`${COLUMNS.join(",")}\r\n`)).toBe(true);
    expect(text.endsWith("Z\r\n")).toBe(true);
  });

  test("a page without a record is its header line", async () => {
    const { key } = await makeWorkspace();
    expect((await csv(key)).text).toBe(`${COLUMNS.join(",")}\r\n`);
  });

  test.each([
    ["text/csv", true],
    ["TEXT/CSV; charset=utf-8", true],
    ["text/csv, application/json", true],
    ["text/csv, */*;q=0.1", true],
    ["application/json;q=0.5, text/csv", true],
    ["text/*", false],
    ["application/json", false],
    ["application/json, text/csv", false],
    ["text/csv;q=0", false],
    ["text/csv;q=x, application/json", false],
    ["*/*", false],
    ["image/png", false],
    ["", false],
    [`${"a".repeat(5_000)},text/csv`, false],
  ])("Accept: %.40s", async (accept, isCsv) => {
    const { key } = await makeWorkspace();
    const { headers } = await csv(key, {}, accept);
    expect(headers.get("content-type")?.startsWith("text/csv")).toBe(isCsv);
  });

  test("errors stay JSON", async () => {
    const { key } = await makeWorkspace();
    const { status, headers } = await csv(key, { limit: 0 });
    expect({ status, type: headers.get("content-type") }).toEqual({
      status: 400,
      type: "application/json",
    });
  });
});

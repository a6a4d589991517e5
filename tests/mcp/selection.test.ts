import { describe, expect, test } from "vitest";
import * as z from "zod";
import { GET } from "@/app/api/mcp/route";
import { TOOLS } from "@/lib/mcp/tools/registry";
import type { Toolset } from "@/lib/mcp/tools/tool";
import { freshDatabase } from "@/tests/support/database";
import { makeKey } from "@/tests/support/factories";
import { ERAS, mcp, URL_OF_MCP } from "@/tests/support/mcp";
import { ABSENT_ID } from "@/tests/support/samples";
import { open } from "@/tests/support/scene";
import { CONTRACT } from "./contract-table";

freshDatabase();

type Choice = { search?: string; headers?: Record<string, string> };
const Listed = z.object({ tools: z.array(z.looseObject({ name: z.string() })) });

const of = (...toolsets: Toolset[]) =>
  TOOLS.filter(({ toolset }) => toolsets.includes(toolset)).map(({ name }) => name);
const BY_DEFAULT = of("write", "read", "advisor", "coverage");
const ALL = TOOLS.map(({ name }) => name);
const READING = TOOLS.filter(({ annotations }) => annotations.readOnlyHint).map(({ name }) => name);
const common = (some: string[], others: string[]) => some.filter((name) => others.includes(name));

const CHOICES: [Choice, string[]][] = [
  [{}, BY_DEFAULT],
  [{ search: "?toolsets=,%20," }, BY_DEFAULT],
  [{ search: "?other=all" }, BY_DEFAULT],
  [{ search: "?toolsets=read" }, of("read")],
  [{ search: "?toolsets=edit,read" }, of("read", "edit")],
  [{ search: "?toolsets=%20Read%20,EDIT" }, of("read", "edit")],
  [
    { search: "?toolsets=write,read,advisor,coverage,edit" },
    of("write", "read", "advisor", "coverage", "edit"),
  ],
  [{ search: "?toolsets=generate,read" }, of("read", "generate")],
  [{ search: "?toolsets=all" }, ALL],
  [{ search: "?toolsets=nothing,read" }, of("read")],
  [{ search: "?toolsets=constructor" }, of("read")],
  [{ headers: { "X-MCP-Toolsets": "coverage" } }, of("coverage")],
  [{ headers: { "X-MCP-Toolsets": "all" } }, ALL],
  [{ search: "?toolsets=read", headers: { "X-MCP-Toolsets": "all" } }, of("read")],
  [{ search: "?toolsets=read&toolsets=edit,bogus" }, of("read", "edit")],
  [{ search: "?readonly=1" }, common(BY_DEFAULT, READING)],
  [{ search: "?readonly" }, common(BY_DEFAULT, READING)],
  [{ search: "?readonly=&toolsets=all" }, READING],
  [{ search: "?readonly=0&readonly=1" }, common(BY_DEFAULT, READING)],
  [{ search: "?readonly=on" }, common(BY_DEFAULT, READING)],
  [{ headers: { "X-MCP-Readonly": "" } }, common(BY_DEFAULT, READING)],
  [{ search: "?readonly=0" }, BY_DEFAULT],
  [{ headers: { "X-MCP-Readonly": "true" } }, common(BY_DEFAULT, READING)],
  [{ headers: { "X-MCP-Readonly": "false" } }, BY_DEFAULT],
  [{ search: "?readonly=0", headers: { "X-MCP-Readonly": "1" } }, common(BY_DEFAULT, READING)],
  [{ search: "?toolsets=all&readonly=1" }, READING],
  [{ search: "?toolsets=write&readonly=1" }, []],
  [
    { search: "?toolsets=edit", headers: { "X-MCP-Readonly": "true" } },
    common(of("edit"), READING),
  ],
];

describe.each(CHOICES)("MCP choice of tools: %j", (choice, names) => {
  test("lists its tools, in both eras and in the manifest", async () => {
    const { key } = await open();
    for (const era of ERAS) {
      const { body } = await mcp(key, { era, ...choice }).rpc("tools/list");
      expect(Listed.parse(body?.result).tools.map(({ name }) => name)).toEqual(names);
    }
    const { search = "", headers } = choice;
    const response = await GET(new Request(URL_OF_MCP + search, { headers }));
    expect(Listed.parse(await response.json()).tools.map(({ name }) => name)).toEqual(names);
  });

  test("runs its tools and no others", async () => {
    const { key } = await open();
    const assistant = mcp(key, choice);
    for (const { name } of TOOLS) {
      const { body } = await assistant.rpc("tools/call", { name, arguments: { limit: 0 } });
      if (names.includes(name)) expect(body?.result, name).toMatchObject({ isError: true });
      else expect(body?.error, name).toMatchObject({ code: -32602 });
    }
  });
});

test("MCP choice of tools: by default the tools are those of the interface", () => {
  expect([...BY_DEFAULT].sort()).toEqual(Object.keys(CONTRACT).sort());
});

test("MCP choice of tools: a key that can only read is the upper bound", async () => {
  const { caller } = await open();
  const { key } = await makeKey(caller, { scope: "read_only" });
  for (const [choice, names] of CHOICES) {
    const { body } = await mcp(key, choice).rpc("tools/list");
    const listed = Listed.parse(body?.result).tools.map(({ name }) => name);
    expect(listed, JSON.stringify(choice)).toEqual(common(names, READING));
  }
  const all = { search: "?toolsets=all&readonly=0" };
  const create = await mcp(key, all).refusal("create_initiative", { title: "x" });
  expect(create.code).toBe("READ_ONLY_KEY");
});

describe.each(ERAS)("MCP choice of tools: a tool that the connection lacks, in %s", (era) => {
  const reasonFor = async (name: string, choice: Choice = {}) => {
    const { key } = await open();
    const assistant = mcp(key, { era, ...choice });
    const { status, body } = await assistant.rpc("tools/call", { name });
    expect({ status, code: body?.error?.code }).toEqual({ status: 200, code: -32602 });
    return body?.error?.message;
  };

  test("says that it was not requested", async () => {
    expect(await reasonFor("write_document")).toContain("belongs to the toolset generate");
    const reason = await reasonFor("update_goal");
    expect(reason).toMatch(/update_goal belongs to the toolset edit.*toolsets=/);
    for (const name of BY_DEFAULT) expect(reason).toContain(name);
    expect(reason).not.toContain("list_document_versions");
  });

  test("says that the connection only reads", async () => {
    const reason = await reasonFor("create_goal", { search: "?readonly=1" });
    expect(reason).toMatch(/create_goal changes something.*only reads/);
    expect(reason).toContain("list_goals");
    expect(reason).not.toContain("create_initiative");
  });

  test("says that it does not exist", async () => {
    for (const name of ["list_initiative", "constructor", "__proto__", ""]) {
      expect(await reasonFor(name)).toContain(`There is no tool '${name}'`);
    }
  });

  test("says so even when the whole list is empty", async () => {
    expect(await reasonFor("list_goals", { search: "?toolsets=write&readonly=1" })).toContain(
      "none",
    );
  });
});

describe.each(ERAS)("MCP choice of tools: a toolset that does not exist, in %s", (era) => {
  const NAMED = "toolsets that do not exist: bogus, edits. There are write, read";
  const bogus = { era, search: "?toolsets=bogus,edits" };

  test("is named in the instructions, and when a missing tool is called", async () => {
    const { key } = await open();
    const assistant = mcp(key, bogus);
    const client = {
      protocolVersion: era,
      capabilities: {},
      clientInfo: { name: "x", version: "1" },
    };
    const { body } = await (era === "2025-11-25"
      ? assistant.rpc("initialize", client)
      : assistant.rpc("server/discover"));
    expect(body?.result?.instructions).toContain(NAMED);
    const missing = await assistant.rpc("tools/call", { name: "update_goal" });
    expect(missing.body?.error?.message).toContain(NAMED);
  });

  test("is not mentioned if all names are known", async () => {
    const { key } = await open();
    const known = mcp(key, { era, search: "?toolsets=all,%20Read,," });
    const { body } = await known.rpc("tools/call", { name: "no_such_tool" });
    expect(body?.error?.message).not.toContain("do not exist");
  });
});

test("MCP choice of tools: a call outside of the choice changes nothing", async () => {
  const { key, assistant } = await open();
  const narrow = mcp(key, { search: "?readonly=1" });
  await narrow.rpc("tools/call", { name: "create_initiative", arguments: { title: "x" } });
  await assistant.rpc("tools/call", { name: "update_initiative", arguments: { id: ABSENT_ID } });
  expect((await assistant.call("list_initiatives")).structuredContent).toMatchObject({ items: [] });
});

test("MCP choice of tools: different choices have different cache keys", async () => {
  const of = async (headers: Record<string, string>) => {
    const response = await GET(new Request(URL_OF_MCP, { headers }));
    return { etag: response.headers.get("etag"), vary: response.headers.get("vary") };
  };
  const [plain, narrow] = [await of({}), await of({ "x-mcp-readonly": "1" })];
  expect(narrow.etag).not.toBe(plain.etag);
  for (const name of ["accept", "mcp-protocol-version", "x-mcp-readonly", "x-mcp-toolsets"]) {
    expect(plain.vary).toContain(name);
  }
});

describe.each([
  { search: "?readonly=1" },
  { search: "?toolsets=all&readonly=1" },
  { search: "?toolsets=write" },
  { search: "?toolsets=coverage" },
])("MCP choice of tools: the texts of %j", (choice) => {
  test("name no tool that the connection lacks, except as the origin of an id", async () => {
    const { key } = await open();
    const assistant = mcp(key, choice);
    const { body } = await assistant.rpc("tools/list");
    const { tools } = z
      .object({ tools: z.array(z.looseObject({ name: z.string(), description: z.string() })) })
      .parse(body?.result);
    const lacking = ALL.filter((name) => !tools.some((tool) => tool.name === name));
    const { body: first } = await assistant.rpc("initialize", {
      protocolVersion: "2025-11-25",
      capabilities: {},
      clientInfo: { name: "x", version: "1" },
    });
    for (const text of [
      String(first?.result?.instructions),
      ...tools.map(({ description }) => description.replace(/[^.]*toolsets=all[^.]*/, "")),
    ]) {
      for (const name of lacking) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
    for (const { description } of tools) expect(description).toMatch(/^[A-Z].*\.$/);
  });
});

test("MCP choice of tools: labels are explained in a list without create_context_item too", async () => {
  const { key } = await open();
  for (const search of ["", "?toolsets=coverage", "?readonly=1"]) {
    const { body } = await mcp(key, { search }).rpc("tools/list");
    expect(JSON.stringify(body)).toContain("decision: what was decided");
  }
});

test("MCP choice of tools: the instructions say how to write documents, or that nothing can be changed", async () => {
  const { key } = await open();
  const read = async (search: string) =>
    (await mcp(key, { era: "2026-07-28", search }).rpc("server/discover")).body?.result
      ?.instructions;
  expect(await read("")).toMatch(/address that ends in \?toolsets=all/);
  expect(await read("?toolsets=edit")).toMatch(
    /^(?!.*advisor).*a document yourself use update_document\. To find or list content and have/s,
  );
  expect(await read("?toolsets=generate")).toMatch(/use write_document\. To find .*change content/);
  expect(await read("?toolsets=all")).toMatch(/^(?!.*toolsets=all).*written use write_document/s);
  expect(await read("?readonly=1")).toMatch(/^(?!.*(toolsets=all|generate_document)).*only reads/s);
});

test("MCP choice of tools: of two tools, a text names the one that the connection lacks", async () => {
  const { key } = await open();
  const describeOutline = async (search: string) => {
    const { body } = await mcp(key, { search }).rpc("tools/list");
    const { tools } = Listed.parse(body?.result);
    return JSON.stringify(tools.find(({ name }) => name === "generate_document"));
  };
  expect(await describeOutline("")).toContain("(both need ?toolsets=all)");
  expect(await describeOutline("?toolsets=write,edit")).toContain(
    "(write_document needs ?toolsets=all)",
  );
  expect(await describeOutline("?toolsets=all")).not.toContain("toolsets=all");
});

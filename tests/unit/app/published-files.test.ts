import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writeLlms } from "@/lib/api-docs/llms";
import { config } from "@/proxy";

const read = (path: string) => readFileSync(path, "utf8");

test("published files: server.json announces the endpoint, its key and the version of the package", () => {
  const server = JSON.parse(read("server.json"));
  const { version } = JSON.parse(read("package.json"));
  expect(server.$schema).toBe(
    "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
  );
  expect(server.name).toBe("io.github.groundwork/groundwork");
  expect(server.version).toBe(version);
  expect(server.description.length).toBeLessThanOrEqual(100);
  expect(server.remotes).toHaveLength(1);
  const [remote] = server.remotes;
  expect(remote).toMatchObject({ type: "streamable-http", url: "https://{host}/api/mcp" });
  expect(remote.variables.host.isRequired).toBe(true);
  expect(remote.headers).toMatchObject([
    {
      name: "Authorization",
      value: "Bearer {api_key}",
      isRequired: true,
      isSecret: true,
      variables: { api_key: { isRequired: true, isSecret: true } },
    },
  ]);
});

test("published files: llms.txt has the shape of llmstxt.org: title, summary, text, lists of links", () => {
  const [preamble = "", ...sections] = writeLlms().split(/^## /m);
  expect(preamble).toMatch(/^# Groundwork\n\n> [^\n]+\n\n/);
  expect(preamble.match(/^#/gm)).toHaveLength(1);
  expect(sections.map((section) => section.split("\n")[0])).toContain("Optional");
  for (const section of sections) {
    const [, blank, ...lines] = section.trimEnd().split("\n");
    expect(blank).toBe("");
    for (const line of lines) expect(line).toMatch(/^- \[[^\]]+\]\(\/[^)]*\): .+/);
  }
});

test("published files: files for tools and downloads bypass the pages' proxy", () => {
  const [matcher = ""] = config.matcher;
  const pages = new RegExp(`^${matcher}$`);
  for (const path of [
    "/llms.txt",
    "/llms-full.txt",
    "/robots.txt",
    "/openapi.json",
    "/api/mcp",
    "/register",
    "/w/1/uploads/2/content",
    "/w/1/documents/2/export",
    "/account/export",
    "/account/pictures/3",
  ]) {
    expect(pages.test(path), path).toBe(false);
  }
  for (const path of [
    "/",
    "/docs",
    "/docs/errors",
    "/account",
    "/w/1/documents/2",
    "/llms.txt.html",
    "/w/1/settings/connect/first-call",
  ]) {
    expect(pages.test(path), path).toBe(true);
  }
});

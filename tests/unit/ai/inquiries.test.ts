import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as inquiries from "@/lib/ai/inquiries";
import { findStaticImports } from "@/tests/support/import-closure";

const SHAPE = ["contract", "prompt", "rules", "check"];
/** Files that start with the MCP server. Import a new one lazily, or raise the limit if it is worth it. */
const MAX_LOADED_BY_MCP = 200;

const advisors = readdirSync("lib/ai/advisors").filter((name) => name !== "shared");
const folders = ["lib/ai/classifier", ...advisors.map((name) => `lib/ai/advisors/${name}`)];

describe.each(folders)("inquiries: inquiry in %s", (folder) => {
  test.each(SHAPE)("has %s.ts", (name) => {
    expect(existsSync(`${folder}/${name}.ts`)).toBe(true);
  });

  test("has a contract that loads no rules", () => {
    const loaded = [...findStaticImports(`${folder}/contract.ts`)];
    const isAllowed =
      /\/contract\.ts$|^lib\/(?!ai\/(?:advisors|classifier)\/)|\/advisors\/shared\//;
    expect(loaded.filter((file) => !isAllowed.test(file))).toEqual([]);
  });
});

test("inquiries: each folder is in the table", () => {
  expect(Object.keys(inquiries)).toHaveLength(folders.length);
});

test("MCP server: starts without the rules of any inquiry", () => {
  const loaded = [...findStaticImports("lib/mcp/wire/http.ts")];
  const isRules = /^lib\/ai\/(?:advisors\/(?!shared\/)|classifier\/)(?!.*\/?contract\.ts$)/;
  expect(loaded.filter((file) => isRules.test(file))).toEqual([]);
  expect(loaded.length).toBeLessThan(MAX_LOADED_BY_MCP);
});

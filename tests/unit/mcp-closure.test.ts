import { expect, test } from "vitest";
import { findStaticImports } from "@/tests/support/import-closure";

/** Files that start with the MCP server. Import a new one lazily, or raise the limit if it is worth it. */
const MAX_LOADED_BY_MCP = 213;

test("MCP server: starts without the rules of any inquiry", () => {
  const loaded = [...findStaticImports("lib/mcp/wire/http.ts")];
  const isRules = /^lib\/ai\/(?:advisors\/(?!shared\/)|classifier\/)(?!.*\/?contract\.ts$)/;
  expect(loaded.filter((file) => isRules.test(file))).toEqual([]);
  expect(loaded.length).toBeLessThan(MAX_LOADED_BY_MCP);
});

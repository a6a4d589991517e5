import { describe, expect, test } from "vitest";
import { runningProduct } from "./product";
import { obstacle, runTool } from "./tools";

if (obstacle) console.warn(`Skipped: the MCP inspector; ${obstacle}.`);

describe.skipIf(obstacle)("MCP inspector: the MCP inspector's command line", () => {
  const product = runningProduct();
  const inspect = (...args: string[]) => {
    const { url, authorization } = product();
    const header = ["--header", `Authorization: ${authorization}`];
    const script = "@modelcontextprotocol/inspector/clients/launcher/build/index.js";
    return runTool(script, ["--cli", url, "--transport", "http", ...args, ...header]);
  };

  test("finds nothing to complain about in any schema", async () => {
    const { code, output } = await inspect("--method", "tools/list", "--strict");
    expect(code, output).toBe(0);
    expect(output).toContain("create_context_items");
  });

  test.each(["legacy", "modern"])("calls a tool in the %s era", async (era) => {
    const call = ["--method", "tools/call", "--tool-name", "list_initiatives"];
    const { code, output } = await inspect("--protocol-era", era, ...call, "--tool-arg", "limit=2");
    expect(code, output).toBe(0);
    expect(output).toContain("structuredContent");
  });
});

import { describe, expect, test } from "vitest";
import { explainKeyShape } from "@/app/shared/explain-key-shape";
import { createKey } from "@/lib/access/keys/key-format";
import {
  buildMcpUrl,
  type Client,
  listClients,
  PLACEHOLDER,
  REACHES,
  type Reach,
  writeClaudeCodeCommand,
  writeMcpServersFile,
  writeRestCommand,
} from "@/lib/api-docs/mcp-clients";

const APP = "https://plans.example.com:8443/team";
const KEY = createKey();
const AUTHORIZATION = { Authorization: `Bearer ${KEY}` };

function client(id: string, url: string, key = KEY): Client {
  const found = listClients(url, key).find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No client ${id}.`);
  return found;
}
const code = ({ steps }: Client, step = 0) => steps[step]?.code ?? "";

/** Splits a command with only quotes and `\` before a line's end, as a POSIX shell does. */
const words = (command: string) =>
  (command.replaceAll("\\\n", " ").match(/(?:[^\s"']|"[^"]*"|'[^']*')+/g) ?? []).map((word) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"),
  );

test("set-up of MCP clients: the address keeps port and path of the app, and names the requested tools", () => {
  expect(buildMcpUrl(APP, "standard")).toBe("https://plans.example.com:8443/team/api/mcp");
  expect(buildMcpUrl(APP, "read")).toBe("https://plans.example.com:8443/team/api/mcp?readonly=1");
  expect(buildMcpUrl(APP, "edit")).toBe("https://plans.example.com:8443/team/api/mcp?toolsets=all");
  expect(buildMcpUrl(APP)).toBe(buildMcpUrl(APP, "edit"));
  expect(buildMcpUrl("http://localhost:3000", "standard")).toBe("http://localhost:3000/api/mcp");
  expect(buildMcpUrl("https://bücher.example/a b", "standard")).toBe(
    "https://xn--bcher-kva.example/a%20b/api/mcp",
  );
});

describe.each(Object.keys(REACHES) as Reach[])(
  "set-up of MCP clients: with the %s address",
  (reach) => {
    const url = buildMcpUrl(APP, reach);
    const server = { type: "http", url, headers: AUTHORIZATION };

    test("Claude Code gets one command, and a file that reads the key from the environment", () => {
      const command = [
        "claude",
        "mcp",
        "add",
        "--transport",
        "http",
        "groundwork",
        url,
        "--header",
      ];
      expect(words(code(client("claude-code", url)))).toEqual([
        ...command,
        `Authorization: Bearer ${KEY}`,
      ]);
      const headers = { Authorization: `Bearer \${GROUNDWORK_API_KEY}` };
      expect(JSON.parse(code(client("claude-code", url), 1))).toEqual({
        mcpServers: { groundwork: { type: "http", url, headers } },
      });
    });

    test("Cursor’s link and file hold the same server", () => {
      const cursor = client("cursor", url);
      const link = new URL(cursor.install?.href ?? "");
      expect(`${link.protocol}//${link.host}${link.pathname}`).toBe(
        "cursor://anysphere.cursor-deeplink/mcp/install",
      );
      expect(link.searchParams.get("name")).toBe("groundwork");
      const config = JSON.parse(atob(link.searchParams.get("config") ?? ""));
      expect(config).toEqual({ url, headers: AUTHORIZATION });
      expect(JSON.parse(code(cursor))).toEqual({ mcpServers: { groundwork: config } });
    });

    test("VS Code’s link and file hold the same server", () => {
      const vsCode = client("vs-code", url);
      const [path, config, ...rest] = (vsCode.install?.href ?? "").split("?");
      expect([path, rest]).toEqual(["vscode:mcp/install", []]);
      expect(JSON.parse(decodeURIComponent(config ?? ""))).toEqual({
        name: "groundwork",
        ...server,
      });
      expect(JSON.parse(code(vsCode))).toEqual({ servers: { groundwork: server } });
    });

    test("Claude Desktop goes through mcp-remote, with the key in the environment", () => {
      expect(JSON.parse(code(client("claude-desktop", url)))).toEqual({
        mcpServers: {
          groundwork: {
            command: "npx",
            args: ["-y", "mcp-remote", url, "--header", `Authorization:\${AUTHORIZATION}`],
            env: { AUTHORIZATION: `Bearer ${KEY}` },
          },
        },
      });
    });

    test("Codex gets the variable and the command that names it", () => {
      const codex = client("codex", url);
      expect(words(code(codex))).toEqual(["export", `GROUNDWORK_API_KEY=${KEY}`]);
      const command = ["codex", "mcp", "add", "groundwork", "--url", url];
      expect(words(code(codex, 1))).toEqual([
        ...command,
        "--bearer-token-env-var",
        "GROUNDWORK_API_KEY",
      ]);
    });

    test("Gemini CLI gets httpUrl, which is Streamable HTTP there", () => {
      expect(JSON.parse(code(client("gemini-cli", url)))).toEqual({
        mcpServers: { groundwork: { httpUrl: url, headers: AUTHORIZATION } },
      });
    });

    test("any other client gets only the address and the header", () => {
      const other = client("other", url);
      expect(other.steps.map(({ name, code }) => [name, code])).toEqual([
        ["Address", url],
        ["Header", `Authorization: Bearer ${KEY}`],
      ]);
      expect(other.fieldNames?.map(({ client }) => client)).toEqual([
        "Windsurf",
        "Zed",
        "OpenCode",
      ]);
    });

    test("curl sends one call of a tool", () => {
      const [curl, address, ...options] = words(code(client("curl", url)));
      expect([curl, address]).toEqual(["curl", url]);
      expect(options.slice(0, 5)).toEqual([
        "-H",
        `Authorization: Bearer ${KEY}`,
        "-H",
        "Content-Type: application/json",
        "-d",
      ]);
      // Quotes inside the body are taken for the shell's by `words`, so it is read from the text.
      const body = /-d '(.*)'$/.exec(code(client("curl", url)))?.[1] ?? "";
      expect(JSON.parse(body)).toMatchObject({
        jsonrpc: "2.0",
        method: "tools/call",
        params: { name: "list_initiatives", arguments: {} },
      });
    });
  },
);

test("set-up of MCP clients: mcp-remote is told to take plain http, if the host is not this computer", () => {
  const args = (app: string) =>
    JSON.parse(code(client("claude-desktop", buildMcpUrl(app)))).mcpServers.groundwork.args;
  expect(args("http://plans.intranet")).toContain("--allow-http");
  expect(args("http://localhost:3000")).not.toContain("--allow-http");
  expect(args("http://127.0.0.1:3000")).not.toContain("--allow-http");
});

test("set-up of MCP clients: every client has its own id, a block to copy with its own name, and a check", () => {
  const all = listClients(buildMcpUrl(APP), PLACEHOLDER);
  expect(new Set(all.map(({ id }) => id)).size).toBe(8);
  for (const { id, steps, check, install } of all) {
    const text = steps.map(({ code }) => code).join("\n");
    expect(text, id).toContain(PLACEHOLDER);
    expect(text, id).toContain(buildMcpUrl(APP));
    expect(text + install?.href, id).not.toContain("gwk_live_");
    expect(new Set(steps.map(({ name }) => name)).size, id).toBe(steps.length);
    expect(check, id).toMatch(/\.$/);
  }
});

test("set-up of MCP clients: the dialog of a new key shows the same command and file", () => {
  const url = buildMcpUrl(APP);
  expect(code(client("claude-code", url))).toBe(writeClaudeCodeCommand(url, KEY));
  expect(JSON.parse(writeMcpServersFile(url, KEY)).mcpServers.groundwork.headers).toEqual(
    AUTHORIZATION,
  );
  expect(words(writeRestCommand(APP, KEY))).toEqual([
    "curl",
    `${APP}/api/v1/me`,
    "-H",
    `Authorization: Bearer ${KEY}`,
  ]);
});

test("set-up of MCP clients: the shape of a pasted key distinguishes a slip from another key", () => {
  expect(explainKeyShape("")).toBeUndefined();
  expect(explainKeyShape(createKey())).toBeUndefined();
  for (const slip of [KEY.slice(0, -1), `${KEY}x`, `${KEY.slice(0, -1)}-`, "gwk_live_"]) {
    expect(explainKeyShape(slip)).toMatch(/not the whole key/);
  }
  for (const other of ["sk-1234", KEY.toUpperCase(), `Bearer ${KEY}`]) {
    expect(explainKeyShape(other)).toMatch(/not an API key of Groundwork/);
  }
});

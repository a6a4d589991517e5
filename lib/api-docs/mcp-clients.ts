export const PLACEHOLDER = "YOUR_API_KEY";

const NAME = "groundwork";
const VARIABLE = "GROUNDWORK_API_KEY";

const MERGE = `Add ${NAME} next to the servers you have`;

/** The tools of `docs/contract/interface.md#mcp-server`, only the reading ones, or those that edit and generate too. */
export const REACHES = { standard: "", read: "?readonly=1", edit: "?toolsets=all" } as const;
export type Reach = keyof typeof REACHES;

/** Without editing tools, a document that an assistant starts stays an outline. */
export const RECOMMENDED_REACH: Reach = "edit";

export const buildMcpUrl = (appUrl: string, reach: Reach = RECOMMENDED_REACH): string =>
  new URL(`${appUrl}/api/mcp`).href + REACHES[reach];

type Step = { about: string; name: string; code: string };
export type Client = {
  id: string;
  title: string;
  install?: { label: string; href: string };
  steps: Step[];
  fieldNames?: { client: string; names: string[] }[];
  check: string;
};

const makeHeaders = (key: string) => ({ Authorization: `Bearer ${key}` });
const writeJson = (value: unknown) => JSON.stringify(value, null, 2);

export const writeRestCommand = (appUrl: string, key: string): string =>
  `curl ${appUrl}/api/v1/me -H "Authorization: Bearer ${key}"`;

/** Quotes the address, because some shells expand `?`. */
export const writeClaudeCodeCommand = (url: string, key: string): string =>
  `claude mcp add --transport http ${NAME} "${url}" --header "Authorization: Bearer ${key}"`;

export const writeMcpServersFile = (url: string, key: string): string =>
  writeJson({ mcpServers: { [NAME]: { type: "http", url, headers: makeHeaders(key) } } });

type DescribeClient = (url: string, key: string) => Client;

const describeClaudeCode: DescribeClient = (url, key) => ({
  id: "claude-code",
  title: "Claude Code",
  steps: [
    {
      about:
        "Run this in the project’s folder. With --scope user, it is available in every project.",
      name: "Claude Code command",
      code: writeClaudeCodeCommand(url, key),
    },
    {
      about: `Or share it with the team in the repository’s .mcp.json. ${MERGE}. Each person sets ${VARIABLE} to a key of their own, which owners and admins can create.`,
      name: ".mcp.json",
      code: writeMcpServersFile(url, `\${${VARIABLE}}`),
    },
  ],
  check: "In Claude Code, /mcp lists groundwork as connected.",
});

const describeCursor: DescribeClient = (url, key) => {
  const server = { url, headers: makeHeaders(key) };
  const config = encodeURIComponent(btoa(JSON.stringify(server)));
  return {
    id: "cursor",
    title: "Cursor",
    install: {
      label: "Add to Cursor",
      href: `cursor://anysphere.cursor-deeplink/mcp/install?name=${NAME}&config=${config}`,
    },
    steps: [
      {
        about: `Or edit ~/.cursor/mcp.json. ${MERGE}.`,
        name: "~/.cursor/mcp.json",
        code: writeJson({ mcpServers: { [NAME]: server } }),
      },
    ],
    check: "In Cursor’s settings, under MCP, groundwork has a green dot.",
  };
};

const describeVsCode: DescribeClient = (url, key) => {
  const server = { type: "http", url, headers: makeHeaders(key) };
  const config = encodeURIComponent(JSON.stringify({ name: NAME, ...server }));
  return {
    id: "vs-code",
    title: "VS Code",
    install: { label: "Add to VS Code", href: `vscode:mcp/install?${config}` },
    steps: [
      {
        about: `Or run “MCP: Open User Configuration”. ${MERGE}. Copilot’s agent mode is required.`,
        name: "VS Code mcp.json",
        code: writeJson({ servers: { [NAME]: server } }),
      },
    ],
    check: "“MCP: List Servers” shows groundwork as running.",
  };
};

/** `mcp-remote` needs a flag for plain http to hosts other than these two. */
const isPlainHttp = ({ protocol, hostname }: URL) =>
  protocol === "http:" && hostname !== "localhost" && hostname !== "127.0.0.1";

const describeClaudeDesktop: DescribeClient = (url, key) => ({
  id: "claude-desktop",
  title: "Claude Desktop",
  steps: [
    {
      about: `Open Settings, Developer, Edit Config. ${MERGE}, and restart Claude Desktop. This needs Node.js: Claude Desktop reaches servers that take a key through mcp-remote.`,
      name: "claude_desktop_config.json",
      code: writeJson({
        mcpServers: {
          [NAME]: {
            command: "npx",
            args: [
              "-y",
              "mcp-remote",
              url,
              "--header",
              // On Windows, an argument with a space is split; a variable is not.
              `Authorization:\${AUTHORIZATION}`,
              ...(isPlainHttp(new URL(url)) ? ["--allow-http"] : []),
            ],
            env: { AUTHORIZATION: makeHeaders(key).Authorization },
          },
        },
      }),
    },
  ],
  check: "The tools menu under the message box lists groundwork.",
});

const describeCodex: DescribeClient = (url, key) => ({
  id: "codex",
  title: "Codex",
  steps: [
    {
      about: "Codex reads the key from the environment. Put this into your shell’s profile too.",
      name: "Environment variable",
      code: `export ${VARIABLE}=${key}`,
    },
    {
      about: "Then add the server.",
      name: "Codex command",
      code: `codex mcp add ${NAME} --url "${url}" --bearer-token-env-var ${VARIABLE}`,
    },
  ],
  check: "In Codex, /mcp lists groundwork and its tools.",
});

const describeGeminiCli: DescribeClient = (url, key) => ({
  id: "gemini-cli",
  title: "Gemini CLI",
  steps: [
    {
      about: `Edit ~/.gemini/settings.json. ${MERGE}.`,
      name: "~/.gemini/settings.json",
      code: writeJson({ mcpServers: { [NAME]: { httpUrl: url, headers: makeHeaders(key) } } }),
    },
  ],
  check: "In Gemini CLI, /mcp lists groundwork and its tools.",
});

const CALL = {
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name: "list_initiatives", arguments: {} },
};

const describeCurl: DescribeClient = (url, key) => ({
  id: "curl",
  title: "curl",
  steps: [
    {
      about: "One call of a tool, without any client.",
      name: "curl command",
      code: [
        `curl "${url}"`,
        `-H "Authorization: Bearer ${key}"`,
        `-H "Content-Type: application/json"`,
        `-d '${JSON.stringify(CALL)}'`,
      ].join(" \\\n  "),
    },
  ],
  check: "The answer is one line of JSON with your initiatives.",
});

const describeOtherClients: DescribeClient = (url, key) => ({
  id: "other",
  title: "Other",
  steps: [
    {
      about: "Any other client that speaks MCP over Streamable HTTP needs this address.",
      name: "Address",
      code: url,
    },
    {
      about: "The client must send this header with every call.",
      name: "Header",
      code: `Authorization: Bearer ${key}`,
    },
  ],
  fieldNames: [
    { client: "Windsurf", names: ["serverUrl", "headers"] },
    { client: "Zed", names: ["context_servers"] },
    { client: "OpenCode", names: ["mcp", 'type: "remote"', "oauth: false"] },
  ],
  check:
    "A client that only supports a browser login cannot connect: use mcp-remote, as under Claude Desktop.",
});

export const listClients = (url: string, key: string): Client[] =>
  [
    describeClaudeCode,
    describeCursor,
    describeVsCode,
    describeClaudeDesktop,
    describeCodex,
    describeGeminiCli,
    describeOtherClients,
    describeCurl,
  ].map((describe) => describe(url, key));

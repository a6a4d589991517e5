/** Ready to paste: a first REST call, and the connection of an MCP client as a command and as JSON. */
export function snippets(appUrl: string, key: string) {
  const authorization = `Bearer ${key}`;
  const url = `${appUrl}/api/mcp`;
  const server = { type: "http", url, headers: { Authorization: authorization } };
  return [
    {
      title: "curl",
      name: "curl command",
      code: `curl ${appUrl}/api/v1/me -H "Authorization: ${authorization}"`,
    },
    {
      title: "Claude Code",
      name: "Claude Code command",
      code: `claude mcp add --transport http groundwork ${url} --header "Authorization: ${authorization}"`,
    },
    {
      title: "MCP JSON",
      name: "MCP configuration",
      code: JSON.stringify({ mcpServers: { groundwork: server } }, null, 2),
    },
  ];
}

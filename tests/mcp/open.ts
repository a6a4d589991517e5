import { listActivity } from "@/lib/domain/activity/activity-log";
import { makeWorkspace } from "@/tests/support/factories";
import { type Era, mcp } from "@/tests/support/mcp";
import { api } from "@/tests/support/request";

/** A workspace of its own, with an assistant and a REST client on the same key. */
export async function open(era?: Era, options?: Parameters<typeof makeWorkspace>[0]) {
  const workspace = await makeWorkspace(options);
  return { ...workspace, rest: api(workspace.key), assistant: mcp(workspace.key, { era }) };
}
export type Opened = Awaited<ReturnType<typeof open>>;

/** The address of a connection with every tool. */
export const ALL_TOOLS = { search: "?toolsets=all" };

/** The records that calls over MCP left in a workspace, oldest first. */
export async function callsOf(workspaceId: string) {
  const page = { limit: 100, offset: 0 };
  const { items } = await listActivity({ workspaceId }, { origin: "mcp", ...page });
  return items.reverse();
}

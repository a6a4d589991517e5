import type { Connection } from "@/lib/mcp/wire/connection";
import { INVALID_PARAMS, RpcError } from "@/lib/mcp/wire/rpc";
import { plain } from "@/lib/schemas/plain-line";
import type { Tool } from "./tool";

/** The refusal of a tool that does not exist, or not on this connection; it names those that do. */
export function unknownTool({ selection }: Connection, name: string, tool?: Tool): RpcError {
  const names = [...selection.tools.keys()].join(", ") || "none";
  const message = `${reason(name, selection.toolsets, tool)} The tools of this connection: ${names}.`;
  return new RpcError(INVALID_PARAMS, message, { code: "NOT_FOUND" });
}

function reason(name: string, toolsets: readonly string[], tool?: Tool): string {
  if (!tool) return `There is no tool '${plain(name, 64)}'.`;
  return toolsets.includes(tool.toolset)
    ? `${name} changes something, and this connection only reads: its owner asked for readonly=1.`
    : `${name} belongs to the toolset ${tool.toolset}, which this connection did not ask for: its owner can add ?toolsets=all to the server's address (Settings, Connect).`;
}

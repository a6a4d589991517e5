import { inputSchema, outputSchema } from "@/lib/mcp/json-schema";
import type { Tool } from "@/lib/mcp/tool";
import { advisorTools } from "@/lib/mcp/tools/advisor";
import { coverageTools } from "@/lib/mcp/tools/coverage";
import { editTools } from "@/lib/mcp/tools/edit";
import { readTools } from "@/lib/mcp/tools/read";
import { writeTools } from "@/lib/mcp/tools/write";

/** Every tool, in the order of every list. */
export const TOOLS: readonly Tool[] = Object.freeze([
  ...writeTools,
  ...readTools,
  ...advisorTools,
  ...coverageTools,
  ...editTools,
]);

const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** The tool of that name, whether or not a connection has it. */
export const findTool = (name: string): Tool | undefined => BY_NAME.get(name);

/** What a client sees of a tool, in a list and in the manifest. */
export type ListedTool = Pick<Tool, "name" | "title" | "description" | "annotations"> & {
  inputSchema: { type: "object" } & Record<string, unknown>;
  outputSchema: { type: "object" } & Record<string, unknown>;
};

const listed = ({ name, title, description, annotations, input, output }: Tool): ListedTool => ({
  name,
  title,
  description,
  inputSchema: { ...inputSchema(input), type: "object" },
  outputSchema: { ...outputSchema(output), type: "object" },
  annotations,
});

/** Converted once, when the module loads. */
const LISTED = new Map(TOOLS.map((tool) => [tool.name, Object.freeze(listed(tool))]));

/** The tool as clients see it. */
export function listedTool({ name }: Tool): ListedTool {
  const found = LISTED.get(name);
  if (!found) throw new Error(`The tool ${name} is not in the table.`);
  return found;
}

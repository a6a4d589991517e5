import { advisorTools } from "./advisor-tools";
import { coverageTools } from "./coverage-tools";
import { editTools } from "./edit-tools";
import { generateTools } from "./generate-tools";
import { toInputSchema, toOutputSchema } from "./json-schema";
import { readTools } from "./read-tools";
import type { Tool } from "./tool";
import { writeTools } from "./write-tools";

export const TOOLS: readonly Tool[] = Object.freeze([
  ...writeTools,
  ...readTools,
  ...advisorTools,
  ...coverageTools,
  ...editTools,
  ...generateTools,
]);

const BY_NAME = new Map(TOOLS.map((tool) => [tool.name, tool]));

/** Finds a tool, even if the connection does not have it. */
export const findTool = (name: string): Tool | undefined => BY_NAME.get(name);

export type ListedTool = Pick<Tool, "name" | "title" | "description" | "annotations"> & {
  inputSchema: { type: "object" } & Record<string, unknown>;
  outputSchema: { type: "object" } & Record<string, unknown>;
};

const toListedTool = ({
  name,
  title,
  description,
  annotations,
  input,
  output,
}: Tool): ListedTool => ({
  name,
  title,
  description,
  inputSchema: { ...toInputSchema(input), type: "object" },
  outputSchema: { ...toOutputSchema(output, input), type: "object" },
  annotations,
});

const LISTED = new Map(TOOLS.map((tool) => [tool.name, Object.freeze(toListedTool(tool))]));

export function getListedTool({ name }: Tool): ListedTool {
  const found = LISTED.get(name);
  if (!found) throw new Error(`The tool ${name} is not in the table.`);
  return found;
}

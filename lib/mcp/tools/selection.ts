import { toPlainLine } from "@/lib/schemas/plain-line";
import { fitTool } from "./fit-to-tools";
import { getListedTool, type ListedTool, TOOLS } from "./registry";
import { TOOLSETS, type Tool, type Toolset } from "./tool";

export type Selection = {
  tools: ReadonlyMap<string, Tool>;
  listed: ListedTool[];
  json: string;
  readOnly: boolean;
  toolsets: readonly Toolset[];
};

/** Without options: the tools of `docs/contract/interface.md#mcp-server`. */
const DEFAULT_TOOLSETS = TOOLSETS.filter((toolset) => toolset !== "edit" && toolset !== "generate");
export const ALL = new Set(TOOLS.map(({ name }) => name));
const YES = new Set(["1", "true", "yes"]);

const selections = new Map<string, Selection>();

/** The address takes precedence over the headers (`docs/contract/semantics.md#toolsets`). A read-only key is the upper bound. */
export function selectTools(request: Request, readOnlyKey = false): Selection {
  const { searchParams } = new URL(request.url);
  const isReadOnly = [searchParams.get("readonly"), request.headers.get("x-mcp-readonly")].some(
    (value) => value !== null && YES.has(value.trim().toLowerCase()),
  );
  return getSelection(parseToolsets(readNames(request)), readOnlyKey || isReadOnly);
}

function readNames(request: Request): string[] {
  const { searchParams } = new URL(request.url);
  const names = searchParams.get("toolsets") ?? request.headers.get("x-mcp-toolsets") ?? "";
  return names.split(",").map((name) => name.trim().toLowerCase());
}

export const listUnknownToolsets = (request: Request): string[] =>
  readNames(request).filter(
    (name) => name !== "" && name !== "all" && !TOOLSETS.some((toolset) => toolset === name),
  );

export const explainUnknown = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `The address asks for toolsets that do not exist: ${toPlainLine(names.join(", "), 200)}. There are ${TOOLSETS.join(", ")} and all.`,
      ];

function parseToolsets(asked: string[]): readonly Toolset[] {
  if (asked.includes("all")) return TOOLSETS;
  const known = TOOLSETS.filter((toolset) => asked.includes(toolset));
  return known.length > 0 ? known : DEFAULT_TOOLSETS;
}

function getSelection(toolsets: readonly Toolset[], readOnly: boolean): Selection {
  const key = `${toolsets} ${readOnly}`;
  const known = selections.get(key);
  if (known) return known;
  const chosen = TOOLS.filter(
    ({ toolset, annotations }) =>
      toolsets.includes(toolset) && (!readOnly || annotations.readOnlyHint),
  );
  const tools = new Map(chosen.map((tool) => [tool.name, tool]));
  const listed = chosen.map((tool) => fitTool(getListedTool(tool), { all: ALL, tools }));
  const selection: Selection = {
    tools,
    listed,
    json: JSON.stringify(listed),
    readOnly,
    toolsets,
  };
  selections.set(key, selection);
  return selection;
}

import { LABEL_MEANINGS } from "@/lib/schemas/enums";
import { listMeanings } from "@/lib/schemas/meanings";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { SAME_LABEL } from "./arguments";
import { getListedTool, type ListedTool, TOOLS } from "./registry";
import { TOOLSETS, type Tool, type ToolNames, type Toolset } from "./tool";

export type Selection = {
  tools: ReadonlyMap<string, Tool>;
  listed: ListedTool[];
  json: string;
  isReadOnly: boolean;
  toolsets: readonly Toolset[];
};

/** Without options: the tools of `docs/contract/interface.md#mcp-server`. */
const DEFAULT_TOOLSETS = TOOLSETS.filter((toolset) => toolset !== "edit" && toolset !== "generate");
const ALL: ToolNames = new Set(TOOLS.map(({ name }) => name));
/** Any other value asks for reading alone, and so does the name without a value: the safe side. */
const NO = new Set(["0", "false", "no", "off"]);

const selections = new Map<string, Selection>();

/** The address takes precedence over the headers (`docs/contract/semantics.md#toolsets`). A read-only key is the upper bound. */
export function selectTools(request: Request, isReadOnlyKey = false): Selection {
  const { searchParams } = new URL(request.url);
  const values = [...searchParams.getAll("readonly"), request.headers.get("x-mcp-readonly")];
  const isReadOnly = values.some((value) => value !== null && !NO.has(value.trim().toLowerCase()));
  return getSelection(parseToolsets(readNames(request)), isReadOnlyKey || isReadOnly);
}

function readNames(request: Request): string[] {
  const { searchParams } = new URL(request.url);
  const inAddress = searchParams.getAll("toolsets");
  const names = inAddress.length > 0 ? inAddress : [request.headers.get("x-mcp-toolsets") ?? ""];
  return names
    .join()
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "");
}

export const listUnknownToolsets = (request: Request): string[] =>
  readNames(request).filter(
    (name) => name !== "all" && !TOOLSETS.some((toolset) => toolset === name),
  );

export const explainUnknown = (names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `The address asks for toolsets that do not exist: ${toPlainLine(names.join(", "), 200)}. There are ${TOOLSETS.join(", ")} and all.`,
      ];

/** A mistyped name opens no more than it can mean: without a known name next to it, only the reading tools. */
function parseToolsets(asked: string[]): readonly Toolset[] {
  if (asked.length === 0) return DEFAULT_TOOLSETS;
  if (asked.includes("all")) return TOOLSETS;
  const known = TOOLSETS.filter((toolset) => asked.includes(toolset));
  return known.length > 0 ? known : ["read"];
}

function getSelection(toolsets: readonly Toolset[], isReadOnly: boolean): Selection {
  const key = `${toolsets} ${isReadOnly}`;
  const known = selections.get(key);
  if (known) return known;
  const chosen = TOOLS.filter(
    ({ toolset, annotations }) =>
      toolsets.includes(toolset) && (!isReadOnly || annotations.readOnlyHint),
  );
  const tools = new Map(chosen.map((tool) => [tool.name, tool]));
  const listed = chosen.map((tool) => fitTool(getListedTool(tool), tools));
  const selection: Selection = {
    tools,
    listed,
    json: JSON.stringify(listed),
    isReadOnly,
    toolsets,
  };
  selections.set(key, selection);
  return selection;
}

const TOOL_NAME = /\b[a-z]+(?:_[a-z]+)+\b/g;
const SAYS_HOW = "toolsets=";
const HOW = /,? (?:in connections with|\(both need) \?toolsets=all\)?/;

/** Finds the tools that a text names and the connection lacks. */
export const findLacking = (text: string, tools: ToolNames): string[] => [
  ...new Set(text.match(TOOL_NAME)?.filter((name) => ALL.has(name) && !tools.has(name))),
];

/** Leaves out each sentence on a tool that the connection lacks, unless it says how to get the tool; only then it says so. */
export function fitText(text: string, tools: ToolNames): string {
  return text
    .split(/(?<=[.!?]) /)
    .flatMap((sentence) => {
      const [lacking, ...others] = findLacking(sentence, tools);
      if (!lacking) return sentence.replace(HOW, "");
      if (!sentence.includes(SAYS_HOW)) return [];
      return others.length > 0 ? sentence : sentence.replace("both need", `${lacking} needs`);
    })
    .join(" ");
}

/** Fits all descriptions of a tool. One that would be empty stays: it says where an id comes from. */
function fitTool(listed: ListedTool, tools: ToolNames): ListedTool {
  const adapt = (text: string) =>
    text === SAME_LABEL && !tools.has("create_context_item")
      ? listMeanings(LABEL_MEANINGS)
      : fitText(text, tools) || text;
  // The reviver rebuilds the value: the same shape, with other texts.
  return JSON.parse(JSON.stringify(listed), (key, value) =>
    key === "description" && typeof value === "string" ? adapt(value) : value,
  );
}

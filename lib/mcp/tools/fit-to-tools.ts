import { LABEL_MEANINGS } from "@/lib/schemas/enums";
import { listMeanings } from "@/lib/schemas/meanings";
import { SAME_LABEL } from "./arguments";
import type { ListedTool } from "./registry";

type Tools = { has(name: string): boolean };

const TOOL_NAME = /\b[a-z]+(?:_[a-z]+)+\b/g;
const SAYS_HOW = "toolsets=";

/** Leaves out each sentence on a tool of `all` that the connection lacks, unless it says how to get the tool. */
export function fitText(text: string, { all, tools }: { all: Tools; tools: Tools }): string {
  const isUsable = (sentence: string) =>
    sentence.includes(SAYS_HOW) ||
    (sentence.match(TOOL_NAME) ?? []).every((name) => tools.has(name) || !all.has(name));
  return text
    .split(/(?<=[.!?]) /)
    .filter(isUsable)
    .join(" ");
}

/** Fits all descriptions of a tool. One that would be empty stays: it says where an id comes from. */
export function fitTool(listed: ListedTool, options: { all: Tools; tools: Tools }): ListedTool {
  const adapt = (text: string) =>
    text === SAME_LABEL && !options.tools.has("create_context_item")
      ? listMeanings(LABEL_MEANINGS)
      : fitText(text, options) || text;
  // The reviver rebuilds the value: the same shape, with other texts.
  return JSON.parse(JSON.stringify(listed), (key, value) =>
    key === "description" && typeof value === "string" ? adapt(value) : value,
  );
}

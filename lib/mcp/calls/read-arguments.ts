import { ApiError, invalid } from "@/lib/errors";
import { getListedTool } from "@/lib/mcp/tools/registry";
import { fitText } from "@/lib/mcp/tools/selection";
import type { Arguments, Tool, ToolNames } from "@/lib/mcp/tools/tool";
import { findIgnoredFields } from "@/lib/schemas/find-ignored-fields";
import { isObject, type Json } from "@/lib/schemas/is-object";
import { explainValues } from "@/lib/schemas/meanings";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { validate } from "@/lib/schemas/validate";
import { findMeant } from "./known-words";
import { isBlank, repairArguments } from "./repair-arguments";
import { renameArguments, replaceWords } from "./replace-words";
import type { Remarks } from "./result";
import { requireWhole } from "./shorten";

export type Normalized = Remarks & { args: Arguments };

const EVERY_TOOL: ToolNames = { has: () => true };

/** Brings arguments as models send them into the form of the tool. `notes` has a sentence for each change of a word. */
export function normalizeArguments(tool: Tool, sent: Arguments): Normalized {
  const { inputSchema } = getListedTool(tool);
  const renamed = renameArguments(inputSchema, sent, tool);
  const replaced = replaceWords(inputSchema, repairArguments(inputSchema, renamed.args));
  return {
    args: inferScope(tool, replaced.args),
    notes: [...renamed.notes, ...replaced.notes],
    warnings: renamed.warnings,
  };
}

/** The returned `notes` also tell the model which words were replaced and which arguments were ignored. @throws 400 */
export function readNormalized(tool: Tool, { args, notes }: Normalized, tools = EVERY_TOOL) {
  requireWhole(args);
  requireMeant(tool, args);
  try {
    const input = validate(tool.input, args);
    const ignored = findIgnoredFields(args, input);
    return { input, notes: [...notes, ...nameIgnored(tool, { args, ignored, tools })] };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const ignored = Object.keys(args).filter((name) => !Object.hasOwn(tool.input.shape, name));
    throw explain(thrown, [
      ...describeRefused(tool, thrown, tools),
      ...notes,
      ...nameIgnored(tool, { args, ignored, tools }),
    ]);
  }
}

export const readArguments = (tool: Tool, sent: Arguments) =>
  readNormalized(tool, normalizeArguments(tool, sent));

/** @throws 400 for an argument that the tool lacks, if the call would mean something else without it */
function requireMeant({ input, refuse }: Tool, args: Arguments) {
  for (const [name, value] of Object.entries(args)) {
    if (Object.hasOwn(input.shape, name) || isBlank(value)) continue;
    const reason = refuse?.(name, args);
    if (reason) throw invalid(name, reason);
  }
}

/** A call that names an initiative and no scope means that initiative (`docs/contract/semantics.md#scope`). */
function inferScope({ input }: Tool, args: Arguments): Arguments {
  const { scope, initiative_id } = args;
  const hasNone = scope === undefined || scope === null || scope === "";
  const isScoped = ["scope", "initiative_id"].every((name) => Object.hasOwn(input.shape, name));
  const hasInitiative = typeof initiative_id === "string" && initiative_id !== "";
  return hasNone && isScoped && hasInitiative ? { ...args, scope: "initiative" } : args;
}

/** Adds the notes to a refusal by the verb, since they may explain it: an ignored `{deadline}` alone changes nothing. */
export const explain = (error: ApiError, notes: readonly string[]): ApiError =>
  notes.length === 0
    ? error
    : new ApiError(error.code, [error.message, ...notes].join(" "), {
        details: error.details,
        headers: error.headers,
      });

/** Describes missing or mistyped arguments as the list of tools does, and each value of closed lists. */
export function describeRefused(
  tool: Tool,
  { details = [] }: ApiError,
  tools: ToolNames,
): string[] {
  const { inputSchema } = getListedTool(tool);
  const refused = details.filter(({ code }) => !code.startsWith("too_"));
  const described = new Set(
    refused.flatMap(({ path }) => describeArgument(inputSchema, path, tools)),
  );
  return described.size > 0 ? [`What to send: ${[...described].join(", ")}.`] : [];
}

/** Describes the innermost described argument on a path like `items.0.label`. */
function describeArgument(schema: Json, path: string, tools: ToolNames): string[] {
  let node: unknown = schema;
  let name = "";
  let said = "";
  for (const step of path.split(".")) {
    const { properties, items } = isObject(node) ? node : {};
    if (isObject(properties)) node = Object.hasOwn(properties, step) && properties[step];
    else node = items;
    if (!isObject(node)) break;
    const values = isObject(node.items) ? node.items.enum : node.enum;
    const meaning = (Array.isArray(values) && explainValues(values)) || node.description;
    if (typeof meaning !== "string") continue;
    said = fitText(meaning, tools) || meaning;
    if (isObject(properties)) name = step;
  }
  return said === "" ? [] : [`${name} (${said})`];
}

type Ignored = { args: Arguments; ignored: readonly string[]; tools: ToolNames };

/** `ignored` are paths like `items.0.source_url`. */
function nameIgnored({ input, elsewhere = {} }: Tool, { args, ignored, tools }: Ignored): string[] {
  if (ignored.length === 0) return [];
  const names = ignored.slice(0, 10);
  const known = Object.keys(input.shape).join(", ");
  const more = ignored.length > names.length ? ` and ${ignored.length - names.length} more` : "";
  const shown = names.map((name) => toPlainLine(name, 64)).join(", ") + more;
  const places = names
    .filter((name) => !isBlank(readPath(args, name)))
    .flatMap((name) => findMeant(name.replace(/^.*\./, ""), Object.keys(elsewhere)) ?? []);
  return [
    `Ignored, since the tool has no such argument: ${shown}. It takes ${known}.`,
    ...new Set(places.map((place) => fitText(elsewhere[place] ?? "", tools))),
  ];
}

const readPath = (value: unknown, path: string): unknown =>
  path
    .split(".")
    .reduce(
      (at, step) => (Array.isArray(at) || isObject(at) ? Object(at)[step] : undefined),
      value,
    );

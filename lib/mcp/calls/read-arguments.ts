import { ApiError } from "@/lib/errors";
import { getListedTool } from "@/lib/mcp/tools/registry";
import type { Arguments, Tool } from "@/lib/mcp/tools/tool";
import { findIgnoredFields } from "@/lib/schemas/find-ignored-fields";
import { isObject } from "@/lib/schemas/is-object";
import { toPlainLine } from "@/lib/schemas/plain-line";
import { validate } from "@/lib/schemas/validate";
import { repairArguments } from "./repair-arguments";
import { renameArguments, replaceWords } from "./replace-words";
import { requireWhole } from "./shorten";

export type Normalized = { args: Arguments; taken: string[] };

/** Brings arguments as models send them into the form of the tool. `taken` has a sentence for each change of a word. */
export function normalizeArguments(tool: Tool, sent: Arguments): Normalized {
  const { inputSchema } = getListedTool(tool);
  const renamed = renameArguments(inputSchema, sent, tool);
  const replaced = replaceWords(inputSchema, repairArguments(inputSchema, renamed.args));
  return { args: inferScope(tool, replaced.args), taken: [...renamed.taken, ...replaced.taken] };
}

/** `notes` tell the model which words were replaced and which arguments were ignored. @throws 400 */
export function readNormalized(tool: Tool, { args, taken }: Normalized) {
  requireWhole(args);
  const input = validateInput(tool, { args, taken });
  return { input, notes: [...taken, ...nameStrangers(tool, findIgnoredFields(args, input))] };
}

export const readArguments = (tool: Tool, sent: Arguments) =>
  readNormalized(tool, normalizeArguments(tool, sent));

/** A call that names an initiative and no scope means that initiative (`docs/contract/semantics.md#scope`). */
function inferScope({ input }: Tool, args: Arguments): Arguments {
  const { scope, initiative_id } = args;
  const hasNone = scope === undefined || scope === null || scope === "";
  const isScoped = ["scope", "initiative_id"].every((name) => Object.hasOwn(input.shape, name));
  const hasInitiative = typeof initiative_id === "string" && initiative_id !== "";
  return hasNone && isScoped && hasInitiative ? { ...args, scope: "initiative" } : args;
}

function validateInput(tool: Tool, { args, taken }: Normalized): Arguments {
  try {
    return validate(tool.input, args);
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    const strangers = Object.keys(args).filter((name) => !Object.hasOwn(tool.input.shape, name));
    throw explain(thrown, [
      ...describeRefused(tool, thrown),
      ...taken,
      ...nameStrangers(tool, strangers),
    ]);
  }
}

/** Adds the notes to a refusal by the verb, since they may explain it: an ignored `{deadline}` alone changes nothing. */
export const explain = (error: ApiError, notes: readonly string[]): ApiError =>
  notes.length === 0
    ? error
    : new ApiError(error.code, [error.message, ...notes].join(" "), {
        details: error.details,
        headers: error.headers,
      });

/** Quotes the descriptions of missing or mistyped arguments from the list of tools: the origin of an id, the use of each label. */
function describeRefused(tool: Tool, { details = [] }: ApiError): string[] {
  const { properties } = getListedTool(tool).inputSchema;
  const known = new Map(Object.entries(isObject(properties) ? properties : {}));
  const refused = details.filter(({ code }) => !code.startsWith("too_"));
  const names = new Set(refused.map(({ path }) => path.split(".", 1)[0] ?? ""));
  const described = [...names].flatMap((name) => {
    const property = known.get(name);
    return isObject(property) && property.description ? `${name} (${property.description})` : [];
  });
  return described.length > 0 ? [`What to send: ${described.join(", ")}.`] : [];
}

function nameStrangers({ input }: Tool, strangers: string[]): string[] {
  const names = strangers.slice(0, 10).map((name) => toPlainLine(name, 64));
  const known = Object.keys(input.shape).join(", ");
  return names.length > 0
    ? [`Ignored, since the tool has no such argument: ${names.join(", ")}. It takes ${known}.`]
    : [];
}

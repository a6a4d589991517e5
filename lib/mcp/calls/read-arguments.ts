import { ApiError } from "@/lib/errors";
import { getListedTool } from "@/lib/mcp/tools/registry";
import type { Arguments, Tool } from "@/lib/mcp/tools/tool";
import { ignoredFields } from "@/lib/schemas/ignored-fields";
import { plain } from "@/lib/schemas/plain-line";
import { validate } from "@/lib/schemas/validate";
import { replaceSynonyms } from "./known-choices";
import { repairArguments } from "./repair-arguments";
import { requireWhole } from "./shorten";

/** `repaired` still has the arguments that the tool does not know; `notes` tell the model what was done. @throws 400 */
export function readArguments(tool: Tool, sent: Arguments) {
  const { inputSchema } = getListedTool(tool);
  const { args, taken } = replaceSynonyms(inputSchema, repairArguments(inputSchema, sent));
  const repaired = inferScope(tool, args);
  requireWhole(repaired);
  const input = validateInput(tool, repaired);
  return { repaired, input, notes: [...taken, ...nameStrangers(ignoredFields(repaired, input))] };
}

/** A call that names an initiative and no scope means that initiative (`docs/contract/semantics.md#scope`). */
function inferScope({ input }: Tool, args: Arguments): Arguments {
  const { scope, initiative_id } = args;
  const hasNone = scope === undefined || scope === null || scope === "";
  const isScoped = ["scope", "initiative_id"].every((name) => Object.hasOwn(input.shape, name));
  const hasInitiative = typeof initiative_id === "string" && initiative_id !== "";
  return hasNone && isScoped && hasInitiative ? { ...args, scope: "initiative" } : args;
}

function validateInput(tool: Tool, sent: Arguments): Arguments {
  try {
    return validate(tool.input, sent);
  } catch (thrown) {
    const strangers = Object.keys(sent).filter((name) => !Object.hasOwn(tool.input.shape, name));
    if (!(thrown instanceof ApiError) || strangers.length === 0) throw thrown;
    const message = [thrown.message, ...nameStrangers(strangers)].join(" ");
    throw new ApiError(thrown.code, message, { details: thrown.details });
  }
}

function nameStrangers(strangers: string[]): string[] {
  const names = strangers.slice(0, 10).map((name) => plain(name, 64));
  return names.length > 0
    ? [`Ignored, since the tool has no such argument: ${names.join(", ")}.`]
    : [];
}

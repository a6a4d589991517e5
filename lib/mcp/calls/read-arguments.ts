import { ApiError } from "@/lib/errors";
import { getListedTool } from "@/lib/mcp/tools/registry";
import type { Arguments, Tool } from "@/lib/mcp/tools/tool";
import { plain } from "@/lib/schemas/plain-line";
import { validate } from "@/lib/schemas/validate";
import { repairArguments } from "./repair-arguments";
import { requireWhole } from "./shorten";

/**
 * Repairs a model's arguments where that is safe, then validates them. `input` is the tool's input; `repaired` still
 * has the arguments that the tool does not know. @throws 400
 */
export function readArguments(tool: Tool, args: Arguments) {
  const repaired = repairArguments(getListedTool(tool).inputSchema, args);
  requireWhole(repaired);
  return { repaired, input: validateInput(tool, repaired) };
}

/** A refusal also names the arguments that the tool does not have, since one may be misspelt. @throws 400 */
function validateInput(tool: Tool, sent: Arguments): Arguments {
  try {
    return validate(tool.input, sent);
  } catch (thrown) {
    const strangers = Object.keys(sent).filter((name) => !Object.hasOwn(tool.input.shape, name));
    if (!(thrown instanceof ApiError) || strangers.length === 0) throw thrown;
    const names = strangers.slice(0, 10).map((name) => plain(name, 64));
    const message = `${thrown.message} Ignored, since the tool has no such argument: ${names.join(", ")}.`;
    throw new ApiError(thrown.code, message, { details: thrown.details });
  }
}

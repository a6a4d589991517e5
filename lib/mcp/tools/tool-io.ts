import { ApiError } from "@/lib/errors";
import type { Arguments } from "@/lib/mcp/call-record";
import { pick } from "@/lib/schemas/pick";
import { plain } from "@/lib/schemas/plain-line";
import { validate } from "@/lib/schemas/validate";
import { listedTool } from "./registry";
import { repairArguments } from "./repair";
import { requireWhole, shorten } from "./shorten";
import type { Tool } from "./tool";

/** A model's arguments, mended where that is safe, and what the tool is called with. @throws 400 */
export function readArguments(tool: Tool, args: Arguments) {
  const repaired = repairArguments(listedTool(tool).inputSchema, args);
  requireWhole(repaired);
  return { repaired, input: readInput(tool, repaired) };
}

/** What of a tool's data a model is shown: the declared fields, with long texts cut. */
export const shownOf = (tool: Tool, data: unknown) =>
  shorten(pick(data, Object.keys(tool.output.shape)));

/** A refusal names the arguments that the tool does not have: the wanted one may be misspelt. @throws 400 */
function readInput(tool: Tool, sent: Arguments): Arguments {
  try {
    return validate(tool.input, sent);
  } catch (thrown) {
    const strangers = Object.keys(sent).filter((name) => !Object.hasOwn(tool.input.shape, name));
    if (!(thrown instanceof ApiError) || strangers.length === 0) throw thrown;
    const names = strangers.slice(0, 10).map((name) => plain(name, 64));
    const message = `${thrown.message}. Ignored, since the tool has no such argument: ${names.join(", ")}.`;
    throw new ApiError(thrown.code, message, { details: thrown.details });
  }
}

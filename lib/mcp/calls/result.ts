import type { Caller } from "@/lib/access/caller";
import type { ApiError } from "@/lib/errors";
import { fitText } from "@/lib/mcp/tools/selection";
import type { Arguments, Tool, ToolContext, ToolNames } from "@/lib/mcp/tools/tool";
import { pick } from "@/lib/schemas/pick";
import { shorten } from "./shorten";

type Text = { type: "text"; text: string };
export type ToolResult = {
  content: Text[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta?: Record<string, unknown>;
};

/** Sentences about a call: `notes` for the model, next to the data, and `warnings` for `_meta`. */
export type Remarks = { notes: string[]; warnings: string[] };

const toText = (value: unknown): Text[] => [{ type: "text", text: JSON.stringify(value) }];

type Shown = { shown: Record<string, unknown>; isCut: boolean };

export function showData(tool: Tool, data: unknown): Shown {
  const whole = pick(data, Object.keys(tool.output.shape));
  const shown = shorten(whole);
  return { shown, isCut: shown !== whole };
}

/** Says that the data holds only a part of a text, and where the rest is. */
function explainPart(
  { annotations, name, input, toReadWhole = "" }: Tool,
  { shown, isCut }: Shown,
  tools: ToolNames,
): string[] {
  const { next_offset: next } = shown;
  if (!annotations.readOnlyHint) {
    const isPart = isCut || next !== undefined;
    return isPart ? ["The whole text is stored; this answer shows only a part of it."] : [];
  }
  if (typeof next === "number") {
    return [
      `This is a piece of the text. To read on, call ${name} again with the same arguments and offset ${next}.`,
    ];
  }
  if (!isCut) return [];
  return [
    "Long texts are cut in this answer, and end with a mark that says so.",
    ...("limit" in input.shape ? ["Ask for fewer at once, with limit."] : []),
    fitText(toReadWhole, tools),
  ].filter(Boolean);
}

/** Shows the data of a call, with what its tool explains and warns of after the remarks on its arguments. */
export async function answerTool(
  tool: Tool,
  caller: Caller,
  { data, input }: { data: unknown; input: Arguments },
  context: ToolContext,
  remarks: Remarks = { notes: [], warnings: [] },
): Promise<ToolResult> {
  const explained = (await tool.explain?.(caller, { data, input }, context)) ?? [];
  const warned = (await tool.warn?.(caller, data)) ?? [];
  const answer = showData(tool, data);
  const part = explainPart(tool, answer, context.tools);
  const notes = [...remarks.notes, ...part, ...explained, ...warned];
  const warnings = [...remarks.warnings, ...warned];
  const content = toText(answer.shown);
  // A second text, since clients do not show `_meta` to models.
  if (notes.length > 0) content.push({ type: "text", text: notes.join(" ") });
  return {
    content,
    structuredContent: answer.shown,
    ...(warnings.length > 0 && { _meta: { warnings } }),
  };
}

const MAX_DETAILS = 100;

const HINTS: Partial<Record<ApiError["code"], string>> = {
  NOT_FOUND:
    "Ids come from list tools, searches and earlier answers; nothing outside of this workspace can be reached.",
  VALIDATION_ERROR: "Correct the named arguments and call again.",
  EDIT_CONFLICT: "get_document shows the present text and version.",
  PRECONDITION_FAILED: "get_document shows the present text and version.",
};

/** Has no `structuredContent`, since clients would validate it (`docs/contract/semantics.md#failed-calls`). */
export function toRefusal(error: ApiError, requestId: string): ToolResult {
  const { code, details, message } = error;
  const hint = HINTS[code];
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const text = {
    code,
    error: hint ? `${sentence} ${hint}` : message,
    ...(details && { details: shorten(details.slice(0, MAX_DETAILS)) }),
    request_id: requestId,
  };
  return { isError: true, content: toText(text) };
}

import type { ApiError } from "@/lib/errors";
import { fitText } from "@/lib/mcp/tools/selection";
import type { Surroundings, Tool } from "@/lib/mcp/tools/tool";
import { pick } from "@/lib/schemas/pick";
import { shorten } from "./shorten";

type Text = { type: "text"; text: string };
export type ToolResult = {
  content: Text[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta?: Record<string, unknown>;
};

const toText = (value: unknown): Text[] => [{ type: "text", text: JSON.stringify(value) }];

type Shown = { shown: Record<string, unknown>; isCut: boolean };

export function showData(tool: Tool, data: unknown): Shown {
  const whole = pick(data, Object.keys(tool.output.shape));
  const shown = shorten(whole);
  return { shown, isCut: shown !== whole };
}

/** Says that the data holds only a part of a text, and where the rest is. */
export function explainPart(
  { annotations, name, input, toReadWhole = "" }: Tool,
  { shown, isCut }: Shown,
  tools: Surroundings["tools"],
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

/** `notes` are a second text, since clients do not show `_meta` to models. */
export const toResult = (
  data: Record<string, unknown>,
  { warnings = [], notes = [] }: { warnings?: string[]; notes?: string[] } = {},
): ToolResult => ({
  content:
    notes.length > 0 ? [...toText(data), { type: "text", text: notes.join(" ") }] : toText(data),
  structuredContent: data,
  ...(warnings.length > 0 && { _meta: { warnings } }),
});

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

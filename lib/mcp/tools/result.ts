import type { ApiError } from "@/lib/errors";
import { shorten } from "./shorten";

type Text = { type: "text"; text: string };
/** The result of a tool call, in the words of both eras of the protocol. */
export type ToolResult = {
  content: Text[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
  _meta?: Record<string, unknown>;
};

const textOf = (value: unknown): Text[] => [{ type: "text", text: JSON.stringify(value) }];

/** Data that fits the tool's output schema, and the same JSON as text. */
export const succeeded = (data: Record<string, unknown>, warnings: string[] = []): ToolResult => ({
  content: textOf(data),
  structuredContent: data,
  ...(warnings.length > 0 && { _meta: { warnings } }),
});

/** Told one by one, with their texts cut where they are long: the sentence has the whole number. */
const MAX_DETAILS = 100;

const HINTS: Partial<Record<ApiError["code"], string>> = {
  NOT_FOUND: "Ids come from the list tools; nothing outside of this workspace can be reached.",
  VALIDATION_ERROR: "Mend the named arguments and call again.",
  EDIT_CONFLICT: "get_document shows the present text and version.",
  PRECONDITION_FAILED: "get_document shows the present text and version.",
};

/**
 * A refusal that a model can mend its call from, `docs/contract/semantics.md#failed-calls`: no `structuredContent`,
 * since clients would hold that against the output schema.
 */
export function failed(error: ApiError, requestId: string): ToolResult {
  const { code, details, message } = error;
  const hint = HINTS[code];
  const sentence = /[.!?]$/.test(message) ? message : `${message}.`;
  const text = {
    code,
    error: hint ? `${sentence} ${hint}` : message,
    ...(details && { details: shorten(details.slice(0, MAX_DETAILS)) }),
    request_id: requestId,
  };
  return { isError: true, content: textOf(text) };
}

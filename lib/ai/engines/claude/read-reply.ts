import * as z from "zod";
import type { Step } from "@/lib/ai/engine";
import { type Asked, failure } from "./failure";
import { cleanText } from "./fence";

const Tokens = z.int().min(0).max(2_147_483_647).catch(0);

/** The fields of a message that are read; other servers omit or add fields. */
const Message = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(
    z.object({
      type: z.string(),
      text: z.string().optional(),
      id: z.string().optional(),
      name: z.string().optional(),
      input: z.record(z.string(), z.unknown()).optional().catch({}),
    }),
  ),
  usage: z
    .object({
      input_tokens: Tokens,
      cache_creation_input_tokens: Tokens,
      cache_read_input_tokens: Tokens,
      output_tokens: Tokens,
    })
    .partial()
    .catch({}),
});

const COMPLETE: ReadonlySet<unknown> = new Set(["end_turn", "stop_sequence"]);

/** @throws 422 `AI_REFUSED`; 502 `AI_PROVIDER_ERROR` for a text that was cut short, an empty text or an unknown form */
export function readReply(message: unknown, asked: Asked, mayUseTools: boolean): Step {
  const read = Message.safeParse(message);
  if (!read.success) throw failure("unreadable", asked);
  const { stop_reason: stopReason, content, usage } = read.data;
  if (stopReason === "refusal") throw failure("refused", asked, { stopReason });
  const isComplete = COMPLETE.has(stopReason) || (mayUseTools && stopReason === "tool_use");
  if (!isComplete) throw failure("cut", asked, { stopReason });

  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  const uses = content.flatMap(({ type, id, name, input = {} }) =>
    mayUseTools && type === "tool_use" && id && name ? [{ id, name, input }] : [],
  );
  if (text.trim() === "" && uses.length === 0) throw failure("empty", asked, { stopReason });
  const { input_tokens = 0, cache_creation_input_tokens = 0, cache_read_input_tokens = 0 } = usage;
  return {
    text,
    uses,
    spent: {
      model: asked.model,
      inputTokens: input_tokens + cache_creation_input_tokens + cache_read_input_tokens,
      outputTokens: usage.output_tokens ?? 0,
    },
  };
}

/** Each costs a pass over the text. */
const MAX_BEGINNINGS = 64;

/**
 * Finds the JSON that a model's text ends with, but for a fence or a remark: it may begin at any bracket, since
 * thoughts before it can contain some. Its strings are cleaned.
 */
export function* findJson(text: string): Generator<unknown> {
  const body = text.slice(0, Math.max(text.lastIndexOf("}"), text.lastIndexOf("]")) + 1);
  for (const { index } of [...body.matchAll(/\{|\[(?=\s*["{[\d])/g)].slice(0, MAX_BEGINNINGS)) {
    const value = parse(body.slice(index));
    if (value !== undefined) yield value;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) =>
      typeof value === "string" ? cleanText(value) : value,
    );
  } catch {
    return undefined;
  }
}

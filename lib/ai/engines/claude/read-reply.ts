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

/** Maximum number of passes over the text, because unclosed brackets would make the search quadratic. */
const PASSES = 16;

/** Finds the JSON values in a model's text, in order, between fences and remarks. Their strings are cleaned. */
export function* findJson(text: string): Generator<unknown> {
  const bracket = /[{[]/g;
  let budget = PASSES * text.length;
  for (let match = bracket.exec(text); match && budget > 0; match = bracket.exec(text)) {
    const end = findEndOfValue(text, match.index);
    budget -= (end ?? text.length) - match.index;
    const parsed = end === undefined ? undefined : parse(text.slice(match.index, end));
    if (end === undefined || parsed === undefined) continue;
    yield parsed;
    bracket.lastIndex = end;
  }
}

/** Finds the end of the value at `start` by counting brackets outside strings; undefined if it has none. */
function findEndOfValue(text: string, start: number) {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (inString) {
      if (sign === "\\") at++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === "{" || sign === "[") depth++;
    else if ((sign === "}" || sign === "]") && --depth === 0) return at + 1;
  }
  return undefined;
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

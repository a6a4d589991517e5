import * as z from "zod";
import type { Spent } from "@/lib/ai/engine";
import { type Asked, failure } from "./failure";

const Tokens = z.int().min(0).max(2_147_483_647).catch(0);

/** What is read of a message; other servers leave out or add other things. */
const Message = z.object({
  stop_reason: z.string().nullish(),
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
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

/**
 * The text of a message that came to its end, and what it cost.
 * @throws 422 `AI_REFUSED`; 502 `AI_PROVIDER_ERROR` for a text that was cut short, an empty one, and
 * what is no message
 */
export function readReply(message: unknown, asked: Asked): { text: string; spent: Spent } {
  const read = Message.safeParse(message);
  if (!read.success) throw failure("unreadable", asked);
  const { stop_reason: stopReason, content, usage } = read.data;
  if (stopReason === "refusal") throw failure("refused", asked, { stopReason });
  if (!COMPLETE.has(stopReason)) throw failure("cut", asked, { stopReason });

  const text = content.map((block) => (block.type === "text" ? (block.text ?? "") : "")).join("");
  if (text.trim() === "") throw failure("empty", asked, { stopReason });
  const { input_tokens = 0, cache_creation_input_tokens = 0, cache_read_input_tokens = 0 } = usage;
  return {
    text,
    spent: {
      model: asked.model,
      inputTokens: input_tokens + cache_creation_input_tokens + cache_read_input_tokens,
      outputTokens: usage.output_tokens ?? 0,
    },
  };
}

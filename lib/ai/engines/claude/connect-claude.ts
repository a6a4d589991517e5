import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import type { Converse, Engine } from "@/lib/ai/engine";
import { connectProvider } from "./connect-provider";
import { failure } from "./failure";
import { cleanText } from "./fence";
import {
  toAnswerSchema,
  writeAnswerPrompt,
  writeConversationPrompt,
  writeDraftPrompt,
} from "./prompt";
import { findJson } from "./read-reply";

/** `baseURL` defaults to Anthropic's; `timeoutMs` bounds a whole answer. */
export type ClaudeSettings = {
  apiKey: string;
  baseURL?: string | undefined;
  model: string;
  fastModel: string;
  timeoutMs: number;
};

/** MCP clients give up after 60 seconds, so an answer must arrive earlier. */
const ANSWER_DEADLINE_MS = 45_000;
const DRAFT_TOKENS = 16_000;
const ANSWER_TOKENS = 8_000;
const STEP_TOKENS = 8_000;

/** Models of Anthropic that refuse requests with an effort (400). */
const WITHOUT_EFFORT = ["claude-haiku-4-5", "claude-sonnet-4-5"];

/** Makes the three calls of the engine; each is one request. */
export function connectClaude(
  settings: ClaudeSettings,
): Pick<Engine, "draft" | "answer"> & { converse: Converse } {
  const { model, fastModel, timeoutMs } = settings;
  const ask = connectProvider(settings);

  const effort = (name: string, level: "low" | "medium") =>
    WITHOUT_EFFORT.some((old) => name.startsWith(old)) ? {} : { effort: level };
  const written = { model, setting: "AI_MODEL", deadlineMs: timeoutMs, isStreamed: true } as const;

  return {
    async draft(brief, signal, onText) {
      const { text, spent } = await ask({
        ...written,
        prompt: writeDraftPrompt(brief),
        maxTokens: DRAFT_TOKENS,
        onText,
        output: effort(model, "medium"),
        closed: signal,
      });
      return { markdown: cleanText(text), spent };
    },

    async answer(inquiry, material, signal) {
      const asked = { model: fastModel, setting: "AI_FAST_MODEL" } as const;
      const schema = transformJSONSchema(toAnswerSchema(inquiry.answer));
      const { text, spent } = await ask({
        ...asked,
        prompt: await writeAnswerPrompt(inquiry, material),
        maxTokens: ANSWER_TOKENS,
        deadlineMs: Math.min(timeoutMs, ANSWER_DEADLINE_MS),
        isStreamed: false,
        output: { ...effort(fastModel, "low"), format: { type: "json_schema", schema } },
        closed: signal,
      });
      for (const value of findJson(text)) {
        const answer = inquiry.answer.safeParse(value);
        if (answer.success) return { answer: answer.data, spent };
      }
      throw failure("unreadable", asked, { inquiry: inquiry.name });
    },

    converse(conversation, signal, onText) {
      return ask({
        ...written,
        prompt: writeConversationPrompt(conversation),
        maxTokens: STEP_TOKENS,
        onText,
        output: effort(model, "low"),
        closed: signal,
      });
    },
  };
}

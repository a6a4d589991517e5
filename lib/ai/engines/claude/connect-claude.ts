import Anthropic from "@anthropic-ai/sdk";
import { transformJSONSchema } from "@anthropic-ai/sdk/lib/transform-json-schema";
import type { Converse, Engine, Step } from "@/lib/ai/engine";
import { ANSWER_SECONDS } from "@/lib/schemas/bounds";
import { runWithin, TimeoutError } from "@/lib/time-limit";
import { type Asked, clientClosed, failure, providerFailure } from "./failure";
import { cleanText } from "./fence";
import { findJson, readReply } from "./read-reply";
import {
  type Prompt,
  toAnswerSchema,
  writeAnswerPrompt,
  writeConversationPrompt,
  writeDraftPrompt,
} from "./write-prompts";

/** `baseURL` defaults to Anthropic's; `timeoutMs` bounds a whole answer. */
export type ClaudeSettings = {
  apiKey: string;
  baseURL?: string | undefined;
  model: string;
  fastModel: string;
  timeoutMs: number;
};

/** MCP clients give up after 60 seconds, so an answer must arrive earlier. */
const ANSWER_DEADLINE_MS = ANSWER_SECONDS * 1000;
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

  const chooseEffort = (name: string, level: "low" | "medium") =>
    WITHOUT_EFFORT.some((old) => name.startsWith(old)) ? {} : { effort: level };
  const written = { model, setting: "AI_MODEL", deadlineMs: timeoutMs, isStreamed: true } as const;
  const write = (asked: Omit<Ask, keyof typeof written | "output">, level: "low" | "medium") =>
    ask({ ...asked, ...written, output: chooseEffort(model, level) });

  return {
    async draft(brief, closed, onText) {
      const asked = { prompt: writeDraftPrompt(brief), maxTokens: DRAFT_TOKENS, onText, closed };
      const { text, spent } = await write(asked, "medium");
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
        output: { ...chooseEffort(fastModel, "low"), format: { type: "json_schema", schema } },
        closed: signal,
      });
      for (const value of findJson(text)) {
        const answer = inquiry.answer.safeParse(value);
        if (answer.success) return { answer: answer.data, spent };
      }
      throw failure("unreadable", asked, { inquiry: inquiry.name });
    },

    converse(conversation, closed, onText) {
      const prompt = writeConversationPrompt(conversation);
      return write({ prompt, maxTokens: STEP_TOKENS, onText, closed }, "low");
    },
  };
}

/** One request to the provider. `deadlineMs` includes the last byte of the answer. */
type Ask = Asked & {
  prompt: Prompt;
  maxTokens: number;
  deadlineMs: number;
  isStreamed: boolean;
  /** Called with the text so far while the answer is streamed. */
  onText?: ((soFar: string) => void) | undefined;
  /** Sent only to Anthropic's own API, because others may not support it. */
  output: Anthropic.OutputConfig;
  /** Aborted when the caller disconnects. */
  closed: AbortSignal | undefined;
};

/** A `fetch` for streams: a whole message as JSON, which some servers send, becomes a stream of one event. */
const fetchStream: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  if (!response.ok || mediaType !== "application/json") return response;

  const message: unknown = await response.json();
  const events = [{ type: "message_start", message }, { type: "message_stop" }];
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return new Response(body.join(""), { headers: response.headers });
};

/** Makes a function that sends exactly one request, with this key and no other. */
function createSender({ apiKey, baseURL }: ClaudeSettings) {
  const client = new Anthropic({
    apiKey,
    baseURL: baseURL ?? "https://api.anthropic.com",
    maxRetries: 0,
    logLevel: "off",
    openTelemetry: false,
    // Other servers than Anthropic's read the key from either header. Setting both also overrides
    // ANTHROPIC_CUSTOM_HEADERS, which the SDK reads by itself.
    defaultHeaders: { authorization: `Bearer ${apiKey}`, "x-api-key": baseURL ? apiKey : null },
    // A redirect would be a second request, to an address that nobody configured. Not `error`, because
    // Node's fetch then loses an abort in the middle of a body.
    fetchOptions: { redirect: "manual" },
  });
  const streaming = client.withOptions({ fetch: fetchStream });

  return async (ask: Ask, signal: AbortSignal): Promise<unknown> => {
    const body = {
      model: ask.model,
      max_tokens: ask.maxTokens,
      ...ask.prompt,
      ...(baseURL === undefined && { output_config: ask.output }),
    };
    const options = { signal, timeout: ask.deadlineMs };
    if (!ask.isStreamed) return client.messages.create(body, options);
    const stream = streaming.messages.stream(body, options);
    let soFar = ""; // over all blocks of the message
    stream.on("text", (delta) => {
      soFar += delta;
      ask.onText?.(cleanText(soFar));
    });
    return stream.finalMessage();
  };
}

/** Connects to the provider: each `ask` is one request, whose whole answer has to arrive in time. */
function connectProvider(settings: ClaudeSettings) {
  const send = createSender(settings);

  async function receive(ask: Ask) {
    const { closed, deadlineMs } = ask;
    try {
      // The SDK's own timeout covers only the headers of the answer. Node's fetch holds the signal weakly and can lose
      // an abort in the middle of a body, which is why the call must not depend on it.
      return await runWithin(deadlineMs, (stop) => send(ask, stop), closed);
    } catch (error) {
      if (closed?.aborted) throw clientClosed();
      if (error instanceof TimeoutError) throw failure("timeout", ask);
      throw providerFailure(error, ask);
    }
  }

  /** Sends one request. @returns the text, the requested tools and the cost @throws as `Engine` says */
  return async (ask: Ask): Promise<Step> =>
    readReply(await receive(ask), ask, "tools" in ask.prompt);
}

import Anthropic from "@anthropic-ai/sdk";
import type { Step } from "@/lib/ai/engine";
import { type Asked, clientClosed, failure, providerFailure } from "./failure";
import { cleanText } from "./fence";
import type { Prompt } from "./prompt";
import { readReply } from "./read-reply";

type Settings = { apiKey: string; baseURL?: string | undefined };

/** One request to the provider. `deadlineMs` includes the last byte of the answer. */
type Ask = Asked & {
  prompt: Prompt;
  maxTokens: number;
  deadlineMs: number;
  isStreamed: boolean;
  /** Called with the text so far while the answer is streamed. */
  onText?: ((soFar: string) => void) | undefined;
  /** Sent to Anthropic's own API alone, since others may not support it. */
  output: Anthropic.OutputConfig;
  /** Aborted when the caller disconnects. */
  closed: AbortSignal | undefined;
};

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

/** A `fetch` for streams: a whole message as JSON, which some servers answer, becomes a stream of one event. */
const fetchStream: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const mediaType = response.headers.get("content-type")?.split(";")[0]?.trim();
  if (!response.ok || mediaType !== "application/json") return response;

  const message: unknown = await response.json();
  const events = [{ type: "message_start", message }, { type: "message_stop" }];
  const body = events.map((event) => `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  return new Response(body.join(""), { headers: response.headers });
};

/** Connects to the provider: exactly one request for each `ask`, with this key and no other. */
export function connectProvider({ apiKey, baseURL }: Settings) {
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

  async function send(ask: Ask, signal: AbortSignal): Promise<unknown> {
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
  }

  async function receive(ask: Ask) {
    const { closed } = ask;
    if (closed?.aborted) throw clientClosed();
    // The SDK's own timeout covers only the headers of the answer.
    const stop = new AbortController();
    const end = () => stop.abort();
    const timer = setTimeout(end, ask.deadlineMs);
    closed?.addEventListener("abort", end, { once: true });
    try {
      // Node's fetch holds the signal weakly and can lose an abort in the middle of a body, so the
      // abort is awaited here too.
      return await Promise.race([send(ask, stop.signal), whenAborted(stop.signal)]);
    } catch (error) {
      if (closed?.aborted) throw clientClosed();
      if (stop.signal.aborted) throw failure("timeout", ask);
      throw providerFailure(error, ask);
    } finally {
      clearTimeout(timer);
      closed?.removeEventListener("abort", end);
    }
  }

  /** Sends one request. @returns the text, the requested tools and the cost @throws as `Engine` says */
  return async (ask: Ask): Promise<Step> =>
    readReply(await receive(ask), ask, "tools" in ask.prompt);
}

import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { createClaudeEngine } from "@/lib/ai/choose-engine";
import { type MessagesApi, startMessagesApi } from "@/tests/support/messages-api";
import { brief, inquiry, material } from "./samples";

let api: MessagesApi;
beforeAll(async () => {
  api = await startMessagesApi();
  api.says({ quotes: [] });
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => api.stop());

/** Asks both questions of Anthropic's own address, which is led to the local server. */
async function askAnthropic(model: string) {
  const addresses: string[] = [];
  const passOn = fetch;
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
    addresses.push(input);
    return passOn(`${api.url}/v1/messages`, init);
  });
  await askBoth({ model });
  return addresses;
}

async function askBoth({ model = "claude-x", baseURL }: { model?: string; baseURL?: string }) {
  api.requests.length = 0;
  const settings = { apiKey: "key", baseURL, model, fastModel: model, timeoutMs: 10_000 };
  const engine = createClaudeEngine(settings);
  await engine.draft(brief);
  await engine.answer(inquiry, material);
}
const bodies = () => api.requests.map(({ body }) => body);

test("parameters for Claude: sends other servers only parameters that all of them know", async () => {
  await askBoth({ baseURL: api.url });
  const known = ["max_tokens", "messages", "model", "stream", "system"];
  expect(bodies().map((body) => Object.keys(body).sort())).toEqual([known, known]);
});

test("parameters for Claude: asks Anthropic for effort and for the form of the answer", async () => {
  const addresses = await askAnthropic("claude-x");
  const url = "https://api.anthropic.com/v1/messages";
  expect(addresses).toEqual([url, url]);
  const [draft, answer] = bodies();
  expect(draft?.output_config).toEqual({ effort: "medium" });
  expect(answer?.output_config).toMatchObject({
    effort: "low",
    format: { type: "json_schema", schema: { type: "object", required: ["quotes"] } },
  });
  expect(api.requests[0]?.headers).not.toHaveProperty("x-api-key");
});

test("parameters for Claude: leaves keywords that Anthropic refuses out of the form", async () => {
  await askAnthropic("claude-x");
  const Config = z.object({ format: z.object({ schema: z.unknown() }) });
  const { schema } = Config.parse(bodies()[1]?.output_config).format;
  expect(schema).toEqual({
    type: "object",
    required: ["quotes"],
    additionalProperties: false,
    properties: {
      quotes: {
        type: "array",
        description: "Exact sentences of the text.\n\n{maxItems: 2}",
        items: { type: "string", description: "{maxLength: 40}" },
      },
    },
  });
});

test("parameters for Claude: sets no effort for models that refuse it", async () => {
  await askAnthropic("claude-haiku-4-5-20251001");
  expect(bodies()[0]?.output_config).not.toHaveProperty("effort");
  expect(bodies()[1]?.output_config).not.toHaveProperty("effort");
});

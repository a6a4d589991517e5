import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createClaudeEngine } from "@/lib/ai/choose-engine";
import { ApiError } from "@/lib/errors";
import { log } from "@/lib/log";
import {
  type MessagesApi,
  type MessagesApiMode,
  startMessagesApi,
} from "@/tests/support/messages-api";
import { brief, inquiry, item, material } from "./samples";

const KEY = "sk-secret-of-the-operator";
let api: MessagesApi;
const warn = vi.spyOn(log, "warn");

beforeAll(async () => {
  api = await startMessagesApi();
});
beforeEach(() => {
  api.mode("ok");
  api.reply(({ stream }) => ({ text: stream ? "## Problem\n" : '{"quotes": ["It is fast."]}' }));
  api.requests.length = 0;
  warn.mockClear();
});
afterEach(() => vi.unstubAllEnvs());
afterAll(() => api.stop());

// An abort must arrive even after garbage collection of weakly held objects on its way.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

const MODELS = { model: "writer", fastModel: "fast" };
const engine = (timeoutMs = 10_000) =>
  createClaudeEngine({ apiKey: KEY, baseURL: api.url, ...MODELS, timeoutMs });

const draft = (signal?: AbortSignal, timeoutMs?: number) => engine(timeoutMs).draft(brief, signal);
const answer = (signal?: AbortSignal, timeoutMs?: number) =>
  engine(timeoutMs).answer(inquiry, material, signal);

async function refused(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => "no error",
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ApiError)) throw new Error(`Expected an ApiError, got ${String(error)}`);
  return error;
}

describe("Claude engine: a good answer", () => {
  test("is a draft with the text of the stream and its tokens", async () => {
    api.says("## Problem\n\nIt hurts.[^E1]\n\n## Open questions\n");
    expect(await draft()).toEqual({
      markdown: "## Problem\n\nIt hurts.[^E1]\n\n## Open questions\n",
      spent: { model: "writer", inputTokens: 123, outputTokens: 50 },
    });
    expect(api.hits()).toBe(1);
    expect(api.requests[0]?.body).toMatchObject({
      model: "writer",
      stream: true,
      max_tokens: 16000,
    });
  });

  test("is an answer that fits the inquiry, from the fast model, not streamed", async () => {
    api.says(`Here it is:\n\`\`\`json\n${JSON.stringify({ quotes: ["It is fast."] })}\n\`\`\``);
    expect(await answer()).toEqual({
      answer: { quotes: ["It is fast."] },
      spent: { model: "fast", inputTokens: 123, outputTokens: 50 },
    });
    expect(api.hits()).toBe(1);
    expect(api.requests[0]?.body).toMatchObject({ model: "fast", stream: false });
  });

  test("may come as plain JSON where a stream was asked for", async () => {
    api.mode("plain");
    api.says("## Problem\n\nIt hurts.[^E1]\n");
    expect(await draft()).toEqual({
      markdown: "## Problem\n\nIt hurts.[^E1]\n",
      spent: { model: "writer", inputTokens: 123, outputTokens: 50 },
    });
    expect(api.hits()).toBe(1);
  });

  test("loses NULs and lone surrogates", async () => {
    api.says("a\0b\ud800c");
    expect((await draft()).markdown).toBe("ab\ufffdc");
    api.says('{"quotes": ["a\\u0000b\\ud800c"]}');
    expect((await answer()).answer).toEqual({ quotes: ["ab\ufffdc"] });
  });
});

/** The outcome of each mode for the caller, after one request. */
const CASES: [MessagesApiMode, string, number][] = [
  [429, "AI_UNAVAILABLE", 503],
  [529, "AI_UNAVAILABLE", 503],
  [503, "AI_UNAVAILABLE", 503],
  [504, "AI_TIMEOUT", 504],
  [500, "AI_PROVIDER_ERROR", 502],
  [400, "AI_PROVIDER_ERROR", 502],
  [401, "AI_PROVIDER_ERROR", 502],
  [403, "AI_PROVIDER_ERROR", 502],
  [404, "AI_PROVIDER_ERROR", 502],
  ["dropped", "AI_PROVIDER_ERROR", 502],
  [307, "AI_PROVIDER_ERROR", 502],
  ["cut", "AI_PROVIDER_ERROR", 502],
  ["garbage", "AI_PROVIDER_ERROR", 502],
  ["max_tokens", "AI_PROVIDER_ERROR", 502],
  ["refusal", "AI_REFUSED", 422],
];

describe.each([
  ["draft", draft],
  ["answer", answer],
])("Claude engine: a failed %s", (_, call) => {
  test.each(CASES)(
    "of a provider in mode %s is %s after one request",
    async (mode, code, status) => {
      api.mode(mode);
      const error = await refused(call());
      expect({ code: error.code, status: error.status }).toEqual({ code, status });
      expect(api.hits()).toBe(1);
      expect(warn).toHaveBeenCalledTimes(1);
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ event: "ai_failed", code }));
      const said = JSON.stringify([error.message, error.headers, warn.mock.calls]);
      for (const secret of [KEY, api.url, "127.0.0.1", "Words of the provider", "train"]) {
        expect(said).not.toContain(secret);
      }
    },
  );

  test("passes on Retry-After, or says 30 seconds", async () => {
    api.mode(429);
    expect((await refused(call())).headers).toEqual({ "Retry-After": "17" });
    api.mode(529);
    const error = await refused(call());
    expect(error.headers).toEqual({ "Retry-After": "30" });
    expect(error.message).toContain("in 30 seconds");
  });

  test.each(["slow", "stalled"] as const)(
    "ends with the client while the provider is %s, and closes the connection",
    async (mode) => {
      api.mode(mode);
      const client = new AbortController();
      const failed = refused(call(client.signal));
      await vi.waitFor(() => expect(api.hits()).toBe(1));
      expect(api.open()).toBe(1);
      client.abort();
      expect((await failed).code).toBe("CLIENT_CLOSED");
      await vi.waitFor(() => expect(api.open()).toBe(0));
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test("asks nothing for a client that has already gone", async () => {
    expect((await refused(call(AbortSignal.abort()))).code).toBe("CLIENT_CLOSED");
    expect(api.hits()).toBe(0);
  });

  test("ends at the deadline, also in the middle of an answer", async () => {
    const collecting = setInterval(collectGarbage, 20);
    for (const mode of ["slow", "stalled"] as const) {
      api.mode(mode);
      expect((await refused(call(undefined, 500))).code).toBe("AI_TIMEOUT");
      await vi.waitFor(() => expect(api.open()).toBe(0));
    }
    clearInterval(collecting);
    expect(api.hits()).toBe(2);
  });

  test("names the setting of the key or the model to fix", async () => {
    api.mode(401);
    expect((await refused(call())).message).toContain("ANTHROPIC_API_KEY");
    api.mode(404);
    const setting = call === draft ? /\bAI_MODEL\b/ : /\bAI_FAST_MODEL\b/;
    expect((await refused(call())).message).toMatch(setting);
  });
});

test("Claude engine: rethrows errors of the program unchanged, and asks nothing", async () => {
  const defect = new TypeError("a defect");
  const fail = () => {
    throw defect;
  };
  const title = Object.defineProperty({ ...brief }, "title", { get: fail });
  await expect(engine().draft(title)).rejects.toBe(defect);
  const asked = engine().answer({ ...inquiry, prompt: fail }, material);
  await expect(asked).rejects.toBe(defect);
  expect(api.hits()).toBe(0);
});

test("Claude engine: logs why a provider is unreachable, and does not show it", async () => {
  const gone = await startMessagesApi();
  await gone.stop();
  const settings = {
    apiKey: KEY,
    baseURL: gone.url,
    model: "a",
    fastModel: "b",
    timeoutMs: 10_000,
  };
  const error = await refused(createClaudeEngine(settings).draft(brief));
  expect(error.code).toBe("AI_PROVIDER_ERROR");
  expect(error.message).not.toContain("ECONNREFUSED");
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ reason: "ECONNREFUSED" }));
});

test("Claude engine: reports an overload in the middle of a stream as an overload", async () => {
  api.mode("overloaded");
  const error = await refused(draft());
  expect(error.code).toBe("AI_UNAVAILABLE");
  expect(error.headers).toEqual({ "Retry-After": "30" });
  expect(api.hits()).toBe(1);
});

test.each(["no JSON at all", "[1, 2]", '{"quotes": "one"}', '{"quotes": ["a", "b", "c"]}', "   "])(
  "Claude engine: refuses the answer %j, which does not fit the inquiry",
  async (text) => {
    api.says(text);
    expect((await refused(answer())).code).toBe("AI_PROVIDER_ERROR");
    expect(api.hits()).toBe(1);
  },
);

test("Claude engine: sends no half characters", async () => {
  const cut = { ...brief, evidence: [item("E1", "Cut", "so \ud83d")] };
  await engine().draft(cut);
  expect(api.requests[0]?.body.messages[0]?.content).toContain("\nso \ufffd\n");
});

test.each(["tool_use", "pause_turn", "model_context_window_exceeded", "", "something_new"])(
  "Claude engine: keeps no text whose stop reason is %j",
  async (stopReason) => {
    api.reply(() => ({ text: "## Problem\n", stopReason }));
    expect((await refused(draft())).code).toBe("AI_PROVIDER_ERROR");
  },
);

test("Claude engine: sends the given key in both headers and nothing of the environment", async () => {
  vi.stubEnv("ANTHROPIC_API_KEY", "other");
  vi.stubEnv("ANTHROPIC_AUTH_TOKEN", "other");
  vi.stubEnv("ANTHROPIC_CUSTOM_HEADERS", "Authorization: Bearer other\nX-Api-Key: other");
  vi.stubEnv("ANTHROPIC_BASE_URL", "http://127.0.0.1:9");
  await draft();
  const { headers } = api.requests[0] ?? {};
  expect(headers).toMatchObject({ authorization: `Bearer ${KEY}`, "x-api-key": KEY });
  expect(JSON.stringify(headers)).not.toContain("other");
});

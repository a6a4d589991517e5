import { afterAll, beforeAll } from "vitest";
import { createClaudeEngine, engine } from "@/lib/ai/choose-engine";
import {
  type MessagesApi,
  type MessagesApiMode,
  startMessagesApi,
} from "@/tests/support/messages-api";
import { replaceProcessWide } from "@/tests/support/process-wide";

/** Lets the tests of a file ask a model at a local server instead of the written rules. */
export function withModel({ timeoutMs = 5_000 } = {}) {
  let api: MessagesApi | undefined;
  beforeAll(async () => {
    api = await startMessagesApi();
    const model = createClaudeEngine({
      apiKey: "only-for-tests",
      baseURL: api.url,
      model: "big-model",
      fastModel: "fast-model",
      timeoutMs,
    });
    return replaceProcessWide(engine, model);
  });
  afterAll(() => api?.stop());
  function started(): MessagesApi {
    if (!api) throw new Error("The local server is started before the first test.");
    return api;
  }
  return {
    api: started,
    /** Sets the behavior of the provider. @returns the number of requests since then, and of unanswered ones */
    provider(mode: MessagesApiMode) {
      const { hits, open, mode: set } = started();
      const before = hits();
      set(mode);
      return { hits: () => hits() - before, open };
    },
  };
}

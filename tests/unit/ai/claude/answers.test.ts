import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { z } from "zod";
import { createClaudeEngine } from "@/lib/ai/choose-engine";
import { toAnswerSchema } from "@/lib/ai/engines/claude/write-prompts";
import {
  assumptionMap,
  classifier,
  competitiveBattlecard,
  launchReadiness,
  prdCritic,
  prioritization,
  stakeholderUpdate,
} from "@/lib/ai/inquiries";
import { type MessagesApi, startMessagesApi } from "@/tests/support/messages-api";
import { inquiry, material } from "./samples";

let api: MessagesApi;
beforeAll(async () => {
  api = await startMessagesApi();
});
afterAll(() => api.stop());

/** Reads an answer with these words, in the form that an inquiry asks for. */
function read(form: z.ZodType, text: string) {
  api.says(text);
  const settings = { apiKey: "k", baseURL: api.url, model: "a", fastModel: "b", timeoutMs: 10_000 };
  return createClaudeEngine(settings).answer({ ...inquiry, answer: form }, material);
}

const ADVISORS = [
  assumptionMap,
  competitiveBattlecard,
  launchReadiness,
  prdCritic,
  prioritization,
  stakeholderUpdate,
].map(({ name, answer }) => ({ name, form: answer, said: { summary: "Begin with the risk." } }));
const CLASSIFIER = {
  name: classifier.name,
  form: classifier.answer,
  said: { proposals: [{ label: "risk", title: "Late", content: "It may be late." }] },
};

describe.each([...ADVISORS, CLASSIFIER])(
  "answers of Claude: an answer to $name",
  ({ form, said }) => {
    test.each([
      "{}",
      "[]",
      '{"error": "overloaded"}',
      '{"summary": " ", "proposals": "none"}',
      '{"summary": null}',
      'I read {"ref": "E1"} and [1].',
      '{"result": {}}',
    ])("is not %j", async (text) => {
      await expect(read(form, text)).rejects.toMatchObject({ code: "AI_PROVIDER_ERROR" });
    });

    test("is found after other JSON", async () => {
      const text = `I read {"ref": "E1"}, [1] and [].\n\n${JSON.stringify(said)}\n\nAlso {}.`;
      expect((await read(form, text)).answer).toMatchObject(said);
    });

    test("has its main field required by the schema for the model", () => {
      const schema = toAnswerSchema(form);
      expect(schema.required).toEqual(expect.arrayContaining(Object.keys(said)));
      expect(JSON.stringify(schema)).not.toContain("minLength");
    });
  },
);

import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

const KEY = { EMBEDDINGS_API_KEY: "key" };
const SERVER = { EMBEDDINGS_BASE_URL: "http://localhost:11434/v1" };
const MODEL = { EMBEDDINGS_MODEL: "nomic-embed-text" };
const VOYAGE = { EMBEDDINGS: "voyage" };
const OPENAI = { EMBEDDINGS: "openai" };

/** The settings as a process that starts now finds them. */
async function settings(environment: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv("EMBEDDINGS", "");
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  return (await import("@/lib/config")).config();
}

test("settings of embeddings: the built-in model is the default", async () => {
  expect(await settings({})).toMatchObject({ EMBEDDINGS: "builtin" });
});

test.each([
  { ...VOYAGE, ...KEY },
  { ...OPENAI, ...KEY },
  { ...OPENAI, ...SERVER, ...MODEL },
  { EMBEDDINGS: "off", ...KEY, ...SERVER },
])("settings of embeddings: %j is complete", async (environment) => {
  expect(await settings(environment)).toMatchObject(environment);
});

test.each([
  [{ EMBEDDINGS: "cohere" }, "EMBEDDINGS: "],
  [KEY, "EMBEDDINGS: set it to voyage or openai"],
  [{ EMBEDDINGS: "builtin", ...MODEL }, "EMBEDDINGS: set it to voyage or openai"],
  [VOYAGE, "EMBEDDINGS_API_KEY: set it to your key of Voyage AI"],
  [{ ...VOYAGE, EMBEDDINGS_API_KEY: " " }, "EMBEDDINGS_API_KEY: set it to your key of Voyage AI"],
  [OPENAI, "EMBEDDINGS_API_KEY: set it to your key of OpenAI"],
  [{ ...OPENAI, ...SERVER }, "EMBEDDINGS_MODEL: set it to a model"],
  [{ ...OPENAI, ...KEY, EMBEDDINGS_BASE_URL: "localhost" }, "EMBEDDINGS_BASE_URL: "],
])("settings of embeddings: %j stops the start", async (environment, sentence) => {
  await expect(settings(environment)).rejects.toThrow(sentence);
});

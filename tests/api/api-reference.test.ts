import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listTags } from "@/app/docs/reference/operations";
import { writeRequestExamples } from "@/app/docs/reference/request-examples";
import type { Example } from "@/lib/api-docs/blocks";
import { isOnPath } from "@/scripts/test-needs.mjs";
import { freshDatabase } from "@/tests/support/database";
import { published } from "@/tests/support/openapi";
import {
  fillIn,
  readAnswer,
  runJavaScript,
  runPython,
  runShell,
  serveApi,
} from "@/tests/support/run-example";
import { createContextItem, createDocument, createGoal } from "@/tests/support/samples";
import { NOTES, openUploads } from "@/tests/support/uploads";

freshDatabase();

const ADDRESS = "http://examples.invalid";
let server: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  server = await serveApi();
});
afterAll(() => server.stop());

const operations = listTags().flatMap((tag) => tag.operations);

/** The example for a reader whose workspace holds the resources that it names. */
async function fillFor(example: Example): Promise<string> {
  const { key, client, initiativeId, store } = await openUploads();
  const makers: Record<string, () => Promise<string>> = {
    DOCUMENT_ID: async () =>
      (await createDocument(client, initiativeId, { content_markdown: "# Goal\n" })).id,
    CONTEXT_ITEM_ID: async () => (await createContextItem(client)).id,
    GOAL_ID: async () => (await createGoal(client)).id,
    UPLOAD_ID: async () => (await store(NOTES)).id,
    ITEM_ID: async () => {
      const { id } = await createDocument(client, initiativeId);
      await client.call("DELETE", `/documents/${id}`);
      return id;
    },
  };
  const values = { [ADDRESS]: server.url, YOUR_API_KEY: key, INITIATIVE_ID: initiativeId };
  const wanted = Object.entries(makers).find(([name]) => example.code.includes(`/${name}`));
  return fillIn(example, wanted ? { ...values, [wanted[0]]: await wanted[1]() } : values);
}

test("API reference: the reference has every operation, under its tag", () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
    published.map(({ operationId }) => operationId).sort(),
  );
});

/** Operations that answer 404 here: the document was not generated, and the item has workspace scope. */
const NOT_FOUND = ["getDocumentEvidence", "relabelContextItem"];
const examplesIn = (language: string) =>
  operations.flatMap((operation) =>
    writeRequestExamples(operation, ADDRESS)
      .filter((example) => example.language === language)
      .map((example) => ({ operation, example })),
  );

describe.skipIf(!isOnPath("curl"))("API reference: curl", () => {
  test.each(examplesIn("sh"))("$operation.operationId", async ({ operation, example }) => {
    const output = await runShell(await fillFor(example));
    if (operation.fileTypes.length > 0) return expect(output).not.toBe("");
    const answer = readAnswer(output);
    if (!NOT_FOUND.includes(operation.operationId)) return expect(answer).toHaveProperty("data");
    expect(answer.code).toBe("NOT_FOUND");
  });
});

test.each(examplesIn("js"))(
  "API reference: JavaScript: $operation.operationId",
  async ({ example }) => {
    expect(await runJavaScript(await fillFor(example))).not.toBe("");
  },
);

test.skipIf(!isOnPath("python3"))("API reference: Python: every operation", async () => {
  const examples = examplesIn("python");
  const programs: string[] = [];
  for (const { example } of examples) programs.push(await fillFor(example));
  const outputs = await runPython(programs);
  const failed = examples
    .filter((_, index) => /^$|^FAILED/.test(outputs[index] ?? ""))
    .map(({ operation }) => operation.operationId);
  expect(failed.sort()).toEqual(NOT_FOUND.sort());
});

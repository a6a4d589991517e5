import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { type Block, RUNNABLE, splitBlocks } from "@/lib/api-docs/blocks";
import { completeGuide } from "@/lib/api-docs/complete-guide";
import { listGuides } from "@/lib/api-docs/guides";
import { isOnPath } from "@/scripts/test-needs.mjs";
import { freshDatabase } from "@/tests/support/database";
import { makeWorkspace } from "@/tests/support/factories";
import { api } from "@/tests/support/request";
import {
  fillIn,
  readAnswer,
  runJavaScript,
  runPython,
  runShell,
  serveApi,
} from "@/tests/support/run-example";
import { createDocument, createInitiative } from "@/tests/support/samples";

freshDatabase();

const ADDRESS = "http://examples.invalid";
let server: Awaited<ReturnType<typeof serveApi>>;
beforeAll(async () => {
  server = await serveApi();
});
afterAll(() => server.stop());

/** A workspace of its own for one example, so that no example depends on another. */
async function makeReader() {
  const { key } = await makeWorkspace();
  const client = api(key);
  const { id } = await createInitiative(client);
  const document = await createDocument(client, id, { content_markdown: "# Goal\n\nHalf.\n" });
  const { headers } = await client.call("GET", `/documents/${document.id}`);
  return {
    [ADDRESS]: server.url,
    YOUR_API_KEY: key,
    INITIATIVE_ID: id,
    DOCUMENT_ID: document.id,
    DOCUMENT_ETAG: headers.get("ETag") ?? "", // with its quotation marks, as a reader pastes it
  };
}

/** Whether `sample` has the fields of `real`, and of the same types; lists may be shorter. */
function expectSameShape(sample: unknown, real: unknown, place = "") {
  if (Array.isArray(sample) && Array.isArray(real)) {
    for (const [index, item] of sample.entries()) {
      expectSameShape(item, real[index], `${place}[${index}]`);
    }
    return;
  }
  expect(typeof sample, place).toBe(typeof real);
  if (typeof sample !== "object" || !sample || typeof real !== "object" || !real) return;
  const values = new Map(Object.entries(real));
  expect(Object.keys(sample), place).toEqual([...values.keys()]);
  for (const [name, value] of Object.entries(sample)) {
    expectSameShape(value, values.get(name), `${place}.${name}`);
  }
}

const answerAfter = (blocks: Block[], index: number): unknown => {
  const next = blocks[index + 1];
  const [example] = next?.kind === "examples" ? next.examples : [];
  return example?.language === "json" ? JSON.parse(example.code) : undefined;
};

test("API guides: they have examples in each language", () => {
  const blocks = listGuides().flatMap((guide) => splitBlocks(completeGuide(guide, ADDRESS)));
  const languages = blocks.flatMap((block) =>
    block.kind === "examples" ? block.examples.map(({ language }) => language) : [],
  );
  expect(languages).toEqual(expect.arrayContaining(["sh", "js", "python"]));
});

describe.each(listGuides())("API guides: guide $slug", (guide) => {
  const blocks = splitBlocks(completeGuide(guide, ADDRESS));
  const examples = blocks.flatMap((block, index) =>
    block.kind === "examples"
      ? block.examples.map((example) => ({ example, answer: answerAfter(blocks, index) }))
      : [],
  );
  const inLanguage = (wanted: string) =>
    examples.filter(({ example }) => example.language === wanted);

  test.skipIf(!isOnPath("curl"))("curl: the examples answer as the guide says", async () => {
    for (const { example, answer } of inLanguage("sh")) {
      const real = readAnswer(await runShell(fillIn(example, await makeReader())));
      if (answer) expectSameShape(answer, real);
      else expect(real, example.code).not.toHaveProperty("code");
    }
  });

  test("JavaScript: the examples run", async () => {
    for (const { example } of inLanguage("js")) {
      const output = await runJavaScript(fillIn(example, await makeReader()));
      expect(output, example.code).not.toMatch(/^$|undefined/);
    }
  });

  test.skipIf(!isOnPath("python3"))("Python: the examples run", async () => {
    const programs: string[] = [];
    for (const { example } of inLanguage("python")) {
      programs.push(fillIn(example, await makeReader()));
    }
    for (const output of await runPython(programs)) expect(output).not.toMatch(/^$|^FAILED/);
  });

  test("it shows code only in known languages, and each program has the reader's key and address", () => {
    for (const { example } of examples) {
      expect(["sh", "js", "python", "json", "text"]).toContain(example.language);
      if (!(example.language in RUNNABLE)) continue;
      expect(example.code).toContain(ADDRESS);
      expect(example.code).toContain("YOUR_API_KEY");
    }
  });
});

/** Serves a document that others change before each of the first PATCHes, or whose tag is refused though nobody does. */
async function serveContended(taken: { patches: number }, isChanged: boolean, refusals: number) {
  const server = createServer((request, response) => {
    request.resume();
    const tag = `"${isChanged ? taken.patches : 0}-1"`;
    const isRefused = request.method === "PATCH" && ++taken.patches <= refusals;
    response.writeHead(isRefused ? 412 : 200, { ETag: tag, "Content-Type": "application/json" });
    response.end(JSON.stringify({ data: { content_markdown: "", version: 1 } }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    server,
    url: `http://127.0.0.1:${z.object({ port: z.int() }).parse(server.address()).port}`,
  };
}

const findAppending = (language: string) =>
  listGuides()
    .flatMap((guide) => splitBlocks(completeGuide(guide, ADDRESS)))
    .flatMap((block) => (block.kind === "examples" ? block.examples : []))
    .filter((example) => example.language === language && /append_?line/i.test(example.code));

describe.each(["js", "python"])("API guides: the %s program that appends a line", (language) => {
  test.skipIf(language === "python" && !isOnPath("python3")).each([
    ["sends its change again where others were faster once", true, 1, 2],
    ["gives up after three attempts", true, Infinity, 3],
    ["does not go on if the refused tag is still the current one", false, Infinity, 2],
  ])("%s", async (_, isChanged, refusals, patches) => {
    const [example, ...others] = findAppending(language);
    if (!example || others.length > 0) throw new Error("The guides have one such program.");
    const taken = { patches: 0 };
    const { server, url } = await serveContended(taken, isChanged, refusals);
    const code = fillIn(example, { [ADDRESS]: url });
    if (language === "js") await runJavaScript(code);
    else await runPython([code]);
    server.close();
    expect(taken.patches).toBe(patches);
  });
});

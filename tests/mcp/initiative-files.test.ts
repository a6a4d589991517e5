import { expect, test } from "vitest";
import * as z from "zod";
import { createUpload } from "@/lib/domain/context/uploads";
import { freshDatabase } from "@/tests/support/database";
import { createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();

const Opened = z.looseObject({
  description: z.string(),
  uploads: z.array(z.looseObject({ filename: z.string() })),
});

test("MCP get_initiative: its newest files and the beginnings of their names leave the description whole", async () => {
  const { assistant, caller, rest } = await open();
  const description = "The boats leave at nine. ".repeat(400).trim();
  const { id } = await createInitiative(rest, { description });
  for (let n = 0; n < 60; n++)
    await createUpload(caller, {
      initiative_id: id,
      filename: `${n} ${"é".repeat(190)}.txt`,
      bytes: new TextEncoder().encode(`File ${n}`),
    });
  const opened = await assistant.data(Opened, "get_initiative", { id }, ALL_TOOLS);
  expect(opened.description === description).toBe(true);
  expect(opened.uploads).toHaveLength(50);
  expect(opened.uploads[0]?.filename).toMatch(/^59 /);
  expect(opened.uploads.every(({ filename }) => filename.endsWith("…"))).toBe(true);
});

import { expect, test } from "vitest";
import * as z from "zod";
import { freshDatabase } from "@/tests/support/database";
import { createDocument, createInitiative } from "@/tests/support/samples";
import { ALL_TOOLS, open } from "@/tests/support/scene";

freshDatabase();

const Advice = z.looseObject({ summary: z.string() });
const MAX_READ = 200_000;

test.each(["advisor_prd_critic", "advisor_assumption_map"])(
  "MCP long documents: %s says when a document is longer than the part that was read",
  async (tool) => {
    const { assistant, rest } = await open();
    const { id } = await createInitiative(rest);
    const summarize = async (text: string) => {
      const document = await createDocument(rest, id, { content_markdown: text });
      const args = { document_id: document.id };
      return (await assistant.data(Advice, tool, args, ALL_TOOLS)).summary;
    };
    const end = "\nEnough.\n";
    const text = `${"We think so.\n".repeat(20_000).slice(0, MAX_READ - end.length)}${end}`;
    const said = "Only the first 200,000 characters of the document were read";
    expect(await summarize(text)).not.toContain(said);
    expect(await summarize(`${text}.`)).toContain(said);
  },
);

import { describe, expect, test } from "vitest";
import {
  critiqueDocument,
  draftStakeholderUpdate,
  judgeLaunchReadiness,
} from "@/lib/domain/advisors";
import { withModel } from "@/tests/support/ai";
import { freshDatabase } from "@/tests/support/database";
import { generatingWorkspace } from "@/tests/support/generations";
import { createDocument } from "@/tests/support/samples";

freshDatabase();
const model = withModel();
const MAX_READ = 200_000;

async function critique(length: number) {
  const { caller, client, initiative } = await generatingWorkspace();
  const content_markdown = "We think so.\n".repeat(20_000).slice(0, length);
  const { id } = await createDocument(client, initiative.id, { content_markdown });
  return critiqueDocument(caller, { document_id: id });
}

describe("advisors: a critique by a model", () => {
  test("without content is an error, not an empty critique", async () => {
    model.api().says({});
    await expect(critique(100)).rejects.toMatchObject({ code: "AI_PROVIDER_ERROR" });
    expect(model.api().hits()).toBeGreaterThan(0);
  });

  test.each([
    [MAX_READ, false],
    [MAX_READ + 1, true],
  ])("of %i characters tells the model whether the text was cut: %s", async (length, isCut) => {
    model.api().says({ summary: "Mend the first sentence." });
    const { summary } = await critique(length);
    const { messages } = model.api().requests.at(-1)?.body ?? {};
    expect(/<text-[0-9a-f]{12} cut="yes">/.test(messages?.[0]?.content ?? "")).toBe(isCut);
    expect(summary.startsWith("Mend the first sentence.")).toBe(true);
  });
});

test("advisors: an update by a model has no foreign address, and counts the parts left out", async () => {
  model.api().says({
    summary: "Ask spy@evil.example.",
    body_markdown: "Reports get lost ![p](https://evil.example/p.png?d=1) [^E1].",
    highlights: [{ text: "See ![p](https://evil.example/p.png?d=1)", evidence: ["E1"] }],
  });
  const { caller, initiative } = await generatingWorkspace();
  const asked = { initiative_id: initiative.id, audience: "sales" as const };
  expect(await draftStakeholderUpdate(caller, asked)).toMatchObject({
    method: "ai",
    summary: "Ask spy (at) evil.example.",
    body_markdown: "Reports get lost p.",
    highlights: ["See p"],
    removed_references: 3,
  });
});

test("advisors: launch readiness sends every document with its status, and names it", async () => {
  model.api().says({ summary: "Not yet." });
  const { caller, client, initiative } = await generatingWorkspace();
  const titles = ["Spring", "Summer", "Autumn"];
  for (const title of titles) {
    const content_markdown = `The pump leaked in ${title}. ${"It was wet. ".repeat(300)}`;
    const document = { title, type: "retrospective", content_markdown };
    await createDocument(client, initiative.id, document);
  }
  const { documents, checks } = await judgeLaunchReadiness(caller, {
    initiative_id: initiative.id,
  });
  expect(checks).toEqual([]);
  const content = model.api().requests.at(-1)?.body.messages[0]?.content ?? "";
  for (const title of titles) {
    expect(content).toContain(`title="${title}"`);
    expect(content).toContain(`The pump leaked in ${title}.`);
    expect(documents).toContainEqual(
      expect.objectContaining({ title, type: "retrospective", status: "draft" }),
    );
  }
  expect(content.match(/E\d+: \w+ \(retrospective, draft\)/g)).toHaveLength(3);
});

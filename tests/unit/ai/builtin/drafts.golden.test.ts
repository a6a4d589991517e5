import { expect, test } from "vitest";
import { builtinEngine } from "@/lib/ai/choose-engine";
import { groundDraft } from "@/lib/ai/grounding/ground-draft";
import { DRAFTS, makeBrief } from "@/tests/support/sample-drafts";

test.each(DRAFTS)("built-in drafts: a %s reads as it did", async (type, initiative, title) => {
  const brief = makeBrief(type, initiative, title);
  const { markdown } = await groundDraft((await builtinEngine.draft(brief)).markdown, brief);
  await expect(markdown).toMatchFileSnapshot(`../../../golden/drafts/${type}.md`);
});

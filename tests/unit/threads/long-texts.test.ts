import { expect, test, vi } from "vitest";
import * as criticCheck from "@/lib/ai/advisors/prd-critic/check";
import * as criticRules from "@/lib/ai/advisors/prd-critic/rules";
import { applyRules as applyPriorityRules } from "@/lib/ai/advisors/prioritization/rules";
import { applyRules as applyClassifierRules } from "@/lib/ai/classifier/rules";
import { assembleDraft } from "@/lib/ai/engines/builtin/draft";
import { foreseeDraft } from "@/lib/ai/engines/builtin/plan-draft";
import type { Evidence } from "@/lib/ai/evidence";
import { classifier, prdCritic, prioritization } from "@/lib/ai/inquiries";
import { answerByRules, checkAnswer, draftByRules, foreseeByRules } from "@/lib/ai/rules-thread";
import { BUILT_IN_TYPES } from "@/lib/document-types/built-in-types";
import { boundOutline, readHeadings, readOutline } from "@/lib/markdown/outline";
import { cutPart } from "@/lib/markdown/parts";
import { cutBodies } from "@/lib/search/chunks";
import { cutAhead } from "@/lib/search/cut";
import { joinFirstWords } from "@/lib/search/tokens";
import { watchEventLoop } from "@/tests/support/event-loop";

const critic = { ...criticRules, ...criticCheck };

// On one thread, each of these would hold the event loop for the whole time of the work. Both times are measured
// in one run, since both grow alike on a busy machine.
const SHARE = 1 / 3;
vi.setConfig({ testTimeout: 120_000 });

const long = (part: string, length: number) => part.repeat(length / part.length);
const HEADINGS = long("# H\n", 500_000);
const LIST = long("- a\n", 100_000);

const identify = (index: number, text: string) => ({
  ref: `E${index + 1}`,
  id: `${index}`,
  scope: "initiative" as const,
  title: `Note ${index}`,
  text,
  url: `https://x.example/${index}`,
  isCut: false,
  contentHash: "",
  createdAt: new Date(0),
});
const evidence = Array.from({ length: 10 }, (_, index): Evidence => {
  const text = long("# H\n\nWe believe users want it. TBD?\n\n", 6_001);
  return { type: "context_item", label: "user_feedback", ...identify(index, text) };
});
const subject = { type: "document" as const, id: "x", title: "Long" };
const review = { subject, text: LIST, evidence, options: { documentType: "prd" as const } };
const pasted = {
  subject,
  text: LIST.slice(0, 50_000),
  evidence: [],
  options: { targetLabels: [] },
};
const brief = {
  documentType: "prd" as const,
  typeName: "PRD",
  outline: BUILT_IN_TYPES.prd.outline,
  title: "Long",
  instructions: "",
  language: "en" as const,
  evidence,
};

/** Measures the time of the work in one go, in ms. */
function measureTime(work: () => unknown): number {
  const startedAt = performance.now();
  work();
  return performance.now() - startedAt;
}

test.each([
  ["characters that become many", "ﷺ "],
  ["Chinese", "我们需要在下一个季度之前完成产品的用户研究和竞争分析报告，然后提交给管理层审批。"],
  ["a word without an end", "漢"],
  ["headings", "# H\n"],
])("long texts: others have their turn while %s are cut into words", async (_, part) => {
  const text = long(part, 300_000);
  const atOnce = measureTime(() => [...cutBodies(text)].map((body) => joinFirstWords(body, 4_000)));
  const resource = { initiativeId: null, label: null, title: "", text };
  const { worst } = await watchEventLoop(() => cutAhead(resource, []));
  expect(worst).toBeLessThan(atOnce * SHARE);
});

test("long texts: others have their turn while many long texts are cut at the same time", async () => {
  const text = long("我们需要在下一个季度之前完成产品的用户研究。", 30_000);
  const resource = { initiativeId: null, label: null, title: "", text };
  const { total, worst } = await watchEventLoop(() =>
    Promise.all(Array.from({ length: 10 }, () => cutAhead(resource, []))),
  );
  expect(worst).toBeLessThan(total / 4);
});

test("long texts: others have their turn while a text of headings is outlined", async () => {
  await readOutline(`${HEADINGS}\n`); // the thread has to start once
  const atOnce = measureTime(() => readHeadings(`${HEADINGS}\n\n`));
  let headings: unknown;
  const { worst } = await watchEventLoop(async () => {
    headings = await readOutline(HEADINGS);
  });
  expect(headings).toHaveLength(2_000);
  expect(worst).toBeLessThan(atOnce * SHARE);
});

test.each([
  ["in headings", "\ufeff# One 🚀\r\n\r\ntext\r\n\r\nTwo\r\nlines\r\n===\r\n\r\n> # no\r\n\r\n"],
  ["without headings", "text\n\n"],
])("long texts: an outline is the same from the thread, of a text %s", async (_, part) => {
  const text = long(part, part.length * 1_000);
  const outline = await readOutline(`${text} `);
  expect(outline).toEqual(readHeadings(text));
});

test("long texts: others have their turn while a long text is critiqued and classified, and a draft assembled and foreseen", async () => {
  const draft = {
    ...brief,
    evidence: evidence.map((piece) => ({ ...piece, text: LIST.slice(0, 50_000) })),
  };
  await answerByRules(classifier, pasted); // the thread has to start once
  const atOnce = measureTime(() => {
    critic.checkAnswer(critic.applyRules(review), review);
    applyClassifierRules(pasted);
    assembleDraft(draft);
  });
  const { worst } = await watchEventLoop(async () => {
    await checkAnswer(prdCritic, await answerByRules(prdCritic, review), review);
    await answerByRules(classifier, pasted);
    await draftByRules(draft);
    await foreseeByRules(draft);
  });
  expect(worst).toBeLessThan(atOnce * SHARE);
});

test("long texts: others have their turn while many headings are compared with many sections", async () => {
  const text = Array.from({ length: 1_000 }, (_, index) => `# ${index}\n`).join("");
  const outline = Array.from({ length: 30 }, (_, index) => {
    return { heading: `Section ${index} of the plan`, purpose: "Say how.", good: "" };
  });
  const related = Array.from({ length: 15 }, (_, index): Evidence => {
    return { type: "document", label: "epic", status: "draft", ...identify(index, text) };
  });
  await foreseeByRules(brief); // the thread has to start once
  const foreseen = { ...brief, outline, evidence: related };
  const atOnce = measureTime(() => foreseeDraft(foreseen));
  const { worst } = await watchEventLoop(() => foreseeByRules(foreseen));
  expect(worst).toBeLessThan(atOnce * SHARE);
});

test.each([
  ["prose", 4_500, "We plan visits and routes for all of the north. ", 1],
  ["lines of prose", 3_400, "We plan visits and routes for all of the north.\n", 1],
  ["short lines", 1_500, "- a\n", 0],
])(
  "long texts: rules read %s of %i units in the thread if they take long",
  async (_, length, part, times) => {
    const rules = vi.fn(classifier.rules);
    await answerByRules({ ...classifier, rules }, { ...pasted, text: long(part, length) });
    expect(rules).toHaveBeenCalledTimes(times);
  },
);

test("long texts: rules say the same in the thread", async () => {
  const answer = await answerByRules(prdCritic, review);
  expect(answer).toEqual(critic.applyRules(review));
  expect(await checkAnswer(prdCritic, answer, review)).toEqual(critic.checkAnswer(answer, review));
  const about = { ...review, text: "", options: {} };
  expect(await answerByRules(prioritization, about)).toEqual(applyPriorityRules(about));
  expect(await answerByRules(classifier, pasted)).toEqual(applyClassifierRules(pasted));
  expect(await draftByRules(brief)).toEqual(assembleDraft(brief));
  expect(await foreseeByRules(brief)).toEqual(foreseeDraft(brief));
});

test("long texts: a long text with too many headings keeps the highest ones, and any section is found", async () => {
  const text = `${long("## H\n", 50_000)}# Goal\n\nLess.\n\n## H\n\n# Plan\n`;
  const outline = await readOutline(text);
  expect(outline).toHaveLength(2_000);
  expect(boundOutline(outline ?? [], 100)).toEqual(boundOutline(readHeadings(text), 100));
  const last = `${long("# H\n", 50_000)}# Goal\n\nLess.\n\n# Plan\n`;
  const headings = await readOutline(last, { section: "goal" });
  expect(headings).toHaveLength(2_002);
  const part = cutPart(last, { section: "goal", headings, maxBytes: 36_000 });
  expect(part.text).toBe("# Goal\n\nLess.\n\n");
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { log } from "@/lib/log";
import { createRenderThreads } from "@/lib/markdown/render-thread";
import { createRenderer, type Limits, NOTICES } from "@/lib/markdown/renderer";

const LIMITS: Limits = { fullMs: 20_000, simpleMs: 20_000, cacheBytes: 20_000_000 };

/** A renderer with one thread of its own. */
const rendererWith = (changes: Partial<Limits> = {}, waitMs = 60_000) =>
  createRenderer(createRenderThreads(1, waitMs), { ...LIMITS, ...changes });

/** Text that keeps the full rendering busy for minutes. */
const SLOW = "[a](".repeat(50_000);

let failures: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  failures = vi.spyOn(log, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test("renderer: an ordinary document is shown in full", async () => {
  const render = rendererWith();
  expect(await render("- [x] *done*")).toMatchObject({
    html: expect.stringContaining("<em>done</em>"),
    notice: null,
    headings: [],
  });
  expect(await render("")).toEqual({ html: "", notice: null, headings: [] });
});

const hurried = rendererWith({ fullMs: 200 });

test.each([
  ["links that never close", SLOW],
  ["a word of marks", "*[a*]".repeat(20_000)],
  ["thousands of footnotes", "[^1]\n\n[^1]: n\n\n".repeat(6_000)],
  ["deeply nested elements", "<div>".repeat(20_000)],
  ["a wide table", `${"a|".repeat(1000)}\n${"-|".repeat(1000)}\n${"b|\n".repeat(20_000)}`],
])("renderer: %s get the simple rendering while the process goes on", async (_, markdown) => {
  let ticks = 0;
  const clock = setInterval(() => ticks++, 5);
  const rendered = await hurried(markdown);
  clearInterval(clock);
  expect(rendered.notice).toBe(NOTICES.simple);
  expect(ticks).toBeGreaterThan(10);
  expect(await hurried(markdown)).toBe(rendered);
  expect(failures).toHaveBeenCalledTimes(1);
});

test.each([
  ["quotes in one line", ">".repeat(10_000)],
  ["lists in one line", `${"- ".repeat(5000)}x`],
  ["lists and quotes in one line", `${"> - 1. ".repeat(5000)}x`],
  [
    "lists over many lines",
    Array.from({ length: 700 }, (_, n) => `${"  ".repeat(n)}- a`).join("\n"),
  ],
])("renderer: %s are shown as source", async (_, markdown) => {
  const rendered = await hurried(markdown);
  expect(rendered).toMatchObject({ notice: NOTICES.plain, headings: [] });
  expect(rendered.html).toBe(`<pre tabindex="0">${markdown.replaceAll(">", "&gt;")}</pre>`);
});

test("renderer: a document that neither rendering can finish is shown as source", async () => {
  const render = rendererWith({ fullMs: 1, simpleMs: 1 });
  const markdown = "<script>&amp;</script>\n".repeat(10_000);
  const { html, notice } = await render(markdown);
  expect(notice).toBe(NOTICES.plain);
  expect(html.startsWith('<pre tabindex="0">&lt;script&gt;&amp;amp;&lt;/script&gt;\n')).toBe(true);
});

test("renderer: after a document that was stopped, the next one is shown in full", async () => {
  const render = rendererWith({ fullMs: 200, simpleMs: 1 });
  await render(SLOW);
  expect((await render("# Next")).notice).toBeNull();
});

test.each([
  ["a thread that had no time to work", 0, 12],
  ["a thread that worked all the time", 3_600_000_000, 4],
])("renderer: %s is stopped after its share of the checks", async (_, user, checks) => {
  const render = rendererWith({ fullMs: 200, simpleMs: 200 });
  await render("# The thread has started");
  const time = vi.spyOn(process, "cpuUsage").mockReturnValue({ user, system: 0 });
  const counted: number[] = [];
  failures.mockImplementation(() => counted.push(time.mock.calls.length - 1));
  await render(SLOW);
  expect(counted[0]).toBe(checks);
});

test("renderer: requests for the same text share one rendering", async () => {
  const render = rendererWith({ fullMs: 300 });
  const [one, two] = await Promise.all([render(SLOW), render(SLOW)]);
  expect(two).toBe(one);
  expect(failures).toHaveBeenCalledTimes(1);
});

test("renderer: a caller who cannot wait for a free thread gets the text, and the full rendering later", async () => {
  vi.spyOn(log, "error").mockImplementation(() => {});
  const render = rendererWith({ fullMs: 1000 }, 50);
  const slow = render(SLOW);
  expect((await render("# Next")).notice).toBe(NOTICES.busy);
  await slow;
  expect((await render("# Next")).notice).toBeNull();
});

import { describe, expect, test } from "vitest";
import * as z from "zod";
import { suggestTest } from "@/lib/ai/advisors/assumption-map/rules";
import { choice, list, rating, refs, text } from "@/lib/ai/advisors/shared/answer-fields";
import { createMentionFinder } from "@/lib/ai/advisors/shared/find-mentions";
import { mayNameSomebody } from "@/lib/ai/advisors/shared/open-questions";
import { resolveSources } from "@/lib/ai/advisors/shared/resolve-sources";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { findHeadings, findSection } from "@/lib/markdown/find-headings";
import { cutAtWord, cutText } from "@/lib/text/cut-text";
import { findLatestDate, namesTime } from "@/lib/text/dates";
import { createQuoteFinder, MAX_QUOTE } from "@/lib/text/find-quote";
import { countNoun, joinWords } from "@/lib/text/phrases";
import { extractWords } from "@/lib/text/words";
import { sampleEvidence } from "@/tests/support/sample-evidence";

const evidence = sampleEvidence("Offline", "prd");
const [first, second] = evidence;
if (!first || !second) throw new Error("The sample has no evidence.");

describe("advisors: fields", () => {
  const Answer = z.object({
    summary: text(20),
    level: choice(["not_ready", "ready"], "not_ready"),
    score: rating(0, 100),
    list: list(z.object({ name: z.string() }), 2),
  });

  test("take an empty answer, as a small model gives it", () => {
    expect(Answer.parse({})).toEqual({
      summary: "",
      level: "not_ready",
      score: null,
      list: [],
    });
  });

  test("are read tolerantly, and unfit values are left out or cut", () => {
    const given = {
      summary: "a text that is far too long for it",
      level: "Ready",
      score: "140",
      list: [{ name: "a" }, "broken", { name: "b" }, { name: "c" }],
    };
    expect(Answer.parse(given)).toEqual({
      summary: "a text that is far…",
      level: "ready",
      score: 100,
      list: [{ name: "a" }, { name: "b" }],
    });
    expect(Answer.parse({ level: "Not ready", list: { name: "alone" } })).toMatchObject({
      level: "not_ready",
      list: [{ name: "alone" }],
    });
  });

  test("ask for every field, without bounds that servers of models refuse", () => {
    const schema = z.toJSONSchema(Answer);
    expect(schema.required).toEqual(["summary", "level", "score", "list"]);
    expect(JSON.stringify(schema)).not.toMatch(/maxLength|maxItems|minLength|minimum|maximum/);
  });

  test("never cut a character in two", () => {
    expect(cutAtWord("🙂🙂🙂", 3)).toBe("🙂");
    expect(cutText("🙂🙂🙂", 4)).toBe("🙂…");
    expect(cutText(" short ", 10)).toBe("short");
  });
});

describe("advisors: references", () => {
  test("are read from refs, ids, marked refs and objects", () => {
    const read = (value: unknown) => refs().parse([value])[0];
    expect(read("E3")).toBe("E3");
    expect(read("[^E3]")).toBe("E3");
    expect(read("e3: the title")).toBe("E3");
    expect(read({ ref: "E3" })).toBe("E3");
    expect(read({ type: "goal", id: first.id })).toBe(first.id);
    expect(read("e1234567-0000-7000-8000-000000000000")).toBe(
      "e1234567-0000-7000-8000-000000000000",
    );
    expect(read(7)).toBeUndefined();
    expect(refs().parse(["E1", null, { x: 1 }, "E2"])).toEqual(["E1", "E2"]);
    expect(refs().parse(Array.from({ length: 9 }, () => "E1"))).toHaveLength(8);
  });

  test("become sources once, and unknown ones are counted", () => {
    const { sources, removed } = resolveSources(
      [first.ref, first.id, "E999", second.ref, ""],
      evidence,
    );
    expect(sources).toEqual([
      { type: first.type, id: first.id, title: first.title, url: first.url },
      { type: second.type, id: second.id, title: second.title, url: second.url },
    ]);
    expect(removed).toBe(2);
  });
});

describe("advisors: quotes", () => {
  const text = "# A\n\nIt must be\n  fast, and\u00a0easy.\r\nIt must be safe.";
  const find = createQuoteFinder(text);

  test("are found verbatim", () => {
    expect(find("It must be safe.")).toEqual({
      quote: "It must be safe.",
      offset: text.indexOf("It must be safe."),
    });
  });

  test("are repaired if only white space differs", () => {
    const found = find(" It must be fast, and easy. It must ");
    expect(found?.quote).toBe("It must be\n  fast, and\u00a0easy.\r\nIt must");
    expect(text.indexOf(found?.quote ?? "?")).toBe(found?.offset);
  });

  test("are refused if a word or a mark differs, or the quote or the text is empty", () => {
    for (const wrong of ["It must be quick", "it must be safe.", "", "  ", "\u0000It", "A\u0000"]) {
      expect(find(wrong)).toBeNull();
    }
    expect(createQuoteFinder("x".repeat(2 * MAX_QUOTE))("x".repeat(MAX_QUOTE + 1))).toBeNull();
    expect(createQuoteFinder("")("a")).toBeNull();
  });

  test("are found in long repetitive texts", () => {
    const long = `${"ab ".repeat(160_000)}abc`;
    expect(createQuoteFinder(long)(`${"ab  ".repeat(100)}abc`)?.quote).toBe(
      `${"ab ".repeat(100)}abc`,
    );
    expect(createQuoteFinder("a".repeat(500_000))(`${"a".repeat(MAX_QUOTE - 1)}b`)).toBeNull();
  });
});

describe("advisors: sections", () => {
  test("give the nearest heading, also behind characters of two units", () => {
    const text = "🙂 before\n\n# One\n\ntext\n\n## Two 🙂\n\nmore";
    const starts = findHeadings(text);
    expect(findSection(starts, 0)).toBe("");
    expect(findSection(starts, text.indexOf("# One"))).toBe("One");
    expect(findSection(starts, text.indexOf("text"))).toBe("One");
    expect(findSection(starts, text.indexOf("more"))).toBe("Two 🙂");
  });
});

describe("advisors: words", () => {
  test("are the content words of a text, without endings", () => {
    expect([
      ...extractWords("The visits were measured in 402,000 cases, and so visiting ends."),
    ]).toEqual(["visit", "measur", "402,000", "case", "end"]);
    expect(joinWords(["a", "b", "c"])).toBe("a, b and c");
    expect(joinWords(["a", "b"], "or")).toBe("a or b");
    expect(joinWords([])).toBe("");
    expect(countNoun(1, "goal")).toBe("1 goal");
    expect(countNoun(2, "goal has", "goals have")).toBe("2 goals have");
  });

  test("of notes are joined to sentences", () => {
    expect(joinNotes("One kiln", false, "It is new.", undefined, "Ilse has it")).toBe(
      "One kiln. It is new. Ilse has it",
    );
    expect(joinNotes("窯は一つ。", "新しい。")).toBe("窯は一つ。新しい。");
  });

  test("find the sentence about the same subject", () => {
    const find = createMentionFinder(evidence);
    const piece = evidence.find(({ title }) => title === "How often visits lose the connection");
    if (!piece) throw new Error("The sample has no such item.");
    const idea = { ...first, title: "", text: "Some visits had no usable connection" };
    const [mention] = find(idea, [piece]);
    expect(mention?.sentence).toContain("23% had no usable connection");
    expect(mention?.words).toEqual(expect.arrayContaining(["usable", "connection"]));
    expect(find({ ...idea, text: "" }, [piece])).toEqual([]);
    expect(createMentionFinder([])(idea, [piece])).toEqual([]);
  });
});

describe("advisors: times and people", () => {
  test("are recognised as people write them", () => {
    for (const time of ["by 4 December", "in Q1", "until Friday, by Friday", "2027", "March 3"]) {
      expect(namesTime(time), time).toBe(true);
    }
    for (const none of ["soon", "in 3 minutes", "they may fail", "20 people march"]) {
      expect(namesTime(none), none).toBe(false);
    }
    expect(findLatestDate("from 3 January 2027 to 31 March 2027")).toBe("2027-03-31");
    expect(findLatestDate("2026-12-01 and 4 Dec 2025")).toBe("2026-12-01");
    expect(findLatestDate("First quarter of 2027")).toBeNull();
    for (const named of [
      "It is for Ann",
      "@ann brings it",
      "The team brings it",
      "Price? Ann Lee.",
    ]) {
      expect(mayNameSomebody(named), named).toBe(true);
    }
    expect(mayNameSomebody("Wide beta, from 23 November")).toBe(false);
    expect(mayNameSomebody("What does it cost? When?")).toBe(false);
  });

  test("get a test by the kind of claim", () => {
    const claims = [
      "Customers will pay €6",
      "It is lawful",
      "5% return",
      "People wait",
      "It works",
    ];
    const tests = claims.map(suggestTest);
    expect(new Set(tests).size).toBe(claims.length);
    expect(tests[0]).toContain("Ask ten buyers");
    expect(tests[1]).toContain("legal");
  });
});

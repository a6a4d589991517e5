import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  ["Q", "A"],
  ["F", "A"],
  ["V", "A"],
  ["Q", "R"],
])(
  "classifier: in a written interview, %s: and %s: are one item without the letters in its title",
  (asks, answers) => {
    const { proposals } = byRules(
      [
        "Interview 12 Nov 2026 – Samira Khan",
        "",
        `${asks}: What would you want instead?`,
        `${answers}: I'd like to put my name down from home in the evening.`,
        `${asks}: Would you pay when you book the course?`,
        `${answers}: There is a risk that my child is ill, so only with a refund.`,
        `${asks}: How did you hear of the course?`,
        `${answers}: The poster at school had no address, so I phoned three times.`,
      ].join("\n"),
    );
    const [wish, risk] = proposals;
    expect(proposals).toHaveLength(3);
    expect(wish?.title).toBe("Samira Khan: I'd like to put my name down from home in the evening");
    expect(wish?.content).toContain("What would you want instead?");
    expect(risk?.content).toContain("only with a refund");
  },
);

const chat = (...lines: string[]) =>
  byRules(
    [
      "#pools",
      ...lines.flatMap((line, at) => [`Joost ${"BCDE"[at]}.  9:0${at} AM`, line, ""]),
    ].join("\n"),
  );

test("classifier: the answer of the next speaker is joined with a question that says nothing itself", () => {
  const [numbers] = chat("ok. and no-shows?", "between 3 and 5 per course").proposals;
  expect(numbers?.content).toMatch(/^ok\. and no-shows\?\nJoost C\.: between 3 and 5 per course/);
  expect(numbers?.keep).toBe(true);
});

test("classifier: a decision and an idea stay apart from the question and the answer next to them", () => {
  const { proposals } = chat(
    "We could add a map of the pools for parents, couldn't we?",
    "Decided: no map in the first version.",
  );
  expect(proposals.map(({ label }) => label)).toContain("decision");
  expect(proposals.find(({ label }) => label === "decision")?.content).not.toContain("add a map");
});

test.each([
  ["Risks", "The vendor wants to close. Decided: nothing yet, we watch it.", "risk"],
  ["Feedback", "The export is slow, says Ann. Agreed: it is slow.", "user_feedback"],
])("classifier: an outcome does not change the kind of its heading: %s", (heading, text, label) => {
  expect(byRules(`${heading}\n- ${text}`).proposals).toMatchObject([{ label }]);
});

test("classifier: a goal with an outcome keeps its target and date", () => {
  const text = "Goals\n- Ann wants 40 wards by March 2027. Decided: only wards with 10 nurses.";
  expect(byRules(text).goals).toMatchObject([{ key_result: "40 wards", timeframe: "March 2027" }]);
});

test("classifier: an answer is joined with no question of another conversation", () => {
  const { proposals } = chat("can we ship by Friday?", "yes", "The load test failed at 300 users");
  expect(proposals.map(({ content }) => content.split("\n")[0])).toContain(
    "The load test failed at 300 users",
  );
});

test("classifier: two variants with letters are no interview", () => {
  const text = "A: blue button, 3.1% of visitors click\nB: green button, 4.2% of visitors click";
  expect(byRules(text).proposals[0]?.title).toContain("A: blue");
});

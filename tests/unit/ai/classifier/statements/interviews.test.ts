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

test("classifier: a message of an exported chat is not credited to who spoke before", () => {
  const { proposals } = chat("can we ship by Friday?", "The load test failed at 300 users");
  expect(proposals.map(({ content }) => content.split("\n")[0])).toContain(
    "The load test failed at 300 users",
  );
});

test("classifier: the day below the title is no statement", () => {
  const text = [
    "Interview with Marta Kowalski, branch manager",
    "12 November 2026",
    "",
    "Q: Who would borrow the bicycles?",
    "A: Mostly students who do not have a bus ticket.",
    "Q: What would stop you from lending?",
    "A: Nobody here can repair a flat tyre, and we have no room.",
  ].join("\n");
  const kept = byRules(text).proposals.filter(({ keep }) => keep);
  expect(kept.map(({ title }) => title).join()).not.toContain("12 November");
});

test.each([
  "Not decided: who pays for text messages.",
  "Nicht entschieden: wer die Nachrichten zahlt.",
  "Niet besloten: wie de berichten betaalt.",
])("classifier: a matter that is not decided is a note: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ label: "general_note", keep: true }]);
});

test.each(["Open questions", "Offene Fragen", "Open vragen", "Questions ouvertes"])(
  "classifier: what stands below %s keeps that name",
  (heading) => {
    const [question] = byRules(
      `# Plan\n\n## ${heading}\n- Who repairs a bike on a Sunday?`,
    ).proposals;
    expect(question).toMatchObject({
      label: "general_note",
      title: `${heading}: Who repairs a bike on a Sunday?`,
    });
  },
);

test("classifier: two variants with letters are no interview", () => {
  const text = "A: blue button, 3.1% of visitors click\nB: green button, 4.2% of visitors click";
  expect(byRules(text).proposals[0]?.title).toContain("A: blue");
});

test("classifier: the line that names a talk is its heading, and an answer that agrees is feedback", () => {
  const { proposals } = byRules(
    [
      "Interview: Dana Whitfield, office manager, Beacon Dental (22 Nov)",
      "",
      "Q: What happened when you tried us?",
      "A: The import wanted account codes and I gave up.",
      "",
      "Q: Would you invite your accountant?",
      "A: Sure, if he doesn't need to pay for a seat. He likes that it reads statements as PDF.",
    ].join("\n"),
  );
  expect(proposals.map(({ label, title }) => [label, title])).toEqual([
    ["user_feedback", "Dana Whitfield: The import wanted account codes and I gave up"],
    ["user_feedback", "Dana Whitfield: Would you invite your accountant?"],
  ]);
});

test("classifier: reactions of a copied chat are no proposals, and a remark is not worth keeping", () => {
  const { proposals } = byRules(
    [
      "Marco Ruiz  9:20 AM",
      "That's Plaid, not us. If Plaid deprecates it in March we lose 40% of the UK feeds.",
      ":eyes:",
      "3",
      "2 replies",
      "Jonas Weber  9:22 AM",
      "Ouch. that would be a disaster for the UK launch",
    ].join("\n"),
  );
  expect(proposals.map(({ keep, title }) => [keep, title])).toEqual([
    [true, "If Plaid deprecates it in March we lose 40% of the UK feeds"],
    [false, "That would be a disaster for the UK launch"],
    [false, "Headers, greetings and other lines without content"],
  ]);
});

test("classifier: a sheet with bars is read by rows, and so is a column of feature names", () => {
  const { proposals } = byRules(
    "Feature | Count | Severity\nDark mode | 14 | low\nOffline tours | 9 | high",
  );
  expect(proposals.map(({ label, content }) => [label, content])).toEqual([
    ["feature_idea", "Dark mode\n- Count: 14\n- Severity: low"],
    ["feature_idea", "Offline tours\n- Count: 9\n- Severity: high"],
  ]);
});

test.each([
  "This is required by law in Germany",
  "This is too expensive for small shops",
  "That is a blocker for go-live.",
  "12 replies said the price is too high",
])("classifier: a message with content stays, whatever it begins with: %s", (message) => {
  const { proposals } = byRules(`Ann Lee  9:20 AM\n${message}\nBo Kim  9:21 AM\nWe start in May.`);
  expect(proposals[0]).toMatchObject({ title: message.replace(/\.$/, ""), keep: true });
});

test.each(["Call: they want SSO", "Context: we lose 5 hotels a month to Acme"])(
  "classifier: a first line that says something is no title: %s",
  (first) => {
    const lines = [
      first,
      "Offline mode fails.",
      "They pay 9 euros.",
      "It is slow.",
      "We ship.",
      "Ok.",
    ];
    const said = first.replace("Context: w", "W");
    expect(byRules(lines.join("\n")).proposals[0]?.title).toBe(said);
  },
);

test.each([
  ["What annoys you most?", "Definitely the search, it never finds old invoices."],
  ["Are there rules for storing the data?", "The law requires us to keep invoices for ten years."],
])("classifier: an answer that says more than yes is its title: %s", (question, answer) => {
  const text = `Interview: Dana Whitfield, manager\n\nQ: ${question}\nA: ${answer}\nQ: Else?\nA: No.`;
  expect(byRules(text).proposals[0]?.title).toBe(`Dana Whitfield: ${answer.replace(/\.$/, "")}`);
});

test("classifier: an interview below a mail begins a text of its own", () => {
  const { proposals } = byRules(
    [
      "From: Ada <ada@example.com>\nSubject: Winter launch\n\nHi all,\nThe budget is 40,000 euros.\n\nBest,\nAda",
      "Interview: Dana Whitfield, office manager",
      '"I never know which invoice is paid," she said.',
    ].join("\n\n"),
  );
  expect(proposals.map(({ content }) => content)).toEqual([
    "The budget is 40,000 euros.\n\n— Winter launch (Ada)",
    '"I never know which invoice is paid," she said.\n\n— Interview: Dana Whitfield, office manager',
    expect.stringContaining("Hi all"),
  ]);
});

test.each(["Audio was bad", "Ton war schlecht"])(
  "classifier: a remark such as “%s” above a list is no heading of its items",
  (remark) => {
    const { proposals } = byRules(
      `${remark}\n- No GPS says their works council\n- Export to Excel is missing`,
    );
    expect(proposals[0]).toMatchObject({ content: remark, keep: false });
    expect(proposals[1]?.content).toBe("No GPS says their works council");
  },
);

test.each(["Churn risk??", "might cancel in June?", "Kündigt er?"])(
  "classifier: a doubt such as “%s” is a risk",
  (doubt) => {
    expect(byRules(`Notes\n\n- ${doubt}\n- The map is slow`).proposals[0]).toMatchObject({
      label: "risk",
      keep: true,
    });
  },
);

test.each([
  "Can customers cancel online?",
  "Cancel the meeting?",
  "No risk, is there?",
  "Where is the cancel button?",
  "解約は電話か窓口で",
  "リスクは明らかに低い",
])("classifier: “%s” is no doubt about a customer", (text) => {
  expect(byRules(`Notes\n\n- ${text}\n- The map is slow`).proposals[0]?.label).not.toBe("risk");
});

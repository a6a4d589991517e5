import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { findHeadingKinds, findKind } from "@/lib/ai/classifier/names/kind-names";
import { CONTEXT_LABELS, type ContextLabel } from "@/lib/schemas/enums";
import { byRules, compared } from "@/tests/support/classified";

const GOLDEN = path.join(import.meta.dirname, "../../../golden/classifier");
/** Words of headings such as `What customers said` and `We agreed:`. */
const FILLERS = new Set(
  "what said next steps items we s ce que disent les nächste schritte à faire".split(" "),
);
/** Codes of emoji in `slack.txt`. */
const EMOJIS = new Set(["tada"]);
/** Names of the columns in `sheet.txt`, which the proposal of each row repeats. */
const HEADS = new Set("customer date seats metric now target by".split(" "));

const listContents = (text: string) => byRules(text).proposals.map(({ content }) => content);

describe("classifier: the rules", () => {
  test.each(readdirSync(GOLDEN).filter((name) => !name.endsWith(".proposals.txt")))(
    "loses no line of %s except names of kinds, and repeats none",
    (name) => {
      const { lost, added } = compared(readFileSync(path.join(GOLDEN, name), "utf8"));
      const words = lost.split(" ").filter((word) => !/^(?:\d|x|)$/.test(word));
      const isDropped = (word: string) =>
        findKind(word) !== null ||
        findHeadingKinds(word).length > 0 ||
        FILLERS.has(word) ||
        EMOJIS.has(word);
      expect(words.filter((word) => !isDropped(word))).toEqual([]);
      expect(added.filter((word) => !HEADS.has(word))).toEqual([]);
    },
  );

  test("makes one proposal of each entry of a list, without its mark and its tag", () => {
    const text = `1. Decisions
   - We go with SMS
   - [x] RISK: the provider may refuse it

**Ideas**
* [Idea] a map of all the visits
  - with a pin
+ Action – call Ferry`;
    expect(byRules(text).proposals).toMatchObject([
      {
        label: "decision",
        title: "We go with SMS",
        content: "We go with SMS",
        keep: true,
      },
      {
        label: "risk",
        title: "The provider may refuse it",
        content: "The provider may refuse it",
        keep: true,
      },
      {
        label: "feature_idea",
        title: "A map of all the visits",
        content: "A map of all the visits\n- with a pin",
        keep: true,
      },
      { label: "general_note", title: "Call Ferry", content: "Call Ferry", keep: false },
    ]);
  });

  test("takes the label from the heading where it names one", () => {
    const under = (heading: string) =>
      byRules(`## ${heading}\n- I worry that it might fail`).proposals[0]?.label;
    const headings: [string, ContextLabel][] = [
      ["Ideas", "feature_idea"],
      ["Key decisions", "decision"],
      ["Risks & concerns", "risk"],
      ["Customers", "user_feedback"],
      ["Competitors", "key_competitors"],
      ["Constraints", "technical_constraint"],
      ["Next steps", "general_note"],
      ["Numbers", "market_research"],
      ["Notes", "risk"],
    ];
    expect(headings.map(([heading]) => under(heading))).toEqual(headings.map(([, label]) => label));
  });

  test("makes one proposal of a table, called after its heading and its first column", () => {
    const rows = "| Metric | Now |\n|:--|--:|\n| Finished offline | 71% |\n| Conflicts | 11 |";
    expect(byRules(`Seen on Monday.\n\n${rows}\n\nWe agreed to wait.`).proposals).toMatchObject([
      { title: "Seen on Monday", keep: false },
      {
        label: "market_research",
        title: "Metric: Finished offline, Conflicts",
        content: rows,
      },
      { label: "decision" },
    ]);
    const sheet = byRules("Pilot\n\nMetric\tLast\tThis\nConflicts\t18\t11").proposals;
    expect(sheet.map(({ title }) => title)).toContain("Metric: Conflicts");
  });

  test("reads notes without marks line by line", () => {
    const text = `Offline visits - sync 2026-11-19
Lunch was good.

Risks
1. Lost phones could expose customer addresses, so somebody has to check this
RISK - Apple may take longer over the holidays

Customer feedback
> "If it loses one signature, we go back to paper." - Hanneke
Joris says the app is slow after lunch.

Competition
CrewGrid: works offline for reading only, and costs 39 euro now
Vantello has it since 2024

Metric | Last week
--- | ---
Conflicts | 18

Open questions
Who pays for replaced phones?
Do we need consent for photos of people?

See https://example.com/pilot`;
    const titles = byRules(text).proposals.map(({ label, title }) => `${label}: ${title}`);
    expect(titles).toEqual([
      "general_note: Lunch was good",
      "risk: Lost phones could expose customer addresses",
      "risk: Apple may take longer over the holidays",
      "user_feedback: If it loses one signature, we go back to paper",
      "user_feedback: Joris says the app is slow after lunch",
      "key_competitors: CrewGrid: works offline for reading only, and costs 39 euro now",
      "key_competitors: Vantello has it since 2024",
      "market_research: Metric: Conflicts",
      "general_note: Open questions: Who pays for replaced phones?",
      "general_note: Open questions: Do we need consent for photos of people?",
      "external_link: Open questions: example.com/pilot",
    ]);
  });

  test("keeps quotes of several people on adjacent lines apart", () => {
    const text = `Feedback
"I type each report again." - Ferry
"Nobody calls me from the cellar any more." - Hanneke
Joosten finds the banner confusing.`;
    expect(listContents(text)).toEqual(text.split("\n").slice(1));
  });

  test("shortens a statement to a title, and keeps the content whole", () => {
    const titles = [
      "We decided on 9 November to wait for Germany, because the templates are refused.",
      "It would be great if dispatchers saw a map (asked by 4 of 6).",
      "There is a risk that the provider refuses the new wording; Germany would start late.",
      "The sync needs at most 300 MB of memory on the phone so that Android 9 phones can run it.",
    ].map((text) => byRules(text).proposals[0]?.title);
    expect(titles).toEqual([
      "Wait for Germany",
      "It would be great if dispatchers saw a map",
      "There is a risk that the provider refuses the new wording",
      "The sync needs at most 300 MB of memory on the phone",
    ]);
  });

  test("puts participants and greetings into one note that is not worth keeping", () => {
    const text = `# Weekly

Attendees
- Petra
- Tom

Nice to see you

## Sync
- We agreed to wait for the new phones.
- The old ones could fail.`;
    expect(byRules(text).proposals).toMatchObject([
      { title: "Nice to see you", keep: false },
      { label: "decision", title: "Sync: Wait for the new phones", keep: true },
      { label: "risk", content: "The old ones could fail.\n\n— Weekly › Sync", keep: true },
      { content: "- Petra\n- Tom", keep: false },
    ]);
  });

  test("does not take decisions for names of participants", () => {
    const text = "Attendees\nPetra, Tom\n\n- We decided to wait until all phones are replaced.";
    expect(byRules(text).proposals.map(({ label }) => label)).toEqual(["decision", "general_note"]);
  });

  test("reads the line ends of Windows", () => {
    expect(listContents("Risks:\r\n\r\n- The date might slip.\r\n- It could fail.\r\n")).toEqual([
      "The date might slip.",
      "It could fail.",
    ]);
  });

  test("keeps answers with questions", () => {
    const text = `Q: How do you plan?
A: By hand. It takes two hours.

Q: What if somebody is ill?
A: "Then I start over, and I hate it."`;
    expect(listContents(text).map((content) => content.split("\n").length)).toEqual([2, 2]);
  });

  test("takes the title from the sentence that decides the label", () => {
    const { proposals } = byRules(
      "Long talk on Monday. We decided to start in Belgium. It is small.",
    );
    expect(proposals).toMatchObject([{ label: "decision", title: "Start in Belgium" }]);
  });

  test("finds nearly every label by its typical words", () => {
    const texts: [ContextLabel, string][] = [
      ["target_users", "Dispatchers are people who plan 80 visits a day."],
      ["key_competitors", "Our main rival is CrewGrid."],
      ["market_research", "The survey had 61 respondents."],
      ["user_feedback", "Customers keep asking for a date."],
      ["feature_idea", "It would be nice to plan from a spreadsheet."],
      ["technical_constraint", "The app must start within 3 seconds, in 300 MB."],
      ["external_link", "https://example.com/a/b?c=d"],
      ["general_note", "Lunch is at noon."],
      ["company_info", "Our company was founded in 2019."],
      ["tech_stack", "The backend runs on PostgreSQL."],
      ["target_market", "We sell to mid-market firms."],
      ["brand_guidelines", "Our tone of voice: short sentences."],
      ["compliance_requirements", "HIPAA applies to the notes."],
      ["decision", "We agreed to start in March."],
      ["risk", "The launch might fail."],
    ];
    expect(texts.map(([, text]) => byRules(text).proposals[0]?.label)).toEqual(
      texts.map(([label]) => label),
    );
    expect(texts.map(([label]) => label)).toEqual([...CONTEXT_LABELS]);
  });

  test("takes the only expected label for a text without a clear one", () => {
    const unspoken =
      "The house in Utrecht has four floors, and the two upper ones are let to a bakery.";
    expect(byRules(unspoken, ["company_info"]).proposals[0]?.label).toBe("company_info");
    expect(byRules("We agreed.", ["company_info"]).proposals[0]?.label).toBe("decision");
  });
});

test("classifier: a label that is expected twice is the only expected one", () => {
  const text = "The house in Utrecht has four floors, and the two upper ones are let to a bakery.";
  expect(byRules(text, ["company_info", "company_info"]).proposals[0]?.label).toBe("company_info");
});

test("classifier: below a heading for links, a line with words around its address is a link too", () => {
  const text =
    "## Links\n\n- Pricing page of CrewGrid (https://crewgrid.example/pricing), seen in May";
  expect(byRules(text).proposals).toMatchObject([{ label: "external_link", keep: true }]);
});

import { expect, test } from "vitest";
import {
  describeProposal,
  isOrigin,
} from "@/app/w/[workspace]/initiatives/[id]/classify/describe-proposal";
import type { Proposal } from "@/app/w/[workspace]/initiatives/[id]/classify/proposal";

const makeItem = (title: string, content: string): Proposal => ({
  kind: "item",
  key: "i0",
  group: "new",
  label: "general_note",
  other_label: null,
  title,
  content,
});
const item = (title: string, content: string) => describeProposal(makeItem(title, content));

const makeGoal = (texts: {
  description: string;
  key_result?: string;
  timeframe?: string;
}): Proposal => ({
  kind: "goal",
  key: "g0",
  group: "new",
  goal_type: "success_metric",
  title: "Klimaat Noord: Fewer calls",
  key_result: "",
  baseline: "",
  timeframe: "",
  ...texts,
});
const goal = (texts: Parameters<typeof makeGoal>[0]) => describeProposal(makeGoal(texts));

test.each([
  ["in lower case", "No map", "no map"],
  ["with a full stop", "No map", "No map."],
  ["in quotation marks", "The phone is quiet", '"The phone is quiet."'],
  ["in French quotation marks", "Je me lève à trois heures", "« Je me lève à trois heures. »"],
  ["after a customer", "Klimaat Noord: No map", "No map."],
  ["after a customer in Japanese", "北川設備: 位置情報は使わない", "位置情報は使わない。"],
  ["after a customer and a speaker", "Joosten, Joris: I hate it", "Joris: I hate it."],
  ["after the time of a chat", "Ann: The gate is broken", "[09:14] Ann: The gate is broken."],
  ["after a day and a time", "Ann: It is broken", "14/11/2026, 09:14 - Ann: It is broken"],
  ["on two lines", "Klimaat Noord: No GPS not even after hours", "no GPS\nnot even after hours"],
])("proposals: a text that the title holds is not repeated %s", (_, title, content) => {
  expect(item(title, content)).toBe("");
  expect(item(title, `${content}\n\n— Call › Ideas`)).toBe("— Call › Ideas");
});

test.each([
  ["a sentence", "Klimaat Noord: No map", "No map. A list is enough.", "A list is enough."],
  ["a line", "No map", "No map\nA list is enough", "A list is enough"],
  ["a Japanese sentence", "技術者は18名", "技術者は18名。予定はない", "予定はない"],
  ["a clause", "People are in photos", "People are in photos, so delete them.", "so delete them."],
  ["an aside", "It costs £4,800 a year", "it costs £4,800 a year (Lingo)", "(Lingo)"],
  ["a speaker", "No map", "« No map. » (M. Roche)", "(M. Roche)"],
  ["a later message", "Ann: No map", "[09:14] Ann: No map\n[09:15] Tom: ok", "[09:15] Tom: ok"],
])("proposals: a text continues after its title with %s", (_, title, content, rest) => {
  expect(item(title, content)).toBe(rest);
});

test.each([
  ["goes on within a clause", "No map", "No map of the pier"],
  ["is within a clause", "Start with Plus", "We agreed to start with Plus"],
  ["begins a word", "No map", "No maps."],
  ["ends a word of the title", "Casino", "No. The app is for banks."],
  ["ends a German word of the title", "Druckerei", "Ei. So heißt der Drucker."],
  ["was cut", "The gate of the northern…", "The gate of the northern pier, at night"],
  ["is of marks only", "?!", "“No map.”"],
  ["is empty", "", "— No map."],
  ["has another number", "It costs 4 euro", "It costs 40 euro."],
])("proposals: a text is shown in full if its title %s", (_, title, content) => {
  expect(item(title, content)).toBe(content);
});

test("proposals: a goal shows its measure, or else what its title does not say", () => {
  const description = "Fewer calls. The phone is quiet.";
  expect(goal({ description, key_result: "< 5%", timeframe: "May" })).toBe("< 5% · May");
  expect(goal({ description })).toBe("The phone is quiet.");
});

const names = (proposal: Proposal) => isOrigin(describeProposal(proposal), proposal);

test.each([
  ["after the title", makeItem("No map", "No map.\n\n— Call › Ideas")],
  ["of a goal", makeGoal({ description: "Fewer calls.\n\n— Call › Goals" })],
])("proposals: a line that names the origin is known %s", (_, proposal) => {
  expect(names(proposal)).toBe(true);
});

test.each([
  ["begins with a dash", makeItem("Two vans", "— No map of the pier.")],
  ["is a second line with a dash", makeItem("No map", "No map\n— not even at night")],
  ["stands above the origin", makeItem("No map", "No map\n— at night\n\n— Call › Ideas")],
  ["is empty", makeItem("No map", "No map.")],
  ["is a measure", makeGoal({ description: "Calls.\n\n— Call › Goals", key_result: "5" })],
])("proposals: a line is not only the origin if it %s", (_, proposal) => {
  expect(names(proposal)).toBe(false);
});

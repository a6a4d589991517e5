import { expect, test } from "vitest";
import { briefFor, draft, item, readSection } from "./pieces";

test.each([
  ["Open questions", "- Who trains the crews?\n- What does it cost?"],
  ["Offene Fragen", "- Wer schult die Teams?\n- Was kostet es?"],
  ["Open vragen", "- Wie traint de ploegen?\n- Wat kost het?"],
  ["Questions ouvertes", "- Qui forme les équipes ?\n- Combien cela coûte-t-il ?"],
  ["未決事項", "- 誰が教えますか？\n- いくらですか？"],
])("headings: a list of %s has no bullet of the same name", async (title, list) => {
  const text = await draft(briefFor("epic", [item("general_note", title, list)]));
  expect(text).not.toContain(`- **${title}`);
  for (const line of list.split("\n"))
    expect(text).toMatch(new RegExp(`^${line.replace("?", "\\?")}`, "m"));
});

test.each([
  ["Crew 3", "- Who trains the crews?\n- What does it cost?"],
  ["Fragen an Ina", "- Wer schult die Teams?\n- Was kostet es?"],
  ["Vragen van Piet", "- Wie traint de ploegen?\n- Wat kost het?"],
])("headings: a list of %s keeps its name", async (title, list) => {
  expect(await draft(briefFor("epic", [item("general_note", title, list)]))).toContain(title);
});

const TRIAL = [
  ["en", "Went well: 92% had photos.", "Went badly: on Friday it was forgotten."],
  ["de", "Lief gut: 92 % hatten Fotos.", "Lief schlecht: am Freitag wurde es vergessen."],
  ["nl", "Ging goed: 92 % had foto's.", "Ging slecht: op vrijdag werd het vergeten."],
  ["fr", "Bien passé : 92 % avaient des photos.", "Mal passé : le vendredi, c’était oublié."],
] as const;
test.each(TRIAL)(
  "headings: a label that the heading says gives way to the title, %s",
  async (language, good, bad) => {
    const rest = bad.replace(/^[^:]*: /, "");
    for (const label of ["market_research", "general_note"] as const) {
      const trial = item(label, "Garage", `${good} ${bad}`);
      const text = await draft(briefFor("retrospective", [trial], { language }));
      expect(text.toLowerCase()).toContain(`- **garage.** ${rest.toLowerCase()}`);
    }
  },
);

test("headings: a label that the heading does not say stays", async () => {
  const text = "Went well: 92% had photos. Went badly: it was late. Cause: the rain.";
  const brief = briefFor("retrospective", [item("general_note", "Trial", text)]);
  expect(await draft(brief)).toContain("Cause: the rain.");
});

test.each([
  ["business_case", "Costs and returns", "general_note", "Cost: 400 €. Return: 4000 €."],
  [
    "prd",
    "Constraints and dependencies",
    "technical_constraint",
    "Constraint: no cash. Dependency: Bo.",
  ],
] as const)(
  "headings: two labels tell which is which: %s, %s",
  async (type, heading, label, text) => {
    expect(await readSection(briefFor(type, [item(label, "Till", text)]), heading)).toContain(text);
  },
);

test.each([
  "Only friends were asked",
  "Nur Freunde wurden gefragt",
  "Alleen vrienden zijn gevraagd",
  "Seulement des amis ont répondu",
])("headings: a share keeps the caveat before it: %s", async (caveat) => {
  const text = `${caveat}, ${"in one shop at the corner, ".repeat(7)}in May. 80 % said yes to the app.`;
  const brief = briefFor("executive_summary", [item("market_research", "Test", text)]);
  expect(await readSection(brief, "Situation")).toContain(caveat);
});

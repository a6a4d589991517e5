import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const FRAME = "Headers, greetings and other lines without content";
const interview = (...head: string[]) =>
  byRules(
    [
      ...head,
      "",
      "Seán: How often does it happen?",
      "Hannah: The whole pallet stays in the cold room, eleven times this year.",
      "Seán: What would help?",
      "Hannah: We need a list before the plane lands, it must have the waybill number.",
    ].join("\n"),
  ).proposals;

test.each([
  "By phone, 18 November 2026, 9:00 Irish time. Interviewer: Seán Tracey",
  "18 November 2026, 16:00, Teams",
  "Wed 25 November 2026, 16:00, Teams",
  "Telefonisch, 18. November 2026. Interviewer: Seán Tracey",
  "Par téléphone, 18 novembre 2026, 9h30",
])("classifier: when and how a talk was held is no item: %s", (line) => {
  const [first, ...others] = interview("Interview, Hannah Wu, Blue Harbour Imports", line);
  expect(first?.title).toMatch(/^Hannah Wu: The whole pallet/);
  expect(others.find(({ title }) => title === FRAME)?.content).toBe(line);
});

test.each([
  "By phone she told us on 18 November that the pallets are wet.",
  "18 November 2026: the pallets arrived wet in Teams Hall.",
  "Phone: the line breaks every day since 18 November.",
])("classifier: a line that tells something below a title is an item: %s", (line) => {
  const said = interview("Interview, Hannah Wu, Blue Harbour Imports", line);
  expect(said.find(({ title }) => title === FRAME)).toBeUndefined();
  expect(said.some(({ content, keep }) => keep && content.includes(line))).toBe(true);
});

test.each([
  "Interview transcript, Hannah Wu, quality manager, Blue Harbour Imports, Hong Kong Island",
  "Gespräch mit Hannah Wu, Leiterin Einkauf, Blue Harbour Imports, Hamburg, 18. November 2026",
  "Entretien avec Hannah Wu, responsable qualité, Blue Harbour Imports, Saint-Malo, 18/11/2026",
])("classifier: a long title of a talk may name a role: %s", (title) => {
  const said = interview(title, "By phone, 18 November 2026");
  const titles = said.filter(({ keep }) => keep).map((each) => each.title);
  expect(titles).not.toEqual([]);
  for (const named of titles) expect(named).toMatch(/^Hannah Wu: /);
});

test("classifier: an open question stays with its answer, an idea apart from its objection", () => {
  const said = interview("Interview, Hannah Wu, Blue Harbour Imports");
  expect(said.map(({ content }) => content.startsWith("Seán: What would help?\nHannah"))).toContain(
    true,
  );
  const chat = byRules(
    "#pools\n\nJoost B.  9:00 AM\nHow about a chat button on the page?\n\nJoost C.  9:01 AM\nThe works council may stop it, that is a risk.",
  ).proposals;
  expect(chat.filter(({ keep }) => keep)).toHaveLength(2);
});

const FIRST_TALK =
  "Notes\n=====\n\nInterview #1, 1 Dec, Anneke, two children\n- She wants the price in euro";
test.each([
  "Interview #2, 2 Dec, Colin & Jean, bilge keels",
  "Call #12 - Colin, skipper",
  "Gespräch #2, 2.12., Sörensen",
  "Gespräch Sörensen (Inga, Tel., 25.11., 20 min)",
])("classifier: a new talk ends the one before: %s", (talk) => {
  const { proposals } = byRules(`${FIRST_TALK}\n\n${talk}\nThey anchor outside if it is full.`);
  const last = proposals.find(({ content }) => content.startsWith("They anchor"));
  expect(last?.content).toContain(`— ${talk}`);
  expect(last?.content).not.toContain("Anneke");
});

test.each([
  "Call #12 was dropped after a minute.",
  "The call #2 was better.",
  "Issue #4, 2 Dec, the map is slow",
])("classifier: is no new talk: %s", (line) => {
  const { proposals } = byRules(`${FIRST_TALK}\n\n${line}\nThey anchor outside if it is full.`);
  for (const { content } of proposals) {
    expect(content).not.toContain(`› ${line}`);
    expect(content).not.toContain(`\n— ${line}`);
  }
});

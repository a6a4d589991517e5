import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  ["Dates", ["12 January 2027: pilot in two shops", "2 March: go / no-go", "16 March: all shops"]],
  [
    "Dates",
    [
      "12 January 2027: pilot in Harbour Street and Elm Road",
      "2 March: go / no-go",
      "16 March: all",
    ],
  ],
  ["4. Timeline", ["mid January: pilot in two shops", "2 March: go / no-go"]],
  [
    "TOP 2 Termine",
    ["11. Januar 2027: erste Läden", "1. März: alle Läden", "30. Juni: Auswertung"],
  ],
  ["Planning", ["12 januari 2027: proef in twee winkels", "2 maart: alle winkels"]],
  ["Calendrier", ["12 janvier 2027 : essai dans deux magasins", "2 mars : tous les magasins"]],
  ["日程", ["1月12日：二店舗で試行", "3月2日：全店舗"]],
])("classifier: the list of dates below %s is one note", (heading, dates) => {
  const list = dates.map((date) => `- ${date}`).join("\n");
  const { proposals } = byRules(`## ${heading}\n\n${list}`);
  expect(proposals).toMatchObject([
    { label: "general_note", title: heading.replace(/^(?:TOP )?\d\.? /, ""), keep: true },
  ]);
  expect(proposals[0]?.content).toContain(list);
});

test.each([
  [
    "decisions",
    "Decisions",
    "- 3 November: no fee for late moves\n- 10 November: the pilot is in Leeds",
  ],
  [
    "what a rival plans",
    "Plans of our rivals",
    "- Grendel opens in Leeds in March\n- Vossen lowers its price by May",
  ],
  [
    "goals",
    "Milestones",
    "- 500 users by June 2027\n- 80 % of labels printed at once by September 2027",
  ],
  [
    "what customers said",
    "Plan",
    '- In May we lost two customers because of the slow map\n- Anna from Klimaat Noord said on 3 June: "The map is too slow"',
  ],
  [
    "a risk with its name",
    "Timeline",
    "- 2 March: all shops follow\n- Risk: the supplier may be late in June",
  ],
  [
    "decisions with a date",
    "Timeline",
    "- 2 March: we decided to stop selling vouchers\n- 9 June: the board has approved the budget",
  ],
  ["entries without a date", "Timeline", "- The pilot comes first\n- The other shops follow"],
])("classifier: %s in a list stay items of their own", (_, heading, list) => {
  const { proposals, goals } = byRules(`## ${heading}\n\n${list}`);
  expect(
    [...proposals, ...goals].filter(({ title }) => !title.startsWith("Attendees")),
  ).toHaveLength(2);
});

test.each([
  ["11. Januar 2027: erste Erinnerungen an alle Eltern", "11. Januar 2027: erste Erinnerungen"],
  ["12 January 2027: the pilot starts in Harbour Street", "12 January 2027: the pilot starts"],
])("classifier: a title has the day and what happens then: %s", (text, title) => {
  expect(byRules(`- ${text}`).proposals[0]?.title).toContain(title);
});

test.each([
  [
    "1. Mark the exit on the map\n2. May nurses print the list without a badge?\n3. April Jones cannot print labels",
    3,
  ],
  ["1. Januar: Pilotstart im Werk\n2. Februar: Rollout in allen Werken", 1],
])("classifier: a number before a month is a mark, unless it is a day: %s", (list, count) => {
  const { proposals } = byRules(`## Termine\n\n${list}`);
  expect(proposals).toHaveLength(count);
  expect(proposals.map(({ content }) => content.split("\n\n— ")[0]).join("\n")).toContain(
    count === 1 ? "- 1. Januar: Pilotstart" : "May nurses print the list",
  );
});

test.each([
  "If the supplier fails in the second winter of the trial, we go back to the two old boilers",
  "Wenn die Hausverwaltung im Februar den Keller saniert, haben wir sechs Wochen lang kein Lager",
])("classifier: a title keeps the main clause of a condition: %s", (text) => {
  expect(byRules(`${text}.`).proposals[0]?.title).toBe(text);
});

test.each([
  ["Target: at most 8 reminders a month instead of 37", "37"],
  ["Ziel für 2027: höchstens 8 Mahnungen im Monat statt 37.", "37"],
  ["Doel: hooguit 8 aanmaningen per maand in plaats van 37", "37"],
  ["Objectif : au plus 8 relances par mois au lieu de 37", "37"],
])("classifier: the figure that a target replaces is its baseline: %s", (text, baseline) => {
  expect(byRules(text).goals).toMatchObject([{ baseline }]);
});

test.each([
  "Goal: reach 500 users by June 2027 instead of 1 September 2027",
  "Doel: 40 % minder telefoontjes in plaats van 1 extra medewerker",
  "Goal: one form instead of 3, filled in within 4 minutes by June",
])("classifier: other figures that are replaced are no baseline: %s", (text) => {
  expect(byRules(text).goals).toMatchObject([{ baseline: null }]);
});

test.each([
  "Zorg: 40 ziekenhuizen in Vlaanderen gebruiken de kaart",
  "Anna Sorge: Die Karte ist super, ich nutze sie jeden Tag.",
])("classifier: care and a name are no worry: %s", (text) => {
  expect(byRules(text).proposals[0]?.label).not.toBe("risk");
});

test.each([
  ["Sorge: der Keller wird im Februar saniert und wir haben kein Lager", "Der Keller wird"],
  ["Zorgen: de kelder is in februari dicht en dan hebben we geen opslag", "De kelder is"],
  ["Inquiétude : la cave sera fermée en février et nous n'aurons plus de place", "La cave sera"],
])("classifier: a worry in a chat is a risk, without its name and writer: %s", (text, title) => {
  const { proposals } = byRules(`[18.11.26, 08:33] Murat: ${text}`);
  expect(proposals).toMatchObject([{ label: "risk", title: expect.stringContaining(title) }]);
  expect(proposals[0]?.content).toMatch(/\n\n— Murat, 18\.11\.26, 08:33$/);
});

test.each([
  ["a kind", "[09:05] Decision: the gate opens at six on weekdays"],
  ["a part of the day", "09:00 Start: doors open at the north gate for everybody"],
  ["a topic", "14:30 Pricing: customers in Belgium find 40 euro too much"],
  ["a place", "07:40 Bruges: the door did not open"],
  ["no writer", "07:42 First report from Kassel: the gate is open since six"],
])("classifier: %s after a time is no writer", (_, text) => {
  expect(byRules(text).proposals[0]?.content).not.toContain("— ");
});

test.each([
  "- 15 December: design ready\n- 18 January: test\n- 31 May: evaluation, decision on the other sites",
  "- 15 december: ontwerp klaar\n- 18 januari: test\n- 31 mei: evaluatie, besluit over de andere locaties",
  "- 15. Dezember: Entwurf fertig\n- 18. Januar: Test\n- 31. Mai: Entscheidung über die anderen Orte",
])("classifier: a decision to be made stays in its list of dates: %j", (text) => {
  expect(byRules(`Minutes\n\nTimeline\n${text}`).proposals).toMatchObject([
    { label: "general_note", title: "Timeline" },
  ]);
});

test.each([
  ["Every bike back within 5 days by Easter 2027 (today 12)", "5 days", "Easter 2027"],
  ["Jedes Rad bis Weihnachten 2027 in 5 Tagen zurück (heute 12)", "5 Tagen", "Weihnachten 2027"],
  ["Elke fiets tegen Pasen 2027 binnen 5 dagen terug (nu 12)", "5 dagen", "Pasen 2027"],
  ["Chaque vélo rendu en 5 jours d'ici Noël 2027", "5 jours", "Noël 2027"],
  ["Orders from 12 to 30 before Christmas 2027", "30", "before Christmas 2027"],
])(
  "classifier: a holiday with its year is the time of a goal: %s",
  (text, key_result, timeframe) => {
    expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ key_result, timeframe }]);
  },
);

test.each(["300 bikes at Easter", "Easter egg hunts with 300 children"])(
  "classifier: a holiday without a year is no time of a goal: %s",
  (text) => {
    expect(byRules(`Goals\n- ${text}`).goals).toMatchObject([{ timeframe: null }]);
  },
);

test.each([
  ["Schedule", "1 March: evaluation, decision on the other branches", "3 May: launch"],
  ["Zeitplan", "3. Mai: Entscheidung über den Preis", "9. Juni: Einführung"],
])("classifier: a decision to come stays in the list of dates: %s", (heading, ...dates) => {
  const list = dates.map((date) => `- ${date}`).join("\n");
  const { proposals } = byRules(`${heading}\n${list}`);
  expect(proposals).toMatchObject([{ label: "general_note", title: heading }]);
});

test("classifier: the verb after a figure is no month", () => {
  expect(byRules("Goal: at most 5 may be missed per week").goals).toMatchObject([
    { timeframe: null },
  ]);
});

test.each([
  ["Timeline", ["8 Jan submit to Apple", "19 Jan 10% rollout (AU + NZ)", "2 Feb 100%"]],
  ["Termine", ["8. Januar Antrag bei Apple", "19. Januar Start in zwei Läden"]],
  ["Planning", ["8 januari aanvraag bij Apple", "19 januari start in twee winkels"]],
  ["Calendrier", ["8 janvier dépôt chez Apple", "19 janvier essai dans deux magasins"]],
])("classifier: short dated lines below %s are one note with their days", (heading, dates) => {
  const { proposals } = byRules(`# Plan\n\n**${heading}**\n${dates.join("\n")}`);
  const content = `${dates.map((date) => `- ${date}`).join("\n")}\n\n— Plan`;
  expect(proposals).toMatchObject([{ title: heading, content, keep: true }]);
});

import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readTitles = (text: string) => {
  const { proposals, goals } = byRules(text);
  return [...proposals.filter(({ keep }) => keep), ...goals].map(({ title }) => title);
};

test.each([
  ["Tasks", "- Paul: order SIM cards by Friday"],
  ["Aufgaben", "- Paul: SIM-Karten bestellen"],
  ["Taken", "- Paul: simkaarten bestellen"],
  ["Tâches", "- Paul : commander les cartes SIM"],
])("classifier: what follows a list of %s does not have its name in the title", (heading, task) => {
  const text = `# Harbour\n\n## ${heading}\n${task}\n\nThe reader gets no updates any more.\n\nWe want 40 marinas by 2027.`;
  expect(readTitles(text)).toEqual([
    "The reader gets no updates any more",
    "We want 40 marinas by 2027",
  ]);
});

test("classifier: tasks below the heading of a test with users keep it", () => {
  const text = "# Usability test\n\n## Tasks\n- Six of eight drivers did not find the map.";
  expect(readTitles(text)).toEqual(["Tasks: Six of eight drivers did not find the map"]);
});

test.each(["Timeline", "Key dates", "Zeitplan"])(
  "classifier: below %s, dates are one note and no title begins with it",
  (heading) => {
    const text = `# Harbour\n\n## ${heading}\n- 1 February 2027: pilot with two marinas\n- 15 March 2027: opening of the season\n- end of April 2027: all berths in the app\n\nWe want 40 marinas by 2027.`;
    expect(readTitles(text)).toEqual([heading, "We want 40 marinas by 2027"]);
  },
);

test("classifier: an entry of a schedule with a figure is a goal, without the heading in its title", () => {
  const text =
    "# Harbour\n\n## Timeline\n- by June 2027: 20 marinas live\n- by May 2028: 40 marinas live";
  expect(readTitles(text)).toEqual(["20 marinas live", "40 marinas live"]);
});

test.each(["DE", "冬"])("classifier: %s is no schedule and is named in titles", (heading) => {
  const text = `# Harbour\n\n## ${heading}\nWe want 40 marinas by 2027.`;
  expect(readTitles(text)).toEqual([`${heading}: We want 40 marinas by 2027`]);
});

test.each(["Q4 2027: double the number of depots", "- June 2027: triple our clubs"])(
  "classifier: an entry of a schedule with a factor is a goal: %s",
  (text) => {
    expect(byRules(text).goals).toHaveLength(1);
  },
);

test("classifier: a number before an English month is that of a list", () => {
  expect(readTitles("1. March: guests lose keys\n2. Piet: the map is slow")).toContain(
    "March: guests lose keys",
  );
});

test.each([
  "Gwendolyn to order the new labels (Brother QL-820) this wk",
  "Gwendolyn to ask the party leads by Fri 11 Dec",
  "Gwendolyn Okafor to circulate the minutes tomorrow.",
])("classifier: work of a person in the next days is not chosen: %s", (text) => {
  expect(byRules(text)).toMatchObject({
    proposals: [{ label: "general_note", keep: false }],
    goals: [],
  });
});

test.each([
  "Members to book a shelf by Friday",
  "Planners to check the list by Friday",
  "Customers to send their orders by Friday",
  "Decision: Gwendolyn to order the new labels this week",
])("classifier: a wish and a decision are no such work: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test.each([
  ["Next steps", "Pilot in Jena from 1 March 2027 with 100 customers"],
  ["Next steps", "Petra: price test with 200 customers until 15 January 2027"],
  ["Next steps", "Roll out to all 14 shops in April"],
  ["Nächste Schritte", "Pilot in Jena ab 1. März 2027"],
  ["Prochaines étapes", "Lancement à Lyon le 3 mai"],
])("classifier: below %s, a step of the plan with its time is kept: %s", (heading, step) => {
  const text = `# Steering\n\n## ${heading}\n\n- ${step}\n- Send the minutes to Jonas`;
  expect(byRules(text).proposals.map(({ keep }) => keep)).toEqual([true, false]);
});

test.each([
  "Release notes by Friday",
  "Launch plan by 3 May",
  "Prepare the launch by 3 May",
  "Pilot with Ann",
  "Launch mails in April",
])("classifier: below Next steps, an errand is not kept: %s", (errand) => {
  expect(byRules(`# Steering\n\n## Next steps\n\n- ${errand}`).proposals).toMatchObject([
    { keep: false },
  ]);
});

test.each([
  "TODO Gwendolyn: ask the port for tide data",
  "TODO Gwendolyn Okafor: ask the port for tide data",
  "To-do for Gwendolyn: ask the port for tide data",
  "TODO @Gwendolyn: ask the port for tide data",
  "TODO Sven: den Hafen nach den Gezeiten fragen",
  "TODO Pieter: de haven naar het getij vragen",
  "TODO Élodie : demander les marées au port",
])("classifier: a to-do with a name is a task, also below a heading: %s", (task) => {
  for (const text of [task, `# Harbour\n\n## Competitors\n- MarinaDesk, €40 a month\n- ${task}`])
    expect(byRules(text).proposals.at(-1)).toMatchObject({ label: "general_note", keep: false });
});

test.each([
  "To-do lists are missing in the app",
  "Todos for drivers: they need a map in the app",
  "To do in port: a checklist on the phone would help",
  "Todo-lijsten ontbreken in de app",
  "Die To-do-Liste fehlt in der App",
])("classifier: words about to-dos are no task: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test.each([
  "- [ ] Gwendolyn: ask the port what MarinaDesk costs",
  "- [x] Gwendolyn Okafor: compare the prices of MarinaDesk",
  "[ ] @Gwendolyn: call MarinaDesk about the offline map",
  "- [ ] Sven: Angebot von MarinaDesk einholen",
  "- [ ] Pieter: de prijs van MarinaDesk opvragen",
  "- [ ] Élodie : demander un devis à MarinaDesk",
])("classifier: a box with a name and an errand is a task, also below rivals: %s", (task) => {
  for (const text of [task, `# Harbour\n\n## Competitors\n- HafenPlan, €40 a month\n${task}`])
    expect(byRules(text).proposals.at(-1)).toMatchObject({ label: "general_note", keep: false });
});

test.each([
  "- [ ] MarinaDesk: €40 a month, cannot be used offline",
  "- [ ] Guest: order a drink from the pontoon",
  "- [ ] Betreiber: Rechnungen automatisch verschicken",
  "- [ ] Gwendolyn: the map is too small on a phone",
  "- [ ] Gwendolyn: call quality in the app is bad on the pontoon",
  "- [ ] Gwendolyn: skippers ask for a map that they can print",
  "- [ ] Sven: Gäste wollen die Preise der Häfen vergleichen",
  "- [ ] Legal: ask the works council",
  "## MVP\n- [ ] Checkout: send the receipt by mail",
  "## MVP\n- [ ] Gast: Getränk vom Steg aus bestellen",
  "## MVP\n- [ ] Klant: ligplaats online reserveren",
  "## Ideas\n- [ ] Newsletter: send a weekly mail",
])("classifier: a box without an errand of a person is no task: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test("classifier: TODO begins a task, also without a colon and above a line that goes on", () => {
  const text = "TODO Jonas ask the insurance about damage\nwho pays for travel beyond 25 km ???";
  expect(byRules(text).proposals.map(({ content, keep }) => [content, keep])).toEqual([
    ["Jonas ask the insurance about damage", false],
    ["who pays for travel beyond 25 km ???", true],
  ]);
  const [list] = byRules("TODO list of the office is in Notion").proposals;
  expect(list?.content).toBe("TODO list of the office is in Notion");
});

const readTask = (heading: string, task: string) =>
  byRules(`We log the crew.\n\n${heading}\n- ${task}\n`).proposals.find(({ content }) =>
    content.includes(task),
  );

test.each([
  ["Actions", "Marlene – get the ok for 92,700 (now 94,100) from Ann"],
  ["Aufgaben", "Ann: Freigabe für 94.100 holen"],
  ["Taken", "Ann: akkoord voor 94.100 vragen"],
  ["À faire", "Ann : demander l'accord pour 94 100"],
  ["Actions", "Bo – pay €40 to the mill"],
  ["Actions", "Approve 12,000 for the hall"],
  ["Taken", "Bo: offerte voor 12.000 opvragen"],
])("classifier: a task that names money is kept: %s, %s", (heading, task) => {
  expect(readTask(heading, task)).toMatchObject({ keep: true, label: "general_note" });
});

test.each([
  ["Actions", "Aoife – order 1,200 SIM cards"],
  ["Actions", "Jana – firmware 2.3 by 14 Dec"],
  ["Aufgaben", "Bo: 1.200 SIM-Karten bestellen"],
  ["Actions", "Approve 12,000 user accounts"],
  ["Aufgaben", "Bo: Freigabe für 12.000 Nutzerkonten einholen"],
  ["Taken", "Bo: akkoord voor 12.000 klanten vragen"],
  ["À faire", "Bo : demander l'accord pour 12 000 comptes"],
])("classifier: a task with another figure is not chosen: %s, %s", (heading, task) => {
  expect(readTask(heading, task)?.keep).toBe(false);
});

import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const list = (text: string) =>
  byRules(text).proposals.map(({ label, title, keep }) => [keep ? label : "noise", title]);

test("classifier: a tag with a word for data is a subject below a heading that names a label", () => {
  const text = `## Compliance
- Data of minors: parents must consent.
- Assumption: the audit takes a day.
- Risk: the audit fails.`;
  expect(list(text)).toEqual([
    ["compliance_requirements", "Data of minors: parents must consent"],
    ["general_note", "Assumption: the audit takes a day"],
    ["risk", "The audit fails"],
  ]);
  expect(list("Data of the pilot: 14 of 20 crews stayed.")[0]?.[0]).toBe("market_research");
  expect(list("## Decisions\n- Survey of Bremen: 14 of 20 crews stayed.\n")[0]?.[0]).toBe(
    "market_research",
  );
});

test.each([
  "Datenschutz: Die Daten bleiben in der EU",
  "Privacy: photos are deleted after a year",
  "Data protection: photos are deleted after a year",
  "AVG: de foto's worden na een jaar verwijderd",
  "個人情報：写真は1年後に削除する",
])("classifier: the subject of a rule stays in the title, so that search finds it: %s", (line) => {
  expect(list(line)).toEqual([["compliance_requirements", line]]);
  const [name = "", rest = ""] = line.split(/: |：/);
  expect(list(`# Rules\n\n## ${name}\n- ${rest}`)[0]?.[1]?.toLowerCase()).toContain(
    name.toLowerCase(),
  );
});

test.each(["Tasks", "Open tasks", "To do", "Aufgaben", "Taken", "Tâches", "タスク"])(
  "classifier: lines below %s are tasks, not requirements",
  (heading) => {
    const lines = "- The text must be in two languages (Tom)\n- Check the price of the tablets";
    expect(list(`Minutes\n\n${heading}\n${lines}`)).toEqual([
      ["noise", "The text must be in two languages"],
      ["noise", "Check the price of the tablets"],
    ]);
  },
);

test("classifier: a column of tasks in a test with users is not our tasks", () => {
  const rows = [
    "Participant\tTasks\tComment",
    "Ann\tFind the invoice of May\tI could not find the invoice in the list.",
    "Bob\tFind the invoice of May\tThe list was easy to read on the phone.",
  ];
  expect(list(rows.join("\n")).map(([label]) => label)).toEqual(["user_feedback", "user_feedback"]);
});

test.each([
  "# Usability test\n\n## Tasks\n\n- Find the invoice: 3 of 5 people failed",
  "# Users\n\n## Tasks\n\n- Drivers plan their route each morning on paper.",
])("classifier: tasks of those who are studied are not ours: %j", (text) => {
  expect(list(text)).toHaveLength(1);
  expect(list(text)).not.toMatchObject([["noise"]]);
});

test.each(["Open", "Offen", "Postponed"])(
  "classifier: the status %s of a ticket is no heading",
  (status) => {
    const text = `RIDE-212\nStatus\n${status}\nDescription\nRiders cannot find the button for the pause.`;
    expect(
      list(text)
        .map(([, title]) => title)
        .join(),
    ).not.toContain(`${status}: `);
  },
);

test("classifier: the subject of a rule is a heading without blank lines, too", () => {
  const text =
    "Notes\nDatenschutz\nFotos nur mit Einwilligung der Eltern.\nGDPR\nNo names in logs.";
  expect(list(text)).toEqual([
    ["compliance_requirements", "Datenschutz: Fotos nur mit Einwilligung der Eltern"],
    ["compliance_requirements", "GDPR: No names in logs"],
  ]);
});

test.each(["Tasks of the desk", "Taken the wrong way"])(
  "classifier: lines below %s are no tasks",
  (heading) => {
    const line = "- The supplier could stop the deliveries in winter.";
    expect(list(`Minutes\n\n${heading}\n${line}`)[0]?.[0]).toBe("risk");
  },
);

test("classifier: a short line above tagged lines is their heading, with or without a blank line", () => {
  const tagged = "Problem: no GPS in the basement.\nRequest: offline maps.";
  for (const text of [`Call with Klimaat Noord\n${tagged}`, `Call with Klimaat Noord\n\n${tagged}`])
    expect(list(text)).toEqual([
      ["technical_constraint", "Klimaat Noord: No GPS in the basement"],
      ["feature_idea", "Klimaat Noord: Offline maps"],
    ]);
  const workshop =
    "Pricing workshop\nDecision: we charge €12 a seat.\nRisk: small customers leave.";
  expect(list(workshop)).toEqual([
    ["decision", "We charge €12 a seat"],
    ["risk", "Small customers leave"],
  ]);
});

test.each([
  "Photos must be deleted after one year",
  "Competitor Fleetly launched offline maps in May",
  "Customers leave because of the price",
  "Fotos müssen nach einem Jahr gelöscht werden",
  "Hi all",
  "Thanks for the call",
])("classifier: a statement or a greeting above tagged lines is no heading: %s", (above) => {
  const text = `${above}\nDecision: we charge €12 a seat.\nRisk: small customers leave.`;
  const { proposals } = byRules(text);
  expect(proposals.map(({ content }) => content).join("\n")).not.toContain("—");
});

test("classifier: a goal above tagged lines is kept", () => {
  const text = "No-shows below 5 % by December\nDecision: we charge.\nRisk: customers leave.";
  expect(byRules(text).goals).toHaveLength(1);
});

test.each([
  "Customers want a demo.\nDecision: we charge €12 a seat.\nRisk: small customers leave.",
  "The map is slow for customers in the morning\nMia: it took a minute today.\nJo: here too.",
])(
  "classifier: a sentence above tagged lines and a line above speakers are no headings: %s",
  (text) => {
    expect(
      byRules(text)
        .proposals.map(({ content }) => content)
        .join("\n"),
    ).not.toContain("—");
  },
);

test.each(["Problem", "Problem statement", "Pain"])(
  "classifier: %s says nothing of its own before a statement",
  (tag) => {
    expect(list(`${tag}: planners retype every visit.`)[0]?.[1]).toBe(
      "Planners retype every visit",
    );
  },
);

test.each([
  ['Problem: "Nobody tells me when my bike is ready."', "Problem: the bill comes by post"],
  ["Wunsch: „Sagen Sie mir den Tag.“", "Wunsch: eine Rechnung je Klasse"],
  ["Wens: “Noem een dag.”", "Wens: een factuur per klas"],
  ["Demande : « Donnez-moi une date. »", "Demande : une facture par classe"],
])("classifier: a tagged line below a quotation is an item of its own: %s", (one, other) => {
  const { proposals } = byRules(`${one}\n${other}`);
  expect(proposals).toHaveLength(2);
});

test.each(["Ann Lee - head of art", "Ann Lee, Bristol", "owner of two shops in Leeds"])(
  "classifier: the speaker of a quotation stays with it: %s",
  (speaker) => {
    const { proposals } = byRules(`"Nobody tells me when my bike is ready."\n${speaker}`);
    expect(proposals).toHaveLength(1);
  },
);

test.each([
  ["Problem: bikes come back dirty.", "user_feedback", "Bikes come back dirty"],
  ["Pain: bills are late", "user_feedback", "Bills are late"],
  ["Problem: Räder kommen schmutzig zurück.", "user_feedback", "Räder kommen schmutzig zurück"],
  ["Probleem: fietsen komen vuil terug.", "user_feedback", "Fietsen komen vuil terug"],
  ["Problème : les vélos reviennent sales.", "user_feedback", "Les vélos reviennent sales"],
  ["Problem: our churn is 9% a month.", "market_research", "Our churn is 9% a month"],
  [
    "Problem: the API returns 500 when the token has expired.",
    "technical_constraint",
    "The API returns 500 when the token has expired",
  ],
])("classifier: a problem is feedback if its words do not say otherwise: %s", (text, ...found) => {
  expect(list(text)).toEqual([found]);
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test.each(["Problem: n/a", "No problem."])(
  "classifier: %s is no problem that somebody states",
  (text) => {
    expect(byRules(text).proposals).toMatchObject([{ label: "general_note", keep: false }]);
  },
);

test.each(["What is next", "How it is today"])(
  "classifier: a heading that asks is not a remark: %s",
  (heading) => {
    const { proposals } = byRules(`Notes\n\n${heading}\n- Drivers print a list each morning`);
    expect(proposals.map(({ content }) => content)).toEqual([expect.stringContaining("Drivers")]);
  },
);

test.each([
  ["2. Open", "Who pays for the gate? TBD"],
  ["2. Offen", "Wer zahlt das Tor? Offen"],
  ["2. Open", "Wie betaalt de poort? tbc"],
  ["2. Points ouverts", "Qui paie le portail ? TBD"],
  ["2. Open", "Price of the gate: open"],
])("classifier: a line that ends with its open answer is no heading: %s, %s", (heading, line) => {
  const text = `Minutes depot\n\n1. Prices\nThe rent rises by 4 % in May.\n${heading}\n${line}\n3. Staff\nTwo people leave in June.`;
  const found = byRules(text).proposals.find(({ content }) => content.startsWith(line));
  expect(found).toMatchObject({ label: "general_note", keep: true });
  expect(found?.content.endsWith(`› ${heading.slice(3)}`)).toBe(true);
});

test.each(["What is still open", "Noch offen", "Nog open"])(
  "classifier: words for open matters stay a heading: %s",
  (heading) => {
    const [found] = byRules(`${heading}\n- Who pays for the new gate in May`).proposals;
    expect(found?.content).toBe(`Who pays for the new gate in May\n\n— ${heading}`);
  },
);

test.each([
  ["Beslissingen", "Geen voorschot vragen bij het boeken", "decision"],
  ["Notes concurrents (novembre 2026)", "Abonnement à 19 € par mois.", "key_competitors"],
  ["Analyse concurrentielle", "Abonnement à 19 € par mois.", "key_competitors"],
  ["Opmerkingen", "Viool kwam aan met een gebroken snaar", "user_feedback"],
])("classifier: a heading names the label: %s", (heading, line, label) => {
  const { proposals } = byRules(`# Plan\n\n## ${heading}\n\n- ${line}\n`);
  expect(proposals).toMatchObject([{ label }]);
});

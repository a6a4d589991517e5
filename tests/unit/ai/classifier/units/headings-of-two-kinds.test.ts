import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const labelBelow = (heading: string, line: string) => {
  const { proposals, goals } = byRules(`# Kickoff\n\n## ${heading}\n\n- ${line}\n`);
  if (goals.length > 0) return "goal";
  const [found] = proposals;
  return found?.keep ? found.label : "left out";
};

test.for<[string, string, string]>([
  ["Decisions / next steps", "we start in Leeds on 4 May", "decision"],
  ["Decisions / next steps", "Ann to send the deck to Bo by Friday", "left out"],
  ["Next steps & decisions", "Price stays at 39 a month", "decision"],
  ["Risks / open", "printer supplier may be late", "risk"],
  ["Risks / open", "who pays the courier?", "general_note"],
  ["Risks & open questions", "GLS may raise prices in January", "risk"],
  ["Feedback and ideas", "Show the loading bay on the map", "feature_idea"],
  ["Feedback and ideas", "“The app logs me out every hour”", "user_feedback"],
  ["Goals & risks", "40 depots live by June", "goal"],
  ["Goals & risks", "The supplier may be late", "risk"],
  ["Offene Fragen / Risiken", "Der Lieferant kann in Verzug geraten", "risk"],
  ["Offene Fragen / Risiken", "Wer zahlt den Kurier?", "general_note"],
  ["Beschlüsse und nächste Schritte", "Wir starten in Jena am 4. Mai", "decision"],
  ["Besluiten en actiepunten", "Prijs blijft 39 euro", "decision"],
  ["Décisions et prochaines étapes", "On garde l’ancien portail jusqu’en juin", "decision"],
  ["決定事項・アクション", "料金は月39ユーロのままにする", "decision"],
])("heading of two kinds: below %s, `%s` is %s", ([heading, line, label]) => {
  expect(labelBelow(heading, line)).toBe(label);
});

test.for<[string, string]>([
  ["Decision criteria and deadline", "Price below 39"],
  ["Risks in Germany and Austria", "works councils object to tracking"],
  ["Notes and decisions", "The depot in Leeds has no power yet"],
  ["Q/A", "GLS may raise prices in January"],
])("heading of two kinds: %s does not name two labels of `%s`", ([heading, line]) => {
  expect(labelBelow(heading, line)).not.toBe("decision");
});

test("heading of two kinds: titles of its risks do not repeat it", () => {
  const { proposals } = byRules("# Kickoff\n\nRisks / open:\n- printer supplier may be late\n");
  expect(proposals[0]).toMatchObject({
    title: "Printer supplier may be late",
    content: "printer supplier may be late\n\n— Kickoff",
  });
});

test.for<[string, string, string]>([
  ["Requirements", "R3 Works for 30 minutes without network", "technical_constraint"],
  ["Requirements", "Show the price before tax", "feature_idea"],
  ["Requirements", "Delete personal data after 30 days (GDPR)", "compliance_requirements"],
  ["Anforderungen", "Die App muss auf Android 11 laufen", "technical_constraint"],
  ["Decisions & actions", "Thandiwe to write the guide for partners", "left out"],
])("heading of several kinds: below %s, `%s` is %s", ([heading, line, label]) => {
  expect(labelBelow(heading, line)).toBe(label);
});

test("heading of several kinds: lines without bullets have a label each", () => {
  const { proposals } = byRules(
    "# Kiosk\n\nRequirements\nR1 Show the price before tax\nR2 The app must run on Android 11\n",
  );
  expect(proposals.map(({ label }) => label)).toEqual(["feature_idea", "technical_constraint"]);
});

test("talks: `Interview notes: …` with a first name, a role and a firm names the firm", () => {
  const { proposals } = byRules(
    "Interview notes: Marta, shift lead, Hale Bakeries (Leeds), 23 Sept, 40 min\n\nPains\n- doesn't trust stock numbers, keeps a paper list\n",
  );
  expect(proposals).toMatchObject([
    {
      label: "user_feedback",
      title: "Hale Bakeries: Doesn't trust stock numbers, keeps a paper list",
    },
  ]);
});

test("titles: a question with its answer on one line, and no opening such as `One thing:`", () => {
  const titles = byRules(
    "Q: Can it take cash? A: No, card only.\n\nOne thing: the screens must not keep card data.\n\nAlso my staff asked if the kiosk could speak Polish.\n",
  ).proposals.map(({ title }) => title);
  expect(titles).toEqual([
    "Can it take cash? No, card only.",
    "The screens must not keep card data",
    "My staff asked if the kiosk could speak Polish",
  ]);
});

import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const judge = (text: string) => {
  const [first] = byRules(text).proposals;
  return first?.keep ? first.label : "noise";
};

test.each([
  "Das Netz im Probenraum war schlecht, deshalb haben wir einen Verstärker bestellt.",
  "The line in the greenhouse was bad, so we ordered a second router.",
  "De ontvangst in de kas was slecht, dus hebben we een versterker gekocht.",
  "Le signal dans la serre était mauvais, nous avons donc acheté un répéteur.",
  "温室の電波が悪かったので、中継器を発注した。",
])("classifier: what was bought against a fault is a decision: %s", (text) => {
  expect(judge(text)).toBe("decision");
});

test.each([
  ["en", "Fee for 2027", "Approved without changes"],
  ["de", "Beitrag 2027", "Ohne Änderungen angenommen"],
  ["nl", "Contributie 2027", "Goedgekeurd met één tegenstem"],
  ["fr", "Cotisation 2027", "Adopté sans changement"],
  ["ja", "2027年の会費", "反対なしで承認"],
])(
  "classifier: what was approved below a topic of minutes is a decision (%s)",
  (_, topic, said) => {
    expect(judge(`# Board, 3 November 2026\n\n## ${topic}\n\n- ${said}`)).toBe("decision");
  },
);

test.each([
  ["Minutes of the last meeting", "Approved without changes"],
  ["Protokoll der letzten Sitzung", "Ohne Änderungen angenommen"],
  ["Notulen van de vorige vergadering", "Zonder wijzigingen goedgekeurd"],
  ["Compte rendu de la dernière réunion", "Approuvé sans modification"],
  ["前回議事録", "変更なしで承認"],
])("classifier: what was approved below %s decides nothing", (topic, said) => {
  const page = `# Board, 3 November 2026\n\n## ${topic}\n\n- ${said}\n\n## Hall\n\n- We rent it out`;
  const { proposals } = byRules(page);
  expect(proposals.find(({ content }) => content.includes(said))?.keep).toBe(false);
});

test.each([
  "# Protokoll der letzten Sitzung\n\nWir mieten die Halle ab Mai für 900 Euro.",
  "# Board\n\n## Minutes of the last meeting\n\n- The rent in item 4 is 1,200, not 1,100.",
])("classifier: what minutes say below a heading of the last ones is kept: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test.each([
  "Guests ask for a bell at the door",
  "Bewohner fragen nach einer Klingel an der Tür",
  "Bezoekers vragen om een bel bij de deur",
  "Les habitants demandent une sonnette à la porte",
  "来館者から呼び鈴の要望が多い",
])("classifier: what customers ask for is feedback: %s", (text) => {
  expect(judge(text)).toBe("user_feedback");
});

test("classifier: a bell that we could add is an idea", () => {
  expect(judge("We could add a bell at the door")).toBe("feature_idea");
});

import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import { item, related } from "../builtin/pieces";

test.each([
  ["CrewGrid next door rents from £9, with cover. But they only do violins.", true],
  ["CrewGrid is cheap, and quick. But they only do violins.", true],
  ["CrewGrid and Servana rent from £9. But they only do violins.", false],
  ["CrewGrid, Servana: from £9. But they only do violins.", false],
])(
  "competitive battlecard: read all of an item whose title is its first sentence, unless it names two: %s",
  (text, isRead) => {
    const said = applyRules({
      subject: { type: "initiative", id: "initiative-1", title: "Rent an instrument" },
      text: "",
      evidence: [item("key_competitors", text.slice(0, text.indexOf(". ")), text)],
      options: { competitorName: "CrewGrid" },
    });
    expect(JSON.stringify(said).includes("only do violins")).toBe(isRead);
  },
);

const readCard = (evidence: Parameters<typeof applyRules>[0]["evidence"]) =>
  applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Rent an instrument" },
    text: "",
    evidence,
    options: { competitorName: "CrewGrid" },
  });

test.each([
  ["They use CrewGrid, €89 a month, members hate that it logs them out.", "Members hate"],
  ["CrewGrid, €89 a month, customers complain about its app.", "Customers complain"],
  ["CrewGrid kostet 89 €, die Nutzer hassen, dass es sie abmeldet.", "Die Nutzer hassen"],
  ["CrewGrid kost € 89, gebruikers haten dat het uitlogt.", "Gebruikers haten"],
  ["CrewGrid coûte 89 €, les utilisateurs détestent que tout se ferme.", "Les utilisateurs"],
])("competitive battlecard: what their users hate is a weakness: %s", (text, weakness) => {
  const { weaknesses, positioning } = readCard([item("key_competitors", "CrewGrid", text)]);
  expect(weaknesses.map((each) => each.text.startsWith(weakness))).toEqual([true]);
  expect(positioning.map((each) => each.text)).toEqual([expect.stringMatching(/89/)]);
});

test("competitive battlecard: what their users love is a strength", () => {
  const text = "CrewGrid costs €89, members love how fast it is.";
  const { strengths } = readCard([item("key_competitors", "CrewGrid", text)]);
  expect(strengths.map((each) => each.text)).toEqual(["Members love how fast it is."]);
});

test.each([
  ["Their strength is the map, weakness is the slow support.", ["The map"], ["The slow support."]],
  ["The main weakness is that its app logs out.", [], ["Its app logs out."]],
  ["Ihre Stärke ist die Karte.", ["Die Karte."], []],
  ["Hun zwakte is de trage support.", [], ["De trage support."]],
  ["Leur point fort est la carte.", ["La carte."], []],
  ["The strength of CrewGrid is not the price.", [], []],
  [
    "Lost to CrewGrid because they have a map and we do not.",
    ["Lost to CrewGrid because they have a map and we do not."],
    [],
  ],
  ["Lost to CrewGrid because we answered late.", [], []],
  ["CrewGrid lost 3 sites because it has no offline mode.", [], []],
  ["Lost to CrewGrid because they have no minimum.", [], []],
  ["Force est de constater que CrewGrid grandit.", [], []],
  ["Weakness is a matter of taste at CrewGrid.", [], []],
])(
  "competitive battlecard: strengths and weaknesses that a sentence names: %s",
  (text, strong, weak) => {
    const card = readCard([item("key_competitors", "CrewGrid", text)]);
    expect(card.strengths.map((each) => each.text)).toEqual(strong);
    expect(card.weaknesses.map((each) => each.text)).toEqual(weak);
  },
);

test.each([
  "Members hate waiting, so CrewGrid calls them.",
  "CrewGrid grows, since members hate paper forms.",
  "CrewGrid has no map, our members hate that it is missing.",
])("competitive battlecard: but not what users hate elsewhere: %s", (text) => {
  const { weaknesses } = readCard([item("key_competitors", "CrewGrid", text)]);
  expect(weaknesses.map((each) => each.text).join()).not.toMatch(/^members hate/i);
});

test.each([
  ["Ines writes to the bursar with the new price, €46 a shelf.", false],
  ["Ines Kahl schickt dem Amt den neuen Preis, 46 €.", false],
  ["Ines stuurt de nieuwe prijs, € 46.", false],
  ["Ines envoie le nouveau prix, 46 €.", false],
  ["The price is €46 a shelf.", true],
  ["Schools pay €46 a shelf, and Ines sends the bill.", true],
])("competitive battlecard: only an offer is our price: %s", (text, isOffer) => {
  const profile = item("key_competitors", "CrewGrid", "CrewGrid: €89 a month");
  const { summary } = readCard([profile, item("decision", "New price", text)]);
  expect(summary.includes("46")).toBe(isOffer);
});

test("competitive battlecard: names a written battlecard about the competitor, which it does not quote", () => {
  const written = (title: string, text: string) => related("competitive_battlecard", title, text);
  const { summary } = readCard([
    item("key_competitors", "CrewGrid", "Rents from £9."),
    written("Battlecard: CrewGrid", "They say that we are dear."),
    written("Battlecard: Servana", "They say that we are slow."),
  ]);
  expect(summary).toMatch(/Documents are not quoted here: read “Battlecard: CrewGrid” too\.$/);
});

test.each([
  ["CrewGrid (Namur): from €16, cover and repair included", true],
  ["CrewGrid: ab 16 €, Versicherung und Reparatur dabei", true],
  ["CrewGrid (Gent): vanaf € 16, verzekering en herstelling inbegrepen", true],
  ["CrewGrid (Namur) : dès 16 €, assurance et réparation comprises", true],
  ["CrewGrid（名古屋）：月1,600円、保険・修理込み", true],
  ["CrewGrid, Servana: from €16", false],
  ["CrewGrid et Servana : dès 16 €", false],
  ["Prices: CrewGrid, Servana", false],
])(
  "competitive battlecard: what follows a name and a colon lists no names: %s",
  (title, isRead) => {
    const text = "Points faibles : pas d'atelier, trois semaines.";
    const { weaknesses } = readCard([item("key_competitors", title, text)]);
    expect(weaknesses).toHaveLength(isRead ? 1 : 0);
  },
);

test("competitive battlecard: an item labeled key competitors of which nothing is quoted is said to name them", () => {
  const pair = item("key_competitors", "CrewGrid, Servana", "Both are new.");
  const { summary } = readCard([pair, item("user_feedback", "Call", "We know CrewGrid.")]);
  expect(summary).not.toContain("none labeled");
  expect(summary).toContain("“CrewGrid, Servana” names CrewGrid, but no sentence");
  expect(readCard([item("user_feedback", "Call", "We know CrewGrid.")]).summary).toContain(
    "none labeled key competitors does",
  );
});

test.each([
  ["CrewGrid do not repair strings.", true],
  ["CrewGrid: 260 a year, do not repair strings", true],
  ["CrewGrid don't repair strings.", true],
  ["CrewGrid do not charge a fee.", false],
  ["Do not tell buyers that strings are repaired.", false],
  ["CrewGrid do repair strings.", false],
])("competitive battlecard: a lack of several people is a weakness: %s", (text, isWeakness) => {
  const { weaknesses } = readCard([item("key_competitors", "CrewGrid", text)]);
  expect(weaknesses.length > 0).toBe(isWeakness);
});

const readProfile = (text: string) => {
  const { weaknesses, strengths, positioning, gaps } = readCard([
    item("key_competitors", "CrewGrid", text),
  ]);
  const texts = (points: typeof weaknesses) => points.map((each) => each.text);
  return { gaps, weaknesses: texts(weaknesses), others: texts([...strengths, ...positioning]) };
};

test.each([
  "Seen at the fair: app crashed twice with wet fingers.",
  "The app crashes often.",
  "Phone app, needs signal.",
  "Nobody of theirs speaks French.",
  "Frequent errors according to two customers.",
  "Die App stürzt oft ab.",
  "Braucht Internet.",
  "Niemand bei ihnen spricht Französisch.",
  "De app loopt vaak vast.",
  "Werkt alleen online.",
  "Niemand daar spreekt Frans.",
  "Erreurs fréquentes selon deux clients.",
  "Personne chez eux ne parle anglais.",
  "80 cts de plus au kilo que nous.",
  "Costs 20 cents more a kilo than us.",
  "アプリがよく落ちる。",
])("competitive battlecard: a fault is a weakness: %s", (text) => {
  expect(readProfile(text)).toMatchObject({ weaknesses: [text], others: [] });
});

test.each([
  "Reports crashes of apps to their makers.",
  "The app never crashed in our test.",
  "Warns you if the app crashed.",
  "Needs no signal on the shore.",
  "Sells 20 routers more a week than us.",
  "Nobody there waits for an answer.",
  "Die App läuft, auch wenn sie abgestürzt ist.",
  "Findet häufige Fehler in Texten nicht ohne Netz, aber schnell.",
  "Heeft nooit internet nodig.",
  "Aucune erreur fréquente.",
  "Signale les erreurs, fréquentes ou non.",
])("competitive battlecard: such words alone are no fault: %s", (text) => {
  expect(readProfile(text).weaknesses).toEqual([]);
});

test.each([
  "No offline mode according to sales; the website says there is one. Check.",
  "Kein Export laut Vertrieb. Noch prüfen!",
  "Geen export volgens de verkoper. Nagaan.",
  "Pas d'export selon le vendeur. À vérifier.",
  "輸出機能はない。要確認。",
])("competitive battlecard: what its item wants to be checked is a gap: %s", (text) => {
  const { gaps, weaknesses, others } = readProfile(text);
  expect([...weaknesses, ...others]).toEqual([]);
  expect(gaps).toContain(
    `“${text.replace(/(?<=[.。])\s?\P{P}+[.!。]$/u, "")}” is to be checked, as its item says.`,
  );
});

test("competitive battlecard: a sentence about checks is no such wish", () => {
  const text = "Has a map. Checks each stop twice.";
  expect(readProfile(text).others).toEqual(["Has a map.", "Checks each stop twice."]);
});

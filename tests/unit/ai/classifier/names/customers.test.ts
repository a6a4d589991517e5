import { expect, test } from "vitest";
import { readCustomer } from "@/lib/ai/classifier/names/customers";
import { byRules } from "@/tests/support/classified";

const NOTES = "- Die Liste ist zu langsam\n- Zwei Wagen\n- Ein Lager\n- Kein GPS";
const readTitle = (text: string) => byRules(text).proposals[0]?.title;

test.each([
  ["Kundengespräch Müller GmbH, 3.11.", "Müller GmbH"],
  ["Sales call with Acme Inc.", "Acme Inc."],
  ["Besuch bei der Bäckerei Hollmann am 12.11.2026", "Bäckerei Hollmann"],
  ["Visite chez Durand & Fils, le 4 novembre", "Durand & Fils"],
  ["【打ち合わせメモ】株式会社ミナト物流様", "株式会社ミナト物流"],
  ["Call Klimaat Noord, 20 Nov", "Klimaat Noord"],
  [
    "Norrvik Ferries - call with Mrs Margaretha Lindqvist (head of operations), 20 Nov 2026",
    "Norrvik Ferries",
  ],
  [
    "Grüne Apotheke Neustadt – Telefonat mit Frau Dr. Annegret Weber (Leiterin Einkauf), 20.11.2026",
    "Grüne Apotheke Neustadt",
  ],
  [
    "Bakkerij Meulenkamp - gesprek met mevrouw Hendrika Postma (hoofd winkels), 20 november 2026",
    "Bakkerij Meulenkamp",
  ],
  [
    "Durand & Fils - entretien avec Mme Véronique Delacroix (directrice des achats), 20 novembre 2026",
    "Durand & Fils",
  ],
])("classifier: a title of a talk names the customer: %s", (heading, customer) => {
  expect(readTitle(`${heading}\n\n${NOTES}`)).toBe(`${customer}: Die Liste ist zu langsam`);
});

test("classifier: brackets with people are left out of a title", () => {
  expect(readCustomer("Customer call Norlund (Samir, Carys, Jonas)")).toBe("Norlund");
  expect(readCustomer("Sales call (Ann, Bo, Carys)")).toBe(null);
});

test("classifier: a line longer than a title names no customer, and a hostile one is read once, or this test would end by its time limit", () => {
  const title = "Call Klimaat Noord, 20 Nov";
  expect(readCustomer(`${title}, ${"kade ".repeat(25)}`)).toBe(null);
  expect(readCustomer(`${title} ${"(".repeat(400_000)}`)).toBe(null);
});

test.each([
  ["Summary of the call with Delacroix Textiles", "Delacroix Textiles"],
  ["Re: Fwd: Supplier portal – summary of the call with Delacroix Textiles", "Delacroix Textiles"],
  ["Pricing – call with Delacroix", "Delacroix"],
])("classifier: the subject of a mail names the customer: %s", (subject, customer) => {
  const text = `Subject: ${subject}\nFrom: Imran\n\nHi,\n\nThey type every order twice.\n\nBest\nImran`;
  expect(readTitle(text)).toBe(`${customer}: They type every order twice`);
});

test.each([
  "After the visit to Klimaat Noord the planners told us that the map loses the signal in the basement",
  "Call with Klimaat Noord, they lose the signal in each basement and nobody tells the planners",
  "Call Acme, prices too high, no export, logins fail every week, wants to cancel in June 2027",
  "Visit Meadow Farm, no network in the barn, app must work offline, vet reads numbers by phone",
])("classifier: a long line that says something is no title: %s", (first) => {
  expect(byRules(`${first}\n\n${NOTES}`).proposals[0]?.content).toContain(first);
});

test("classifier: a sentence that ends with a stop is no title", () => {
  const text = `We had a call with Acme.\n\n${NOTES}`;
  expect(readTitle(text)).toBe("We had a call with Acme");
});

test.each([
  ["Customer: Norrvik Ferries", "Norrvik Ferries"],
  ["Customer: Green Valley School", "Green Valley School"],
  ["Kunde: Grüne Apotheke", "Grüne Apotheke"],
  ["Client : École du Grand Lac", "École du Grand Lac"],
  ["Kunde: Müller GmbH (Frau Weber)", "Müller GmbH"],
  ["Client : Durand & Fils", "Durand & Fils"],
  ["お客様：株式会社ミナト物流様", "株式会社ミナト物流"],
])("classifier: a line names the customer of what is below: %s", (line, customer) => {
  const { proposals } = byRules(`Interview notes\n${line}\nDate: 5 November\n\nNo GPS in the van.`);
  expect(proposals[0]).toMatchObject({
    title: `${customer}: No GPS in the van`,
    content: `No GPS in the van.\n\n— ${line}`,
  });
});

test("classifier: a customer ends at the next one, or at a heading like the one above", () => {
  const text =
    "# Talks\n\n## Monday\nCustomer: Norrvik Ferries\nNo GPS in the van.\n\nCustomer: Klimaat Noord\nNo map in the van.\n\n## Tuesday\nNo radio in the van.";
  expect(byRules(text).proposals.map(({ title }) => title)).toEqual([
    "Norrvik Ferries: No GPS in the van",
    "Klimaat Noord: No map in the van",
    "Tuesday: No radio in the van",
  ]);
});

test.each([
  "Customer: Yes",
  "Customer: Too slow",
  "Customer: Printer Broken",
  "Customer: School",
  "Customer: School closed",
  "Customer: The school is closed",
  "Klant: Te Duur",
  "Client : Très Cher",
  "Customer: Acme, they want SSO",
  "Customer: Klimaat Noord has no GPS",
])("classifier: what a customer says is no name: %s", (line) => {
  const contents = byRules(`Notes\n\n${line}\nNo GPS in the van.`).proposals;
  expect(contents[0]?.content).toBe(line);
});

test.each([
  "Customer: Norrvik Ferries\nAnn: The van has no GPS.",
  "Kunde: Drucker Defekt\n\nSupport: Seit wann ist das so?",
  "Klant: Printer Kapot\nSupport: Sinds wanneer?",
  "Client : Imprimante Cassée\nSupport : Depuis quand ?",
  "顧客：プリンタ様\n担当：いつからですか。",
])(
  "classifier: before the words of another speaker, a line is what a customer says: %j",
  (text) => {
    const [line = ""] = text.split("\n");
    expect(byRules(text).proposals[0]?.content).toContain(line);
    expect(byRules(text).proposals[0]?.content).not.toContain("—");
  },
);

test.each([
  ["Klimaat Noord", "Port Ellery"],
  ["Norrvik Ferries", "Bäckerei Hundsrück"],
])("classifier: the first of several customers is no title: %s", (one, other) => {
  const text = `${one}\n- no GPS\n- invoices come late\n\n${other}\n- asked for a dark mode`;
  const contents = byRules(text).proposals.map(({ content }) => content);
  expect(contents).toContain(`no GPS\n\n— ${one}`);
  expect(contents).toContain(`asked for a dark mode\n\n— ${other}`);
  expect(byRules(text).proposals[0]?.title).toBe(`${one}: No GPS`);
});

test.each([
  ["Klimaat Noord", "Decisions"],
  ["Klimaat Noord", "Entscheidungen"],
  ["Klimaat Noord", "What comes next"],
  ["Feedback round", "Port Ellery"],
  ["Call Klimaat Noord", "Port Ellery"],
])("classifier: the first heading is the title: %s above %s", (title, heading) => {
  const text = `${title}\n- no GPS\n- invoices come late\n\n${heading}\n- asked for a dark mode`;
  const last = byRules(text).proposals.find(({ content }) => content.includes("dark mode"));
  expect(last?.content).toContain(`— ${title}`);
});

test.each([
  ["Call with Rosa and Mr Adeyemi, Tues 17 Nov, notes by Jonas", "Rosa and Mr Adeyemi"],
  ["Visit to Klimaat Noord, 17 November, minutes taken by Jonas", "Klimaat Noord"],
  ["Telefonat mit Brandl Heizungen, Notizen von Anna", "Brandl Heizungen"],
  ["Gesprek met Bakkerij Smit, notulen door Els", "Bakkerij Smit"],
  ["Visite chez Delacroix, notes de Paul", "Delacroix"],
])("classifier: who took the notes is no customer: %s", (heading, customer) => {
  const [first] = byRules(`${heading}\n- no signal in the cellar\n- invoices come late`).proposals;
  expect(first?.title).toBe(`${customer}: No signal in the cellar`);
});

test("classifier: a meeting with a firm that may be a supplier names no customer", () => {
  const text = "Termin mit Volt Energie GmbH\n\nDie Sensoren kommen im Juni.";
  expect(byRules(text).proposals.map(({ label }) => label)).not.toContain("user_feedback");
});

test.each([
  "Call with our supplier Brandel",
  "Call with Brandel (supplier), 3 May",
  "Visit to supplier Brandel, 3 May",
  "Telefonat mit dem Lieferanten Brandel GmbH",
  "Anruf mit Brandel (Lieferant), 3. Mai",
  "Gesprek met Brandel, onze leverancier",
  "Entretien avec Brandel (fournisseur)",
  "仕入先のヤマト社との会議",
  "ヤマト社との会議（仕入先）",
])("classifier: a supplier is no customer: %s", (heading) => {
  expect(readCustomer(heading)).toBeNull();
});

test.each([
  ["Call with Brandel (supplier portal)", "Brandel"],
  ["Call with Brandel, supplier portal", "Brandel"],
  ["Call with Brandel: suppliers send too late", "Brandel"],
  ["Call with Office Suppliers Ltd", "Office Suppliers Ltd"],
  ["Norrvik Ferries - call with Mrs Lindqvist (vendor manager)", "Norrvik Ferries"],
  ["Visit to Meadow Farm (supplier of Acme)", "Meadow Farm"],
  ["Kundengespräch Müller GmbH (Lieferantenportal)", "Müller GmbH"],
  ["Gesprek met Mol (leveranciersportaal)", "Mol"],
  ["Entretien avec Durand & Fils (acheteur)", "Durand & Fils"],
  ["株式会社ミナト物流様との打ち合わせ（仕入先の件）", "株式会社ミナト物流"],
])("classifier: the customer of a talk on suppliers stays one: %s", (heading, customer) => {
  expect(readCustomer(heading)).toBe(customer);
});

test.each([
  "Site visit Netherby + Linden Way (Ann, Carys, Bokskap engineer = Jonas)",
  "Besuch Werk 2 + Lager (Inga, Jannik, Technik = Jonas)",
])("classifier: several names in brackets are attendees: %s", (heading) => {
  expect(readCustomer(heading)).toBeNull();
});

test.each([
  ["Call (Norlund, Utrecht)", "Norlund"],
  ["Call (Norlund, Utrecht, Holland)", "Norlund"],
  ["Call Norlund (Ann, Bo, Cem)", "Norlund"],
  ["Demo (Klimaat Noord, Ann, Bo)", "Klimaat Noord"],
  ["Visit Meadow Farm (Ann and Bo)", "Meadow Farm"],
  ["Call Meadow Farm (Norlund, Utrecht, buyer)", "Norlund"],
  ["Gespräch Sörensen (Inga, Tel., 25.11., 20 min)", "Sörensen"],
])("classifier: names in brackets leave the customer: %s", (heading, customer) => {
  expect(readCustomer(heading)).toBe(customer);
});

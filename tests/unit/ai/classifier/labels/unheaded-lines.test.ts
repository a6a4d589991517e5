import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

test.each([
  [
    "user_feedback",
    "The woman at pitch 41 could not find out at which gate she had to check in, so she slept in her car.",
  ],
  [
    "technical_constraint",
    "The card readers at the lift gates only speak the old protocol, and their maker gave up support in 2021.",
  ],
  [
    "technical_constraint",
    "The theatre's seat plan can only be changed at night, because the till locks the file while it is open.",
  ],
  [
    "feature_idea",
    "Ellen: could the phone warn a driver when the return station is about to close?",
  ],
  ["feature_idea", "Maybe parents should see the next free lesson before they call us."],
  [
    "risk",
    "If the snow comes before the new gates are wired, we open the season with paper tickets.",
  ],
  ["risk", "Only Pavel knows how the vaccine fridge alarm is set up, and he leaves in March."],
  ["decision", "We keep the paper logbook until the summer and drop the scanner."],
  ["decision", "No discount for groups under ten; the board has confirmed that."],
  [
    "compliance_requirements",
    "Whoever rents out a van has to keep a copy of the licence for two years, says the traffic act.",
  ],
  [
    "compliance_requirements",
    "The fire authority requires that the exits are shown on every seat plan.",
  ],
  [
    "market_research",
    "We counted 312 walkers at the lake on Sunday; 41 of them stopped at the machine.",
  ],
  [
    "market_research",
    "According to the tourist board, one in three campers books on the day of arrival.",
  ],
  [
    "key_competitors",
    "Hertzmann now brings the car to the door for 9 € and lets people pay by phone.",
  ],
  ["tech_stack", "The booking site is a PHP application with a MariaDB behind it, run by Strato."],
  [
    "general_note",
    "The cleaning crew comes at six on Mondays and at seven on all other days of the week during the season.",
  ],
  ["external_link", "Map of the slopes: https://maps.example/slopes"],
  [
    "user_feedback",
    "Eine Mutter rief an: Ihr Sohn stand eine halbe Stunde vor der falschen Filiale.",
  ],
  ["user_feedback", "Herr Lutz findet die Schrift auf der Quittung viel zu klein."],
  ["risk", "Wenn der Prüfer krank wird, fallen im Mai alle Fahrstunden aus."],
  [
    "technical_constraint",
    "Das Drehkreuz kann nur 200 Karten speichern, danach löscht es die älteste.",
  ],
  ["feature_idea", "Man müsste den Termin direkt auf dem Handy verschieben können."],
  ["decision", "Wir bleiben bei der alten Kasse, die neue kommt erst nach der Saison."],
  [
    "compliance_requirements",
    "Laut Verordnung muss jede Impfung mit der Chargennummer eingetragen werden.",
  ],
  ["market_research", "Von 90 Schülern haben 61 die Theorie in der App gelernt."],
  ["user_feedback", "Een vader belde: de bevestiging kwam pas drie dagen later."],
  ["risk", "Als de slagboom vastloopt, staat de hele rij tot op de provinciale weg."],
  ["feature_idea", "Kunnen we het weer niet gewoon naast de plattegrond zetten?"],
  ["technical_constraint", "De slagboom leest kentekens alleen bij daglicht."],
  ["decision", "We stoppen met de papieren knipkaart en beginnen in april met de pas."],
  ["user_feedback", "Une dame au guichet : elle a cherché l'entrée pendant vingt minutes."],
  ["technical_constraint", "Le tourniquet ne lit que les cartes émises avant 2019."],
  ["risk", "Si la neige tarde, personne n'achètera le forfait en ligne."],
  ["compliance_requirements", "La loi impose d'afficher le prix total avant le paiement."],
  ["feature_idea", "Et si on montrait l'attente à chaque remontée ?"],
  ["user_feedback", "常連の女性が「予約の画面がすぐ消える」と困っていた。"],
  ["risk", "院長が休むと、手術の予約が全部止まる。"],
  ["technical_constraint", "古い端末ではカメラが使えず、写真を送れない。"],
] as const)("classifier: %s without a heading: %s", (label, text) => {
  expect(byRules(text).proposals).toMatchObject([{ label, keep: true }]);
});

test("classifier: an entry of a chat begins with a name and a time", () => {
  const chat = "ida 09:40: the gate reader can only hold 200 cards\nbo 09:41: ok\nida 11:52: cake?";
  const { proposals } = byRules(chat);
  expect(proposals[0]).toMatchObject({ label: "technical_constraint", keep: true });
  expect(proposals.filter(({ keep }) => keep)).toHaveLength(1);
});

test("classifier: a line below a Japanese entry belongs to it, also after a wide space", () => {
  const { proposals } = byRules("・決定:診察券をやめる。\n\u3000理由:なくす人が多いため。");
  expect(proposals).toMatchObject([{ label: "decision" }]);
});

test("classifier: a line that ends with an address goes on in none", () => {
  const { proposals } = byRules(
    "Slope map for the photo day https://maps.example/slopes\nnext time Thursday, Bo brings the key",
  );
  expect(proposals[0]).toMatchObject({ label: "external_link", keep: true });
  expect(proposals.slice(1).filter(({ keep }) => keep)).toEqual([]);
});

test("classifier: long words before a colon are no speaker, so the line is no remark", () => {
  const text = "The hall hung new boards along the road to the north: each swim timed on the spot.";
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test("classifier: the writer's own plan to send something is not worth keeping, a customer's call is", () => {
  expect(byRules("- I send the plan tomorrow").proposals).toMatchObject([{ keep: false }]);
  expect(byRules('"The light is never green, so I call the desk."').proposals).toMatchObject([
    { label: "user_feedback", keep: true },
  ]);
});

test("classifier: a colleague who offers something is no competitor", () => {
  expect(byRules("Marta offers to write the guide for the new staff.").proposals).toMatchObject([
    { label: "general_note" },
  ]);
});

test.each([
  "Not clear yet: who pays for the text messages, the practice or we?",
  "Offen ist, ob die Klinik auch Notfälle online annehmen will.",
  "Nog onduidelijk: wie betaalt de berichten?",
])("classifier: an open point is a note to keep: %s", (text) => {
  expect(byRules(`Notes\n\n- ${text}`).proposals).toMatchObject([
    { label: "general_note", keep: true },
  ]);
});

test("classifier: a decision below a quotation is not taken for its speaker", () => {
  const text =
    "„Ich rufe jeden Montag an, das kostet mich eine Stunde.“\nWir haben am Montag beschlossen, dass Hunde zuerst kommen.";
  expect(byRules(text).proposals).toMatchObject([
    { label: "user_feedback" },
    { label: "decision" },
  ]);
});

test("classifier: an answer decides the label of its question too", () => {
  const text =
    "Jonas: did anybody look at the auction data?\nMina: yes. 38 % of our 212 customers order the same basket every week";
  expect(byRules(text).proposals).toMatchObject([{ label: "market_research", content: text }]);
});

test("classifier: a short answer that agrees has the question as its title", () => {
  const text = "Petra: we start with the large shops. decided?\nMina: decided from my side";
  expect(byRules(text).proposals).toMatchObject([
    { title: expect.stringContaining("large shops"), content: text },
  ]);
});

test.each([
  ["Goal: on-time visits: 78 % today, 90 % by June", "78 %", "90 %"],
  ["Goal: we will not slip and reach 40 % by June", null, "40 %"],
])(
  "classifier: a target is no baseline, and the negation of another verb does not count: %s",
  (text, baseline, target) => {
    const [goal] = byRules(text).goals;
    expect(goal?.baseline).toBe(baseline);
    if (baseline === null) expect(goal?.key_result).toBe(target);
  },
);

test.each([
  "Jonas Eide: No problem. So, uh, tell me how you travel with us during the summer.",
  "Jonas Eide: I don't know to be honest. I'll find out.",
  "Jonas Eide: Keine Ahnung. Ich frage nach.",
  "Jonas Eide: Racontez-moi comment vous réservez.",
])("classifier: a question to tell more and its missing answer are not kept: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: false }]);
});

test.each([
  ["Jonas Eide: I don't know who pays, and that is our biggest risk.", /^Jonas Eide: I don't know/],
  ["Jonas Eide: I don't know. A third of the people get a spot.", /^A third of the people/],
])("classifier: what somebody knows besides is kept: %s", (text, title) => {
  const [proposal] = byRules(text).proposals;
  expect(proposal?.keep).toBe(true);
  expect(proposal?.title).toMatch(title);
});

test.each([
  "Ann: I don't know, but finance pays 0.9% per payment elsewhere.",
  "Ole: Keine Ahnung, der Vertrag läuft bis Mai 2027.",
  "Jonas: We'll check and the certificate expires on 3 March, so sign-in stops.",
  "Kunde: Zeigen Sie mir bitte die freien Plätze auf einer Karte.",
  "Tom: Walk us through the checkout: it needs 9 clicks and people leave.",
])("classifier: a sentence that says more than that somebody does not know is kept: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: true }]);
});

test.each([
  'The 7" tablet has no reception. Risk: it breaks.',
  "The tablet has no reception. Risk: it breaks.",
])("classifier: an inch mark begins no quotation: %s", (text) => {
  expect(byRules(text).proposals.map(({ label }) => label)).toContain("risk");
  expect(byRules(text).proposals).toHaveLength(2);
});

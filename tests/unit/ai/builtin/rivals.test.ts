import { describe, expect, test } from "vitest";
import { dropAddresses, favorsRival, speaksToBuyers } from "@/lib/ai/reading/sentences/rivals";
import { expectNearlyLinear } from "@/tests/support/growth";
import { briefFor, initiative, item, readSection } from "./pieces";

const read = (evidence: Parameters<typeof briefFor>[1], heading: string) =>
  readSection(briefFor("competitive_battlecard", evidence), heading);

describe("rivals: where we win does not tell how bad things are today", () => {
  test.each([
    ["Today we write on paper.", "From 1 March 2027 all fitters use a tablet."],
    ["Heute schreiben wir auf Papier.", "Ab dem 1. März 2027 nutzen alle Monteure ein Tablet."],
    ["Nu schrijven we op papier.", "Vanaf 1 maart 2027 gebruiken alle monteurs een tablet."],
    ["Aujourd'hui nous écrivons sur papier.", "Dès le 1er mars 2027, tous ont une tablette."],
    ["今は紙に書いている。", "2027年3月1日から全員がタブレットを使う。"],
  ])("%s", async (now, plan) => {
    expect(await read([initiative(`${now} ${plan}`)], "Where we win")).not.toContain(now);
    expect(await read([initiative(`${now} ${plan}`)], "Where we win")).toContain(plan);
    expect(await read([initiative(now)], "Where we win")).not.toContain(now);
    expect(await read([initiative(plan)], "Where we win")).toContain(plan);
  });
});

describe("rivals: what they claim of themselves is where they win", () => {
  test.each([
    ["We deliver your report the same night.", "Over 40 towns trust us.", "Founded in 2009."],
    ["Wir liefern Ihre Befunde am selben Abend.", "40 Städte vertrauen uns.", "Gegründet 2009."],
    ["Wij sturen uw verslag dezelfde avond.", "40 steden kozen ons.", "Opgericht in 2009."],
    ["Nous livrons votre rapport le soir même.", "40 villes sont avec nous.", "Créé en 2009."],
    ["私たちは全国112駅に箱を置いています。", "弊社は翌日に仕上げます。", "2009年設立。"],
  ])("%s %s", async (first, second, fact) => {
    const page = item("key_competitors", "Boxco", [first, second, fact].join(" "));
    const win = await read([page], "Where they win");
    expect(win).toContain(first);
    expect(win).toContain(second);
    expect(await read([page], "Competitor at a glance")).toContain(fact);
  });

  test.each([
    ["We lose to them when your price counts.", "They have 80 people."],
    ["We tell you: they are cheap."],
    ["Our price is £9."],
    ["We win in the north."],
    ["Wir verlieren gegen sie, wenn Sie wenig bieten."],
    ["Wir sind günstiger."],
    ["Unser Preis: 9 Euro."],
    ["Wij verliezen deals als uw prijs telt."],
    ["Onze prijs is 9 euro."],
    ["Nous perdons si votre prix est haut."],
    ["Notre prix est de 9 €."],
    ["うちより安い。", "弊社と名乗る。"],
    ["You can book a room online.", "80 people."],
    ["Boxco told us: your price is too high."],
    ["Boxco sagte uns: Wir finden Ihre Preise hoch."],
  ])("but a note of ours is none: %s", (...sentences) => {
    expect(speaksToBuyers(sentences)).toBe(false);
  });
});

describe("rivals: feedback that prefers them is where they win", () => {
  test.each([
    "Boxco is much faster than you.",
    "Boxco ist schneller als Sie.",
    "Boxco liefert früher als ihr.",
    "Boxco is goedkoper dan jullie.",
    "Boxco est moins cher que vous.",
    "箱田社のほうが速い。",
    "箱田社は御社より安い。",
  ])("%s", async (text) => {
    const said = item("user_feedback", "Ann Lee", text);
    expect(await read([said], "Where they win")).toContain(text);
  });

  test.each([
    "You are faster than Boxco.",
    "Sie sind schneller als Boxco.",
    "Boxco is slower than you.",
    "Boxco ist langsamer als Sie.",
    "Boxco is not faster than you.",
    "Boxco ist nicht schneller als ihr.",
    "Boxco is trager dan jullie.",
    "Boxco is niet sneller dan jullie.",
    "Boxco est plus lent que vous.",
    "Boxco n'est pas moins cher que vous.",
    "Is Boxco faster than you?",
    "This month was better than May.",
    "The app is faster than the paper.",
    "Der Bus ist früher als gedacht.",
    "Het gaat beter dan in mei.",
    "C'est mieux que rien.",
    "うちのほうが遅い。",
    "御社より高い。",
    "前より速い。",
    "We do it better than you think.",
    "It went faster than you said.",
    "Boxco went faster than you said.",
    "Es ging schneller als Sie sagten.",
    "C'était plus simple que vous le disiez.",
    "Nobody is faster than you.",
    "Niemand ist schneller als Sie.",
    "The phone is faster than you.",
    "電話の方が早い。",
    "電話は御社より早い。",
  ])("but not: %s", (text) => {
    expect(favorsRival(text)).toBe(false);
  });
});

describe("rivals: a copied page is theirs, whatever it denies", () => {
  test.each([
    ["Copied from boxco.example/how", "No queue, no papers.", "Your report is free for 30 days."],
    ["Kopie: boxco.example/so", "Keine Wartezeit.", "Wir liefern am selben Abend."],
    ["Overgenomen van boxco.example/zo", "Geen wachtrij meer.", "Wij leveren dezelfde avond."],
    ["Page https://boxco.example", "Pas d’attente.", "Nous livrons le soir même."],
    ["boxco.example/how より", "待ち時間はありません。", "私たちは翌日に仕上げます。"],
  ])("%s: %s", async (title, denial, promise) => {
    const page = item("key_competitors", title, `${denial} ${promise}`);
    expect(await read([page], "Where they win")).toContain(denial);
    expect(await read([page], "Where we win")).not.toContain(denial);
  });

  test.each([
    ["boxco.example/how", "We deliver to you tonight.", "No refunds."],
    ["boxco.example/how", "We deliver to you tonight.", "No paper receipts."],
    ["boxco.example/how", "We deliver to you tonight.", "No support on Sundays."],
    ["boxco.example/so", "Wir liefern am selben Abend.", "Kein Support am Sonntag."],
    ["boxco.example/so", "Wir liefern am selben Abend.", "Keine Erstattung."],
    ["boxco.example/zo", "Wij leveren dezelfde avond.", "Geen terugbetaling."],
    ["boxco.example/si", "Nous livrons le soir même.", "Aucun remboursement."],
    ["boxco.example/how より", "私たちは翌日に仕上げます。", "返金はありません。"],
  ])("but a lack is no claim: %s: %s %s", async (title, promise, lack) => {
    const page = item("key_competitors", title, `${promise} ${lack}`);
    expect(await read([page], "Where they win")).toContain(promise);
    expect(await read([page], "Where they win")).not.toContain(lack);
  });

  test.each([
    "We checked the page on 3 May.",
    "We looked at it in May.",
    "Wir haben die Seite im Mai geprüft.",
    "We hebben de pagina in mei bekeken.",
    "Nous avons regardé la page en mai.",
    "私たちは五月に確認した。",
  ])("but not one that we looked at: %s", (said) => {
    expect(speaksToBuyers(["Slow support.", said], "Boxco boxco.example/how")).toBe(false);
  });

  test("a long title is read at once", async () => {
    await expectNearlyLinear((size) => dropAddresses("a-b.c.".repeat(size)), 2000);
    expect(dropAddresses("Boxco, see boxco.example/how")).toBe("Boxco, see ");
  });

  test.each([
    ["Boxco", "No app. Expensive."],
    ["boxco.example", "No app. Our clerks use it."],
    ["Boxco, boxco.example/how", "No app. Expensive."],
    ["Boxco, boxco.example/how", "Keine App. Sie sind teuer."],
    ["Boxco, boxco.example/how", "Geen app. Ze zijn duur."],
    ["Boxco, boxco.example/how", "Aucune appli. Ils sont chers."],
  ])("but not what we note of them: %s: %s", async (title, text) => {
    const note = item("key_competitors", title, `Since 2009. ${text}`);
    expect(await read([note], "Where we win")).toContain(text.split(".")[0]);
  });
});

test("rivals: no sentence with a price is cut from the price comparison", async () => {
  const prices = [
    "A box is £385 for the first year, with the lock and the shelf that goes under it.",
    "Buyers complain about the fee of £95 for a box that was measured wrong by the fitter.",
    "A second key costs £12, and it takes the office three weeks to send it to the buyer.",
  ];
  const boxco = item("key_competitors", "Boxco", `Founded in 2009. ${prices.join(" ")}`);
  const section = await read([boxco], "Price comparison");
  for (const said of prices) expect(section).toContain(said);
});

test.each([
  ["Price of a trip", "7 minutes at £19 an hour = £2.20 of work.", false],
  ["Preis der Fahrt", "7 Minuten zu 19 € = 2,20 €.", false],
  ["Prix du trajet", "7 minutes à 19 € = 2,20 €.", false],
  ["Price of a trip", "A trip is £19.", true],
  [
    "Price of a cook",
    "The cook needs 3 minutes at £20 an hour = £1. Guests pay £4 per order.",
    true,
  ],
])(
  "rivals: the price comparison has our price, not our cost: %s: %s",
  async (title, text, isIn) => {
    const section = await read([item("general_note", title, text)], "Price comparison");
    expect(section.includes(text)).toBe(isIn);
  },
);

test.each([
  ["decision", "Build", "No tool reads our price list. We build it for £38,400.", false],
  ["decision", "Bauen", "Kein Werkzeug liest unsere Preise. Der Bau kostet 38.400 €.", false],
  ["decision", "Bouwen", "Niets leest onze prijzen. De bouw kost € 38.400.", false],
  ["decision", "Construire", "Rien ne lit nos prix. La construction coûte 38 400 €.", false],
  ["decision", "Boxes", "We charge £38 for a box.", true],
  ["decision", "Discount", "None for schools. A box is £38.", true],
  ["decision", "Boxes", "Schools get no discount.", true],
] as const)(
  "rivals: a decision in the price comparison names our price: %s %s: %s",
  async (label, title, text, isIn) => {
    const section = await read([item(label, title, text)], "Price comparison");
    expect(section.includes(text.slice(-12))).toBe(isIn);
  },
);

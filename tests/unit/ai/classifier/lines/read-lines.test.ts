import { expect, test } from "vitest";
import { readLines } from "@/lib/ai/classifier/lines/read-lines";
import { splitUnits } from "@/lib/ai/classifier/units/split-units";
import { byRules } from "@/tests/support/classified";

const countUnits = (text: string) => splitUnits(readLines(text)).length;

/** Breaks a text where the next word has no room, as mail programs do. */
function wrap(text: string, width: number): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const line = lines.at(-1) ?? "";
    if (line === "") lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

const PARAGRAPHS = {
  en: "the harbour office told us on the phone that every skipper fills in the same paper form twice, once for the crane and once for the berth, because the two desks do not share a list and nobody dares to throw either of them away before the season is over",
  de: "die Hafenmeisterin hat uns am Telefon erzählt, dass jeder Skipper das gleiche Formular zweimal ausfüllt, einmal für den Kran und einmal für den Liegeplatz, weil die beiden Schalter keine gemeinsame Liste haben und niemand vor dem Ende der Saison eine davon wegwerfen will",
  nl: "de havenmeester vertelde ons aan de telefoon dat elke schipper hetzelfde formulier twee keer invult, een keer voor de kraan en een keer voor de ligplaats, omdat de twee balies geen lijst delen en niemand er voor het einde van het seizoen een durft weg te gooien",
  fr: "la capitainerie nous a raconté au téléphone que chaque skipper remplit deux fois le même formulaire, une fois pour la grue et une fois pour la place, parce que les deux guichets ne partagent aucune liste et que personne n'ose en jeter une avant la fin de la saison",
};
const WIDTHS = [60, 66, 72, 76, 80, 88, 100];
const capitalize = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

test.each(
  Object.entries(PARAGRAPHS).flatMap(([language, text]) =>
    WIDTHS.map((width) => ({ language, width, text })),
  ),
)("classifier: a paragraph wrapped at $width characters is one ($language)", ({ width, text }) => {
  expect(countUnits(wrap(text, width))).toBe(1);
  expect(countUnits(wrap(`${capitalize(text)}.`, width))).toBe(1);
});

/** One thing a line, some 45 to 100 characters long. */
const NOTES = {
  en: [
    "crane driver wants to see the boat's weight before he hooks it up",
    "they print the list at six in the morning and it is wrong by nine, so he walks around",
    "two of the berths have no power since the flood and nobody told the office",
    "asked for a photo of the keel, only the old boats have drawings left",
    "marina across the bay charges 40 a night and lets people book on the phone",
    "insurance wants the name of whoever gave the signal, ten years back",
    "summer staff get one day of training and most of them have never sailed before, she says, and half of them leave in July",
    "radio does not reach the far pontoon",
    "wind above six stops the crane",
  ],
  de: [
    "kranführer will das gewicht vom boot sehen, bevor er es einhängt",
    "die liste wird um sechs gedruckt und stimmt um neun schon nicht mehr, dann läuft er herum",
    "zwei liegeplätze sind seit dem hochwasser ohne strom, das büro weiß nichts davon",
    "fragt nach einem foto vom kiel, zeichnungen gibt es nur von alten booten",
    "der hafen gegenüber nimmt 40 pro nacht und man bucht am handy",
    "versicherung verlangt den namen von dem, der das zeichen gab, zehn jahre zurück",
    "aushilfen bekommen einen tag einweisung und die meisten waren noch nie auf einem boot, sagt sie, viele gehen im juli",
    "funk reicht nicht bis zum letzten steg",
    "ab windstärke sechs steht der kran",
  ],
  nl: [
    "kraandrijver wil het gewicht van de boot zien voordat hij hem ophangt",
    "de lijst wordt om zes uur geprint en klopt om negen uur al niet meer, dan loopt hij rond",
    "twee ligplaatsen hebben sinds de storm geen stroom, kantoor weet van niets",
    "vraagt om een foto van de kiel, tekeningen zijn er alleen van oude boten",
    "de haven aan de overkant rekent 40 per nacht en je boekt met je telefoon",
    "verzekering wil de naam van wie het teken gaf, tien jaar terug",
    "zomerkrachten krijgen een dag uitleg en de meesten hebben nog nooit gezeild, zegt ze, de helft gaat weg in juli",
    "portofoon haalt de laatste steiger niet",
    "boven windkracht zes staat de kraan stil",
  ],
  fr: [
    "le grutier veut voir le poids du bateau avant de l'accrocher",
    "la liste est imprimée à six heures et elle est fausse à neuf, alors il fait le tour",
    "deux places sont sans courant depuis la crue, le bureau n'en sait rien du tout",
    "demande une photo de la quille, il n'y a de plans que pour les vieux bateaux",
    "le port d'en face prend 40 par nuit et on réserve avec son téléphone",
    "l'assurance exige le nom de celui qui a fait signe, dix ans en arrière",
    "les saisonniers ont un jour de formation et la plupart n'ont jamais navigué, dit-elle, la moitié part en juillet",
    "la radio ne porte pas jusqu'au dernier ponton",
    "au-delà de force six la grue s'arrête",
  ],
  ja: [
    "クレーン係は吊る前に船の重さを見たい。",
    "名簿は朝六時に印刷されるが九時にはもう違っている。",
    "洪水のあと二つの係留場所に電気が来ていない。",
    "対岸の港は一泊4000円で、電話で予約できる。",
    "風が強いとクレーンは止まる。",
  ],
};

test.each(Object.entries(NOTES))(
  "classifier: each line of short notes is one thing (%s)",
  (_, notes) => {
    for (const order of [notes, notes.toReversed()])
      expect(countUnits(`HARBOUR\n${order.join("\n")}`)).toBe(notes.length);
    const pairs = notes.flatMap((note, at) =>
      notes.toSpliced(at, 1).map((other) => [note, other] as const),
    );
    for (const [note, other] of pairs) {
      expect(countUnits(`${note}\n${other}`)).toBe(2);
      expect(countUnits(`${capitalize(note)}\n${capitalize(other)}`)).toBe(2);
    }
  },
);

test.each([
  [
    "of capitals",
    "Jens is alone for 210 people and three plants and never gets a day off\nwants a number that is called if nobody picks up within two minutes of ringing\nhas a boat",
  ],
  [
    "with a longer one after it",
    "the desk closes at five and people still come in at six with their keys\nand the night porter takes the keys but he does not know which boat they belong to",
  ],
])("classifier: a line ends a paragraph if the next word had room on it: %s", (_, text) => {
  expect(countUnits(text)).toBe(text.split("\n").length);
});

test("classifier: few words above more words are a heading, also after an emoji", () => {
  const text = `Day at the harbour

North pier
The crane driver waits twenty minutes for each list that the office prints.

💡 Night shift
Nobody picks up the phone after ten, so boats wait at the lock until six.

Two vans
One depot`;
  const names = splitUnits(readLines(text)).map(({ path }) => path.at(-1)?.name);
  expect(names).toEqual(["North pier", "Night shift", "Night shift", "Night shift"]);
});

test.each(["Hi Jonas", "Bonjour à tous"])(
  "classifier: a greeting is no heading: %s",
  (greeting) => {
    const text = `${greeting}\nThe crane driver waits twenty minutes for each list.`;
    expect(readLines(`Mail\n\n${text}`).map(({ kind }) => kind)).not.toContain("heading");
  },
);

test.each([
  ["comma", `berth,date,owner\n12,2026-05-01,"Holm, Ida"\n14,2026-05-02,"""Zee"" BV"`],
  ["semicolon", `berth;date;owner\n12;2026-05-01;Holm, Ida\n14;2026-05-02;"""Zee"" BV"`],
])("classifier: rows of an exported sheet are a table: %s", (_, text) => {
  const lines = readLines(`${text}\n\nice, snow, wind`);
  expect(lines.map(({ kind }) => kind)).toEqual(["table", "table", "table", "blank", "plain"]);
  expect(lines[1]?.said).toBe("12\t2026-05-01\tHolm, Ida");
  expect(lines[2]?.said).toBe('14\t2026-05-02\t"Zee" BV');
});

test("classifier: in a sheet, a row with a stray comma stays unchanged, and the other rows are read", () => {
  const odd = "Kim,Pro,The app is slow,but nice to look at";
  const rows = `Ann,Plus,"The list is wrong, always"\n${odd}\nTom,Plus,I lose reports, never paper`;
  expect(byRules(`Customer,Segment,Feedback\n${rows}`).proposals).toMatchObject([
    { title: "Ann: The list is wrong, always", label: "user_feedback" },
    { content: odd, label: "user_feedback" },
    { title: "Tom: I lose reports, never paper", label: "user_feedback" },
  ]);
});

test("classifier: rows of sentences are separate items, under any column name, and a cell names the kind of its row", () => {
  const rows = `1,Risk,The crane stands still when the wind is above nine knots
2,Decision,The north pier is closed from the first of May
3,,"Ida, who runs the lock, asked for a list that she can read at night"`;
  expect(byRules(`No,Type,Entry\n${rows}`).proposals).toMatchObject([
    { label: "risk", content: expect.stringMatching(/^The crane stands.*\n- No: 1$/) },
    { label: "decision", content: expect.stringContaining("The north pier") },
    { content: expect.stringContaining("Ida, who runs the lock, asked") },
  ]);
});

test.each([
  "Fast,cheap,reliable\nThey promise much,but we,have not decided.",
  "Red, green, blue\nKim, Tom, Bo\nIda, Ann, Lars",
])("classifier: lines with commas are no table: %s", (text) => {
  expect(readLines(text).map(({ said }) => said)).toEqual(text.split("\n"));
});

test("classifier: a table that says nothing certain is a note", () => {
  const text = "Name,Rolle,Stadt\nAnn,Entwicklung,Berlin\nTom,Vertrieb,Bremen";
  expect(byRules(text).proposals).toMatchObject([{ label: "general_note", keep: true }]);
});

test.each([
  "[14/11/2026, 09:05:03] Ida: ",
  "14.11.26, 09:05 - Ida: ",
  "2026-11-14 9:05 AM Ida: ",
  "[09:05] Ida: ",
  "[Mon 09:05] Ida: ",
  "[Di., 09:05] Ida: ",
  "[woensdag 09:05] Ida: ",
  "[lun. 09:05] Ida: ",
])("classifier: a message of a chat begins after its time: %s", (prefix) => {
  const { proposals } = byRules(`${prefix}we agreed to close the north pier in May`);
  expect(proposals).toMatchObject([{ label: "decision", title: "Close the north pier in May" }]);
});

test("classifier: in a transcript, a name with its company is a speaker", () => {
  const text = "Call\n\nIda Holm (North Harbour)   1:19\nWe print the list each Friday.";
  expect(readLines(text).map(({ kind }) => kind)).toContain("speaker");
});

test.each([
  "We are not\nmoving to Postgres this year because the team is too small.",
  "Wir ziehen nicht\nin diesem Jahr um, weil das Team zu klein ist.",
  "Nous ne passons pas\nà Postgres cette année, faute de temps.",
  "We stappen niet\nover op Postgres zolang het team zo klein is.",
])("classifier: a sentence that is broken early keeps its negation: %s", (text) => {
  const [first] = byRules(`Notes\n\n${text}`).proposals;
  expect(first?.content).toBe(text);
});

test("classifier: few words above a line in lower case are no heading", () => {
  const text = "Notes\n\nNorth pier\nthe crane driver waits twenty minutes for each list";
  expect(readLines(text).map(({ kind }) => kind)).toEqual(["heading", "blank", "plain", "plain"]);
});

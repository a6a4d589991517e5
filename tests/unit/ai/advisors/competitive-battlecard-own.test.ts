import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/competitive-battlecard/rules";
import type { Evidence } from "@/lib/ai/evidence";
import { item } from "../builtin/pieces";

const readAll = (evidence: readonly Evidence[]) =>
  applyRules({
    subject: { type: "initiative", id: "1", title: "Rent a boat" },
    text: "",
    evidence: [...evidence],
    options: { competitorName: "Zento" },
  });
const read = (text: string) => readAll([item("key_competitors", "Zento", text)]);
const texts = (points: readonly { text: string }[]) => points.map(({ text }) => text);

test.each([
  ["Weakness: no phone. Answers come the next day.", ["No phone.", "Answers come the next day."]],
  ["Schwäche: kein Telefon. Die Antwort dauert.", ["Kein Telefon.", "Die Antwort dauert."]],
  ["Zwak punt: geen telefoon. Het antwoord duurt.", ["Geen telefoon.", "Het antwoord duurt."]],
  ["Point faible : pas d’appel. On attend.", ["Pas d’appel.", "On attend."]],
  ["弱み:電話がない。返事は翌日。", ["電話がない。", "返事は翌日。"]],
  ["- Weakness: no phone. Mails wait.\n- Sells to schools.", ["No phone.", "Mails wait."]],
  ["Weakness: no phone.\nSells to schools.", ["No phone."]],
  ["Weakness: no phone. Strength: fast. Known in town.", ["No phone."]],
  ["Weakness: no phone. But the app is new.", ["No phone."]],
  ["Weakness: no phone. Costs €9 a month.", ["No phone."]],
  ["Schwäche: kein Telefon. Wir haben eines.", ["Kein Telefon."]],
  ["Weakness: no phone. Is there a mail?", ["No phone."]],
  ["Weakness: no phone. Cheap, too. Sells to schools.", ["No phone."]],
])(
  "competitive battlecard: a label holds to the next one or the end of its line: %s",
  (text, weak) => {
    const { weaknesses } = read(text);
    expect(texts(weaknesses)).toEqual(weak);
  },
);

test.each([
  ["We are cheaper, but we have no list.", "We are cheaper.", "We have no list."],
  ["We have no list, but we are cheaper.", "We are cheaper.", "We have no list."],
  ["Wir sind günstiger, haben aber Zeit.", undefined, undefined],
  ["Wir sind teurer, aber schneller.", "Schneller.", "Wir sind teurer."],
  ["Wij zijn goedkoper, maar hebben geen lijst.", "Wij zijn goedkoper.", "Hebben geen lijst."],
  [
    "Nous sommes plus rapides, mais nous n’avons pas de liste.",
    "Nous sommes plus rapides.",
    "Nous n’avons pas de liste.",
  ],
  ["比べると、うちは単価で安いが、一覧がない。", "比べると、うちは単価で安い。", "一覧がない。"],
  ["We are faster.", undefined, undefined],
  ["うちのほうが安い。", undefined, undefined],
  ["うちは一覧がない。", undefined, undefined],
  ["We have no list.", undefined, undefined],
  ["We are not faster.", undefined, undefined],
  ["We are cheaper, but they have no list.", undefined, undefined],
  ["We tried it, but found no map.", undefined, undefined],
  ["Wir haben sie getestet, aber keine Karte gefunden.", undefined, undefined],
  ["We know who is cheaper.", undefined, undefined],
  ["We told them who is faster, but got no answer.", undefined, undefined],
  ["We would be cheaper if we had a list.", undefined, undefined],
  ["They are slow, but we are slower.", undefined, undefined],
])(
  "competitive battlecard: a sentence about us is split at its contrast: %s",
  (text, good, lack) => {
    const { our_advantages, strengths, weaknesses, gaps } = read(text);
    expect(texts(our_advantages)).toEqual(good ? [good] : []);
    expect(gaps).toEqual(lack ? [`“Zento” says of us: “${lack}”`] : []);
    expect([strengths, weaknesses]).toEqual([[], []]);
  },
);

test.each([
  ["€9 a month", "We take €40 a shelf. It is €7 a month for two.", "It is €7 a month for two."],
  ["9 € im Monat", "Wir nehmen 40 € je Regal. Im Abo 7 € pro Monat.", "Im Abo 7 € pro Monat."],
  ["9 € par mois", "On prend 40 € par étagère. Sinon 7 € par mois.", "Sinon 7 € par mois."],
  ["月額900円", "棚は4,000円。月額700円。", "月額700円。"],
  ["€9 a month", "We take €40 a shelf.", "We take €40 a shelf."],
])(
  "competitive battlecard: our price for the same unit stands next to theirs: %s",
  (theirs, text, said) => {
    const rival = item("key_competitors", "Zento", `Zento: ${theirs}`);
    expect(readAll([rival, item("decision", "Price 料金 prix Preis", text)]).summary).toContain(
      `: “${said}”`,
    );
  },
);

test.each([
  ["Our price: €40 a shelf.", true],
  ["Unser Preis: Regal ab 40 Euro.", true],
  ["Onze prijs is 40 euro.", true],
  ["Notre prix : 40 euros.", true],
  ["当社の料金は40円。", true],
  ["Their price: €40 a shelf.", false],
  ["A shelf is €40.", false],
])("competitive battlecard: a note with any title says our price: %s", (text, isOurs) => {
  const rival = item("key_competitors", "Zento", "Zento: €89 a month");
  const { summary } = readAll([rival, item("general_note", "Shelves", text)]);
  expect(summary.includes("40")).toBe(isOurs);
});

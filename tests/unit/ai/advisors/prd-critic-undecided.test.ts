import { describe, expect, test } from "vitest";
import { checkAnswer } from "@/lib/ai/advisors/prd-critic/check";
import type { ReviewOptions } from "@/lib/ai/advisors/prd-critic/contract";
import { applyRules } from "@/lib/ai/advisors/prd-critic/rules";
import type { Material } from "@/lib/ai/inquiry";

function review(text: string) {
  const material: Material<ReviewOptions> = {
    subject: { type: "document", id: "documents/reviewed", title: "A document" },
    text,
    evidence: [],
    options: { documentType: "prd" },
  };
  return checkAnswer(applyRules(material), material).suggestions;
}
const listUndecided = (text: string) =>
  review(text).filter(({ suggestion }) => suggestion.startsWith("Decide it"));

describe("PRD critic: what nobody has decided among the requirements", () => {
  test.each([
    "Should crews be able to sign on the phone?",
    "**Can a guest cancel by text?**",
    "Maybe we could send a reminder the day before.",
    "Perhaps crews could see the next stop.",
    "We might add a dark screen.",
    "It would be nice to have a dark screen.",
    "A dark screen would be nice.",
    "A dark screen is a nice-to-have.",
    "Idea: a map of all gates.",
    "Vielleicht zeigen wir auch das Wetter.",
    "Vielleicht könnte die Karte auch das Wetter zeigen.",
    "Wäre es möglich, dass Gäste per SMS absagen?",
    "Eine Karte wäre schön.",
    "Idee: eine Karte aller Tore.",
    "Misschien sturen we een herinnering.",
    "Kunnen gasten per sms afzeggen?",
    "Een kaart zou fijn zijn.",
    "Peut-être faut-il un rappel la veille.",
    "Peut-être que l'on affiche la météo.",
    "Un rappel serait utile.",
    "地図があると良い。",
    "Les clients peuvent-ils annuler par SMS ?",
    "前日に通知するといいかも。",
    "客は自分で取り消せますか。",
    "Frage: Dürfen Gäste absagen?",
    "Offene Frage: Wer zahlt die Karten?",
    "**Open question:** may a guest cancel?",
    "Vraag: mogen gasten afzeggen?",
    "Demande : qui paie ?",
    "質問：客は取り消せますか。",
    "Task list: who may edit it?",
    "Can a guest cancel: by text or by phone?",
    "Does the day end at 10:30?",
    "客は自分で取り消せるか。",
  ])("is a finding: %s", (text) => {
    const found = listUndecided(`## Requirements\n\n- Crews sign on the phone.\n- ${text}\n`);
    expect(found.map(({ quote }) => quote)).toEqual([text]);
  });

  test.each(["Anforderungen", "Eisen", "Exigences", "要件", "Features", "Must have"])(
    "is found under a heading of requirements: %s",
    (heading) => {
      expect(listUndecided(`## ${heading}\n\n- Who may sign?\n`)).toHaveLength(1);
    },
  );

  test.each([
    "How do crews sign? With a finger on the screen.",
    'The screen asks "Is the gate shut?"',
    "The app asks the crew: is the gate shut?",
    "Die App fragt den Gast: Kommen Sie allein?",
    "The dialog shows the text: Delete this visit?",
    "Der Dialog zeigt: Wirklich löschen?",
    "Het scherm toont: echt wissen?",
    "Message : êtes-vous sûr ?",
    "確認画面：削除しますか？",
    "Schaltfläche Passwort vergessen?",
    "The list shows visits that may be late.",
    "A guest answers Yes, No or Maybe.",
    "Maybe is shown in grey.",
    "Maybe",
    "Fotos, die vielleicht fehlen, werden angefordert.",
    "Eventuell vorhandene Fotos werden gelöscht.",
    "Eventueel aanwezige foto's worden gewist.",
    "Éventuellement signé, le bon part au bureau.",
    "Crews could not sign offline until now; from May they can.",
    "We could lose the signal in the cellar, so photos are kept on the phone.",
    "We could already export lists; now we export photos.",
    "Maybe later appears as a third answer next to Yes and No.",
    "Vielleicht später erscheint als dritte Antwort.",
    "Misschien later staat er als derde antwoord.",
    "Peut-être plus tard est la troisième réponse.",
    "Man könnte sonst doppelt buchen, darum sperrt die App den Termin.",
    "We zouden anders dubbel boeken, dus kunnen gasten maar één slot kiezen.",
    "On pourrait sinon réserver deux fois, donc le créneau est bloqué.",
    "客は遅れるかもしれない。",
    "We could not store a card, so the deposit is paid at the desk.",
    "Ideas of guests are stored for 90 days.",
    "The form has a field for questions.",
    "On peut annuler la veille.",
    "通知は前日に送る。",
  ])("is not: %s", (text) => {
    expect(listUndecided(`## Requirements\n\n- ${text}\n`)).toEqual([]);
  });

  test("is not a question that the list below it answers, nor one in a table or a quotation", () => {
    const parts = [
      "What must a crew be able to do?\n\n- Sign a visit.",
      "- Who may sign?\n  - The crew.\n  - The customer.",
      "| Question | Answer |\n| --- | --- |\n| Who signs? | The crew |",
      "> Can we sign on the phone?",
    ];
    for (const part of parts) expect(listUndecided(`## Requirements\n\n${part}\n`)).toEqual([]);
  });

  test.each(["Open questions", "Requirements and open questions", "Problem", "FAQ"])(
    "is not a question under %s",
    (heading) => {
      expect(listUndecided(`## ${heading}\n\n- Who may sign?\n`)).toEqual([]);
    },
  );
});

describe("PRD critic: a heading", () => {
  test.each([
    ["## Story", "Story"],
    ["## **Story**", "Story"],
    ["### Story ###", "Story"],
    ["Story\n-----", "Story"],
    ["## _Story_", "Story"],
    ["## Story of C#", "Story of C#"],
    ["## Goals for **2027**", "Goals for **2027**"],
  ])("is quoted without the marks around it: %s", (heading, quote) => {
    const [found] = review(`The Story of Goals for us.\n\n${heading}\n\n## Next\n\nText.\n`);
    expect(found).toMatchObject({ quote, severity: "medium" });
  });

  test("is the section of a remark on it, although an earlier sentence has its words", () => {
    const [found] = review("## Plan\n\nThe Story is long.\n\n## Story\n\n## Next\n\nText.\n");
    expect(found).toMatchObject({ quote: "Story", section: "Story" });
  });

  test("has no marks in what is said of it", () => {
    const [found] = review("Text.\n\n## **Story**\n\n## Next\n\nText.\n");
    expect(found).toMatchObject({ quote: "Story", section: "Story" });
    expect(JSON.stringify(found)).not.toContain("*");
  });
});

test.each([
  "maybe later??",
  "**Photo of the bag.** maybe later?? Lens gets salty.",
  "Vielleicht später.",
  "Misschien later?",
  "Peut-être plus tard ?",
])("PRD critic: an idea for later is undecided: %s", (text) => {
  expect(listUndecided(`## Requirements\n\n- ${text}\n`)[0]?.issue).toContain("leaves open");
});

test.each([
  "The dialog has two buttons: yes and maybe later.",
  "Maybe later is a third answer.",
  "**Answers.** Maybe later, yes and no.",
])("PRD critic: an answer of the product is decided: %s", (text) => {
  expect(listUndecided(`## Requirements\n\n- ${text}\n`)).toEqual([]);
});

test("PRD critic: a question mark in a cell is a placeholder, one in a sentence is none", () => {
  const table =
    "## Who does what\n\n| Who | What | Until |\n|---|---|---|\n| Ann | trains | May |\n| ? | helps | June |\n| Bo | Asks: ready? | ? |\n| Cem | answers? | May |\n";
  const marks = review(table).filter(({ issue }) => issue.includes("“?”"));
  expect(marks.map(({ quote }) => quote)).toEqual([
    "| ? | helps | June |",
    "| Bo | Asks: ready? | ? |",
  ]);
});

import { expect, test } from "vitest";
import { findRequest, type RequestedTask } from "@/lib/chat/find-request";
import { expectNearlyLinear } from "@/tests/support/growth";

const REQUESTS: Record<RequestedTask, string[]> = {
  add: [
    "Add a risk: the booking page could be down on Saturdays",
    "Please add this: what if the page is down?",
    "Can you add a decision?",
    "Create a new goal: 200 swaps",
    "Füge ein Risiko hinzu: Die Seite fällt aus",
    "Bitte ein Risiko hinzufügen",
    "Kannst du ein Risiko eintragen?",
    "Ergänze eine Notiz",
    "Voeg een risico toe",
    "Kun je een risico toevoegen?",
    "Ajoute un risque",
    "Pouvez-vous ajouter un risque ?",
    "S'il te plaît, ajoute un risque",
    "リスクを追加してください。",
  ],
  change: [
    "Change the date to 3 May",
    "change owner to Mia",
    "Could you please delete this risk?",
    "Ändere das Datum",
    "Könnten Sie den Titel ändern?",
    "Pas de titel aan",
    "Modifiez le titre",
    "Change le titre",
    "タイトルを変更して",
  ],
  write: [
    "Write a PRD",
    "Write release notes",
    "Draft an email to Lutz",
    "I would like you to write a summary",
    "Schreib mir eine Mail",
    "Erstelle ein PRD",
    "Schrijf een samenvatting",
    "Maak een PRD",
    "Rédige un communiqué",
    "PRDを書いてください",
  ],
  summarize: [
    "Summarize this initiative for my boss",
    "Give me a short summary",
    "Fasse die Initiative zusammen",
    "Können Sie das bitte zusammenfassen?",
    "Vat dit samen",
    "Résume cette initiative",
    "Fais-moi un résumé",
    "この企画を要約してもらえますか？",
  ],
};

test.each(
  Object.entries(REQUESTS).flatMap(([request, texts]) => texts.map((text) => [text, request])),
)("chat requests: %j asks to %s", (text, request) => {
  expect(findRequest(text)).toBe(request);
});

test.each([
  "What did we add last week?",
  "Who can change the price?",
  "Add-on prices?",
  "Add-on prices",
  "Change requests from customers",
  "Change requests?",
  "Write access for guests",
  "Update on churn",
  "Summary of the meeting",
  "Was haben wir letzte Woche hinzugefügt?",
  "Wie kann ich Mitglieder hinzufügen?",
  "Ergänzende Angebote",
  "Schreiben vom Amt",
  "Was ist mit den Leasingrädern?",
  "Wat hebben we toegevoegd?",
  "Qu'avons-nous ajouté la semaine dernière ?",
  "Notes de la réunion",
  "先週何を追加しましたか",
  "何を追加していますか？",
])("chat requests: %j is a question", (text) => {
  expect(findRequest(text)).toBeUndefined();
});

test("chat requests: a long hostile text is read in time", async () => {
  const read = (length: number) => {
    for (const word of ["bitte ", "füge ", "can you ", "a "])
      findRequest(word.repeat(length / word.length));
  };
  await expectNearlyLinear(read, 10_000);
});

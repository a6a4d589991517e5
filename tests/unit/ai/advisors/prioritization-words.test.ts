import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { item } from "../builtin/pieces";

const rate = (idea: string, said: string) =>
  applyRules({
    subject: { type: "initiative", id: "initiative-1", title: "Lessons" },
    text: "",
    evidence: [
      item("feature_idea", idea, `${idea}.`),
      item("feature_idea", "Sepia photos", "Sepia photos."),
      item("user_feedback", "Card", said),
    ],
    options: {},
  }).items.find(({ title }) => title === idea)?.rationale;

test.each([
  ["Even drivers see the map in the morning", "It rains even on a good morning."],
  ["Reports every evening", "The evening was even colder than usual."],
  ["Send the list at night", "At night it is sometimes cold."],
  ["A list for tomorrow afternoon", "Tomorrow afternoon we usually rest."],
  ["Morgens eine Liste der Fahrten", "Morgens ist es manchmal kalt."],
  ["Abends sogar Berichte", "Abends ist es sogar kälter."],
  ["Nachmittags vielleicht Karten", "Nachmittags regnet es vielleicht."],
  ["'s Ochtends een lijst van ritten", "In de ochtend is het soms koud."],
  ["Zelfs 's avonds berichten", "'s Avonds is het zelfs kouder."],
  ["Misschien 's middags kaarten", "Misschien regent het 's middags."],
  ["Le matin une liste des trajets", "Le matin il fait parfois froid."],
  ["Le soir surtout des rapports", "Le soir surtout, il fait froid."],
  ["Hele klas in één keer", "Dit is al de derde keer deze week."],
  ["Hele klas in één keer", "Ik moet de hele tijd inloggen."],
  ["Échange en ligne", "Impossible de prolonger la location en ligne."],
  ["A lovely gift voucher", "She loves the reminder."],
  ["Give the plan away", "We got a date straight away."],
  ["Sofort bezahlen", "Er kam sofort."],
  ["Meteen betalen", "Ze kwamen meteen."],
  ["Refaire la dernière commande", "Mardi dernier, on a loué un camion."],
  ["Prix de la semaine selon le poids", "La salle est froide, selon Ann."],
  ["Les prochaines factures en PDF", "La prochaine fois, j'irai ailleurs."],
  ["La moitié des factures par mail", "La moitié du personnel est malade."],
  ["Die letzten Rechnungen als PDF", "Letzten Dienstag war es kalt."],
  ["Nächste Fahrt zeigen", "Nächstes Mal komme ich selber."],
  ["Die Hälfte der Rechnungen", "Die Hälfte der Leute fror."],
  ["De laatste facturen als pdf", "De laatste weken is het koud."],
  ["Volgende rit tonen", "Volgende keer kom ik zelf."],
  ["The previous invoices as PDF", "The previous winter was cold."],
  ["前回の請求書をまとめる", "前回は寒かった。"],
])("prioritization: words of time and manner are no support: %s", (idea, said) => {
  expect(rate(idea, said)).toContain(
    "No item of feedback or research shares enough words with it.",
  );
});

test.each([
  ["Evening lessons", "I would book lessons in the evening."],
  ["Reminder the night before", "I forget lessons without a reminder the night before."],
  ["Morning report for drivers", "Our drivers read the report each morning."],
  ["Even brighter tail lights", "The tail lights are hard to see."],
  ["Abendstunden buchen", "Abendstunden kann ich nicht buchen."],
  ["Erinnerung am Abend vorher", "Ohne Erinnerung vergesse ich die Stunde, auch am Abend."],
  ["Avondlessen boeken", "Avondlessen kan ik niet boeken."],
  ["Herinnering in de ochtend", "Zonder herinnering vergeet ik de les in de ochtend."],
  ["Cours du soir en ligne", "Je cherche des cours du soir."],
  ["Hele klas in één keer", "De hele klas staat nu apart in de lijst."],
  ["Échange en ligne", "Un échange en ligne nous manque."],
  ["Rappel le matin", "Sans rappel, j'oublie le matin."],
  ["朝の点検表", "朝の点検表が見つからない。"],
  ["Refaire la dernière commande", "Je veux refaire ma dernière commande."],
  ["Die letzten Rechnungen als PDF", "Ich finde die letzten Rechnungen nicht."],
  ["Volgende afspraak tonen", "Ik zie mijn volgende afspraak niet."],
  ["The next stop on the screen", "I never know the next stop."],
  ["前回の請求書", "前回の請求書が見つからない。"],
])("prioritization: a topic next to such words still is: %s", (idea, said) => {
  expect(rate(idea, said)).toContain("1 item of feedback or research shares words with it");
});

import { expect, test } from "vitest";
import { briefFor, readSection, upload } from "./pieces";

const findHome = async (name: string, text: string) => {
  const brief = briefFor("business_case", [upload(name, text)]);
  const [costs, problem] = [
    await readSection(brief, "Costs and returns"),
    await readSection(brief, "Problem or opportunity"),
  ];
  return { costs: /\[\^E/.test(costs), problem: /\[\^E/.test(problem) };
};

test.each([
  ["figures.csv", "Month,Revenue\nMay,400\nJune,420\n"],
  ["zahlen.csv", "Monat,Kosten\nMai,400\nJuni,420\n"],
  ["cijfers.csv", "Maand,Omzet\nmei,400\njuni,420\n"],
  ["chiffres.csv", "Mois,Coût\nmai,400\njuin,420\n"],
  ["project_budget.md", "Two people for six weeks."],
  ["offer.md", "The mill asks €4,800 for a loom."],
])("files: one about sums is among the costs of a business case: %s", async (name, text) => {
  expect(await findHome(name, text)).toEqual({ costs: true, problem: false });
});

test.each([
  ["interview.md", "The gate was locked again. That costs us an hour each time."],
  ["gespräch.md", "Das Tor war zu. Das kostet uns jedes Mal eine Stunde."],
  ["gesprek.md", "De poort was dicht. Dat kost ons elke keer een uur."],
  ["entretien.md", "La porte était fermée. Cela nous coûte une heure."],
  ["tickets.csv", "Day,Subject\nMonday,Gate locked\nTuesday,Gate locked\n"],
])("files: one without sums shows the problem: %s", async (name, text) => {
  expect(await findHome(name, text)).toEqual({ costs: false, problem: true });
});

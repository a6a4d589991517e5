import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readLabel = (text: string) => byRules(text).proposals[0]?.label;

const WISHES = [
  "If we had an API, that would be gone.",
  "If you had an API, we would not have to type it twice.",
  "If we could see the queue, nobody would have to call.",
  "If it only had a filter, we would be happy.",
  "Wenn es eine Schnittstelle gäbe, wäre das weg.",
  "Wenn wir die Liste exportieren könnten, müssten wir nichts mehr abtippen.",
  "Hätten wir eine Schnittstelle, wäre das Problem gelöst.",
  "Als er een koppeling was, zou dat probleem opgelost zijn.",
  "Als we een zoekfunctie hadden, zou dat enorm schelen.",
  "S'il y avait une recherche, ça nous aiderait beaucoup.",
  "Si on avait un export, on n'aurait plus à tout ressaisir.",
  "検索があれば、とても助かります。",
];

test.each(WISHES)("classifier: a wish in the conditional is no risk: %s", (wish) => {
  expect(readLabel(wish)).toBe("feature_idea");
  const talk = `# Call with Klimaat Noord\n\n- ${wish}\n- The map is slow on old phones.`;
  expect(readLabel(talk)).toBe("user_feedback");
});

test.each([
  "If we had an outage, the data would be gone.",
  "If we had a leak, that would be gone in a day.",
  "If the supplier were late, we would lose the season.",
  "If we had only one server, nobody would be able to book.",
  "If the server were down, that would be a disaster.",
  "If the pilot were to fail, it would be easier for them to cancel.",
  "If we had to migrate in May, it would be tight.",
  "Wenn es einen Ausfall gäbe, wären die Daten weg.",
  "Wenn wir keinen Strom hätten, wäre die Ware verloren.",
  "Als er een storing was, zou de data weg zijn.",
  "Als de leverancier te laat was, zou de start in mei weg zijn.",
  "S'il y avait une panne, les données seraient perdues.",
  "停電があれば、データがなくなる。",
])("classifier: a condition with a bad end stays a risk: %s", (risk) => {
  expect(readLabel(risk)).toBe("risk");
});

test.each([
  "froze again, third time today",
  "the app froze again, third time today",
  "lost my form again, second time today",
  "schon wieder abgestürzt, zum dritten Mal heute",
  "weer vastgelopen, derde keer vandaag",
  "encore planté, troisième fois aujourd'hui",
  "また固まった、今日3回目",
])("classifier: what goes wrong again and again is feedback: %s", (text) => {
  expect(byRules(text).proposals[0]).toMatchObject({ label: "user_feedback", keep: true });
});

test.each([
  "We froze the scope again, for the third time this year",
  "We postponed the launch again, third time this year",
  "decided again: no paper",
  "Wir verschieben den Start zum dritten Mal in diesem Jahr",
  "We hebben de start voor de derde keer verschoven",
])("classifier: what is decided again is no feedback: %s", (text) => {
  expect(readLabel(text)).toBe("decision");
});

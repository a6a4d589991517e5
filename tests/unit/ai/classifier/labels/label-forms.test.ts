import { expect, test } from "vitest";
import { readForm } from "@/lib/ai/classifier/labels/label-forms";
import { byRules } from "@/tests/support/classified";

const read = (text: string) => byRules(text).proposals.map(({ label }) => label);

test.each([
  "It must not cost more than 400 euros.",
  "The hall mustn't cost us more than £900.",
  "Es darf nicht mehr als 400 Euro kosten.",
  "Die Halle darf höchstens 900 Euro kosten.",
  "Het mag niet meer dan 400 euro kosten.",
  "De hal mag hooguit 900 euro kosten.",
  "Cela ne doit pas coûter plus de 400 euros.",
])("labels by form: a limit of a cost is a constraint: %s", (text) => {
  expect(read(text)).toEqual(["technical_constraint"]);
});

test.each([
  "It must not take more than 4 days.",
  "Refunds cannot exceed 50 euros.",
  "We decided that it must not cost more than 400 euros.",
  "The risk is that it can not cost more than 400 euros.",
  "It costs more than 400 euros.",
  "Customers say it must not cost more than 5 euros.",
  "Must it not cost more than 400 euros?",
  "If it must not cost more than 400 euros, we build it.",
  "It may cost 400 euros.",
  "It must cost more.",
  "It must not be late.",
  "Es darf nicht mehr als vier Tage dauern.",
  "Es kostet mehr als 400 Euro.",
  "Herr Yilmaz sagt, es darf nicht mehr als 5 Euro kosten.",
  "Wenn es nicht mehr als 400 Euro kosten darf, bauen wir es.",
  "Het mag niet te laat zijn.",
  "Het kost meer dan 400 euro.",
  "Mevrouw Smit vindt dat het niet meer dan 5 euro mag kosten.",
  "Het mag 400 euro kosten.",
  "Als het niet meer dan 400 euro mag kosten, bouwen we het.",
  "Cela ne doit pas durer plus de 4 jours.",
  "Cela coûte plus de 400 euros.",
  "Le client dit que cela ne doit pas coûter plus de 5 euros.",
  "400ユーロを超えた。",
  "4日を超えてはいけない。",
  "It must not cost more than 400 euros. We rent it.",
])("labels by form: no limit of a cost: %s", (text) => {
  expect(readForm(text)).toBeUndefined();
});

test.each([
  "Tove: finished the map import",
  "Ann: I have finished the export",
  "Ann: fertig mit dem Export",
  "Ann: habe den Export abgeschlossen",
  "Ann: klaar met de export",
  "Ann: heb de export afgerond",
  "Ann : terminé l'export",
  "Ann : j'ai fini la carte",
  "アン：エクスポートが終わりました",
])("labels by form: finished work is a note: %s", (text) => {
  expect(readForm(text)).toBe("general_note");
  expect(read(text)).toEqual(["general_note"]);
});

test.each([
  "Finished products are heavy.",
  "finished the import",
  "Ann: finished goods are stored outside",
  "Ann: finished the import, but it is slow",
  "Ann: the import is never finished",
  "Ann: have you finished the import?",
  "Ann: we finish late",
  "Ann: not finished with the import",
  "Ann: finished by May",
  "Ann: fertig mit den Nerven",
  "Ann: nicht fertig mit dem Export",
  "Ann: wann ist der Export fertig?",
  "Ann: Fertiggerichte gehen gut",
  "Ann: fertig mit dem Export, aber langsam",
  "Ann: nog niet klaar met de export",
  "Ann: klaar voor de start",
  "Ann: klaar met de export, maar traag",
  "Ann: klaarzetten kost een uur",
  "Ann : pas fini la carte",
  "Ann : j'ai fini la carte, mais c'est lent",
  "Ann : le produit fini est lourd",
  "Ann : quand fini ?",
  "アン：まだ終わらない",
  "アン：いつ終わりますか？",
  "Ann: completed orders vanish from the list",
  "Ann: finished nothing this week",
  "Ann: finished the audit and it failed",
  "Ann: fertig mit der Analyse und alle Kunden wollen den Export",
  "Ann: habe den Export noch nicht erledigt",
  "Ann: heb de export nog niet afgerond",
  "アン：エクスポートは未完了",
])("labels by form: no finished work: %s", (text) => {
  expect(readForm(text)).toBeUndefined();
});

test.each([
  "Anything else?\nNo.",
  "Noch etwas?\nNein.",
  "Nog iets?\nNee.",
  "Autre chose ?\nNon.",
  "他に何か？\nいいえ。",
])("labels by form: a bare answer is not kept: %s", (text) => {
  expect(byRules(text).proposals.map(({ keep }) => keep)).not.toContain(true);
});

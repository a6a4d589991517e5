import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const readLabel = (text: string) => byRules(text).proposals[0]?.label;

test.each([
  "We at Hartmann use a whiteboard for this.",
  "we at Hartmann Logistics use Excel and print it each morning",
  "Here at Hartmann we plan the slots by phone.",
  "At Hartmann, we type every order twice.",
  "Lena (Hartmann): we at Hartmann use a whiteboard",
  "Wir bei Hartmann nutzen dafür Excel.",
  "Wir von der Hartmann planen alles per Telefon.",
  "Bei Hartmann tippen wir alles doppelt.",
  "Wij bij Hartmann gebruiken hiervoor Excel.",
  "Bij Hartmann plannen we alles per telefoon.",
  "Nous, chez Hartmann, utilisons un tableau blanc.",
  "Chez Hartmann, nous tapons chaque commande deux fois.",
  "弊社ではExcelを使っています。",
])("classifier: those who speak of their own firm are no rival: %s", (text) => {
  expect(readLabel(text)).not.toBe("key_competitors");
});

test("classifier: the customer of a talk is no rival", () => {
  const text = "# Call Hartmann, 20 Nov\n\n- Hartmann uses a sheet for it\n- They want an export.";
  expect(readLabel(text)).not.toBe("key_competitors");
});

test.each([
  "Transporeon offers the same calendar for half the price.",
  "At Cargoclix, the calendar is free for carriers.",
  "We at Hartmann lose tenders to Transporeon, who charge less.",
  "Bei Cargoclix kostet der Kalender nichts.",
  "Bij Cargoclix is de kalender gratis.",
  "Chez Cargoclix, le calendrier est gratuit.",
])("classifier: those who are spoken of stay a rival: %s", (text) => {
  expect(readLabel(text)).toBe("key_competitors");
});

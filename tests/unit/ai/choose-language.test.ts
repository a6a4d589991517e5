import { expect, test } from "vitest";
import { chooseLanguage } from "@/lib/ai/choose-language";
import { sampleEvidence } from "@/tests/support/sample-evidence";
import { FOREIGN, foreignEvidence } from "./builtin/foreign-workspaces";
import { initiative, item, upload } from "./builtin/pieces";

test.each(FOREIGN)("language of a draft: is that of its evidence (%s)", (language) => {
  expect(chooseLanguage(foreignEvidence(language))).toBe(language);
});

test("language of a draft: is English in an English workspace, and without evidence", () => {
  expect(chooseLanguage(sampleEvidence("Arrival", "prd"))).toBe("en");
  expect(chooseLanguage([])).toBe("en");
});

test("language of a draft: is English if no other language has two thirds of the text", () => {
  const german = foreignEvidence("de");
  const english = sampleEvidence("Arrival", "prd").slice(0, 12);
  expect(chooseLanguage([...german, ...english])).toBe("en");
  expect(chooseLanguage([...german, ...english.slice(0, 1)])).toBe("de");
  expect(chooseLanguage([...german, ...foreignEvidence("nl")])).toBe("en");
});

test("language of a draft: needs more than a name or a sentence", () => {
  expect(chooseLanguage([initiative("Launch for Van der Berg")])).toBe("en");
  expect(chooseLanguage([initiative("Wir bauen eine Seite für die Kunden.")])).toBe("en");
});

test("language of a draft: is read from the beginning of a piece, which counts whole", () => {
  const german = "Die Räder sind am Wochenende immer schon weg und wir müssen lange warten. ";
  const english = "We lend the bikes to our members on weekends, and they are not back in time. ";
  const mixed = item("company_info", "Räder", german.repeat(30) + english.repeat(100));
  expect(chooseLanguage([mixed])).toBe("de");
  const long = item("company_info", "Räder", german.repeat(200));
  const short = item("company_info", "Bikes", english.repeat(40));
  expect(chooseLanguage([long, short])).toBe("de");
});

test("language of a draft: is English for languages that the rules do not read", () => {
  const text = "Los administradores informan de las averías por teléfono y los vecinos esperan. ";
  const spanish = item("company_info", "Averías", text.repeat(5));
  expect(chooseLanguage([spanish])).toBe("en");
  expect(chooseLanguage([spanish, ...foreignEvidence("fr").slice(0, 3)])).toBe("en");
});

test("language of a draft: is the team's, in whatever language customers and suppliers write", () => {
  const own = initiative("We lend the bikes to our members on weekends. ".repeat(6));
  const german =
    "Die Räder sind am Wochenende immer schon weg und wir müssen lange warten. ".repeat(20);
  expect(chooseLanguage([own, item("user_feedback", "Interview", german)])).toBe("en");
  expect(chooseLanguage([own, upload("Angebot.pdf", german)])).toBe("en");
  expect(chooseLanguage([item("user_feedback", "Interview", german)])).toBe("de");
});

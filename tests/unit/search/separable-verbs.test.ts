import { expect, test } from "vitest";
import { listVerbForms } from "@/lib/search/separable-verbs";

test.each([
  ["afgemeld", ["afmelden", "afmeldt", "afmeld"]],
  ["afmeldt", ["afmelden", "afgemeld"]],
  ["opgehaald", ["ophalen", "ophaalt", "ophaalden"]],
  ["uitrollen", ["uitgerold", "uitrolt"]],
  ["voorgelezen", ["voorlezen", "voorleest"]],
  ["angemeldet", ["anmelden", "anmeldung", "anmeldet"]],
  ["abholen", ["abgeholt", "abholt", "abholung"]],
])("separable verbs: %s has other forms", (word, forms) => {
  expect(listVerbForms(word)).toEqual(expect.arrayContaining(forms));
});

test.each([
  ...[
    "ingenieur",
    "eingang",
    "umgebung",
    "engagement",
    "avantage",
    "opgave",
    "aangenaam",
    "toegang",
  ],
  ...[
    "ungefahr",
    "ongeveer",
    "anfang",
    "inkoop",
    "opslag",
    "auftrag",
    "zugang",
    "price",
    "interview",
  ],
  ...[
    "onboarding",
    "into",
    "office",
    "unit",
    "important",
    "パン",
    "abend",
    "andere",
    "input",
    "abbe",
  ],
])("separable verbs: %s has no other form, or none that is a word", (word) => {
  const words = ["innieur", "einang", "umbung", "opave", "aannaam", "anderen", "abenden", "inputs"];
  expect(listVerbForms(word).filter((form) => words.includes(form))).toEqual([]);
});

test("separable verbs: the forms to look up are few", () => {
  for (const word of ["angemeldet", "afgemeld", "zusammengefasst", "opgehouden"])
    expect(listVerbForms(word).length).toBeLessThan(24);
});

import { expect, test } from "vitest";
import { byRules, compared } from "@/tests/support/classified";

const titles = (text: string) =>
  byRules(text)
    .proposals.filter(({ keep }) => keep)
    .map(({ title }) => title);

test.each([
  [
    "Mrs Okafor says the quotes take 12 days\nshe doesn't want an app, she wants a link\nthen Pinewood Housing, Mr Lindqvist\nhe only joins if the data stays here",
    "Mrs Okafor: She doesn't want an app, she wants a link",
    "Pinewood Housing, Mr Lindqvist: He only joins if the data stays here",
  ],
  [
    "Frau Okafor sagt die angebote dauern 12 tage\nsie will keine app, sie will einen link per mail\ndanach Tannhof Wohnen, Herr Dr. Lindqvist\ner macht nur mit wenn die daten hier bleiben",
    "Frau Okafor: Sie will keine app, sie will einen link per mail",
    "Tannhof Wohnen, Herr Dr. Lindqvist: Er macht nur mit wenn die daten hier bleiben",
  ],
  [
    "mevrouw Okafor zegt dat offertes 12 dagen duren\nze wil geen app, ze wil een link in de mail\ndaarna Denneburg Wonen, meneer Lindqvist\nhij doet alleen mee als de data hier blijven",
    "Mevrouw Okafor: Ze wil geen app, ze wil een link in de mail",
    "Denneburg Wonen, meneer Lindqvist: Hij doet alleen mee als de data hier blijven",
  ],
  [
    "Mme Okafor dit que les devis prennent 12 jours\nelle ne veut pas d'appli, elle veut un lien par mail\nensuite Pinède Habitat, M. Lindqvist\nil ne participe que si les données restent ici",
    "Mme Okafor : Elle ne veut pas d'appli, elle veut un lien par mail",
    "Pinède Habitat, M. Lindqvist : Il ne participe que si les données restent ici",
  ],
])(
  "classifier: a line of notes that begins with a pronoun is about who was named last: %#",
  (text, ...told) => {
    expect(titles(text).slice(1)).toEqual(told);
    expect(compared(text).added).toEqual([]);
  },
);

test.each([
  "Herr Lindqvist zeigt uns den Knopf\ner ist zu klein für handschuhe",
  "Frau Okafor kommt später\ner will einen link in der mail",
  "Frau Okafor und die Kollegen kommen\nsie wollen einen link in der mail",
  "Mrs Okafor and Mr Lindqvist came\nshe wants a link in the mail",
  "M. Girard montre la carte\nil faut un lien dans le mail",
  "M. Girard montre le lien\nil est trop long pour un mail",
  "Meneer De Wit toont de knop\nhij werkt niet met handschoenen",
  "Frau Weber fragt nach der Rechnung\nDie App läuft auf dem Tablet\nsie braucht viel Strom",
  "Herr Berg zeigt das Lager\nDer Scanner ist neu\ner erkennt keine Codes",
  "Mevrouw De Wit belde\nDe app is traag\nze kan niet offline werken",
  "M. Roux montre le plan\nLe plan est faux\nil affiche trois arrêts de trop",
  "Herr Berg leitet das Projekt.\nEin Kunde rief an und klagte über den Preis\ner will sein Geld zurück",
  "Mr Berg leads the project\nOkonkwo called about the price\nhe wants a link in the mail",
  "Mr Lindqvist left early\nthe others want a link in the mail",
])("classifier: another pronoun is not about who was named last: %s", (text) => {
  expect(titles(text).filter((title) => title.includes(": "))).toEqual([]);
});

test.each([
  "Frau Okafor sagt die angebote dauern 12 tage\nsie will keine app, sie will einen link in der mail",
  "Herr Okafor sagt die angebote dauern 12 tage\ner will mehr schatten",
  "mevrouw Okafor zegt dat offertes 12 dagen duren\nze wil geen app",
  "Mrs Okafor says the quotes take 12 days\nshe wants a link in the mail",
])("classifier: what a customer wants is no small talk: %s", (text) => {
  expect(titles(text)).toHaveLength(2);
});

test.each([
  "sie will heim",
  "er will gleich los",
  "muss noch blumen kaufen",
  "she would like a coffee please",
  "der will den Kuchen haben",
  "he needs a break now",
])("classifier: small talk about somebody is not kept: %s", (text) => {
  expect(byRules(text).proposals).toMatchObject([{ keep: false }]);
});

import { expect, test } from "vitest";
import { joinLabel } from "@/lib/text/join-label";

test.each([
  ["Contexte", "Les membres font la queue.", "Contexte : Les membres font la queue."],
  ["Périmètre", "L'accueil seul", "Périmètre : L'accueil seul"],
  ["Cahier des charges du four", "Recette", "Cahier des charges du four : Recette"],
  ["Ouverture", "à midi", "Ouverture : à midi"],
  ["Parade", "un prêt de la mairie", "Parade : un prêt de la mairie"],
  ["Où allons-nous ?", "Nous ne savons pas.", "Où allons-nous ? Nous ne savons pas."],
  ["Context", "The members queue.", "Context: The members queue."],
  ["Hintergrund", "Die Mitglieder stehen an.", "Hintergrund: Die Mitglieder stehen an."],
  ["Achtergrond", "De leden staan in de rij.", "Achtergrond: De leden staan in de rij."],
  ["背景", "会員が並ぶ。", "背景：会員が並ぶ。"],
  ["La Paz", "40 kilns", "La Paz: 40 kilns"],
  ["Le Creuset", "pans", "Le Creuset: pans"],
  ["D'Angelo", "Two ovens", "D'Angelo: Two ovens"],
  ["Menu", "Soup, bread", "Menu: Soup, bread"],
  ["Café", "Ann Lee", "Café: Ann Lee"],
  ["Restaurant", "Budget 3 000", "Restaurant: Budget 3 000"],
  ["Den Haag", "Twee ovens", "Den Haag: Twee ovens"],
  ["Zürich", "Zwei Öfen", "Zürich: Zwei Öfen"],
  ["Bordeaux", "The team moves in May.", "Bordeaux: The team moves in May."],
  ["Déjà vu", "It is the same form.", "Déjà vu: It is the same form."],
  ["Chez Anne", "The cakes are good.", "Chez Anne: The cakes are good."],
  ["Rue Haute", "De winkel is op zondag open.", "Rue Haute: De winkel is op zondag open."],
  ["Pro", "Der Ofen ist schnell.", "Pro: Der Ofen ist schnell."],
  ["Ken’s list", "Two tongs, a brush", "Ken’s list: Two tongs, a brush"],
])("labels: %s is joined as its language does", (label, text, joined) => {
  expect(joinLabel(label, text)).toBe(joined);
});

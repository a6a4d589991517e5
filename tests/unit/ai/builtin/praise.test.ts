import { describe, expect, test } from "vitest";
import { orderPieces } from "@/lib/ai/engines/builtin/order-pieces";
import { isPraisingTitle } from "@/lib/ai/reading/sentences/is-praise";
import { item } from "./pieces";

describe("praise: a title whose verb praises us comes after complaints", () => {
  test.each([
    ["Mr Kemper praises the crew", "On time and clean."],
    ["Ann Lee thanks us", "All was done by ten."],
    ["Herr Kemper lobt", "Der Trupp war pünktlich, gerne wieder."],
    ["Frau Yilmaz bedankt sich", "Alles war um zehn fertig."],
    ["Meneer Kemper prijst de ploeg", "Op tijd en schoon."],
    ["Monsieur Kemper félicite notre équipe", "À l'heure et propre."],
    ["本店のお客様からお褒めの言葉", "時間どおりで丁寧だった。"],
  ])("%s", (title, text) => {
    const complaint = item("user_feedback", "Ticket 2211", "The offer came after 12 days.");
    const praise = item("user_feedback", title, text);
    expect(orderPieces([praise, complaint]).map((each) => each.title)).toEqual([
      "Ticket 2211",
      title,
    ]);
    const limited = item(
      "user_feedback",
      title,
      `${text} But not cheap, aber nicht, maar niet, mais pas, しかし高い。`,
    );
    expect(orderPieces([complaint, limited])[0]).toBe(limited);
  });

  test.each([
    "Mr Kemper praises Boxco",
    "Herr Kemper lobt Baumholz",
    "Meneer Kemper prijst Boxco",
    "M. Kemper félicite Boxco",
    "Nobody thanks us",
    "Mr Kemper never praises us",
    "Herr Kemper dankt ab",
    "Herr Kemper lobt nicht",
    "Niemand bedankt ons",
    "Personne ne remercie notre équipe",
    "Praise screen",
    "Thanks page is empty",
    "Danke-Seite leer",
    "Lob und Tadel",
    "Lobby is cold",
    "Praised be the map, says Ann",
    "If Kemper praises us, we go on",
    "Does Kemper praise us?",
    "Customers thank Boxco for speed",
    "お礼のメールが届かない",
    "感謝の声がない",
    "Bedankpagina leeg",
    "Remerciements à la fin",
  ])("but not: %s", (title) => {
    expect(isPraisingTitle(title)).toBe(false);
  });
});

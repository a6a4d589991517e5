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

describe("praise: bare contentment comes after complaints", () => {
  test.each([
    "Very happy with the crew, always on time. Nothing to complain about.",
    "Sehr zufrieden mit dem Trupp, immer pünktlich und höflich.",
    "Zeer tevreden over de ploeg, altijd op tijd en beleefd.",
    "Ravi d'une telle équipe, toujours à l'heure.",
    "Très contente des équipes, toujours à l'heure et polies. Rien à redire.",
    "配達に大変満足しています、いつも時間どおりです。",
  ])("%s", (text) => {
    const complaint = item("user_feedback", "Ticket 2211", "The offer came after 12 days.");
    const praise = item("user_feedback", "Review by Ann", text);
    expect(orderPieces([praise, complaint]).at(-1)).toBe(praise);
  });

  test.each([
    "Very happy with the crew, but the chairs were dirty.",
    "Happy with 3 of 5 orders.",
    "Happy to call again, nobody answers.",
    "Happy customers wait for hours.",
    "Not happy with the crew.",
    "Zufrieden mit dem Trupp, aber die Stühle fehlten.",
    "Zufrieden mit 3 von 5 Lieferungen.",
    "Nicht zufrieden mit dem Trupp.",
    "Unzufrieden mit dem Trupp.",
    "Zufriedenheit sinkt.",
    "Tevreden over de ploeg, maar de stoelen waren vies.",
    "Ontevreden over de ploeg.",
    "Niet blij met de ploeg.",
    "Blijft met vragen zitten.",
    "Contente des équipes, mais les chaises manquaient.",
    "Contente du prix, pas de la vaisselle.",
    "Mécontente des équipes.",
    "Pas contente des équipes.",
    "Contenu des cartons incomplet.",
    "配達に満足していない。",
    "配達に不満がある。",
  ])("but not: %s", (text) => {
    const complaint = item("user_feedback", "Ticket 2211", "The offer came after 12 days.");
    const other = item("user_feedback", "Review by Ann", text);
    expect(orderPieces([complaint, other])[0]).toBe(other);
  });
});

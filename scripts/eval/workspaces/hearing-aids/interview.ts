import type { PasteReference } from "../../reference";

export const interview: PasteReference = {
  name: "Gespräch mit Herrn Zeh",
  initiative: "Fernanpassung",
  parts: [
    {
      is: "frame",
      text: "Kundengespräch Nr. 12, Herr Zeh, 71, Opfenbach. Video, 19. November 2026, 15 Uhr",
    },
    {
      is: "noise",
      text: "Herr Zeh: Hallo? Hören Sie mich? Moment, ich mach erst das Radio aus. So, jetzt.",
    },
    { is: "frame", text: "Judith Specht: Wie war die erste Sitzung für Sie?" },
    {
      is: "user_feedback",
      text: "Herr Zeh: Der Ton war immer eine Sekunde hinter dem Bild. Da hab ich dem jungen Mann dauernd dazwischengeredet, das war mir richtig unangenehm.",
    },
    { is: "frame", text: "Judith Specht: Und wie ging es danach?" },
    {
      is: "user_feedback",
      text: "Herr Zeh: Am Stammtisch hab ich zum ersten Mal seit Jahren wieder alle verstanden. Sonst bin ich nach einer Stunde heim, weil es mir zu anstrengend war.",
    },
    { is: "frame", text: "Judith Specht: Was würden Sie sich noch wünschen?" },
    {
      is: "feature_idea",
      text: "Herr Zeh: Einen Knopf in der App, mit dem ich mir merken kann, wo es schlecht war, samt Uhrzeit. Bis zum Termin hab ich das doch alles vergessen.",
    },
    { is: "noise", text: "Herr Zeh: Es klingelt, das ist die Post. … So, da bin ich wieder." },
    { is: "frame", text: "Judith Specht: Kennen Sie jemanden, der woanders Kunde ist?" },
    {
      is: "key_competitors",
      text: "Herr Zeh: Mein Schwager ist bei hoerfix24. Den Videotermin kriegt er in zwei Tagen, aber seit diesem Jahr verlangen die 25 Euro ab dem vierten Termin im Jahr.",
    },
    { is: "noise", text: "Judith Specht: Dann vielen Dank für Ihre Zeit und einen schönen Tag." },
    { is: "frame", text: "Notizen danach" },
    {
      is: "market_research",
      text: "Auswertung aller 12 Kundengespräche: 9 von 12 haben die App nicht auf Anhieb gefunden, 4 haben dafür jemanden aus der Familie geholt.",
    },
    {
      is: "risk",
      text: "Sorge: Nimmt jemand das Hörsystem heraus, während übertragen wird, ist womöglich nur die halbe Einstellung drauf. Bei Sonavia konnte uns das bisher keiner beantworten.",
    },
    {
      is: "goal",
      text: "Ziel für die nächsten zwölf Gespräche: Bis 28. Februar 2027 finden mindestens 9 von 12 Kunden die App ohne Hilfe, bisher waren es 3 von 12.",
    },
    {
      is: "decision",
      text: "Mit Beate vereinbart: Jede Sitzung beginnt ab sofort mit einem Anruf auf dem Festnetz, das Bild kommt erst danach dazu. Ein Link per Mail allein hat bei fünf Leuten nicht geklappt.",
    },
    { is: "noise", text: "Diktiergerät war fast leer, nächstes Mal vorher laden." },
  ],
};

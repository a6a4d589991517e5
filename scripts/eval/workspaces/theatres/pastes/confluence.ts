import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const confluence: PasteReference = {
  name: "Vergaderpagina uit Confluence",
  initiative: "Kaarten teruggeven",
  parts: [
    { is: "frame", text: "Kaarten\n/\nVergadernotities\n2026-11-24 Overleg kaarten teruggeven" },
    debris("Eigendom van Anouk de Wit\nLaatst bijgewerkt: gisteren\n2 min. lezen\n9 weergaven"),
    { is: "frame", text: "Datum\n24 nov. 2026" },
    {
      is: "noise",
      text: "Deelnemers\n@Anouk de Wit @Sjoerd Hamer @Fatma Yildiz @Lies Oortman",
      says: "Anouk de Wit Sjoerd Hamer Fatma Yildiz Lies Oortman",
    },
    { is: "frame", text: "Discussieonderwerpen\nTijd\tOnderwerp\tSpreker\tNotities" },
    within(
      "market_research",
      "10 min\tCijfers\tSjoerd\t",
      "Van de 1.140 mensen die vorig seizoen op een wachtlijst stonden, kochten er 203 alsnog een kaartje (18%)",
    ),
    within(
      "technical_constraint",
      "15 min\tScanners\tFatma\t",
      "De oude scanners in Maarssen ondersteunen alleen wifi op 2,4 GHz en kunnen niet tijdens de voorstelling verversen",
    ),
    within(
      "risk",
      "10 min\tProducenten\tLies\t",
      "Eén producent zou kunnen eisen dat wij ook het tweede kaartje afdragen. Als dat gebeurt, leggen we er per stoel € 11 op toe",
    ),
    { is: "noise", text: "5 min\tRondvraag\tallen\tgeen" },
    { is: "frame", text: "Actiepunten" },
    {
      is: "noise",
      text: "@Lies Oortman belt de producent van „Tante Sjaan” 1 dec. 2026\n@Fatma Yildiz vraagt een prijs voor zes scanners 8 dec. 2026\n@Sjoerd Hamer regelt koffie voor de volgende keer",
    },
    { is: "frame", text: "Besluiten" },
    {
      is: "decision",
      text: "We betalen pas uit als de stoel opnieuw verkocht is. Meteen uitbetalen is besproken en afgewezen, want dan lopen wij het risico.",
    },
    {
      is: "decision",
      text: "Een tegoed blijft twee seizoenen geldig.",
    },
    { is: "frame", text: "Doelen" },
    {
      is: "goal",
      text: "Voor 1 mei 2027 gaat de tijd per ruilverzoek aan de kassa van 12 naar 4 minuten.",
    },
    debris("Label toevoegen\nvergadernotities"),
    debris("Wees de eerste die een reactie toevoegt\nSchrijf een opmerking…"),
  ],
};

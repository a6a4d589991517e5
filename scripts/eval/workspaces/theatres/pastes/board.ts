import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const board: PasteReference = {
  name: "Bord uit Monday.com",
  initiative: "Pauzedrankje vooraf",
  parts: [
    debris("Pauzedrankje\nHoofdtabel\nNieuw item\nZoeken\nPersoon\nFilter\nSorteren\nVerbergen"),
    { is: "frame", text: "Wat we horen\nItem\nEigenaar\nStatus\nDatum" },
    within(
      "user_feedback",
      "",
      "Gast met rollator: ik kom nooit op tijd bij de bar en weer terug, dus ik drink maar niks",
      "\nSH\nGehoord\n14 nov.",
    ),
    within(
      "user_feedback",
      "",
      "Klacht in Weesp: cappuccino betaald, bel ging, nooit gekregen",
      "\nRK\nGehoord\n17 nov.",
    ),
    debris("+ Item toevoegen"),
    { is: "frame", text: "Ideeën\nItem\nEigenaar\nStatus\nDatum" },
    within(
      "feature_idea",
      "",
      "Drankje laten klaarzetten op een genummerd tafeltje in de foyer",
      "\nSH\nBezig\n20 nov.",
    ),
    within(
      "feature_idea",
      "",
      "Het zou handig zijn als je met z'n vieren één bestelling kunt delen",
      "\n\nNieuw\n21 nov.",
    ),
    debris("+ Item toevoegen"),
    { is: "frame", text: "Aandachtspunten\nItem\nEigenaar\nStatus\nDatum" },
    within(
      "compliance_requirements",
      "",
      "Alcoholwet: de leeftijd moet ook bij een bestelling vooraf worden vastgesteld, wettelijk bij het uitreiken",
      "\nLO\nVast\n24 nov.",
    ),
    within(
      "risk",
      "",
      "Bij een uitloop van de eerste akte wordt alles lauw, en we hebben geen koeling bij de tafeltjes",
      "\nSH\nOpen\n25 nov.",
    ),
    within("noise", "", "Glazen bestellen", "\nRK\nKlaar\n18 nov."),
    within("noise", "", "Nieuw item", "\n\n\n"),
    debris("+ Item toevoegen\n+ Nieuwe groep toevoegen"),
    debris("Automatiseren / 2\nIntegreren\nUitnodigen / 5"),
  ],
};

import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const jira: PasteReference = {
  name: "Jira-pagina uit de browser",
  initiative: "Kaarten teruggeven",
  parts: [
    debris("Meteen naar:\nZijbalk\nBovenste navigatie\nProjecten\nKaarten\nKT-88\nKT-91"),
    {
      is: "user_feedback",
      text: "Bezoeker kreeg zijn geld twee keer terug en schrok zich rot\nToevoegen\nApps\nBeschrijving\nMeneer Vos uit Nigtevecht belde: „Ik dacht eerst dat ik gehackt was. Haal het er alsjeblieft weer af.”",
      says: "Bezoeker kreeg zijn geld twee keer terug en schrok zich rot. Meneer Vos uit Nigtevecht belde: Ik dacht eerst dat ik gehackt was. Haal het er alsjeblieft weer af.",
    },
    debris("Subtaken\nSubtaak toevoegen\nGekoppelde werkitems\nGekoppeld werkitem toevoegen"),
    {
      is: "frame",
      text: "Activiteit\nTonen:\nAlle\nOpmerkingen\nGeschiedenis\nWerklogboek\nNieuwste eerst",
    },
    debris(
      "Een opmerking toevoegen…\nProfi-tip: druk op M om een opmerking te plaatsen\nZiet er goed uit!\nHulp nodig?\nDit wordt geblokkeerd…",
    ),
    within(
      "technical_constraint",
      "Fatma Yildiz\n24 november 2026 om 10:14\nBewerkt\n",
      "Mollie stuurt een webhook opnieuw als wij niet binnen 15 seconden antwoorden, en de batch van TicketHof duurt soms 40. Een terugbetaling moet dus een vast kenmerk krijgen, anders komt hij dubbel.",
      "\nBewerken\nVerwijderen\n👍\n2",
    ),
    within(
      "noise",
      "Sjoerd Hamer\n24 november 2026 om 10:31\n",
      "@Fatma Yildiz dank!",
      "\nBewerken\nVerwijderen",
    ),
    within(
      "compliance_requirements",
      "Lies Oortman\n24 november 2026 om 11:50\n",
      "Let op: volgens de AVG mogen we zijn rekeningnummer alleen bewaren zolang de terugbetaling loopt, en de Belastingdienst eist de bon juist zeven jaar.",
      "\nBewerken\nVerwijderen",
    ),
    within(
      "decision",
      "Anouk de Wit\n25 november 2026 om 09:02\n",
      "Besloten met Lies en Fatma: we bewaren het bonnummer zeven jaar en wissen het rekeningnummer na 30 dagen.",
      "\nBewerken\nVerwijderen",
    ),
    {
      is: "frame",
      text: "Te doen\nActies\nDetails\nToegewezen persoon\nFatma Yildiz\nRapporteur\nSjoerd Hamer\nLabels\nbetaling\nsprint\nKT Sprint 4\nStory point estimate\n3\nPrioriteit\nHigh",
    },
    debris(
      "Automatisering\nRegeluitvoeringen\nGemaakt 23 november 2026 om 17:20\nBijgewerkt 2 dagen geleden\nConfigureren",
    ),
  ],
};

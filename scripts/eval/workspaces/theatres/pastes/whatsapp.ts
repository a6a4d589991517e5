import type { PasteReference } from "../../../reference";
import { within } from "../../parts";

export const whatsapp: PasteReference = {
  name: "WhatsApp-export",
  initiative: "Kaarten teruggeven",
  parts: [
    {
      is: "frame",
      text: "[20-11-2026, 16:58:40] Kassa & foyer: ‎Berichten en oproepen zijn end-to-end versleuteld. Alleen personen in deze chat kunnen ze lezen, beluisteren of delen.",
    },
    within("noise", "[23-11-2026, 08:47:12] Sjoerd Hamer: ", "Goeiemorgen! Weer ijs op de stoep"),
    within("noise", "‎[23-11-2026, 08:47:40] Sjoerd Hamer: ‎", "afbeelding weggelaten"),
    within(
      "user_feedback",
      "[23-11-2026, 09:05:03] Els (kassa Weesp): ",
      "Zaterdag stond er een meneer voor me te huilen, zijn vrouw ligt in het ziekenhuis en hij kreeg van ons te horen dat abonnementen niet terug kunnen. Hij zei: “ik kom hier al dertig jaar en nu ben ik een nummer”",
    ),
    within("noise", "[23-11-2026, 09:06:21] Roos: ", "ach nee 😢"),
    within(
      "feature_idea",
      "[23-11-2026, 09:14:55] Roos: ",
      "Ideetje: kunnen we aan de kassa niet een knop krijgen waarmee wij het voor iemand doen? Niet iedereen heeft internet",
    ),
    within("noise", "‎[23-11-2026, 09:15:10] Els (kassa Weesp): ‎", "Dit bericht is verwijderd."),
    within(
      "risk",
      "[23-11-2026, 10:32:18] Sjoerd Hamer: ",
      "Waar ik bang voor ben: dat ze massaal om vijf voor zeven teruggeven en er tien mensen van de wachtlijst tegelijk in de foyer staan terwijl er één kassa open is",
    ),
    within(
      "decision",
      "[23-11-2026, 13:40:02] Anouk de Wit: ",
      "Net met Bram afgesproken: bij ziekte of overlijden krijgt iemand altijd het hele bedrag terug, ook als de stoel leeg blijft. We hadden het over een doktersbriefje, maar dat willen we niet van mensen vragen",
    ),
    within("noise", "[23-11-2026, 13:41:37] Els (kassa Weesp): ", "👏👏 top"),
    within(
      "key_competitors",
      "[23-11-2026, 14:20:50] Roos: ",
      "Gehoord van het theater in Hilversum: Stoeltje Over gaat per 1 januari van 12 naar 15 procent voor de koper",
    ),
    within(
      "noise",
      "[23-11-2026, 16:03:29] Sjoerd Hamer: ",
      "Wie kan donderdag mijn avonddienst overnemen?",
    ),
    within("noise", "[23-11-2026, 16:05:11] Roos: ", "Ik wel"),
  ],
};

import type { PastePart, PasteReference } from "../../../reference";
import { within } from "../../parts";

const row = (
  is: PastePart["is"],
  [number, day, house, source]: readonly [number, string, string, string],
  says: string,
  after = "",
): PastePart => within(is, `${number}\t${day}\t${house}\t${source}\t`, says, `\t${after}`);

export const sheet: PasteReference = {
  name: "Bereik uit een spreadsheet",
  initiative: "Kaarten teruggeven",
  parts: [
    { is: "frame", text: "Nr\tDatum\tTheater\tBron\tWat\tAfgehandeld" },
    row(
      "user_feedback",
      [1, "02-11", "Weesp", "bezoeker, balie"],
      "Mevrouw kon alleen haar hele abonnement teruggeven en niet die ene avond, ze vond het belachelijk",
      "ja",
    ),
    row("noise", [2, "03-11", "Weesp", "kassa"], "geen bijzonderheden"),
    row(
      "user_feedback",
      [3, "05-11", "Maarssen", "bezoeker, mail"],
      "„Ik stond 61e op de wachtlijst en zag vanaf het balkon vier lege stoelen op rij drie”",
      "nee",
    ),
    row(
      "feature_idea",
      [4, "06-11", "Breukelen", "vrijwilliger"],
      "Voorstel: laat op de site zien op welke plek van de wachtlijst iemand staat",
    ),
    row(
      "market_research",
      [5, "09-11", "alle", "telling Roos"],
      "Oktober geteld: 212 verzoeken om te ruilen, 131 op de dag zelf, 58 na 17.00 uur",
      "ja",
    ),
    row("noise", [6, "10-11", "Maarssen", "kassa"], "n.v.t."),
    row(
      "risk",
      [7, "11-11", "Breukelen", "Els"],
      "Mijn zorg: als de sms om half acht komt, haalt niemand uit Utrecht het nog en blijft de stoel alsnog leeg",
      "nee",
    ),
    row(
      "technical_constraint",
      [8, "12-11", "alle", "Fatma"],
      "TicketHof kan een rolstoelplaats niet als gewone stoel verkopen, die moet handmatig worden vrijgegeven",
    ),
    row("noise", [9, "13-11", "Weesp", "kassa"], "test, mag weg"),
    row(
      "goal",
      [10, "16-11", "alle", "Anouk"],
      "Doel voor de proef: op 12 februari 2027 komt 40% van de teruggaven in Weesp online binnen, nu 0%",
    ),
    row(
      "decision",
      [11, "18-11", "alle", "Bram"],
      "Besloten: premières doen niet mee aan de proef, omdat daar te veel vrijkaarten zijn",
      "ja",
    ),
    { is: "frame", text: "\t\t\t\tTotaal: 11\t" },
  ],
};

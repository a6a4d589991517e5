import type { PasteReference } from "../../../reference";
import { within } from "../../parts";

export const teams: PasteReference = {
  name: "Transcriptie uit Teams",
  initiative: "Kaarten teruggeven",
  parts: [
    {
      is: "frame",
      text: "Gesprek met abonnee Terpstra-20261119_140312-Opname van vergadering\n19 november 2026, 02:03PM\n24m 51s\n",
    },
    within("noise", "", "Anouk de Wit heeft de transcriptie gestart", "\n"),
    within("noise", "Anouk de Wit   0:05\n", "Hoort u mij zo? Ja? Fijn.", "\n"),
    within(
      "noise",
      "Joke Terpstra   0:11\n",
      "Mijn kleinzoon heeft het aangezet, ik hoop dat het goed gaat.",
      "\n",
    ),
    { is: "frame", text: "Anouk de Wit   0:18\nHoe doet u dat nu als u niet kunt?\n" },
    {
      is: "user_feedback",
      text: "Joke Terpstra   0:22\nDan bel ik, en dan krijg ik een bandje.\n\nJoke Terpstra   0:27\nDe laatste keer heb ik het kaartje maar in de brievenbus van de buren gegooid, en die waren op vakantie.\n",
      says: "Dan bel ik, en dan krijg ik een bandje. De laatste keer heb ik het kaartje maar in de brievenbus van de buren gegooid, en die waren op vakantie.",
    },
    { is: "frame", text: "Anouk de Wit   0:41\nWat zou helpen?\n" },
    within(
      "feature_idea",
      "Joke Terpstra   0:45\n",
      "Ik zou willen dat ik mijn stoel aan mijn vriendin kan overdragen, gewoon met haar telefoonnummer.",
      "\n",
    ),
    within("noise", "Anouk de Wit   0:53\n", "Hm-hm.", "\n"),
    within(
      "target_users",
      "Joke Terpstra   0:58\n",
      "Onze groep bestaat uit acht vrouwen van in de zeventig, we gaan altijd samen en één van ons regelt de kaarten voor iedereen.",
      "\n",
    ),
    within(
      "risk",
      "Joke Terpstra   1:20\n",
      "Waar ik me zorgen over maak is dat er dan een vreemde tussen ons in zit, en dat we elkaar bij het volgende stuk weer kwijt zijn.",
      "\n",
    ),
    within(
      "noise",
      "Joke Terpstra   1:33\n",
      "O, daar is de hond. Momentje hoor, hij moet eruit.",
      "\n",
    ),
    within(
      "decision",
      "Anouk de Wit   2:02\n",
      "Goed, dan spreken we dat nu vast af: een vaste stoel blijft van u, ook als u hem een avond teruggeeft. Dat was intern al besproken, nu doen we het ook.",
      "\n",
    ),
    within(
      "goal",
      "Anouk de Wit   2:19\n",
      "Ons doel is dat eind juni 2027 minstens 500 abonnees een keer online hebben teruggegeven. Op dit moment kan dat nog niet.",
      "\n",
    ),
    within("noise", "Joke Terpstra   2:31\n", "Dank u wel, en de groeten aan meneer Hamer.", "\n"),
    within("noise", "", "Anouk de Wit heeft de transcriptie gestopt"),
  ],
};

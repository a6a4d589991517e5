import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const teams: PasteReference = {
  name: "Chat aus Microsoft Teams kopiert",
  initiative: "Öffnen per Handy",
  parts: [
    { is: "frame", text: "Vorstand + Technik\nChat\nDateien\nFotos" },
    { is: "frame", text: "Dienstag, 24. November 2026" },
    within("noise", "Renate Brook\n24.11. 08:02\n", "guten Morgen in die Runde 🌞"),
    debris("Gefällt mir\n2"),
    within(
      "technical_constraint",
      "Malte Rieck\n24.11. 08:15\nBearbeitet\n",
      "Beim Zafira in Steinloh sitzt die Box unterm Sitz, da kommt Bluetooth keine zwei Meter weit. Sie muss bei dem Modell ins Armaturenbrett, anders geht es nicht.",
    ),
    within("noise", "Ulf Petersen\n24.11. 08:17\n", "Uff"),
    within(
      "user_feedback",
      "Jette Wohlers\n24.11. 08:31\n",
      "Gestern hat mich die Pflegerin aus Heidby angerufen: „Ich hab vier Patienten und acht Minuten dazwischen. Wenn euer Auto nicht aufgeht, stehe ich vor deren Angehörigen dumm da.“",
    ),
    debris("Traurig\n3\nHerz\n1"),
    {
      is: "noise",
      text: "Jette Wohlers\n24.11. 08:31\nGestern hat mich die Pflegerin aus Heidby angerufen: …\nRenate Brook\n24.11. 08:40\nVersteh ich gut",
      says: "Versteh ich gut",
    },
    within(
      "feature_idea",
      "Malte Rieck\n24.11. 08:44\n",
      "Idee dazu: die App könnte schon fünf Minuten vor der Buchung prüfen, ob das Auto antwortet, und sonst gleich ein anderes anbieten",
    ),
    within(
      "risk",
      "Renate Brook\n24.11. 09:10\n",
      "Ich habe Sorge, dass uns im Winter reihenweise die Starterbatterien ausfallen, weil die Boxen Strom ziehen. Einen Plan dafür haben wir nicht.",
    ),
    { is: "frame", text: "Zuletzt gelesen" },
    within(
      "decision",
      "Ulf Petersen\n24.11. 12:05\n",
      "Mit Renate abgestimmt und beschlossen: In den ersten vier Wochen bleiben die Tresore parallel hängen. Sofort abbauen war der Vorschlag von Telvara, das lehnen wir ab.",
    ),
    debris("Gefällt mir\n4"),
    within(
      "noise",
      "Malte Rieck\n24.11. 12:06\n",
      "bin ab 14 Uhr beim TÜV, danach wieder erreichbar",
    ),
    within("noise", "Renate Brook hat Jette Wohlers ", "zum Chat hinzugefügt."),
    within(
      "goal",
      "Jette Wohlers\n24.11. 15:20\n",
      "Ziel für die ersten zwölf Autos: bis 31. Mai 2027 klappt das Öffnen bei 98 % der Fahrten auf Anhieb. In der Probe waren es 97 % mit zwei Autos.",
    ),
    debris("Nachricht eingeben"),
  ],
};

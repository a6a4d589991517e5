import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { portalCase } from "./documents/portal-case";
import { portalRequirements } from "./documents/portal-requirements";

export const portal: SampleInitiative = {
  title: "Dry-Hire-Portal",
  description:
    "Stammkunden sehen online, was frei ist, und buchen Material ohne Techniker selbst. Leitung: Tom Reuter. Nicht vor Oktober 2027.",
  archived: false,
  documents: [portalCase, portalRequirements],
  contextItems: [
    {
      label: "target_users",
      title: "Stammkunden im Dry Hire",
      content: `62 Firmen mit Kundenkonto: kleine Technikbüros, zwei Theater, Kirchengemeinden, eine Tanzschule. Laufkundschaft bleibt beim Telefon. Zwölf der 62 haben zugesagt, als Erste zu testen.`,
    },
    {
      label: "user_feedback",
      title: "Stefan Brix, Brix Audio",
      content: `„Ich frag freitags um vier nach zwei Monitoren und krieg Montag um elf eine Antwort. Da hab ich längst woanders gemietet.“`,
    },
    {
      label: "market_research",
      title: "Anfragen im Oktober ausgewertet",
      content: `211 Anfragen per Mail und Telefon. Bis zur Antwort vergingen im Mittel 26 Stunden. 74 Anfragen kamen nach Büroschluss.`,
    },
    {
      label: "feature_idea",
      title: "Abholfach",
      content: `Schließfächer am Tor, Code per SMS, Abholung auch sonntags. Für alles bis Größe Flightcase.`,
    },
    {
      label: "risk",
      title: "Doppelt vermietet",
      content: `Solange Rückläufe erst am nächsten Tag gebucht werden, zeigt das Portal Geräte als frei an, die gar nicht da sind. Deshalb startet es erst, wenn das Lesetor sechs Monate läuft.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Online gebucht",
      key_result: "40 % der Dry-Hire-Aufträge kommen über das Portal",
      baseline: "0 %",
      timeframe: "31. März 2028",
    },
  ],
};

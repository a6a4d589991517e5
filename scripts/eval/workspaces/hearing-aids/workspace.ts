import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { proposal } from "./documents/proposal";
import { remoteItems } from "./items";
import { van } from "./van";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Schneller dran",
    key_result: "Nachsorgetermin innerhalb von 4 Tagen, in allen elf Läden",
    baseline: "9 Tage (Juni 2026)",
    timeframe: "30. September 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Ein Viertel aus der Ferne",
    key_result: "25 % aller Nachsorgetermine laufen als Fernanpassung",
    baseline: "7 % im Oktober 2026 (nur die beiden Pilotläden)",
    timeframe: "Ende 2027",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "Niemand fährt mehr wegen zwei Klicks",
    description:
      "Wer nur eine Kleinigkeit nachgestellt haben möchte, muss dafür nicht mehr die Tochter bitten, sich freizunehmen.",
  },
  {
    goal_type: "constraint",
    title: "Kein Laden verliert eine Stelle",
    description:
      "Gewonnene Stunden gehen in Erstanpassungen, nicht in den Personalabbau. Georg hat das auf der Betriebsversammlung zugesagt.",
  },
];

export const hearingAidsWorkspace: SampleWorkspace = {
  name: "Hörhaus Mangold",
  contextItems: [
    {
      label: "company_info",
      title: "Wir in Zahlen",
      content: `Familienbetrieb seit 1974, Inhaber Georg Mangold in zweiter Generation. 11 Fachgeschäfte zwischen Memmingen und Lindau, 62 Leute, davon 19 Meister. 6.800 Kunden in der Nachsorge, Umsatz 2025: 9,4 Mio. Euro.`,
    },
    {
      label: "tech_stack",
      title: "Was bei uns läuft",
      content: `- Kartei, Kalender, Abrechnung: AkuPlan 7, Server steht im Keller in Memmingen
- Anpassung: Noah 4 mit den Modulen der Hersteller, auf jedem Kabinen-PC
- Läden hängen per VPN dran, DSL 50, Lindenberg nur DSL 16

Tarek Ünal macht das alleine, Urlaubsvertretung ist ein Systemhaus in Kempten.`,
    },
    {
      label: "brand_guidelines",
      title: "So schreiben wir",
      content: `Wir siezen. Es heißt „Hörsystem“, nie „Apparat“, und wir sagen „wer schlechter hört“ statt „Schwerhörige“. Keine englischen Wörter in Briefen an Kunden, Schrift mindestens 14 Punkt. Moosgrün #3F5E4A.`,
    },
    {
      label: "external_link",
      title: "Verbandsblatt: Nachsorge per Video",
      content: `Bericht im Verbandsblatt, Heft 8/2026. 37 Betriebe gefragt, die Fernanpassung seit mindestens einem Jahr anbieten: im Schnitt werden 19 % der Nachsorge aus der Ferne erledigt. Häufigste Klage: die Kunden finden die App nicht wieder.`,
      source_url: "https://verbandsblatt-hoeren.example/2026/08/nachsorge-per-video",
    },
    {
      label: "general_note",
      title: "Betriebsausflug 2027",
      content: `Abstimmung läuft bis 15.12.: Pfänder oder Insel Mainau. Bisher 21 zu 17. Wer Höhenangst hat, bitte bei Sonja melden.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Alle elf Läden halten",
      description: "Bis zur Übergabe an Judith im Jahr 2030 soll kein Standort schließen.",
    },
  ],
  initiatives: [
    {
      title: "Fernanpassung",
      description:
        "Kunden lassen ihre Hörsysteme zu Hause nachstellen: Der Akustiker sitzt in der Filiale, spricht per Video mit ihnen und verändert die Einstellung über die App des Herstellers. Leitung: Judith Specht. Start in drei Läden am 1. März 2027, in den übrigen acht am 12. April 2027.",
      archived: false,
      documents: [proposal],
      contextItems: remoteItems,
      goals,
    },
    van,
    {
      title: "Batterien im Abo",
      description: "Knopfzellen per Post, alle acht Wochen. 2024 eingestellt, 63 Abonnenten.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};

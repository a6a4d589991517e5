import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { requirements } from "./documents/requirements";
import { trial } from "./documents/trial";
import { batchItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Schnell wissen, woher und wohin",
    key_result: "Von der Chargennummer zur Liste der Imker und Läden in höchstens 30 Minuten",
    baseline: "2 Tage (Rückruf März 2026)",
    timeframe: "bis 30. September 2027",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "Rückruf bleibt klein",
    key_result: "Wenn doch einer kommt, höchstens 1.200 Gläser",
    baseline: "2.140",
    timeframe: "ab Saison 2027",
  },
  {
    goal_type: "constraint",
    title: "Die Mitglieder nicht mit Papierkram verjagen",
    description:
      "Höchstens eine Minute mehr pro Hobbock, sonst liefern die Alten woanders hin. Haben wir auf der Versammlung so versprochen.",
  },
];

export const beekeepersWorkspace: SampleWorkspace = {
  name: "Imker eG Trebsiner Land",
  contextItems: [
    {
      label: "company_info",
      title: "Über uns",
      content: `Gegründet 1994, 63 Mitglieder mit zusammen ca. 1480 Völkern. 2025: 37 t Honig angenommen, abgefüllt 61.000 Gläser à 500 g und 8.000 à 250 g, der Rest in Eimern an Bäckereien. Umsatz 612 T€. 23 Supermärkte im Umkreis von 60 km, dazu Hofläden und Wochenmärkte. Abgefüllt wird in der alten Molkerei in Grabenow. Fest angestellt sind Kerstin und Olli, im Sommer 3 Aushilfen.`,
    },
    {
      label: "compliance_requirements",
      title: "Was vorgeschrieben ist",
      content: `VO (EG) 178/2002 Art. 18: wir müssen jederzeit sagen können, von wem der Honig kam und an wen er ging (eine Stufe zurück, eine vor). Losnummer auf jedes Glas, sonst nicht verkehrsfähig. MHD allein reicht nur, wenn Tag und Monat draufstehen. Aufzeichnungen 5 Jahre aufheben. Wasser höchstens 20 %, wir nehmen nur bis 18 % an.`,
    },
    {
      label: "brand_guidelines",
      title: "Etikett",
      content: `Wir duzen. „Aus dem Trebsiner Land“, nicht „regional“. Nie „Bio“ schreiben, sind nicht zertifiziert! Grün ist Pantone 364.`,
    },
    {
      label: "general_note",
      title: "Sammelbestellung Varroa",
      content: `Oxalsäure und Ameisensäure 60 % bestellt Günter wieder für alle. Liste hängt im Vereinsheim, bis 15.11. eintragen. Leere Kanister bitte zurück!!`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "Chargen lückenlos verfolgen",
      description:
        "Jedes Glas bekommt eine Chargennummer, über die wir in Minuten wissen, aus welchen Hobbocks, von welchem Imker und von welchem Stand der Honig kommt und in welche Läden er gegangen ist. Kümmert sich: Kerstin Maaß. Soll stehen, wenn am 21. Juni 2027 die Sommertracht angenommen wird.",
      archived: false,
      documents: [trial, requirements],
      contextItems: batchItems,
      goals,
    },
    {
      title: "Honiglikör",
      description:
        "Likör aus Resthonig, Brennerei in Lüdershagen. 2025 eingestellt, Zoll zu umständlich.",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};

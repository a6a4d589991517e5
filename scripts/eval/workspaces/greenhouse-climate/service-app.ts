import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { serviceCase } from "./documents/service-case";

export const serviceApp: SampleInitiative = {
  title: "Storingsapp voor monteurs",
  description:
    "Monteurs zien in de bus de alarmen, de tekeningen en de historie van een klant, en melden de storing af op hun telefoon. Trekker: Ruud Zuidgeest.",
  archived: false,
  documents: [serviceCase],
  contextItems: [
    {
      label: "user_feedback",
      title: "Rondje langs de monteurs",
      content: `Zes van de zestien gesproken. "Ik bel Ruud, Ruud zoekt de tekening, Ruud appt een foto van de tekening. Je kunt er de klok op gelijk zetten dat hij van de verbouwing ervoor is."`,
    },
    {
      label: "market_research",
      title: "Storingen 2025 geteld",
      content: `4.120 storingsbezoeken. 68% in één keer opgelost. Van de rest was bij 7 op de 10 het onderdeel niet in de bus.`,
    },
    {
      label: "risk",
      title: "Geen bereik in het ketelhuis",
      content: `Achter twee lagen beton is er niks. Tekeningen van de klanten van die dag staan daarom 's morgens al op de telefoon.`,
    },
    {
      label: "feature_idea",
      title: "Foto van de klemmenstrook bij de werkbon",
      content: `Zodat de volgende ziet wat zijn voorganger heeft omgezet.`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "In één keer goed",
      key_result: "85% van de storingen bij het eerste bezoek opgelost",
      baseline: "68% (2025)",
      timeframe: "medio 2028",
    },
  ],
};

import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { homeDeliveryCase } from "./documents/home-delivery-case";

export const homeDelivery: SampleInitiative = {
  title: "Heimlieferung",
  description:
    "Kästen bis an die Haustür in Memmingen und Umgebung, bestellt über die Webseite. Leitung: Veronika Zeller. Nicht vor Herbst 2027.",
  archived: false,
  documents: [homeDeliveryCase],
  contextItems: [
    {
      label: "market_research",
      title: "Zettel vom Hoffest",
      content: `143 Zettel ausgefüllt. 61 würden sich Kästen nach Hause bringen lassen, die meisten freitags nach 17 Uhr.`,
    },
  ],
  goals: [],
};

import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { freightCase } from "./documents/freight-case";
import { freightRequirements } from "./documents/freight-requirements";

export const freight: SampleInitiative = {
  title: "Freight bookings online",
  description:
    "Hauliers book and amend trailer space themselves instead of ringing the freight desk. Lead: Callum Baird. Not before winter 2027.",
  archived: false,
  documents: [freightCase, freightRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "MacAskill Haulage",
      content: `"Your freight desk shuts at five. My fish doesn't." Two trailers a day, six days a week.`,
    },
    {
      label: "market_research",
      title: "Freight desk log",
      content: `In October the desk took 640 calls. 390 were changes to a trailer that was already booked.`,
    },
    {
      label: "risk",
      title: "Fish lorries crowd out the Co-op",
      content: `If everybody can book, the seafood firms may take all the space on the 1630. Two lane metres in five will be held for groceries until noon.`,
    },
  ],
  goals: [],
};

import type {
  SampleContextItem,
  SampleGoal,
  SampleInitiative,
} from "@/lib/domain/workspace/sample";
import { orderCase } from "./documents/order-case";
import { orderRequirements } from "./documents/order-requirements";

const contextItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wie er bestelt",
    content: `Bij de 52 hotels is dat meestal het hoofd housekeeping, in kleine huizen de eigenaar. Ze lopen met hun telefoon door de linnenkamer. Nederlands is lang niet voor iedereen de eerste taal: Pools en Engels komen het meest voor.`,
  },
  {
    label: "user_feedback",
    title: "Hotel Wannink, Delden",
    content: `"Om kwart voor twee hang ik bij jullie in de wacht, en om tien over twee weet ik pas hoeveel bedden er zaterdag omgaan."`,
  },
  {
    label: "user_feedback",
    title: "Petra en Joyce, binnendienst",
    content: `Tussen acht en tien gaat de telefoon aan één stuk door. Joyce noteert op een kladblok en tikt het 's middags over. "Veertien en veertig klinken aan de telefoon precies hetzelfde."`,
  },
  {
    label: "market_research",
    title: "Bestellingen in oktober",
    content: `1.910 bestellingen. 63% telefonisch, 22% per mail, 15% via TexWeb. 118 naleveringen, waarvan 71 door een verkeerd verstaan of verkeerd overgetikt aantal. Een nalevering kost gemiddeld € 38 aan rijden.`,
  },
  {
    label: "key_competitors",
    title: "LinnenDirect",
    content: `Heeft sinds 2025 een app, in vier talen. Besteld voor 16.00 uur is de volgende dag geleverd (bij ons 14.00). Huurprijs per laken ongeveer 6% hoger dan die van ons.`,
  },
  {
    label: "feature_idea",
    title: "Vaste bestelling",
    content: `Elke maandag staat de gewone weekbestelling klaar. Het hotel tikt op akkoord of past een getal aan.`,
  },
  {
    label: "feature_idea",
    title: "Voorstel uit de bezetting",
    content: `Koppelen met het reserveringssysteem van het hotel en zelf uitrekenen wat er nodig is. Mooi, maar elk hotel heeft een ander pakket.`,
  },
  {
    label: "technical_constraint",
    title: "TexWeb heeft geen koppelvlak",
    content: `TexWeb kan niet met andere software praten. De app moet dus zelf in TexPro schrijven, via dezelfde csv-import. Wat er om 15.00 uur niet in staat, mist de nachtploeg.`,
  },
  {
    label: "decision",
    title: "Bellen blijft kunnen",
    content: `27 oktober 2026, Wilma en Jeroen. De binnendienst neemt in elk geval tot eind 2028 bestellingen per telefoon aan. Geen toeslag voor bellers.`,
  },
  {
    label: "risk",
    title: "Niemand gebruikt hem",
    content: `TexWeb was er in 2016 ook voor iedereen en blijft op 15% steken. Waarom weten we niet, en we hebben het ook nooit gevraagd.`,
  },
];

const goals: readonly SampleGoal[] = [
  {
    goal_type: "user_outcome",
    title: "Bestellen zonder in de wacht te hangen",
    description: "Een hotel regelt zijn linnen op het moment dat het daar tijd voor heeft.",
  },
  {
    goal_type: "business_outcome",
    title: "Minder naleveringen",
    key_result: "Hoogstens 60 naleveringen per maand",
    baseline: "118 in oktober 2026",
    timeframe: "1 oktober 2027",
  },
  {
    goal_type: "constraint",
    title: "Budget bestelapp",
    description: "Hoogstens € 45.000 tot en met de eerste tien hotels.",
  },
];

export const orderApp: SampleInitiative = {
  title: "Bestelapp voor hotels",
  description:
    "Hotels bestellen en wijzigen hun linnen zelf op de telefoon, in plaats van de binnendienst te bellen. Trekker: Jeroen Aalbers. Eerste hotels in het tweede kwartaal van 2027.",
  archived: false,
  documents: [orderCase, orderRequirements],
  contextItems,
  goals,
};

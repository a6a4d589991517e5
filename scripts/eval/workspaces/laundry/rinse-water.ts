import type { SampleInitiative } from "@/lib/domain/workspace/sample";

export const rinseWater: SampleInitiative = {
  title: "Spoelwater hergebruiken op tunnel 2",
  description:
    "Het laatste spoelwater van wastunnel 2 gaat door een membraan terug naar de voorwas. Trekker: Henk Scholten. Niet voor de zomerstop van 2027.",
  archived: false,
  documents: [],
  contextItems: [
    {
      label: "market_research",
      title: "Watermeters afgelezen",
      content: `Vier weken in september: tunnel 1 gebruikt 7,9 liter per kilo, tunnel 2 nog 11,8. Dat scheelt op jaarbasis zo'n 4.100 m³.`,
    },
    {
      label: "technical_constraint",
      title: "Pluis in het membraan",
      content: `Het membraan slibt dicht boven 40 mg pluis per liter. Wij zitten op 55 tot 70. Er moet een trommelzeef voor.`,
    },
    {
      label: "compliance_requirements",
      title: "Lozen volgens het waterschap",
      content: `Concentraat mag alleen op het riool met een pH tussen 6,5 en 9 en onder 30 °C. Wijziging van de lozing vooraf melden, reken op acht weken.`,
    },
    {
      label: "decision",
      title: "Eerst een half jaar huren",
      content: `Henk en Gerrit, 5 november: installatie huren voor € 1.450 per maand in plaats van kopen. Pas kopen als de tunnel drie maanden onder 8,5 liter blijft.`,
    },
    {
      label: "risk",
      title: "Luchtje aan het platgoed",
      content: `Als het teruggevoerde water te lang in de buffer staat, gaan lakens muf ruiken. De buffer wordt elk weekend leeggepompt.`,
    },
    {
      label: "user_feedback",
      title: "Ploegleider nacht",
      content: `"Die tunnel loopt nu eindelijk een keer lekker. Moeten we er dan weer aan gaan sleutelen?"`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "Liters per kilo",
      key_result: "8,5 liter water per kilo op tunnel 2",
      baseline: "11,8 liter",
      timeframe: "eind 2027",
    },
  ],
};

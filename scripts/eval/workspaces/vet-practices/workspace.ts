import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { requirements } from "./documents/requirements";
import { summary } from "./documents/summary";
import { bookingItems } from "./items";
import { medication } from "./medication";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "Online geboekt",
    key_result: "30 % van de gewone consulten en vaccinaties wordt online geboekt",
    baseline: "0 % (oktober 2026)",
    timeframe: "1 oktober 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Wie belt, krijgt iemand",
    description: "Voor wie wel blijft bellen moet het merkbaar rustiger worden.",
    key_result: "Hooguit 8 % hangt op voordat er wordt opgenomen",
    baseline: "19 % (maart 2026)",
    timeframe: "1 oktober 2027",
    priority: 90,
  },
  {
    goal_type: "business_outcome",
    title: "Minder wegblijvers",
    key_result: "Minder dan 3 % van de afspraken vervalt zonder bericht",
    baseline: "6,2 % in 2025",
    timeframe: "31 december 2027",
  },
  {
    goal_type: "constraint",
    title: "Balies blijven bemand",
    description: "Er gaat in 2027 geen uur baliewerk af, in geen enkele praktijk.",
  },
];

export const vetPracticesWorkspace: SampleWorkspace = {
  name: "Dierenartsen Rijn & Waal",
  contextItems: [
    {
      label: "company_info",
      title: "Onze groep",
      content: `Elf praktijken tussen Culemborg en Zevenaar, 38 dierenartsen, 74 paraveterinairen, 52.000 ingeschreven dieren. Omzet 2025: € 16,4 miljoen. De negen partners zijn samen eigenaar en willen niet aan een keten verkopen.`,
    },
    {
      label: "tech_stack",
      title: "Wat er draait",
      content: `VetBase (praktijkadministratie) op een eigen server per praktijk, telefonie van Voys, website in WordPress, mail en agenda's in Microsoft 365. Eén systeembeheerder, Bas Hendrikx.`,
    },
    {
      label: "brand_guidelines",
      title: "Zo schrijven wij",
      content: `We zeggen u tegen eigenaren en noemen hun dier bij de naam. Nooit "baasje", nooit "patiënt". Korte zinnen, geen uitroeptekens. Steunkleur petrol (#0F5C63).`,
    },
    {
      label: "compliance_requirements",
      title: "AVG",
      content: `Gegevens van eigenaren blijven binnen de EU, en met elke leverancier sluiten we vooraf een verwerkersovereenkomst. Wie een afspraak maakt en nooit komt, wordt na zes maanden verwijderd.`,
    },
    {
      label: "key_competitors",
      title: "Dierplus",
      content: `Landelijke keten, sinds 2025 ook in Zevenaar en Nijmegen. Online boeken dag en nacht en een app met het dossier. Een consult kost er € 54, bij ons € 46. Klanten klagen dat ze steeds een andere dierenarts treffen.`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "Zelfstandig blijven",
      description: "Groeien zonder geld van buiten.",
    },
  ],
  initiatives: [
    {
      title: "Afspraken online",
      description:
        "Eigenaren plannen zelf een afspraak bij hun eigen praktijk, ook 's avonds en in het weekend. Trekker: Marloes Verstegen; techniek: Bas Hendrikx. Proef in Tiel en Druten vanaf 11 januari 2027, alle praktijken vóór 1 juni 2027.",
      archived: false,
      documents: [requirements, summary],
      contextItems: bookingItems,
      goals,
    },
    medication,
  ],
};

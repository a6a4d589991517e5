import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { businessCase } from "./documents/business-case";
import { launchGoals, launchItems } from "./launch-items";

export const bicycleLockWorkspace: SampleWorkspace = {
  name: "Grendel",
  contextItems: [
    {
      label: "company_info",
      title: "Grendel B.V.",
      content: `Eindhoven, opgericht in 2024, 7 mensen. 900.000 euro opgehaald, geld tot juli 2027. Femke Hoekstra (directeur), Anil Jagernath (techniek), Joris Smeets (inkoop).`,
    },
    {
      label: "brand_guidelines",
      title: "Toon en stijl",
      content: `We tutoyeren. Nooit "smart" of "innovatief". Oranje #FF6A13. De naam is Grendel Eén, met accent. Humor mag, over diefstal niet.`,
    },
    {
      label: "target_market",
      title: "Markt",
      content: `453.000 nieuwe e-bikes per jaar in Nederland, 260.000 in Vlaanderen. Duitsland pas na de eerste serie.`,
    },
  ],
  goals: [
    {
      goal_type: "constraint",
      title: "Geld tot de zomer",
      key_result: "Op 1 juli 2027 nog minstens € 120.000 op de rekening",
      baseline: "€ 512.000 op 1 november 2026",
      timeframe: "1 juli 2027",
    },
  ],
  initiatives: [
    {
      title: "Lancering Grendel Eén",
      description:
        "Het eerste slot van Grendel in de webshop en in twaalf winkels, in Nederland en Vlaanderen, op 9 maart 2027. Femke Hoekstra leidt de lancering, Anil Jagernath de techniek.",
      archived: false,
      documents: [businessCase],
      contextItems: launchItems,
      goals: launchGoals,
    },
    {
      title: "App 2.0",
      description: "",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "feature_idea",
          title: "Kaart met de laatste plek",
          content: "De app onthoudt waar het slot dichtging.",
        },
      ],
      goals: [],
    },
  ],
};

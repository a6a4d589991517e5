import type { SampleContextItem, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { chip } from "./chip";
import { orderApp } from "./order-app";
import { rinseWater } from "./rinse-water";

const company: readonly SampleContextItem[] = [
  {
    label: "company_info",
    title: "Wie wij zijn",
    content: `Familiebedrijf sinds 1961, nu derde generatie: Wilma Lammerink is directeur, haar neef Gerrit doet de financiën. Wasserij in Borne, depot in Doetinchem, negen vrachtwagens. 142 mensen op de loonlijst. Omzet 2025: € 12,6 miljoen.

Per week 58 ton: 31 ton platgoed, 19 ton werkkleding en 8 ton bewonersgoed. Bewonersgoed is het kleinste deel en geeft de meeste telefoontjes.`,
  },
  {
    label: "target_market",
    title: "Klantgroepen",
    content: `| Groep | Klanten | Deel van de omzet |
| --- | --- | --- |
| Zorg (verpleeghuizen, revalidatie) | 61 locaties | 54% |
| Hotels en restaurants | 84 | 29% |
| Industrie, werkkleding | 130 | 17% |

Ons gebied: Twente, Achterhoek en de oostrand van Salland. Verder rijden we niet, dan klopt de som van de rit niet meer.`,
  },
  {
    label: "tech_stack",
    title: "Systemen",
    content: `TexPro voor productie, voorraad en facturen (eigen server, SQL Server, versie 11). Daarnaast het klantportaal TexWeb uit 2016. Rapporten in Power BI. Bas Nijhof is de enige IT'er, de leverancier van TexPro helpt op uurbasis.`,
  },
  {
    label: "brand_guidelines",
    title: "Zo schrijven we",
    content: `Klanten zeggen we u, elkaar je. Het is altijd "bewoner", nooit "patiënt" of "cliënt". Woorden als ontzorgen, full service en passie laten we aan anderen. Groen #2E7D5B, lettertype Lato.`,
  },
  {
    label: "compliance_requirements",
    title: "Hygiënecertificaat",
    content: `We zijn gecertificeerd volgens NEN-EN 14065 (RABC). Vuil en schoon gaan door gescheiden deuren, en alles wat van de vuile naar de schone kant gaat, wordt gereinigd of blijft daar. Volgende audit: 9 maart 2027.`,
  },
  {
    label: "external_link",
    title: "Kerncijfers textielverzorging 2026",
    content: `Jaarlijks overzicht van de branche. Interessant zijn blz. 12 (energie per kilo) en blz. 30 (loonkosten). Nog niet gelezen verder.`,
    source_url: "https://textielverzorging.example/kerncijfers-2026.pdf",
  },
  {
    label: "general_note",
    title: "Rijschema kerst",
    content: `25 en 26 december en 1 januari dicht. Zondag 27 december extra rit voor Delden, Goor en Lochem. Chauffeurs die willen ruilen: voor 11 december bij Dirk.`,
  },
];

export const laundryWorkspace: SampleWorkspace = {
  name: "Lammerink Textielverzorging",
  contextItems: company,
  goals: [
    {
      goal_type: "general",
      title: "Zorgcontracten houden",
      description:
        "In 2027 en 2028 worden de contracten van 19 zorglocaties opnieuw aanbesteed. Daar willen we er geen van kwijt.",
    },
    {
      goal_type: "business_outcome",
      title: "Weer gezond rendement",
      key_result: "Bedrijfsresultaat van 8% van de omzet",
      baseline: "5,1% in 2025",
      timeframe: "boekjaar 2028",
    },
  ],
  initiatives: [chip, orderApp, rinseWater],
};

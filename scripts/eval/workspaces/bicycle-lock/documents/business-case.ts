import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const businessCase: SampleDocument = {
  type: "business_case",
  status: "approved",
  title: "Businesscase Grendel Eén (aandeelhouders, 3 september)",
  content_markdown: `# Businesscase Grendel Eén

Auteur: Femke Hoekstra · Goedgekeurd door de aandeelhouders op 3 september 2026

## Samenvatting

Een ringslot dat opengaat met de telefoon en alarm slaat als de fiets beweegt. We maken er 5.000 in de eerste serie. Prijs 149 euro, kostprijs 61,40 euro, verkoop vanaf 9 maart 2027.

## Waarom nu

In Nederland worden elk jaar ongeveer 680.000 fietsen gestolen. Verzekeraars vragen sinds 2025 om een tracker bij e-bikes boven de 2.000 euro; wij verwachten dat de helft van de e-bikekopers daarom een slim slot wil.

## Kosten en opbrengst

| Post | Bedrag |
| --- | ---: |
| Matrijzen | € 84.000 |
| Certificering (ART, CE, RED) | € 37.500 |
| Eerste serie, 5.000 stuks | € 307.000 |
| Lancering en beurs | € 45.000 |
| Omzet bij 5.000 stuks, zonder btw | € 615.700 |

Met een uitval van 3 % blijft er € 119.000 over. Het abonnement rekenen we niet mee.

## Alternatieven

1. Licentie aan een fietsmerk: € 6 per slot, maar dan kent niemand ons.
2. Wachten op de versie met GPS: een jaar later, en Sluyter is er dan al.
3. Niets doen: het geld is in juli 2027 op.

## Eerste stappen

- [x] Contract met de fabriek in Brno, 21 september
- [x] Nulserie van 50 sloten, 30 oktober
- [ ] ART-keurmerk twee sterren (aangevraagd, uitslag week 4)
- [ ] Contract met logistiek partner (Joris, vóór 15 december)
- [ ] Handleiding in vier talen

## Niet in deze versie

GPS, vingerafdruk en een kettingslot. GPS komt in Grendel Twee.
`,
};

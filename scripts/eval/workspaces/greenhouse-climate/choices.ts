import type { SampleContextItem } from "@/lib/domain/workspace/sample";

/** Ideas, limits, decisions and worries of price steering. */
export const choices: readonly SampleContextItem[] = [
  {
    label: "feature_idea",
    title: "Lichtsom als ondergrens",
    content: `Teler geeft per afdeling op hoeveel mol/m² de plant per dag minimaal moet hebben en hoeveel uur donker. Het plan schuift alleen wat daarboven zit. Anouk wil dat hij ook de zon van vandaag meerekent en de achterstand van gisteren inhaalt. Schatting Sander: 15 dagen. Alle drie de telers uit de proef noemen dit als voorwaarde.`,
  },
  {
    label: "feature_idea",
    title: "Maximaal aantal starts van de WKK",
    content: `Instelbaar aantal starts per etmaal plus een minimale draaitijd (standaard 3 uur). Lost ticket 48211 op en nog 5 van die soort. Klein, 4 dagen.`,
  },
  {
    label: "feature_idea",
    title: "Knop 'vandaag niet'",
    content: `Eén druk op de knop en de kas doet de rest van het etmaal wat er in de gewone strategie staat. Zonder dat je het plan kwijt bent. 2 dagen werk.`,
  },
  {
    label: "feature_idea",
    title: "Weekstaat met de opbrengst",
    content: `Elke maandag een overzicht: zoveel betaald, zoveel had je betaald zonder plan. Pieter verkoopt er beter mee en de boekhouder van de teler heeft er ook wat aan. Sander twijfelt, want tegen welke referentie reken je? 10 dagen.`,
  },
  {
    label: "feature_idea",
    title: "Meedoen op de onbalans",
    content: `Per kwartier bijsturen op de onbalansprijs. Kan voor een WKK van 3 MW zo € 40.000 per jaar schelen, maar dan moet er 's nachts ook iemand bereikbaar zijn. Minstens 60 dagen en een partner met vergunning.`,
  },
  {
    label: "technical_constraint",
    title: "Cirro 5 trekt het niet",
    content: `De Cirro 5 (nog 440 stuks in het veld) heeft 64 MB geheugen en hangt niet aan internet. De rekenkern heeft 900 MB nodig. Dus alleen Cirro 6, vanaf versie 6.3.`,
  },
  {
    label: "technical_constraint",
    title: "De prijzen komen rond één uur, meestal",
    content: `Day-aheadprijzen staan normaal om 12.57 op de beurs, in 2025 was het 9 keer later dan 14.00 uur en één keer pas om kwart voor zes. Onze feed mag maximaal 400 keer per minuut bevraagd worden voor álle klanten samen, dus via Cirro Online ophalen en verdelen, niet per kas.`,
  },
  {
    label: "technical_constraint",
    title: "Aansluiting zit vol",
    content: `Bijna overal in het Westland is het net vol. Wat een teler mag afnemen staat in zijn contract in kW, en bij 70 van onze klanten is dat een groepscontract: de hele straat samen onder één plafond. De Cirro kent alleen de meter van het eigen bedrijf.`,
  },
  {
    label: "compliance_requirements",
    title: "Donkerteperiode en schermen",
    content: `Uit het Besluit activiteiten leefomgeving, uitgezocht door Anouk: van 1 november tot 1 april mogen lampen van 18.00 tot 24.00 uur alleen aan als het dek voor 98% is afgeschermd. Gemeenten kunnen strenger zijn. Na middernacht, als de stroom goedkoop is, volstaat 74%. Het plan mag nooit iets voorstellen wat hier niet aan voldoet.`,
  },
  {
    label: "decision",
    title: "Eerste seizoen geeft de teler zelf akkoord",
    content: `MT, 6 oktober 2026. In het eerste seizoen voert de Cirro geen plan uit zonder dat de teler op akkoord heeft gedrukt. Volledig automatisch was voor R&D veel eenvoudiger geweest, maar Hofland en de enquête zeggen dat het vertrouwen er niet is. In april 2028 opnieuw bekijken met de cijfers van het seizoen.`,
  },
  {
    label: "decision",
    title: "Rekenkern kopen bij Optivar",
    content: `20 oktober 2026, Sander Kok en Joost Verdaan. Licentie € 58.000 per jaar, ongeacht het aantal kassen. Zelf bouwen zou 14 maanden en ongeveer € 260.000 kosten en dan missen we het seizoen 2027. De universiteit kwam met open source, maar daar zit niemand 's nachts aan de telefoon. Contract loopt drie jaar.`,
  },
  {
    label: "decision",
    title: "Nog geen onbalans",
    content: `MT, 6 oktober 2026: de onbalansmarkt zit niet in de eerste versie. Reden: 24-uursdienst en vergunning. Joost: "Eerst laten zien dat we de gewone prijs snappen."`,
  },
  {
    label: "risk",
    title: "Plant komt licht tekort",
    content: `Als het plan te scherp op de prijs zit raakt de lichtsom achter en dat zie je pas na drie weken aan de oogst. Tegenmaatregel: de ondergrens gaat in het rekenmodel altijd voor de prijs, en bij twee dagen achterstand zet de Cirro het plan uit en krijgt de teler een alarm. Eigenaar: Anouk de Graaf.`,
  },
  {
    label: "risk",
    title: "Geen prijzen, geen plan",
    content: `Feed ligt eruit of internet bij de teler. Zie 2025: 9 keer na tweeën. Tegenmaatregel: om 17.00 uur nog niets binnen, dan draait de kas op de gewone strategie en staat er een melding op het scherm. Eigenaar: Sander.`,
  },
  {
    label: "risk",
    title: "De hele straat op hetzelfde goedkope uur",
    content: `Alle buren van een groepscontract krijgen van ons hetzelfde goedkope uur en dan knalt de straat samen door het plafond. Netbeheerder rekent € 19.000 per overschrijding of schakelt af. Ruud heeft hem op tafel gelegd, niemand heeft er nog iets op bedacht.`,
  },
  {
    label: "risk",
    title: "Licentie Optivar wordt duurder",
    content: `Na drie jaar kunnen ze vragen wat ze willen. Sander houdt de koppeling zo dun dat er een andere rekenkern achter kan.`,
  },
  {
    label: "general_note",
    title: "Planning (Linda, 16 november)",
    content: `- [x] contract met Optivar getekend
- [ ] 18 december 2026: schermen klaar om aan vijf telers te laten zien
- [ ] 1 maart 2027: bèta bij 10 telers, elke week belt Anouk ze
- [ ] 1 juli 2027: besluit door of niet
- [ ] 13 september 2027: in versie 6.4, begin van het belichtingsseizoen

Stoppen en terug naar de gewone strategie bij meer dan 3 bètatelers met schade aan het gewas. Anouk beslist, zonder eerst het MT te bellen.`,
  },
  {
    label: "general_note",
    title: "nog doen Linda",
    content: `- Zwinkels terugbellen over maart
- prijs!! Pieter wil € 4.500 + 75 per maand, Joost wil er geen abonnement bij. nog open
- wie leest de helpteksten na
- parkeerkaart verlengen`,
  },
  {
    label: "external_link",
    title: "Vakbladartikel over belichten op goedkope uren",
    content: `Proefstation vond bij tomaat geen verschil in kilo's zolang de lichtsom per drie dagen gelijk blijft en er zes uur donker is.`,
    source_url: "https://vakblad.example/belichten-op-goedkope-uren",
  },
];

import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const returnItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Wie zijn kaartje kwijt wil",
    content: `Vooral abonnementhouders (2.350, gemiddeld 61 jaar) die in mei twaalf avonden kiezen en er in februari twee niet kunnen. Daarnaast ouders met een ziek kind op de dag zelf. Aan de andere kant mensen op de wachtlijst: 40 tot 300 per uitverkochte voorstelling.

Schoolvoorstellingen en zakelijke groepen vallen erbuiten, die gaan via Lies.`,
  },
  {
    label: "user_feedback",
    title: "Mevrouw Terpstra, abonnee sinds 1998",
    content: `„Ik heb de stoel naast me al zo vaak leeg zien blijven terwijl mijn buurvrouw thuis op de wachtlijst stond. Dat is toch zonde van die mensen op het toneel?” Aan de kassa, 9 oktober.`,
  },
  {
    label: "user_feedback",
    title: "Kassamailtjes september–oktober",
    content: `- "Drie keer gemaild dat we niet kunnen, geen antwoord, kaarten verlopen"
- vader van twee: kind ziek om 17.00 uur, kassa dicht, € 96 weg
- "Ik zag mijn eigen kaartje voor het dubbele op Marktplaats staan (was ik niet!)"
- compliment voor Sjoerd, die belde terug op zijn vrije dag`,
  },
  {
    label: "market_research",
    title: "Lege stoelen geteld",
    content: `Seizoen 2025–2026, drie theaters, 61 uitverkochte avonden.

| Wat | Waarde |
| --- | --- |
| Lege stoelen per uitverkochte avond | 7,8% |
| Mensen op de wachtlijst, gemiddeld | 88 |
| Gemiste horeca en kaarten | € 71.000 |
| Verzoeken om ruilen per week | 46 |
| Tijd per verzoek aan de kassa | 12 min |`,
  },
  {
    label: "market_research",
    title: "Enquête onder abonnees",
    content: `811 antwoorden. 64% zou een kaartje online teruggeven als dat tot een uur voor aanvang kan. 22% wil liever een tegoed dan geld. 9% doet het ook voor niets, "als de stoel maar vol zit".`,
  },
  {
    label: "key_competitors",
    title: "Stoeltje Over",
    content: `Doorverkoopsite uit Rotterdam, sinds 2021, 38 theaters aangesloten. Rekent de koper 12% en de verkoper niets. Uitbetaling na 14 dagen. Ze weten niet wie er in de zaal zit en abonnementskaarten kunnen ze niet aan. Hun app is snel: kaartje scannen en het staat te koop.`,
  },
  {
    label: "feature_idea",
    title: "Wachtlijst krijgt een sms",
    content: `Komt er een stoel vrij, dan krijgt de volgende op de wachtlijst een sms en twintig minuten om te betalen.`,
  },
  {
    label: "feature_idea",
    title: "Tegoed of geld terug",
    content: `Wie teruggeeft kiest zelf: het hele bedrag als tegoed, of 90% op de rekening zodra de stoel verkocht is.`,
  },
  {
    label: "feature_idea",
    title: "Stoel weggeven aan een student",
    content: `Knop om een kaartje gratis door te geven aan iemand met een CJP. Niet in de eerste versie.`,
  },
  {
    label: "technical_constraint",
    title: "Kassapakket",
    content: `TicketHof kan een stoel pas opnieuw verkopen als de oude barcode is ingetrokken, en dat gebeurt in een batch om het kwartier. Korter dan 20 minuten voor aanvang kan dus niet.`,
  },
  {
    label: "technical_constraint",
    title: "Scanners in Maarssen",
    content: `De zes scanners in Maarssen halen de lijst één keer op, om 18.00 uur, en werken daarna offline. Een ingetrokken kaartje gaat daar nog gewoon open.`,
  },
  {
    label: "compliance_requirements",
    title: "Doorverkoop en btw",
    content: `Lies, 2 november: wij mogen op doorverkoop niet meer rekenen dan de prijs op het kaartje, dat staat in de voorwaarden van de producenten. Wordt een kaartje terugbetaald, dan moet de 9% btw gecorrigeerd worden in dezelfde maand.`,
  },
  {
    label: "decision",
    title: "Zelf doen, niet via Stoeltje Over",
    content: `19 oktober 2026, Bram Kuiper en Anouk de Wit. Aansluiten kostte niets, maar dan betaalt de koper 12% extra en staan abonnementen buitenspel. Over een seizoen kijken we opnieuw.`,
  },
  {
    label: "decision",
    title: "Tot een uur voor aanvang",
    content: `9 november 2026, Anouk met Sjoerd. De techniek kan 20 minuten, maar de kassa wil rust voor de zaal opengaat. We verliezen daarmee naar schatting een vijfde van de late afzeggingen.`,
  },
  {
    label: "risk",
    title: "Handelaren kopen de wachtlijst leeg",
    content: `Een vrijgekomen stoel voor een cabaretier kan worden opgekocht en duurder aangeboden. Maatregel: op naam, hooguit twee per persoon, en de prijs op het kaartje is het maximum. Verantwoordelijk: Fatma Yildiz.`,
  },
  {
    label: "risk",
    title: "Maarssen laat dubbele kaarten door",
    content: `Zolang de scanners daar offline werken kunnen er twee mensen op één stoel zitten. Daar is nog geen oplossing voor.`,
  },
  {
    label: "general_note",
    title: "Planning, stand 20 november",
    content: `- 12 januari 2027: proef in Weesp met abonnees (Sjoerd)
- 16 februari: alle bezoekers in Weesp en Breukelen
- Maarssen pas na nieuwe scanners, niet voor september
- Aankondiging in het seizoensblad van 1 februari en op de placemats in de foyer (Anouk)
- Gaat bij meer dan 2% van de teruggaven iets mis met het geld, dan zet Fatma het uit en neemt de kassa het weer over`,
  },
];

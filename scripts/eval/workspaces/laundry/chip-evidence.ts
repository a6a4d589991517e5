import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const chipEvidence: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Voor wie we het doen",
    content: `2.340 bewoners op 27 locaties waar wij het bewonersgoed wassen. Zij merken er liefst niets van.

- Familie: koopt de kleding, ziet als eerste dat er iets mist en belt dan de afdeling
- Zorgassistenten: ruimen de schone was in de kasten
- Sorteersters in Borne: zes per ploeg, veel parttime, een derde leest moeilijk Nederlands

Werkkleding van personeel, platgoed en thuiswonende klanten vallen erbuiten.`,
  },
  {
    label: "user_feedback",
    title: "Dochter van mevrouw Bekhuis",
    content: `"Met Pasen zat mam in het vest van de buurvrouw en de buurvrouw in het hare. Ik schrijf er nu overal met stift haar naam in, maar na vier keer wassen is dat weg." Telefonisch, 9 oktober, Weideblik.`,
  },
  {
    label: "user_feedback",
    title: "Zorgassistenten Weideblik",
    content: `Vijf gesproken op 3 november, in de pauze (rommelig, bel ging steeds).

- zijn per huiskamer zo'n 40 minuten per dag kwijt met uitzoeken van wie wat is
- bang dat ze straks zelf moeten scannen: "we zijn geen postkantoor"
- twee vinden dat de familie gewoon zelf moet labelen, de andere drie niet
- wat niemand herkent gaat in een krat onder de trap. Er stonden er vier.

Samira werkt er elf jaar en heeft het drie keer anders zien gaan: eerst lapjes met naam, toen stift, toen jullie labels. "Het begint altijd goed, en na een paar maanden zitten we weer met die krat." Ze zou het liefst per bewoner één dichte zak krijgen, want nu liggen de truien op de kar boven op elkaar en pakt de avonddienst in het donker de verkeerde. Mannensokken sorteert ze thuis, voor de televisie. Dat heb ik niet aan haar leidinggevende verteld.`,
  },
  {
    label: "user_feedback",
    title: "Mail van Brinkstaete",
    content: `Van: Karin Oude Vrielink (locatiemanager)
Aan: Marloes
Datum: 12 november 2026

Ha Marloes,

Bedankt voor het belletje. Zoals gezegd: we zitten dit jaar al op 31 schadeformulieren, vorig jaar waren dat er 22. Ik heb de cliëntenraad beloofd dat er in 2027 iets verandert. Gebeurt dat niet, dan neem ik de bewonerswas mee in de aanbesteding van najaar 2027, en dat meen ik.

Die vrijdaglevering mag trouwens best een uur later.

Groet, Karin`,
  },
  {
    label: "user_feedback",
    title: "Sorteersters na een dag met chips",
    content: `Nevin: "Ik hoef niet meer te zoeken in de kraag, ik hou hem erboven en klaar." Gerda vindt het piepje van de lezer na een uur niet om aan te horen. Opgeschreven door Ans, 24 september.`,
  },
  {
    label: "market_research",
    title: "Vermissingen derde kwartaal 2026",
    content: `Gemeld als vermist, juli t/m september. Uit TexPro plus de schriften op locatie (niet elke locatie houdt er een bij, dus eerder te laag dan te hoog).

| Locatie | Bewoners | Vermist per 1.000 stuks | Teruggevonden |
| --- | --- | --- | --- |
| Weideblik | 112 | 11,4 | 38% |
| Brinkstaete | 134 | 9,8 | 44% |
| De Es | 72 | 6,0 | 61% |
| Alle 27 | 2.340 | 9,1 | 45% |`,
  },
  {
    label: "market_research",
    title: "Sorteerlijn geklokt",
    content: `Ans en stagiair Thijs, 14 en 15 oktober, 600 stuks. Met naamlabel 21 seconden per stuk, waarvan 9 om het label te vinden. Van de labels was 1 op de 8 niet te lezen. Met chip (alleen De Es) 6 seconden.`,
  },
  {
    label: "market_research",
    title: "Enquête onder families",
    content: `Via de instellingen verstuurd, 412 terug. Rapportcijfer voor de was 5,8. 71% is het afgelopen jaar iets kwijtgeraakt, 64% wil bericht als iets terecht is. 12% heeft bezwaar tegen een chip ("volgen jullie mijn vader dan?"). Vraag 7 over de prijs is onbruikbaar, daar zat een fout in het formulier.`,
  },
  {
    label: "key_competitors",
    title: "Nedertex Zorg",
    content: `Chipt bewonersgoed sinds 2024, naar eigen zeggen op 90 locaties. Toeslag € 1,15 per bewoner per week, minimaal 60 bewoners per locatie. Heeft een familieportaal. Doorlooptijd 9 dagen, wij 7. Zit in Tilburg en werkt hier via een depot in Apeldoorn. Haalde in 2025 de drie locaties van De Marke bij ons weg.`,
  },
  {
    label: "key_competitors",
    title: "Zelf wassen in huis",
    content: `Stichting Hof van Salland heeft op twee locaties een wasruimte ingericht, met vrijwilligers. We zijn er op 28 oktober langs geweest, koffie was goed. Zij rekenen op € 9,40 per bewoner per week, bij ons is het € 11,20. Er raakt bijna niets zoek omdat de was het gebouw niet uit gaat. Wel drogen ze in het weekend niet, en in juli stond alles stil omdat de vrijwilligers met vakantie waren.`,
  },
  {
    label: "feature_idea",
    title: "Kwijtmelding door familie",
    content: `Formulier op de site: welke bewoner, wat, sinds wanneer. Wij zoeken aan het chipnummer op wanneer het stuk voor het laatst door de poort ging en antwoorden binnen twee werkdagen. Bas schat drie weken werk.`,
  },
  {
    label: "feature_idea",
    title: "Foto's van het weesrek",
    content: `Wat na 14 dagen nog aan het weesrek hangt, fotograferen en per locatie op het klantportaal zetten. Zes locaties vroegen erom.`,
  },
  {
    label: "feature_idea",
    title: "Mobiele patchpers",
    content: `Pers in het busje, zodat de kleding van een nieuwe bewoner op de dag van de verhuizing een chip krijgt. Scheelt een hele wasronde van 7 dagen. Zo'n pers kost € 3.900.`,
  },
];

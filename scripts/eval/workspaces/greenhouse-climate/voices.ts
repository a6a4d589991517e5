import type { SampleContextItem } from "@/lib/domain/workspace/sample";

/** Growers, figures and rivals of price steering. */
export const voices: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Voor wie het is",
    content: `Van de 710 bedrijven met een Cirro 6 hebben er 430 een WKK, lampen of allebei. Daar is het voor: tomaat, paprika, komkommer, gerbera en chrysant.

Aan de knoppen zit de teler zelf of zijn teeltmanager. Bij bedrijven boven de 15 ha is er vaak een aparte energieman, die de gas- en stroomcontracten doet maar niets van het gewas mag aanraken.

Onbelichte sla- en perkplantentelers zonder WKK horen er niet bij.`,
  },
  {
    label: "user_feedback",
    title: "Zwinkels Tomaten, Maasdijk",
    content: `Bezoek Linda en Anouk, 3 september 2026, 11,5 ha belichte trostomaat, WKK van 3,3 MW.

> "Elke middag om één uur zit ik met de prijzen van morgen in Excel en daarna klop ik de tijden over in jullie computer. Op zondag ook. Mijn vrouw noemt het het gebed."

Hij is er naar eigen zeggen drie kwartier mee bezig en vergeet ongeveer eens per twee weken om de buffer mee te rekenen. Toen Anouk vroeg wat hij met de gewonnen tijd zou doen: "Eindelijk weer eens door het pad lopen."`,
  },
  {
    label: "user_feedback",
    title: "Hofland Paprika stopt met de proef",
    content: `Telefoontje van Arjan Hofland, 26 januari 2026, na drie weken.

"Op 22 januari gingen de lampen om vijf uur 's morgens uit omdat de stroom duur was. Niemand had mij dat verteld. Mijn plant kan niet lezen wat de beurs doet." Hij wil best weer meedoen als hij het plan eerst te zien krijgt.`,
  },
  {
    label: "user_feedback",
    title: "Van Leeuwen Gerbera, Bleiswijk",
    content: `Gerbera is een kortedagplant: boven 11,5 uur licht per dag krijgt hij minder bloemen. Van Leeuwen heeft de lampen in de proef twee dagen 13 uur aan gehad omdat de nacht zo goedkoop was. Zijn commentaar: "Goedkoop licht is duur als je er knoppen voor inlevert." Verder tevreden, vooral omdat hij 's zondags niet meer achter de computer hoefde.`,
  },
  {
    label: "user_feedback",
    title: "Ticket 48211: WKK start zeven keer in één nacht",
    content: `Van: Duijvestijn Komkommers
Prioriteit: hoog

Goedemorgen, vannacht is de wkk 7x gestart en gestopt omdat ik de grens op 9 cent had gezet en de prijs er steeds omheen hing. Motor is geen lichtknopje. Monteur van de motor zegt dat elke koude start gelijk staat aan 10 draaiuren slijtage. Kunnen jullie hier iets aan doen??

Antwoord service (Ruud): helaas kent de Cirro nu alleen één grens, geen dode band.`,
  },
  {
    label: "user_feedback",
    title: "Briefjes van het bord, klantendag 24 september",
    content: `- laat zien WAAROM hij iets doet
- mijn energieman wil meekijken maar mag nergens aankomen
- svp geen abonnement erbij (4x!)
- kan mijn boekhouder er ook bij?
- lekkere bitterballen
- als internet eruit ligt, wat dan`,
  },
  {
    label: "market_research",
    title: "Proef januari tot en met maart 2026",
    content: `Drie telers, twaalf weken vanaf 5 januari. Sander maakte het dagplan met de hand in een spreadsheet en mailde het, de teler voerde het in. Vooraf afgesproken: minstens 8% goedkoper inkopen zonder dat de lichtsom in gevaar komt.

| Teler | Dagen meegedaan | Prijs per kWh t.o.v. referentieweken | Dagen onder de lichtsom | Starts WKK per dag |
|---|---|---|---|---|
| Zwinkels | 84 | -11% | 2 | 1,4 → 3,1 |
| Van Leeuwen | 84 | -6% | 0 | geen WKK |
| Hofland | 21 | -9% | 7 | 1,1 → 2,6 |

Op 11 dagen was het plan er pas na drie uur 's middags, omdat Sander op pad was.`,
  },
  {
    label: "market_research",
    title: "Nagerekend: seizoen 2025/26 bij 14 telers",
    content: `Sander heeft de logs van 14 belichtende telers naast de uurprijzen gelegd (oktober t/m maart). Gemiddelde inkoopprijs 13,2 cent per kWh. 38% van hun stroom viel in de zes duurste uren van de dag. Met dezelfde lichtsom maar slimmer verdeeld was het 12,0 cent geweest. Dat is € 1,35 per m² per seizoen, bij de slechtste € 0,40 en bij de beste € 2,10.

Let op: gerekend met perfecte kennis van de buitentemperatuur, dus in het echt wordt het iets minder.`,
  },
  {
    label: "market_research",
    title: "Enquête klantendag",
    content: `163 ingevulde formulieren. 61% past de lampuren met de hand aan de prijs aan, 24% gebruikt daarvoor een programma van de energieleverancier. Op de vraag "mag de computer het zelf doen?" zei 8% ja, 67% ja mits ik het plan vooraf zie, 25% nee.`,
  },
  {
    label: "key_competitors",
    title: "Brinkhof Planner",
    content: `Module op de Brinkhof Senso, sinds najaar 2025. Kost € 6.900 eenmalig plus € 95 per maand. Stuurt WKK en e-boiler, maar **niet de lampen**. Sterk: draait ook op hun oude kasten van voor 2012, en handelt op de onbalans via een partner. Zwak: geen lichtsom, en telers klagen dat ze niet kunnen zien waarom hij iets doet. Volgens Pieter hebben ze er een stuk of 60 verkocht.`,
  },
  {
    label: "key_competitors",
    title: "Glasvolt",
    content: `Energiehandelaar uit Naaldwijk. Geeft zijn planner gratis weg aan wie er stroom koopt, en stuurt van afstand op de klemmen van andermans klimaatcomputer. Bij storing wijst Glasvolt naar ons. Ongeveer 90 bedrijven. Wie overstapt naar een andere leverancier is de planner kwijt.`,
  },
];

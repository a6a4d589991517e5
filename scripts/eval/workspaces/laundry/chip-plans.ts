import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const chipPlans: readonly SampleContextItem[] = [
  {
    label: "technical_constraint",
    title: "Wat de chip aankan",
    content: `Gegarandeerd voor 200 wasbeurten bij 75 °C, droger tot 120 °C. Niet door de mangel, niet chemisch reinigen. Leesscore in de voorproef 98,6% droog; nat in de kar nog maar 90% (getest bij Tagline), dus bij de inname leest de poort een deel niet. Minstens 5 cm van een rits of beugel vandaan.`,
  },
  {
    label: "technical_constraint",
    title: "Van de poort naar TexPro",
    content: `TexPro leest alleen csv in, hoogstens eens per 10 minuten. De poort geeft tot 900 lezingen per minuut. Er moet dus een buffer tussen, die komt op een servertje bij Bas in de kast. Lijn in de goederensluis is utp, geen glasvezel.`,
  },
  {
    label: "compliance_requirements",
    title: "AVG en de chip",
    content: `DPIA klaar op 9 oktober 2026, meegelezen door de FG's van drie instellingen.

1. Op de chip staat alleen een nummer, geen naam.
2. De koppeling met de bewoner wordt 30 dagen na vertrek of overlijden gewist.
3. Met elke instelling een verwerkersovereenkomst voordat er één stuk een chip krijgt.
4. Lezen doen we in Borne en nergens anders.`,
  },
  {
    label: "decision",
    title: "Chip op een patch, niet genaaid",
    content: `Stuurgroep, 22 september 2026. De chip zit in een patch die met de warmtepers wordt opgebracht, 35 seconden per stuk. Naaien duurt twee minuten. Een chip in een knoop is ook bekeken, maar knopen gaan eraf. We kijken er opnieuw naar als in de proef meer dan 2% van de patches loslaat.`,
  },
  {
    label: "decision",
    title: "Tagline levert poort en chips",
    content: `13 oktober 2026, Wilma. Drie offertes:

| Leverancier | Poort + 115.000 chips | Opmerking |
| --- | --- | --- |
| Tagline (Enschede) | € 86.400 | storing binnen 2 uur ter plaatse |
| Datatextil | € 79.900 | praat niet met TexPro |
| Nordchip | € 101.000 | levertijd 5 maanden |

Dus Tagline, ook al is Datatextil goedkoper.`,
  },
  {
    label: "decision",
    title: "In 2027 geen toeslag",
    content: `Directie, 3 november 2026. Instellingen betalen in 2027 niets extra voor de chip. Vanaf 2028 € 0,85 per bewoner per week. Meteen rekenen (Jeroens voorstel) is afgewezen omdat we in dat jaar moeten bewijzen dat het werkt.`,
  },
  {
    label: "risk",
    title: "Patch laat los",
    content: `In de voorproef liet 1 op de 70 patches los, vooral op stretch. Op wol houdt hij slecht. Wat we doen: wol gaat in een waszakje dat zelf een chip heeft, en Ans trekt elke week een steekproef van 50 stuks. Eigenaar: Ans Kuiper.`,
  },
  {
    label: "risk",
    title: "Geen actuele bewonerslijst",
    content: `Verhuizingen en overlijdens horen we nu per mail, of niet. Zonder bijgewerkte lijst wijst de chip naar een kamer waar intussen iemand anders woont. Hier hebben we nog geen antwoord op.`,
  },
  {
    label: "risk",
    title: "Poort leest karren ernaast mee",
    content: `De sluis is 3,20 m breed, en op maandag staan er karren tegen de wand. Henk Scholten hangt afscherming op en trekt een gele lijn waar wachtende karren achter moeten blijven. Eigenaar: Henk.`,
  },
  {
    label: "general_note",
    title: "Planning chip, stand 18 november",
    content: `| Wat | Wie | Wanneer |
| --- | --- | --- |
| Poort in de goederensluis | Henk, Tagline | 11 december 2026 |
| Verwerkersovereenkomsten drie proeflocaties getekend | Marloes | 15 januari 2027 |
| Oefenen met de sorteersters | Ans | 20 en 21 januari |
| Proef Weideblik, Brinkstaete, De Es (318 bewoners) | Marloes | 1 februari t/m 26 maart 2027 |
| Besluit over doorgaan | stuurgroep | 30 maart 2027 |
| Overige 24 locaties, drie per week (niet in week 18) | Marloes | 12 april t/m 11 juni 2027 |

Lezen we op een locatie twee dagen achter elkaar minder dan 95% van de droge stuks, dan sorteren we die locatie weer op naamlabel. Dat beslist Ans, het hoeft niet langs de stuurgroep.`,
  },
  {
    label: "general_note",
    title: "Wat we families en afdelingen vertellen",
    content: `Drie weken voor de start op een locatie: brief aan de familie (gaat via de instelling), een A3-poster voor de linnenkamer, en een koffie-uurtje met Marloes voor de afdeling. Filmpje van 90 seconden volgt, Thijs monteert.

Kern van de brief: uw vest komt terug bij wie het hoort. De chip weet niet waar een bewoner is, hij wordt alleen in de wasserij gelezen. U hoeft niets te doen en het kost in 2027 niets extra.`,
  },
  {
    label: "general_note",
    title: "Nazorg op locatie",
    content: `De eerste twee weken na de start is Marloes of Ans elke dinsdag en vrijdag op de locatie. Zes weken na de start tellen we de vermissingen en bespreken die met de locatiemanager. Vragen tussendoor: doorkiesnummer van Petra, binnendienst.`,
  },
  {
    label: "general_note",
    title: "Nog te doen voor de proef",
    content: `- [x] Poort besteld (order 26-1184)
- [x] Lokaal en koffie geregeld voor de oefendagen
- [ ] 400 waszakjes met chip bestellen, levertijd drie weken (Henk)
- [ ] Familiebrief laten nalezen door Karin van Brinkstaete
- [ ] Naamlijst van Weideblik opvragen, de onze is van mei (Marloes)
- [ ] wie vervangt Ans in week 6?? zij is dan op wintersport
- [ ] piepje van de lezer zachter, anders wordt Gerda gek`,
  },
  {
    label: "general_note",
    title: "heftruck keuring",
    content: `keurmeester komt di 8-12 om 7u, linde en toyota allebei vrijhouden. accu van de linde is op!! Henk regelt`,
  },
];

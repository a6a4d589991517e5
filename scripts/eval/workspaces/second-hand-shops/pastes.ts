import type { PasteReference } from "../../reference";

const initiative = "Ophalen boeken via de site";

const chat: PasteReference = {
  name: "Groepsapp van de ophaaldienst",
  initiative,
  parts: [
    { is: "frame", text: "WhatsApp-chat met Ophaaldienst 🚚" },
    {
      is: "noise",
      text: "[09-11-2026 07:41] Gerrit Lammers: môge, ben 10 min later, brug stond open",
    },
    {
      is: "user_feedback",
      text: '[09-11-2026 07:58] Ali Demir: Zaterdag Varsseveld, mevr stond echt te huilen: "had dan gezegd dat jullie geen boxspring meenemen, nu heb ik voor niks de hele trap leeggehaald"',
    },
    {
      is: "feature_idea",
      text: "[09-11-2026 08:03] Marloes te Brake: Idee voor het formulier: laat mensen invullen hoeveel trappen en of er een lift is. Dan zie je vooraf of er een derde man mee moet",
    },
    { is: "noise", text: "[09-11-2026 08:05] Ali Demir: 👍 goeie" },
    {
      is: "noise",
      text: "[09-11-2026 08:20] Henny Kolks: wie heeft de sleutel van de koffiekast nou weer",
    },
    {
      is: "decision",
      text: "[09-11-2026 08:31] Marloes te Brake: Met Bas afgesproken: we laten boeken per dagdeel, ochtend of middag, niet per uur. Per uur halen we nooit met Terborg ertussen",
    },
    {
      is: "risk",
      text: "[09-11-2026 08:44] Gerrit Lammers: ben alleen bang dat straks iedereen de zaterdag kiest en wij dinsdag met een lege bus staan",
    },
    {
      is: "technical_constraint",
      text: "[09-11-2026 09:02] Bas Rensink: Let op, de formulierplugin weigert bestanden boven de 8 MB en foto's van een nieuwe telefoon zijn vaak groter. Die moet ik dus eerst in de browser verkleinen",
    },
    {
      is: "goal",
      text: "[09-11-2026 09:10] Henny Kolks: Doel voor ons: eind maart nog hooguit 30 gemiste oproepen per week, nu zijn het er 85",
    },
    { is: "noise", text: "[09-11-2026 09:12] Ali Demir: haha succes Hen" },
    {
      is: "key_competitors",
      text: "[09-11-2026 12:40] Marloes te Brake: De Lappendeken haalt sinds deze week ook op zaterdag op, staat groot op hun facebook. Nog steeds 10 euro",
    },
    {
      is: "noise",
      text: "[09-11-2026 12:44] Gerrit Lammers: broodje kroket iemand? rij nu langs de markt",
    },
  ],
};

const minutes: PasteReference = {
  name: "Werkoverleg ophaaldienst",
  initiative,
  parts: [
    { is: "frame", text: "Werkoverleg ophaaldienst, donderdag 12 november 2026" },
    { is: "noise", text: "Aanwezig: Marloes, Henny, Gerrit, Marieke. Ali is naar de tandarts." },
    { is: "frame", text: "1. Formulier" },
    {
      is: "decision",
      text: "Besloten dat matrassen en dekbedden nooit via het formulier kunnen, ook niet met foto. Gerrit wilde ze per geval bekijken, maar dat kost Marieke te veel tijd.",
    },
    {
      is: "feature_idea",
      text: "Marieke stelt voor om een lijst te tonen van wat goed verkoopt, zodat mensen weten waar we blij mee zijn.",
    },
    {
      is: "compliance_requirements",
      text: "De gemeente wijst erop dat we ingezamelde apparaten met een stekker volgens de Regeling AEEA alleen bij een gecertificeerde verwerker mogen inleveren.",
    },
    { is: "frame", text: "2. Onderweg" },
    {
      is: "risk",
      text: "Gerrit vreest dat de oude bus de winter niet haalt. Valt die uit, dan moeten we elke dag zes geboekte adressen afbellen.",
    },
    {
      is: "user_feedback",
      text: "Henny had een man uit Wehl aan de lijn die klaagde dat hij een hele dag thuis moest blijven zonder te weten of we 's morgens of 's middags kwamen.",
    },
    { is: "frame", text: "3. Waar we naartoe willen" },
    {
      is: "goal",
      text: "Voor 1 juli 2027 moet de eerste vrije plek binnen 6 dagen zijn, nu is dat 13 dagen.",
    },
    { is: "frame", text: "4. Rondvraag" },
    { is: "noise", text: "De kantinekachel doet het weer." },
    { is: "noise", text: "Volgende keer donderdag 26 november om half 10, Henny neemt koek mee." },
  ],
};

const calls: PasteReference = {
  name: "Belschrift overgetypt",
  initiative,
  parts: [
    { is: "frame", text: "datum;wie;wat" },
    {
      is: "user_feedback",
      text: "3-11;zoon uit Apeldoorn;boos dat hij alleen onder werktijd kan bellen. Huis van zijn moeder moet de 20e leeg zijn",
    },
    { is: "noise", text: "3-11;verkeerd verbonden;wilde de dierenarts" },
    {
      is: "user_feedback",
      text: '4-11;mw Wissink Doesburg;"die jongens zijn zo netjes, maar waarom moest ik bijna drie weken wachten"',
    },
    {
      is: "feature_idea",
      text: "5-11;Henny zelf;idee: op de site laten zien bij welke plaats we op welke dag rijden, dan hoef ik dat niet 20x te vertellen",
    },
    { is: "noise", text: "5-11;-;lijn deed het niet tot 11 uur, monteur geweest" },
    {
      is: "market_research",
      text: "6-11;Henny zelf;deze week geturfd: van de 148 bellers hadden er 97 een mailadres en 31 zeiden dat ze nooit iets op internet doen",
    },
    {
      is: "key_competitors",
      text: "10-11;Marloes;De Lappendeken gebeld alsof ik klant was: ze kunnen al binnen 3 dagen en rekenen € 12,50 als je buiten Zevenaar woont",
    },
    {
      is: "target_users",
      text: "11-11;Henny zelf;wie belt er nou: op maandag vooral mantelzorgers die in het weekend een huis hebben uitgezocht, de rest van de week 70-plussers",
    },
    { is: "noise", text: "12-11;Henny;vrij, Marloes doet de telefoon" },
    {
      is: "risk",
      text: "13-11;Marloes;als we de telefoon naar twee ochtenden brengen loopt het die ochtenden misschien helemaal vast, daar maak ik me zorgen over",
    },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, calls];

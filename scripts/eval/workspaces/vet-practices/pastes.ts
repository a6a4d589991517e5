import type { PasteReference } from "../../reference";

const initiative = "Afspraken online";

const meeting: PasteReference = {
  name: "Notulen werkgroep",
  initiative,
  parts: [
    { is: "frame", text: "Notulen werkgroep online afspraken, woensdag 18 november 2026" },
    {
      is: "noise",
      text: "Aanwezig: Marloes, Bas, Saskia, Joost (via Teams). Afwezig met bericht: Ilse.",
    },
    {
      is: "noise",
      text: "Joost is de eerste tien minuten niet te verstaan, we bellen hem opnieuw in.",
    },
    { is: "frame", text: "1. Inrichting agenda's" },
    {
      is: "decision",
      text: "We spreken af dat een online consult standaard 20 minuten duurt. De praktijk kan het achteraf inkorten. Reden: uitlopen kost ons meer dan een gat van tien minuten.",
    },
    {
      is: "technical_constraint",
      text: "Bas meldt dat VetBase hooguit twaalf behandelsoorten doorgeeft aan de website. Alles daarboven wordt stilzwijgend weggelaten.",
    },
    { is: "frame", text: "2. Ervaringen van de balie" },
    {
      is: "user_feedback",
      text: "Saskia vertelt over meneer Van Zoelen, die met zijn kat langskwam omdat hij al drie keer had opgehangen: “Ik woon hier om de hoek, lopen gaat sneller dan bellen.”",
    },
    {
      is: "risk",
      text: "Zorg van Saskia: een eigenaar met een benauwde hond kan de vragen wegklikken en gewoon een plek over drie dagen kiezen. Dan zijn we te laat en staat het op onze naam.",
    },
    { is: "frame", text: "3. Doelen voor de proef" },
    {
      is: "goal",
      text: "Eind maart 2027 moet in Tiel en Druten minstens 15 % van de vaccinaties online zijn geboekt. Nu is dat nul.",
    },
    { is: "frame", text: "4. Rondvraag" },
    {
      is: "feature_idea",
      text: "Joost zou graag zien dat de eigenaar alvast een foto van de plek kan meesturen bij het boeken, dan weet hij of hij verdoving moet klaarleggen.",
    },
    { is: "noise", text: "De koffieautomaat in Druten is weer kapot." },
    { is: "noise", text: "Volgend overleg: 2 december om 12.30 uur, Tiel, broodjes via Saskia." },
  ],
};

const mail: PasteReference = {
  name: "Mailwisseling met Vetslot",
  initiative,
  parts: [
    { is: "frame", text: "Van: Hugo Terpstra (Vetslot)\nAan: Bas Hendrikx" },
    { is: "frame", text: "Onderwerp: RE: RE: vragen voor de start" },
    { is: "noise", text: "Dag Bas," },
    { is: "noise", text: "Dank voor je geduld, het was hier een gekkenhuis." },
    {
      is: "technical_constraint",
      text: "Onze koppeling kan per server maximaal 60 verzoeken per minuut aan. Ligt de server in de praktijk eruit, dan tonen wij geen vrije tijden.",
    },
    {
      is: "compliance_requirements",
      text: "De gegevens staan in Frankfurt. Onder de AVG zijn wij verwerker; zonder ondertekende verwerkersovereenkomst mogen wij uw omgeving niet openzetten.",
    },
    {
      is: "key_competitors",
      text: "Dierplus is overigens van ons weggegaan en heeft nu eigen software, waarin klanten ook kunnen beeldbellen met een dierenarts voor € 19 per gesprek.",
    },
    { is: "noise", text: "Met vriendelijke groet,\nHugo Terpstra" },
    { is: "frame", text: "Op ma 16 nov 2026 om 16:12 schreef Bas Hendrikx:" },
    { is: "noise", text: "Hoi Hugo," },
    {
      is: "feature_idea",
      text: "Kunnen jullie toevoegen dat iemand in één keer voor meerdere dieren boekt? Nu moet een gezin met drie katten alles drie keer invullen.",
    },
    { is: "noise", text: "Ik ben donderdag vrij, bel me anders vrijdag even." },
    { is: "noise", text: "Groeten, Bas" },
  ],
};

const chat: PasteReference = {
  name: "Appgroep balies",
  initiative,
  parts: [
    { is: "frame", text: "Balies R&W – vrijdag 20 november" },
    { is: "noise", text: "[08:14] Saskia Tiel: Goedemorgen allemaal!" },
    { is: "noise", text: "[08:15] Petra Elst: 😀 fijne vrijdag" },
    {
      is: "user_feedback",
      text: "[08:31] Petra Elst: Net mevr. Driessen gehad. Die zegt: als ik 's avonds op de bank kon boeken had ik die enting in augustus niet vergeten.",
    },
    {
      is: "user_feedback",
      text: "[08:40] Nienke Wijchen: Een klant van 78 vroeg me of hij straks nog wel mag bellen. Hij heeft geen computer en wil er ook geen.",
    },
    { is: "noise", text: "[08:42] Petra Elst: ach gossie" },
    {
      is: "feature_idea",
      text: "[09:05] Nienke Wijchen: Idee: zet op de bevestiging meteen hoeveel het ongeveer gaat kosten. Scheelt mij de discussie aan de kassa.",
    },
    {
      is: "market_research",
      text: "[11:20] Marloes: Even geturfd over oktober, alle balies samen: van de 4.310 afspraken zijn er 267 niet komen opdagen, dat is 6,2 %. Vier van de tien daarvan waren controles.",
    },
    {
      is: "decision",
      text: "[11:24] Marloes: Voor iedereen die het vroeg: gisteren besloten dat Bemmel als eerste na de proef aan de beurt is, omdat zij vrijwillig een extra scherm hebben geregeld.",
    },
    { is: "noise", text: "[11:25] Saskia Tiel: 👍" },
    { is: "noise", text: "[12:02] Nienke Wijchen: wie heeft er nog een kersttrui over?" },
  ],
};

export const pastes: readonly PasteReference[] = [meeting, mail, chat];

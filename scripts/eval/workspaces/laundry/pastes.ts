import type { PasteReference } from "../../reference";

const chipInitiative = "Chip in bewonersgoed";

const chat: PasteReference = {
  name: "Groepsapp van de chipgroep",
  initiative: chipInitiative,
  parts: [
    {
      is: "frame",
      text: "19-11-2026 07:41 - Berichten en oproepen worden end-to-end versleuteld. Tik voor meer informatie.",
    },
    { is: "noise", text: "19-11-2026 07:52 - Ans Kuiper: Môgge allemaal, koffie staat klaar ☕" },
    {
      is: "technical_constraint",
      text: "19-11-2026 08:03 - Henk Scholten: Lezer getest in de sluis met de deur open. Onder de 0 graden valt hij na een kwartier uit, hij is maar tot het vriespunt gespecificeerd. Moet dus in een verwarmde kast.",
    },
    { is: "noise", text: "19-11-2026 08:04 - Bas Nijhof: <Media weggelaten>" },
    { is: "noise", text: "19-11-2026 08:05 - Ans Kuiper: Haha die muts" },
    {
      is: "user_feedback",
      text: "19-11-2026 09:17 - Marloes Wiegink: Meneer Lohuis belde, zoon van een bewoner van De Es. Letterlijk: “sinds september heb ik mijn vader niet één keer meer in andermans broek aangetroffen, dat mag van mij in de krant”",
    },
    {
      is: "feature_idea",
      text: "19-11-2026 09:30 - Ans Kuiper: Idee: een lampje op de kar dat groen wordt zodra alles van die huiskamer erin ligt. Dan hoeven wij niet meer te tellen",
    },
    {
      is: "noise",
      text: "19-11-2026 09:31 - Henk Scholten: Wie heeft de sleutel van de stookruimte? Hangt niet aan het haakje",
    },
    {
      is: "risk",
      text: "19-11-2026 10:12 - Bas Nijhof: Waar ik een beetje wakker van lig: als dat servertje 's nachts uitvalt zijn we alle lezingen van die nacht kwijt. Er staat geen tweede naast en ik woon in Zwolle",
    },
    {
      is: "decision",
      text: "19-11-2026 11:05 - Marloes Wiegink: Even voor de vastlegging, vanochtend afgesproken met Wilma en Ans: sokken en ondergoed krijgen geen chip, die blijven in het netje per bewoner",
    },
    {
      is: "noise",
      text: "19-11-2026 11:20 - Ans Kuiper: 👍",
    },
    {
      is: "goal",
      text: "19-11-2026 13:44 - Wilma Lammerink: Ik wil er een getal aan hangen. Doel voor de proef: eind maart 2027 ligt 90% van de stuks zonder handwerk op de goede kar. In de voorproef was dat 72%",
    },
    {
      is: "key_competitors",
      text: "19-11-2026 14:02 - Jeroen Aalbers: Gehoord op de zorgbeurs in Hardenberg: Nedertex verlaagt zijn toeslag naar € 0,95 en laat het minimum van 60 bewoners vallen",
    },
    {
      is: "external_link",
      text: "19-11-2026 15:26 - Marloes Wiegink: Leestip, over een verpleeghuis in Emmen dat ook chips gebruikt: https://zorgblad.example/artikelen/chips-in-de-was",
    },
    {
      is: "noise",
      text: "19-11-2026 16:10 - Marloes Wiegink: Morgen half negen even bij elkaar in de kantine? Duurt tien minuten",
    },
    { is: "noise", text: "19-11-2026 16:12 - Bas Nijhof: Ja prima" },
  ],
};

const minutes: PasteReference = {
  name: "Verslag van de stuurgroep",
  initiative: chipInitiative,
  parts: [
    {
      is: "frame",
      text: "Verslag stuurgroep bewonersgoed, dinsdag 17 november 2026, 10.00–11.15 uur, kantoor Borne",
    },
    {
      is: "noise",
      text: "Aanwezig: Wilma, Marloes, Ans, Henk, Bas. Te gast: Karin Oude Vrielink (Brinkstaete). Afwezig: Jeroen (griep).",
    },
    { is: "noise", text: "Op het verslag van 20 oktober heeft niemand opmerkingen." },
    { is: "frame", text: "2. Stand van zaken" },
    {
      is: "market_research",
      text: "Bas heeft de wegingen van oktober naast elkaar gelegd. Gemiddeld gaat er 3,4 kilo per bewoner per week door de wasserij. Van 500 gecontroleerde stuks had 18% helemaal geen naamlabel.",
    },
    {
      is: "compliance_requirements",
      text: "Karin wijst erop dat de cliëntenraad volgens de Wet medezeggenschap vooraf moet worden geraadpleegd. Zonder dat stuk in het dossier mag een locatie juridisch niet beginnen.",
    },
    {
      is: "tech_stack",
      text: "De buffer tussen poort en TexPro is geschreven in Python en draait op Debian met PostgreSQL.",
    },
    { is: "frame", text: "3. Nieuwe bewoners en gasten" },
    {
      is: "decision",
      text: "Besloten is dat kleding van nieuwe bewoners bij de eerste inname een chip krijgt. Een aparte ophaalrit vooraf is afgewogen en verworpen, die kost € 64 per keer.",
    },
    {
      is: "target_users",
      text: "Een groep die we nog niet in beeld hadden: de gasten van de logeerafdelingen, zo'n 140 per jaar. Zij blijven twee tot zes weken, komen met één koffer en hebben vaak geen familie in de buurt.",
    },
    {
      is: "risk",
      text: "Ans vreest dat de lijn in april vastloopt, omdat dezelfde zes mensen dan moeten sorteren én patches persen. Een oplossing is er nog niet.",
    },
    { is: "frame", text: "4. Doorlooptijd" },
    {
      is: "goal",
      text: "Voor 1 juli 2027 brengen we de doorlooptijd van bewonersgoed terug van 7 naar 5 dagen.",
    },
    { is: "frame", text: "5. Rondvraag" },
    {
      is: "feature_idea",
      text: "Henk oppert om een weegschaal in de vloer onder de poort te bouwen, zodat we ook meteen zien welke kar te zwaar geladen is.",
    },
    {
      is: "noise",
      text: "Wilma trakteert op krentenwegge, ze is voor de tweede keer oma geworden.",
    },
    {
      is: "noise",
      text: "Volgende keer: dinsdag 15 december, 10.00 uur. Petra regelt de ruimte.",
    },
  ],
};

const log: PasteReference = {
  name: "Meldingen van de binnendienst",
  initiative: "Bestelapp voor hotels",
  parts: [
    { is: "frame", text: "nummer;datum;door;melding" },
    {
      is: "user_feedback",
      text: '1146;09-11-2026;Petra;"Hotel Wannink klaagt: „ik geef veertig hoeslakens door en ik krijg er veertien, dit is de derde keer dit jaar”"',
    },
    { is: "noise", text: "1147;09-11-2026;Joyce;test test, mag weg" },
    {
      is: "technical_constraint",
      text: '1148;10-11-2026;Bas;"TexPro kapt een opmerking bij een bestelling af na 40 tekens. Langere tekst kan niet op de paklijst."',
    },
    {
      is: "feature_idea",
      text: '1149;10-11-2026;Joyce;"Ideetje: een knop waarmee een hotel de bestelling van vorige week in één keer herhaalt."',
    },
    { is: "noise", text: "1150;11-11-2026;Petra;verkeerd verbonden" },
    {
      is: "market_research",
      text: '1151;13-11-2026;Joyce;"Hele week geturfd: 214 telefoontjes, waarvan 131 tussen acht en tien. 57 gingen alleen over de vraag of de bestelling binnen was."',
    },
    {
      is: "key_competitors",
      text: '1152;13-11-2026;Jeroen;"LinnenDirect geeft nieuwe hotels een half jaar 10% korting op de huurprijs als ze via de app bestellen. Sinds kort rijden ze ook in Raalte."',
    },
    {
      is: "decision",
      text: '1153;16-11-2026;Wilma;"Vandaag besloten: restaurants doen in de eerste versie niet mee, alleen hotels."',
    },
    { is: "noise", text: "1154;16-11-2026;Petra;geen bijzonderheden" },
    {
      is: "goal",
      text: '1155;18-11-2026;Jeroen;"Streefcijfer: voor 1 september 2027 komt de helft van de hotelbestellingen via de app binnen. Nu gaat 15% via TexWeb."',
    },
    {
      is: "risk",
      text: '1156;18-11-2026;Dirk;"Mijn zorg: als hotels tot het laatste moment mogen wijzigen, klopt de laadlijst van de vroege rit niet meer en staat de chauffeur met halve karren."',
    },
    {
      is: "compliance_requirements",
      text: '1157;18-11-2026;Bas;"Een privénummer van een kamermeisje is een persoonsgegeven. Volgens de AVG mag dat alleen met toestemming in de app."',
    },
    { is: "noise", text: "1158;19-11-2026;Joyce;niets te melden" },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, log];

import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const collectionItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "wie laten er ophalen",
    content: `Vooral 60-plussers die kleiner gaan wonen, en kinderen die een ouderlijk huis leeg moeten hebben voordat de sleutel terug moet. Die laatste groep regelt alles 's avonds en in het weekend, dan is bij ons niemand.
Studenten bijna niet. Bedrijven en scholen lopen via Harrie, die gaan NIET via de site.`,
  },
  {
    label: "user_feedback",
    title: "mw Hoitink uit Gaanderen",
    content: `"Drie keer gebeld, drie keer in gesprek. Toen heb ik de bank op Marktplaats gezet, gratis. Was binnen een uur weg." (aan de kassa in Doetinchem, 19 sept)`,
  },
  {
    label: "user_feedback",
    title: "praatje met Ali en Gerrit (chauffeurs)",
    content: `8 okt in de kantine. Klacht nr 1: er staat iets heel anders dan opgegeven. "Een paar dozen" is een halve zolder, of een kast van 2,40 m op drie hoog zonder lift. Gerrit zegt met een foto vooraf had hij de helft van die ritten niet gereden. Ali wil aan de deur nee kunnen zeggen zonder ruzie.`,
  },
  {
    label: "market_research",
    title: "geteld in het ophaalschrift, september",
    content: `Henny en ik hebben heel september 2026 uitgeteld.

| | aantal |
|---|---|
| telefoontjes over ophalen | 655 |
| ritten gereden | 212 |
| voor niks gereden | 39 (18%) |
| - spullen onbruikbaar | 25 |
| - niet thuis | 14 |

Eerste vrije plek was gemiddeld pas na 13 dagen.`,
  },
  {
    label: "key_competitors",
    title: "De Lappendeken (Zevenaar)",
    content: `Hebben sinds 2024 een boekformulier op de site. Komen binnen 5 dagen. Vragen € 10 per rit, pinnen aan de deur. Halen geen witgoed en komen niet in Doesburg. Formulier zonder foto's, dus zij rijden ook geregeld voor niks zegt hun chauffeur (zwager van Ali).`,
  },
  {
    label: "feature_idea",
    title: "foto's meesturen",
    content: `Minstens twee foto's per meubel, anders kun je niet door. Marieke van de verkoop kijkt 's morgens en zegt ja, nee, of alleen de kast. Volgens Bas 4 dagen werk.`,
  },
  {
    label: "feature_idea",
    title: "smsje de dag ervoor",
    content: `Herinnering met de naam van de chauffeur erbij. Moet de mensen schelen die niet thuis zijn. 7 cent per sms, bouwen is een dagje.`,
  },
  {
    label: "feature_idea",
    title: "zelf verzetten via een linkje",
    content: `Knop in de bevestigingsmail om de afspraak te verzetten of af te zeggen. Drie mensen vroegen erom, de rest belt toch wel. Bas: 3 dagen.`,
  },
  {
    label: "technical_constraint",
    title: "wat er nu staat en wat niet kan",
    content: `Site is wordpress, gemaakt door Bas Rensink (zzp'er, neef van Harrie). De planning zit in het papieren schrift aan de balie in Doetinchem. Zolang dat schrift bestaat kan de site niet weten wat vol is, dus dan krijg je dubbele boekingen!!
Een bus doet hooguit 6 adressen op een dag.`,
  },
  {
    label: "compliance_requirements",
    title: "avg / foto's",
    content: `Gevraagd aan de privacydame van de gemeente: foto's van iemands kamer zijn persoonsgegevens. Wissen uiterlijk 30 dagen na het ophalen. Adressen mogen niet op de mailinglijst van de winkel zonder vinkje.`,
  },
  {
    label: "risk",
    title: "mensen zonder computer",
    content: `Een deel van de ouderen kan of wil niet op internet boeken en dan zijn we die kwijt, terwijl daar de mooiste spullen vandaan komen. Daarom blijft de telefoon open op dinsdag- en donderdagochtend en vult Henny het formulier voor ze in.`,
  },
  {
    label: "risk",
    title: "we worden de gratis stort van de Achterhoek",
    content: `Als boeken zo makkelijk is krijgen we alle zooi. Vorig jaar al € 41.000 aan stortkosten betaald. Foto's helpen niet genoeg, iedereen fotografeert de goede kant. Hier hebben we nog geen antwoord op.`,
  },
  {
    label: "decision",
    title: "ophalen blijft gratis",
    content: `Bestuur, 22 september 2026. Geen voorrijkosten. € 15 per rit vragen zou zo'n € 30.000 per jaar opleveren, maar dan staat het op Marktplaats of ligt het in het bos. Wel afgesproken: wie twee keer niet thuis is moet de volgende keer zelf brengen. Begin 2028 kijken we er weer naar.`,
  },
  {
    label: "general_note",
    title: "planning (Marloes)",
    content: `- december en januari: Bas bouwt
- februari: uitproberen met 20 bekenden
- 1 maart 2027: open voor Doetinchem, briefje erover in elk krat en een stukje in de Gelderse Post
- 1 september: Terborg, Doesburg en 's-Heerenberg
Bij meer dan 10 dubbele boekingen in een maand gaat het formulier dicht en pakken we het schrift weer. Dat beslis ik zelf.`,
  },
];

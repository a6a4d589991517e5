import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const bookingItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Voor wie we dit doen",
    content: `Eigenaren van een hond, kat of konijn, meestal werkend, die nu in hun pauze in de wacht staan. De helft van de telefoontjes komt van mensen die gewoon een vaccinatie of een controle willen inplannen.

Niet voor veehouders en paardenmensen: die bellen met de buitendienst en dat blijft zo. Ook niet voor spoed.`,
  },
  {
    label: "user_feedback",
    title: "Mevrouw Aalbers, Druten",
    content: `Gebeld op 3 september naar aanleiding van haar klacht. "Ik sta voor de klas, ik kán tussen negen en drie niet bellen. En na vijven krijg ik een bandje." Ze heeft twee katten en is voor de enting uiteindelijk naar een andere praktijk gegaan.`,
  },
  {
    label: "user_feedback",
    title: "Saskia, balie Tiel",
    content: `"Op maandagochtend neem ik in het eerste uur veertig keer op, en intussen staat er een hond te bloeden aan mijn balie." Haar grootste zorg: dat mensen online een controle boeken terwijl hun dier eigenlijk direct gezien moet worden.`,
  },
  {
    label: "market_research",
    title: "Telefoonmeting maart 2026",
    content: `Vier weken gemeten in alle elf praktijken, samen met Voys.

| | Per week |
|---|---|
| Telefoontjes | 9.870 |
| Daarvan afspraak maken of verzetten | 58 % |
| Opgehangen voordat er iemand opnam | 19 % |
| Gemiddelde duur | 3,5 minuut |

Drukst: maandag 8.00 tot 9.30 uur.`,
  },
  {
    label: "market_research",
    title: "Klantenquête voorjaar",
    content: `612 ingevulde formulieren. De zorg krijgt een 8,4, de bereikbaarheid een 5,9. Van de ondervraagden zou 71 % online een afspraak maken als dat kon; bij 65-plussers is dat 38 %.`,
  },
  {
    label: "feature_idea",
    title: "Keuzehulp met alarmvragen",
    content: `Voordat iemand een tijd kiest, beantwoordt hij vijf vragen (eet het dier nog, bloedt het, ademt het moeilijk). Bij een alarmantwoord verschijnt het telefoonnummer in plaats van de agenda. Vragenlijst komt van dierenarts Joost Kamphuis. Ongeveer acht dagen werk.`,
  },
  {
    label: "feature_idea",
    title: "Sms de dag ervoor",
    content: `Herinnering om 17.00 uur met een link om af te zeggen. Zit bij Vetslot in het pakket, alleen de sms-kosten komen erbij (7 cent per stuk).`,
  },
  {
    label: "feature_idea",
    title: "Wachtlijst voor vrijgekomen plekken",
    content: `Wie eerder terecht wil, krijgt bericht zodra er een plek vrijkomt. Gevraagd door de balies van Elst en Wijchen. Minstens drie weken werk en pas zinvol als er genoeg online geboekt wordt.`,
  },
  {
    label: "technical_constraint",
    title: "De agenda van VetBase",
    content: `VetBase geeft de agenda maar eens per kwartier door. In die tussentijd kan de balie dezelfde plek weggeven. Terugschrijven kan vanaf versie 7.3; Zevenaar, Elst en Wijchen draaien nog op 7.1 en moeten eerst over.`,
  },
  {
    label: "decision",
    title: "Alleen gewone consulten en vaccinaties",
    content: `Partneroverleg, 8 oktober 2026. Online boeken kan voor consulten van 10 en 20 minuten en voor vaccinaties. Operaties, gebitten en spoed blijven via de telefoon.

Waarom: een operatie vraagt overleg over nuchter zijn, narcose en opname. Alles openstellen is besproken en afgewezen. We kijken er opnieuw naar als na een half jaar een kwart van de consulten online binnenkomt.`,
  },
  {
    label: "decision",
    title: "We nemen Vetslot",
    content: `22 oktober 2026, Marloes Verstegen en Bas Hendrikx. Vetslot kost € 89 per praktijk per maand en heeft een koppeling met VetBase. Zelf bouwen zou € 64.000 kosten en pas in het najaar klaar zijn. PetPlan Pro (€ 149) heeft geen koppeling. Nadeel: we zitten voor twee jaar vast.`,
  },
  {
    label: "decision",
    title: "Geen aanbetaling",
    content: `Partneroverleg, 5 november 2026. We vragen geen aanbetaling bij een online afspraak, ook niet aan mensen die eerder wegbleven. Kamphuis was voor € 15, maar de anderen vinden dat het drempels opwerpt voor wie weinig heeft. Opnieuw op tafel als het wegblijven boven de 8 % komt.`,
  },
  {
    label: "risk",
    title: "Twee dieren op één plek",
    content: `Door het kwartier vertraging kunnen balie en website dezelfde plek weggeven. Daarom zetten we aparte webblokken in de agenda die de balie pas op de dag zelf vanaf 7.00 uur mag vullen. Bas controleert tijdens de proef elke avond of er iets dubbel staat.`,
  },
  {
    label: "risk",
    title: "Oudere klanten voelen zich weggestuurd",
    content: `Ongeveer een derde van onze klanten is 65-plus. Als de balie straks korter bemand is, kunnen juist zij er niet meer doorheen komen. Hier is nog niets voor bedacht.`,
  },
  {
    label: "general_note",
    title: "Volgorde van de praktijken",
    content: `- 11 januari 2027: Tiel
- 25 januari: Druten
- 8 maart: Bemmel, Huissen, Beuningen, Culemborg
- 26 april: Doesburg, Arnhem-Zuid en, als ze over zijn op 7.3, Zevenaar, Elst en Wijchen

We stoppen in een praktijk als er in één week meer dan drie dubbele afspraken zijn. Marloes hakt de knoop door.`,
  },
];

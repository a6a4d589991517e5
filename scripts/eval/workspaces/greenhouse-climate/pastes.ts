import type { PasteReference } from "../../reference";

const initiative = "Sturen op uurprijs";

const interview: PasteReference = {
  name: "Gesprek met een chrysantenteler",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Gesprek met Marco Vreugdenhil, Vreugdenhil Chrysanten, Honselersdijk, 19 november 2026, via Teams",
    },
    { is: "noise", text: "Marco: Hoor je mij? Ik zie alleen je plafond." },
    { is: "frame", text: "Linda: Hoe ziet een gewone dag er bij jou uit?" },
    {
      is: "user_feedback",
      text: "Marco: Om half twee kijk ik op mijn telefoon naar de prijzen en dan moet ik in de Cirro vier afdelingen één voor één omzetten. Daar erger ik me elke dag aan.",
    },
    { is: "frame", text: "Linda: Gebruik je daar al iets voor van een ander?" },
    {
      is: "key_competitors",
      text: "Marco: Ik niet, maar Brinkhof biedt de Planner sinds deze maand ook zonder aanschaf aan, voor 160 euro per maand.",
    },
    { is: "noise", text: "Linda: Momentje, de hond moet eruit. Zo, daar ben ik weer." },
    { is: "frame", text: "Linda: Wat zou jij erin willen hebben?" },
    {
      is: "feature_idea",
      text: "Marco: Laat hem twee plannen naast elkaar zetten, een zuinig en een voorzichtig plan, en dan kies ik er een.",
    },
    { is: "frame", text: "Linda: Waar ben je bang voor?" },
    {
      is: "risk",
      text: "Marco: Ik ben bang dat er bij een update 's nachts iets verspringt en het verduisteringsdoek open blijft. Dan bloeit een vak ongelijk en kan ik tachtigduizend takken weggooien.",
    },
    { is: "frame", text: "Linda: Wie bedient de computer bij jullie?" },
    {
      is: "target_users",
      text: "Er zijn bij Vreugdenhil drie gebruikers: Marco zelf voor de strategie, bedrijfsleider Agnieszka de hele dag (leest liever Pools dan Nederlands) en in het weekend zijn zoon van negentien.",
    },
    { is: "noise", text: "Marco: Ik moet nu echt de veiling bellen." },
    { is: "noise", text: "Linda: Dankjewel, en de groeten aan Agnieszka." },
  ],
};

const thread: PasteReference = {
  name: "Mailwisseling met Optivar",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Van: Maaike Postma <m.postma@optivar.example>\nAan: Sander Kok\nDatum: 18 november 2026 09:26",
    },
    { is: "frame", text: "Onderwerp: RE: RE: koppeling rekenkern" },
    { is: "noise", text: "Hoi Sander," },
    {
      is: "noise",
      text: "Leuk dat we elkaar vorige week eindelijk in het echt zagen, en bedankt voor de tomaten.",
    },
    {
      is: "technical_constraint",
      text: "De rekenkern kan per aanroep maximaal 96 tijdstappen aan. Wie drie dagen vooruit wil rekenen, kan dus niet fijner dan in blokken van drie kwartier.",
    },
    {
      is: "risk",
      text: "Waar wij ons zorgen over maken: bij negatieve prijzen kan de uitkomst gaan springen tussen twee plannen, en dan gaan de ketels bij jullie telers pendelen.",
    },
    {
      is: "decision",
      text: "Zoals vrijdag afgesproken draait de rekenkern in jullie datacenter in Delft en niet bij ons.",
    },
    {
      is: "goal",
      text: "Het streven is dat op 1 maart 2027 95% van de plannen binnen 30 seconden klaar is. In de laatste test was dat 71%.",
    },
    {
      is: "compliance_requirements",
      text: "Onze jurist wil nog een verwerkersovereenkomst, omdat het verbruik per uur van een eenmanszaak onder de AVG een persoonsgegeven is.",
    },
    { is: "noise", text: "Hartelijke groet,\nMaaike" },
    { is: "frame", text: "Op 17 november 2026 om 16:12 schreef Sander Kok:" },
    { is: "noise", text: "Ha Maaike," },
    {
      is: "feature_idea",
      text: "Zou de kern ook kunnen teruggeven welke grens er knelt? Dan kunnen we de teler laten zien waarom zijn lampen uitgaan.",
    },
    {
      is: "noise",
      text: "Ik sta morgen de hele dag op de vakbeurs in Gorinchem, dus bel liever vrijdag.",
    },
    { is: "noise", text: "Groet, Sander" },
  ],
};

const minutes: PasteReference = {
  name: "Bètaoverleg",
  initiative,
  parts: [
    { is: "frame", text: "Verslag bètaoverleg, maandag 23 november 2026, De Lier" },
    { is: "noise", text: "Aanwezig: Linda, Sander, Anouk, Pieter, Ruud (sluit later aan)" },
    { is: "frame", text: "1. Welke telers" },
    {
      is: "decision",
      text: "Besluit: geen potplanten in de bèta. Het worden vijf tomaat, drie gerbera en twee chrysant. Anouk had graag een orchideeënkweker gehad, maar die belicht heel anders.",
    },
    {
      is: "user_feedback",
      text: "Pieter was vrijdag bij Zwinkels. Die zei over het proefscherm: “Te veel lijntjes, ik zie door de grafieken het plan niet meer.”",
    },
    { is: "frame", text: "2. Techniek en service" },
    {
      is: "technical_constraint",
      text: "In kassen van voor 2016 schakelt het lampenrelais in twee groepen, kleinere stappen dan 50% kan de Cirro daar niet maken.",
    },
    {
      is: "risk",
      text: "Ruud vreest dat de servicedienst in maart verdrinkt in de telefoontjes, juist als er twee monteurs met verlof zijn.",
    },
    {
      is: "market_research",
      text: "Anouk heeft de weekcijfers van 26 belichtende telers naast elkaar gelegd: in december ligt de lichtsom gemiddeld 1,3 mol onder wat ze zelf nastreven.",
    },
    {
      is: "feature_idea",
      text: "Anouk oppert om per gewas startwaarden mee te leveren, zodat een nieuwe teler niet met lege velden begint.",
    },
    { is: "frame", text: "3. Wanneer is de bèta geslaagd" },
    {
      is: "goal",
      text: "Eind juni 2027 keuren de bètatelers minstens 80% van de plannen ongewijzigd goed. Een nulmeting is er niet.",
    },
    { is: "frame", text: "4. Rondvraag" },
    { is: "noise", text: "Dinsdag wordt de koffieautomaat vervangen." },
    { is: "noise", text: "Volgend overleg 7 december om 10.00 uur in de proefkas." },
  ],
};

export const pastes: readonly PasteReference[] = [interview, thread, minutes];

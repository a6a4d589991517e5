import type { SampleContextItem, SampleGoal } from "@/lib/domain/workspace/sample";

export const launchItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Forens met een dure e-bike",
    content: `28 tot 55 jaar, e-bike van 2.000 euro of meer, staat overdag bij een station. Draagt handschoenen, heeft haast, telefoon in de tas. Tweede groep: ouders met een bakfiets. Geen bezorgdiensten: die willen vlootbeheer.`,
  },
  {
    label: "user_feedback",
    title: "Testers van de nulserie, november",
    content: `31 van de 50 testers gaven antwoord. 24 vinden het slot sneller dan een sleutel. "In de regen moest ik drie keer drukken, en toen stond ik dus in de regen te drukken" (Bas, Tilburg). "Het alarm ging af toen mijn buurman zijn fiets ernaast zette. Mijn buurman is nu iemand anders" (Noor, Gent). Batterij: gemiddeld 7,5 maand bij 6 keer openen per dag.`,
  },
  {
    label: "user_feedback",
    title: "Fietswinkel De Spaak",
    content: `Henk de Spaak (Breda, 4 winkels): wil 40 % marge, een display en binnen 24 uur vervanging. "Sluyter laat me drie weken wachten, dan sta ik voor aap." Hij neemt 60 stuks af als het er voor Pasen ligt.`,
  },
  {
    label: "market_research",
    title: "Wat mensen willen betalen",
    content: `Enquête onder 412 e-bikers, oktober 2026: mediaan 139 euro; bij 149 euro haakt 18 % af, bij 169 euro 44 %. 71 % wil geen abonnement.`,
  },
  {
    label: "key_competitors",
    title: "Sluyter",
    content: `Belgisch, sinds 2021, 169 euro plus 3,99 per maand voor het alarm op de telefoon. Sterk: GPS ingebouwd, in 600 winkels te koop, bekend van tv. Zwak: batterij gaat 3 maanden mee, vervanging duurt drie weken, weegt 980 gram. Geen ART-keurmerk.`,
    source_url: "https://sluyter.example.com/nl/prijzen",
  },
  {
    label: "key_competitors",
    title: "Gewone ringsloten",
    content: `AXA en dergelijke: 30 tot 60 euro, ART twee sterren, geen batterij nodig. Hiermee vergelijkt 6 van de 10 kopers in de winkel.`,
  },
  {
    label: "feature_idea",
    title: "Ontgrendelen zonder telefoon",
    content: `Code van vier tikken op de knop als de telefoon leeg is. Zit in de firmware van de nulserie.`,
  },
  {
    label: "feature_idea",
    title: "Slot delen met huisgenoten",
    content: `Maximaal vijf mensen openen hetzelfde slot, de eigenaar trekt rechten weer in. App 1.0.`,
  },
  {
    label: "technical_constraint",
    title: "Bluetooth en kou",
    content: `Onder -8 °C haalt de motor het niet altijd: 4 van de 200 pogingen mislukten in de klimaatkast. Bereik 6 meter. Firmware alleen bij te werken als de telefoon er 5 minuten naast ligt.`,
  },
  {
    label: "compliance_requirements",
    title: "Keuringen voor de verkoop",
    content: `CE en RED (radio) verplicht, Cyber Resilience Act: updates gedurende vijf jaar. ART twee sterren is niet verplicht, maar verzekeraars keren zonder niet uit. Batterij verwisselbaar door de koper vanaf 18 februari 2027 (EU-batterijverordening).`,
  },
  {
    label: "general_note",
    title: "Overleg 10 november",
    content: `Femke, Joris en Anil: we verkopen eerst alleen in de eigen webshop en bij twaalf winkels, geen Bol. Bol rekent 15 % en we willen de retouren zelf zien. Alarm op de telefoon blijft gratis, ook later.`,
  },
  {
    label: "general_note",
    title: "Beurs en pers",
    content: `Stand op Fietsvak in Den Bosch, 14 t/m 16 februari 2027, € 11.000, Femke staat er met twee studenten. Vijf testsloten naar redacties op 1 februari (Kassa, Fietsersbond, Tweakers). Persbericht: Anil, 2 maart.`,
  },
  {
    label: "risk",
    title: "Brno levert te laat",
    content: `De fabriek heeft één lijn voor ons en een grote klant die voorgaat. Twee weken te laat is 9 maart niet meer te halen. Joris belt elke maandag; vanaf 18 januari ligt er een tweede ploeg klaar (€ 6.800), en de eerste 800 komen desnoods per vliegtuig.`,
  },
  {
    label: "risk",
    title: "Vals alarm",
    content: `9 van de 31 testers hadden in een week minstens één vals alarm. Wie er drie heeft gehad, zet het alarm uit.`,
  },
  {
    label: "risk",
    title: "Geen ART-keurmerk in week 4",
    content: `Zonder keurmerk kunnen we niet naar de winkels. Anil laat in week 51 een eigen kraaktest doen en houdt een dikkere beugel achter de hand (+90 gram, +€ 1,10).`,
  },
];

export const launchGoals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "Eerste serie verkocht",
    key_result: "5.000 sloten verkocht, waarvan 3.000 in de webshop",
    baseline: "0; 640 mensen op de wachtlijst",
    timeframe: "30 september 2027",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "Het slot gaat in één keer open",
    key_result: "98 % van de pogingen lukt bij de eerste keer drukken",
    baseline: "91 % in de nulserie",
    timeframe: "1 maart 2027",
    priority: 90,
  },
  {
    goal_type: "success_metric",
    title: "Weinig retouren",
    key_result: "Hoogstens 4 % retour binnen 30 dagen",
    timeframe: "Eerste kwartaal na de start",
  },
  { goal_type: "general", title: "Beste slot van Nederland worden" },
];

import type { SampleContextItem } from "@/lib/domain/workspace/sample";

export const settlementItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "Onze leden",
    content: `1.840 leden, gemiddeld 58 jaar. Bij 4 op de 10 doet de partner of opvolger de papieren. 71 % levert tarwe, de rest gerst en koolzaad. Niet voor loonwerkers: die krijgen geen afrekening.`,
  },
  {
    label: "user_feedback",
    title: "Keukentafels, februari en maart",
    content: `Elf bedrijven bezocht. Wim Dijkstra, 63: "Zes weken na de oogst krijg ik een brief, en dan moet ik maar geloven dat het 15,8 vocht was." Zeven van de elf houden zelf een schrift bij. Bij de Mulders kregen we appeltaart.`,
  },
  {
    label: "user_feedback",
    title: "Telefoon in de oogst van 2026",
    content: `2.960 telefoontjes in juli en augustus, 1.310 over vocht en prijs, 400 over openingstijden. Drie uitzendkrachten, samen € 38.000.`,
  },
  {
    label: "market_research",
    title: "Ledenenquête, mei 2026",
    content: `640 antwoorden. 66 % zou in de oogst elke week kijken. 22 % overweegt een deel aan een handelaar te verkopen, vooral omdat die sneller betaalt.`,
  },
  {
    label: "market_research",
    title: "Brieven",
    content: `11.200 brieven per jaar à € 1,64, samen € 18.400. Bron: boekhouding, Tineke.`,
  },
  {
    label: "key_competitors",
    title: "Graanhandel Van Loon",
    content: `App met de dagprijs, betaalt in 8 dagen (wij in 42). Laat geen kwaliteit zien. In 2025 gingen 31 leden erheen, 4.200 ton.`,
  },
  {
    label: "feature_idea",
    title: "Foto van het monster",
    content: `De monsternemer maakt een foto, die staat bij de levering. Kost niets extra, zegt Jelle. Zou de helft van de discussies over bijmenging schelen.`,
  },
  {
    label: "feature_idea",
    title: "Seintje bij je prijs",
    content: `Je kiest een prijs, en krijgt een sms als tarwe erboven komt. Gevraagd in 5 van de 11 gesprekken.`,
  },
  {
    label: "feature_idea",
    title: "Verkopen aan derden",
    content: `Doen we niet: de statuten verplichten tot levering aan de coöperatie (bestuur, 3 september).`,
  },
  {
    label: "technical_constraint",
    title: "AgriSoft",
    content: `Geeft alleen 's nachts om 2 uur gegevens af, als bestand. In de oogst loopt dat uit tot 5 uur. Geen gegevens van vóór 2019.`,
  },
  {
    label: "technical_constraint",
    title: "Weegbruggen",
    content: `9 van de 14 locaties wegen digitaal. Ombouwen kost € 21.000 per locatie.`,
  },
  {
    label: "compliance_requirements",
    title: "Bewaren en herleiden",
    content: `De afrekening is een fiscaal stuk: 7 jaar bewaren. GMP+ vraagt dat een partij binnen 4 uur te herleiden is. AVG: leden zien alleen hun eigen leveringen.`,
  },
  {
    label: "decision",
    title: "Zelf bouwen, niet Farmbook",
    content: `Bestuur, 3 september 2026. Eenmalig € 164.000 en € 27.000 per jaar. Farmbook vraagt € 9 per lid en maand, dus rond € 199.000 per jaar. Nadeel: we zitten vast aan AgriSoft tot 2030. Herzien als na één oogst minder dan 30 % van de leden is ingelogd.`,
  },
  {
    label: "risk",
    title: "Vijf locaties zonder digitale weegbrug",
    content: `Daar komt de bon pas na dagen op kantoor. Jelle zet er tablets neer; de weger tikt de bon dezelfde avond in, en op vrijdag wordt nageteld.`,
  },
  {
    label: "risk",
    title: "Oudere leden haken af",
    content: `312 leden hebben bij ons geen e-mailadres bekend. Als de brief stopt, zien zij niets.`,
  },
  {
    label: "general_note",
    title: "Agenda",
    content: `Ledenraad 14 januari. Proef in de wintertarwe vanaf 12 juli. Bouwvak telt niet.`,
  },
];

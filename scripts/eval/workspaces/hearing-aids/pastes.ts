import type { PasteReference } from "../../reference";
import { interview } from "./interview";

const initiative = "Fernanpassung";

const chat: PasteReference = {
  name: "Chat der Pilotläden",
  initiative,
  parts: [
    { is: "frame", text: "WhatsApp-Chat mit „Pilot Fernanpassung“" },
    { is: "noise", text: "[23.11.26, 07:58] Sonja Hirt: guten Morgen zusammen ☕" },
    {
      is: "user_feedback",
      text: "[23.11.26, 08:14] Sonja Hirt: Herr Wucher hat grad angerufen, er sagt „endlich versteh ich meine Enkel am Telefon und das ganz ohne Parkplatzsuche“ 😊",
    },
    { is: "noise", text: "[23.11.26, 08:15] Paul Obermaier: 👍👍" },
    {
      is: "user_feedback",
      text: "[23.11.26, 08:31] Paul Obermaier: dafür war Frau Briel aus Kißlegg richtig sauer. hat zwanzig Minuten vorm Bildschirm gewartet und keiner hat ihr gesagt dass wir hinterher sind",
    },
    {
      is: "feature_idea",
      text: "[23.11.26, 08:33] Mehmet Kaya: könnt man da nicht automatisch eine SMS schicken wenns später wird? so wie beim Reifenwechsel",
    },
    {
      is: "technical_constraint",
      text: "[23.11.26, 09:02] Tarek Ünal: Achtung, wenn das Hörsystem unter 30 % Akku hat, nimmt es über Sonavia keine neue Einstellung an. Ist vom Hersteller fest eingebaut, das kann man nicht abschalten",
    },
    {
      is: "noise",
      text: "[23.11.26, 09:40] Mehmet Kaya: wer hat eigentlich den Schlüssel vom Lager?",
    },
    { is: "noise", text: "[23.11.26, 09:41] Sonja Hirt: liegt bei mir in der Schublade" },
    {
      is: "risk",
      text: "[23.11.26, 11:20] Paul Obermaier: was mir Bauchweh macht: wenn im Februar alle 2.100 Briefe am selben Tag ankommen, kommen wir am Telefon nicht mehr hinterher und die Leute sind gleich verärgert",
    },
    {
      is: "decision",
      text: "[23.11.26, 12:47] Judith Specht: Mit Sonja besprochen und entschieden: die Briefe gehen in drei Wellen raus, jede Woche 700, und nicht alle auf einmal.",
    },
    {
      is: "key_competitors",
      text: "[23.11.26, 13:05] Sonja Hirt: Otaris hat in Ravensburg jetzt Plakate hängen, bei denen ist die Fernanpassung die ersten drei Monate gratis",
    },
    {
      is: "goal",
      text: "[23.11.26, 16:10] Judith Specht: Unser Ziel bis 31. Januar: höchstens 5 % abgerissene Sitzungen. Im Pilot waren es bis Oktober 15,5 %.",
    },
    { is: "noise", text: "[23.11.26, 16:12] Paul Obermaier: bin morgen ab 14 Uhr beim Zahnarzt" },
  ],
};

const minutes: PasteReference = {
  name: "Protokoll der Leiterrunde",
  initiative,
  parts: [
    { is: "frame", text: "Leiterrunde, Memmingen, Dienstag, 24. November 2026" },
    {
      is: "noise",
      text: "Anwesend: Georg, Judith, Beate, Paul, Tarek, Sonja (Protokoll). Entschuldigt: Mehmet.",
    },
    { is: "frame", text: "TOP 1: Datenschutz" },
    {
      is: "compliance_requirements",
      text: "Frau Kaltenegger lässt ausrichten: Nach der DSGVO müssen wir jede unterschriebene Einwilligung vorlegen können und dem Kunden den Widerruf so einfach machen wie die Zusage.",
    },
    { is: "frame", text: "TOP 2: Technik" },
    {
      is: "technical_constraint",
      text: "Tarek: AkuPlan kennt keinen Termin ohne Raum. Ein Videotermin lässt sich nur anlegen, wenn dafür eine Kabine blockiert wird; ändern kann das nur der Hersteller.",
    },
    { is: "frame", text: "TOP 3: Zeiten" },
    {
      is: "market_research",
      text: "Sonja hat im November an der Theke 120 Kunden befragt: 71 hätten den Videotermin am liebsten am Vormittag, 18 am Abend, 31 ist es gleich.",
    },
    {
      is: "decision",
      text: "Beschluss, einstimmig: Videotermine gibt es nur von 8 bis 12 Uhr. Abendtermine wurden abgelehnt, weil nach 18 Uhr kein Meister mehr im Haus ist.",
    },
    {
      is: "target_users",
      text: "In Leutkirch ist das Angebot vor allem für Landwirte zwischen 60 und 75 gedacht, die morgens und abends im Stall stehen und tagsüber ungern vom Hof gehen.",
    },
    { is: "frame", text: "TOP 4: Personal und Ziel" },
    {
      is: "risk",
      text: "Beate befürchtet, dass in Lindau beide Meister vor dem Start kündigen. Dann wäre dort niemand mehr, der Sitzungen beaufsichtigen darf.",
    },
    {
      is: "goal",
      text: "Ziel: Bis Ende Juni 2027 haben mindestens 300 Kunden eine Fernanpassung hinter sich. Derzeit sind es 61.",
    },
    { is: "frame", text: "Verschiedenes" },
    { is: "noise", text: "Die Kaffeemaschine in Leutkirch ist aus der Reparatur zurück." },
    {
      is: "noise",
      text: "Nächste Runde am 8. Dezember um 18 Uhr, wieder in Memmingen. Wer bringt Plätzchen mit?",
    },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, interview];

import type { PasteReference } from "../../reference";

const initiative = "Fasspfand-App";

const chat: PasteReference = {
  name: "WhatsApp-Gruppe",
  initiative,
  parts: [
    { is: "frame", text: "WhatsApp-Chat mit „Fasspfand“" },
    {
      is: "noise",
      text: "12.11.26, 06:52 - Bernd Rauch: Guten Morgen, wer hat den Schlüssel vom Stapler mitgenommen??",
    },
    { is: "noise", text: "12.11.26, 06:55 - Murat Demir: hängt wieder am Haken, sorry 🙈" },
    {
      is: "user_feedback",
      text: "12.11.26, 07:31 - Murat Demir: Der Wirt vom Lamm in Buxheim grad zu mir: „Endlich seh ich, was ich unterschreib, aber die Schrift ist mir viel zu klein.“",
    },
    {
      is: "feature_idea",
      text: "12.11.26, 09:04 - Jonas Abt: Idee: Wenn ein Fass eine ganze Saison weg ist, könnte die App dem Fahrer beim nächsten Stopp einen Hinweis zeigen, dass er danach fragen soll.",
    },
    {
      is: "risk",
      text: "12.11.26, 09:20 - Ludwig Heel: Ich hab Sorge, dass am Tag nach Fronleichnam keiner mehr scannt. Da kommen 300 Fässer auf einmal zurück und die Hälfte davon läuft dann am Konto vorbei.",
    },
    {
      is: "technical_constraint",
      text: "12.11.26, 10:02 - Jonas Abt: Pixelwerk sagt, die Kamera von den alten Samsungs kann den Code erst ab 40 Lux lesen. Im Keller haben wir oft unter 20, ohne Lampe geht es also nicht.",
    },
    { is: "noise", text: "12.11.26, 10:05 - Murat Demir: 👍" },
    {
      is: "decision",
      text: "12.11.26, 12:47 - Veronika Zeller: Haben wir gestern so beschlossen: Die Fahrer bekommen Diensthandys, private Geräte kommen nicht zum Einsatz.",
    },
    {
      is: "key_competitors",
      text: "12.11.26, 13:15 - Gabi Stiegeler: Bergfrieder wirbt im Amtsblatt jetzt mit kostenloser Abholung am Samstag, ab fünf Fässern.",
    },
    {
      is: "goal",
      text: "12.11.26, 14:30 - Veronika Zeller: Unser Ziel für die Tour Süd: Bis 31. August 2027 klappen 99 % der Scans beim ersten Versuch. Im Probelauf waren es 97,3 %.",
    },
    {
      is: "noise",
      text: "12.11.26, 15:02 - Bernd Rauch: Denkt dran, morgen um drei ist der MAN beim TÜV",
    },
    {
      is: "noise",
      text: "12.11.26, 15:11 - Gabi Stiegeler: Ich fahr morgen um 9 zum Metzger, wer mag eine Leberkässemmel?",
    },
  ],
};

const minutes: PasteReference = {
  name: "Protokoll Jour fixe",
  initiative,
  parts: [
    { is: "frame", text: "Protokoll Jour fixe Fasspfand, Donnerstag, 19. November 2026, Sudhaus" },
    { is: "noise", text: "Anwesend: Veronika, Jonas, Gabi, Toni, Bernd. Entschuldigt: Ludwig." },
    { is: "noise", text: "Das letzte Protokoll wird ohne Änderungen genehmigt." },
    { is: "frame", text: "TOP 1: Plaketten" },
    {
      is: "technical_constraint",
      text: "Toni: Die Waschlinie schafft 180 Fässer in der Stunde. Wenn dabei Plaketten angebracht werden, sind nicht mehr als 110 möglich, schneller lässt sich das Band nicht takten.",
    },
    {
      is: "decision",
      text: "Beschluss: Die 50-Liter-Fässer kommen zuerst dran, weil sie am teuersten sind. Der Vorschlag, mit den 20-Liter-Fässern anzufangen, ist abgelehnt.",
    },
    { is: "frame", text: "TOP 2: Kunden" },
    {
      is: "user_feedback",
      text: "Der Kassier vom TSV Niederrieden hat sich bei Gabi beschwert: Er wartet seit August auf seine Gutschrift über 420 Euro und hat schon dreimal angerufen.",
    },
    {
      is: "market_research",
      text: "Umfrage beim Wirtestammtisch, 58 Betriebe: 44 wollen das Pfandkonto auf dem Handy, 9 lieber auf Papier, 5 haben nichts angekreuzt.",
    },
    {
      is: "compliance_requirements",
      text: "Frau Dr. Lang erinnert daran, dass nach der DSGVO mit Pixelwerk ein Vertrag zur Auftragsverarbeitung geschlossen sein muss, bevor Kundendaten in die App kommen.",
    },
    { is: "frame", text: "TOP 3: Woran wir uns messen" },
    {
      is: "goal",
      text: "Bis 30. Juni 2027 haben mindestens 150 der 212 Gaststätten ihr Pfandkonto einmal geöffnet. Heute sind es null.",
    },
    { is: "frame", text: "TOP 4: Sonstiges" },
    {
      is: "risk",
      text: "Jonas sieht die Gefahr, dass der nächtliche Import ausfällt und die Fahrer morgens mit falschen Salden losfahren.",
    },
    { is: "noise", text: "Die Kaffeemaschine ist repariert, bitte trotzdem entkalken." },
    { is: "noise", text: "Nächster Termin: 3. Dezember, 8 Uhr, wieder im Sudhaus." },
  ],
};

const interview: PasteReference = {
  name: "Gespräch mit dem Festausschuss",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Gespräch mit Sepp Wiedemann, Festausschuss der Feuerwehr Steinheim, 24.11.2026, per Video",
    },
    { is: "noise", text: "Jonas: Hören Sie mich? Ihr Bild ist eingefroren." },
    { is: "noise", text: "Sepp: Jetzt geht es. Moment, ich mach noch die Tür zu." },
    { is: "frame", text: "Wie es heute läuft" },
    {
      is: "user_feedback",
      text: "Sepp: Nach jedem Fest zähl ich einen Abend lang, und trotzdem stimmt eure Rechnung nie mit meinem Block überein. Das ärgert mich jedes Jahr aufs Neue.",
    },
    {
      is: "target_users",
      text: "Notiz zur Zielgruppe: Festausschüsse bestehen aus drei bis fünf Ehrenamtlichen, alle berufstätig. Um die Fässer kümmert sich meist der Jüngste, nach Feierabend und am eigenen Handy.",
    },
    { is: "noise", text: "Jonas: Entschuldigung, das war der Hund vom Nachbarn." },
    { is: "frame", text: "Was fehlt" },
    {
      is: "feature_idea",
      text: "Sepp: Ich würde mir wünschen, dass man mehrere Leute für ein Pfandkonto freischalten kann, damit es mein Nachfolger auch sieht.",
    },
    {
      is: "key_competitors",
      text: "Sepp: Das Brauhaus Wertach verlangt 40 Euro Fasspfand, dafür holt es bei unserer Nachbarwehr das Leergut am Montag nach dem Fest ab, ohne dass jemand anruft.",
    },
    {
      is: "risk",
      text: "Notiz Jonas, Risiko: Beim Abbau stellen alle gleichzeitig Fässer zurück. Wenn dabei Codes übersehen werden, zahlt der Verein für Fässer, die längst bei uns auf dem Hof stehen.",
    },
    {
      is: "external_link",
      text: "Von Sepp geschickt: https://www.feuerwehrfeste.example/leergut (Merkblatt zum Leergut bei Vereinsfesten)",
    },
    {
      is: "goal",
      text: "Als Ziel für 2027 vereinbart: Spätestens 5 Tage nach dem Fest ist jedes Fass abgeholt und abgerechnet. 2026 hat es 23 Tage gedauert.",
    },
    { is: "noise", text: "Jonas: Dann vielen Dank für Ihre Zeit und schöne Grüße daheim." },
  ],
};

export const pastes: readonly PasteReference[] = [chat, minutes, interview];

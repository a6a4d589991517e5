import type { PasteReference } from "../../reference";

const initiative = "Kundenportal";

const thread: PasteReference = {
  name: "Mails nach dem Termin mit Kovio",
  initiative,
  parts: [
    { is: "frame", text: "Von: Tarek Yilmaz\nAn: Nele Ostermann; Anja Krämer" },
    { is: "frame", text: "Betreff: AW: WG: Kovio Termin gestern" },
    { is: "noise", text: "Hallo zusammen," },
    {
      is: "noise",
      text: "danke fürs Vorbereiten und sorry noch mal für die Verspätung, die A28 war dicht.",
    },
    {
      is: "technical_constraint",
      text: "Zur Technik: Das Portal kann pro Kunde höchstens 250 Dokumente laden. Was darüber liegt, muss vorher archiviert werden, sonst läuft die Abfrage in einen Timeout.",
    },
    {
      is: "decision",
      text: "Wir haben uns darauf geeinigt, dass die Codes aus dem Brief 30 Tage gültig sind. Die 90 Tage, die Kovio vorgeschlagen hatte, haben wir abgelehnt.",
    },
    {
      is: "compliance_requirements",
      text: "Frau Dr. Lenz erinnert daran, dass wir nach Art. 17 DSGVO hochgeladene Unterlagen auf Antrag löschen müssen, und zwar auch aus den Sicherungen bei Kovio.",
    },
    {
      is: "risk",
      text: "Was mir Sorgen macht: Der Projektleiter bei Kovio, Herr Brandt, geht im Februar in Elternzeit, mitten in der Testphase. Eine Vertretung ist nicht benannt, im schlimmsten Fall verschiebt sich der Pilot.",
    },
    {
      is: "goal",
      text: "Als Ziel für den Pilot halten wir fest: Bis 30. April 2027 haben sich 180 der 300 angeschriebenen Kunden registriert.",
    },
    {
      is: "noise",
      text: "Wer fährt am Donnerstag mit nach Bremen? Ich hätte noch zwei Plätze im Auto.",
    },
    { is: "noise", text: "Viele Grüße\nTarek" },
    { is: "frame", text: "Am 18.11.2026 um 16:12 schrieb Anja Krämer:" },
    { is: "noise", text: "Moin Tarek," },
    {
      is: "feature_idea",
      text: "noch eine Idee aus dem Innendienst: Könnten die Kunden ihren Kilometerstand einmal im Jahr selbst eintragen? Den fragen wir bisher mit einer Postkarte ab.",
    },
    { is: "noise", text: "LG Anja" },
  ],
};

const interview: PasteReference = {
  name: "Interview mit einer Kundin",
  initiative,
  parts: [
    { is: "frame", text: "Interview Kundenportal, Gespräch 4 von 8, 12.11.2026, per Video" },
    {
      is: "frame",
      text: "T = Tarek Yilmaz, J = Frau Janßen (41, Lehrerin, sechs Verträge)",
    },
    { is: "noise", text: "T: Hören Sie mich? Bei mir ist Ihr Bild schwarz." },
    { is: "noise", text: "J: Moment, Kamera. Jetzt müsste es gehen, oder?" },
    { is: "frame", text: "T: Wie war das bei Ihrem letzten Schaden?" },
    {
      is: "user_feedback",
      text: "J: Ich habe dreimal angerufen, nur um zu erfahren, ob der Wasserschaden überhaupt angekommen ist. Beim dritten Mal war ich richtig sauer.",
    },
    { is: "frame", text: "T: Was hätten Sie sich gewünscht?" },
    {
      is: "user_feedback",
      text: "J: Dass mir mal jemand Bescheid gibt. Beim Paketdienst weiß ich jede Stunde, wo mein Paket ist, und bei Ihnen hatte ich drei Wochen lang gar nichts.",
    },
    { is: "noise", text: "J: Entschuldigung, der Hund. Ist gleich wieder ruhig." },
    { is: "frame", text: "T: Was würde Sie von einem Portal abhalten?" },
    {
      is: "user_feedback",
      text: "J: Ein Passwort, das ich alle drei Monate ändern muss. Die alte App habe ich genau deshalb nach einer Woche wieder gelöscht.",
    },
    { is: "noise", text: "T: Herzlichen Dank, der Gutschein kommt per Post." },
    { is: "frame", text: "Auswertung" },
    {
      is: "feature_idea",
      text: "Man müsste eine Statusanzeige mit vier Schritten einbauen: gemeldet, beim Versicherer, Gutachter bestellt, ausgezahlt.",
    },
    {
      is: "key_competitors",
      text: "Polizza, bei denen ihre Schwester ist: Dort kündigt man mit zwei Klicks, wartete aber nach einem Fahrraddiebstahl elf Tage auf eine Antwort.",
    },
    {
      is: "market_research",
      text: "Stand nach vier Interviews: Drei von vier Befragten wollen vor allem den Stand ihres Schadens sehen, nach Online-Abschlüssen hat niemand gefragt.",
    },
    {
      is: "risk",
      text: "Bauchschmerzen macht mir, dass nach einer Trennung der Ex-Partner weiterhin gemeinsame Verträge einsehen könnte. Bisher würden wir das nicht merken.",
    },
    {
      is: "goal",
      text: "Ziel: Bis Ende 2027 geht es nur noch bei 10 % der Anrufe um den Stand eines Schadens, im Oktober 2026 waren es 24 %.",
    },
  ],
};

const tickets: PasteReference = {
  name: "Export aus dem Ticketsystem",
  initiative,
  parts: [
    { is: "frame", text: "Ticket;Datum;Eingang;Text" },
    {
      is: "user_feedback",
      text: '48211;02.11.2026;Mail Kunde;"Ich warte seit neun Tagen auf die Bestätigung für meinen Vermieter. Das ist ein Einzeiler, warum dauert das so lange?"',
    },
    {
      is: "noise",
      text: "48214;02.11.2026;Mail;Automatische Antwort: Ich bin bis 14.11. nicht im Büro.",
    },
    {
      is: "user_feedback",
      text: '48219;03.11.2026;Anruf Kunde;"Die alte App wirft mich jedes Mal raus, wenn ich die Police öffnen will. So ist das Ding nutzlos."',
    },
    {
      is: "technical_constraint",
      text: "48230;05.11.2026;Systemhaus;Der nächtliche Export aus Assekto kann maximal 60.000 Zeilen ausgeben, größere Bestände müssen auf zwei Läufe verteilt werden.",
    },
    { is: "noise", text: "48233;05.11.2026;Mail;Werbung: 20 % auf alle Tonerkartuschen" },
    {
      is: "decision",
      text: "48237;06.11.2026;Karin Tams;Beschlossen nach dem Betrugsversuch vom 4.11.: Eine neue Bankverbindung wird nur noch nach Rückruf eingetragen, nicht mehr auf Zuruf per Mail.",
    },
    {
      is: "feature_idea",
      text: "48240;09.11.2026;Maike;Vorschlag: Im Portal anzeigen, wer den eigenen Berater im Urlaub vertritt, mit Foto und Durchwahl.",
    },
    {
      is: "key_competitors",
      text: "48244;10.11.2026;Thorsten;Der Wettbewerber Nordwest-Kontor verschickt jetzt Postkarten mit QR-Code für sein Portal und schenkt jedem, der sich anmeldet, einen Tankgutschein über 20 €.",
    },
    { is: "noise", text: "48245;10.11.2026;intern;Testticket, bitte schließen" },
    {
      is: "market_research",
      text: "48251;12.11.2026;Auswertung;Von den 1.850 Anrufen im Oktober kamen 740 zwischen 8 und 10 Uhr, die Wartezeit lag dann im Mittel bei 6:40 Minuten.",
    },
    {
      is: "risk",
      text: "48256;13.11.2026;Anja Krämer;Ich befürchte, dass Kunden nachts einen Schaden melden und glauben, wir hätten schon etwas veranlasst. Bei einem Rohrbruch kann das teuer werden.",
    },
    {
      is: "external_link",
      text: "48260;16.11.2026;Nele;Leseempfehlung, ein Artikel zu Portalbriefen: https://www.maklermagazin.example/portalbrief",
    },
    { is: "noise", text: "48263;16.11.2026;Frau Siemers;Kaffee ist alle" },
  ],
};

export const pastes: readonly PasteReference[] = [thread, interview, tickets];

import type { PasteReference } from "../../reference";

const initiative = "Online-Termine für die Ambulanzen";

const minutes: PasteReference = {
  name: "Protokoll Jour fixe",
  initiative,
  parts: [
    { is: "frame", text: "Protokoll Jour fixe Online-Termine, 17.11.2026, 14:00–15:10, Raum 2.14" },
    {
      is: "noise",
      text: "Anwesend: Reimers, Sand, Aydın, Jelinek; entschuldigt: Brandl\nProtokoll vom letzten Mal ohne Einwände angenommen. Beamer ging nicht, daher Ausdruck.",
    },
    { is: "frame", text: "TOP 1 Augenklinik" },
    {
      is: "decision",
      text: "Beschluss: Die Augenklinik startet am 18. Januar nur mit Kontrollterminen, Sprechstunde folgt am 1. Februar.\nGrund: nach dem Tropfen darf niemand fahren, der Hinweis dazu wird erst Ende Januar fertig.",
    },
    {
      is: "technical_constraint",
      text: "Die Räume der Augenklinik stehen nicht im KIS, sondern in einer Excel-Liste von Frau Thoma; ohne Raum keine Buchung.",
    },
    { is: "frame", text: "TOP 2 Datenschutz" },
    {
      is: "compliance_requirements",
      text: "Frau Jelinek: Das Foto der Überweisung muss nach der Übernahme ins KIS sofort gelöscht werden, auch aus den Sicherungen binnen 30 Tagen.",
    },
    {
      is: "risk",
      text: "Wenn die Folgenabschätzung nicht bis 18. Dezember unterschrieben ist, verschiebt sich der Start um mindestens vier Wochen.",
    },
    { is: "frame", text: "TOP 3 Leitstelle" },
    {
      is: "user_feedback",
      text: "Gülay Aydın berichtet: Herr Kowalke (82) war extra da, um abzusagen. „Ihr geht ja nicht ran.“",
    },
    {
      is: "goal",
      text: "Ziel bis Ende März: montags nur noch vier statt sechs Kolleginnen am Telefon.",
    },
    { is: "frame", text: "Verschiedenes" },
    {
      is: "noise",
      text: "Nächster Termin: 1.12., 14 Uhr, gleicher Raum. Weihnachtsfeier am 11.12., bitte bei Gülay eintragen.",
    },
  ],
};

const mail: PasteReference = {
  name: "Mail aus Bergheim",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Von: Martin Ohlsen <ohlsen@klinikum-bergheim.example>\nAn: Anke Reimers\nGesendet: Donnerstag, 12. November 2026 08:41\nBetreff: AW: Erfahrungen mit der Online-Buchung",
    },
    {
      is: "noise",
      text: "Liebe Frau Reimers,\nvielen Dank für den netten Besuch im September, ich hoffe, die Bahn war auf dem Rückweg pünktlicher.",
    },
    {
      is: "market_research",
      text: "Zu Ihren Fragen: Von den online gebuchten Terminen fielen bei uns 6,2 % aus, von den telefonischen 9,8 % (Januar bis Oktober 2026, 51.000 Termine).",
    },
    {
      is: "feature_idea",
      text: "Rückblickend würden wir den Familienzugang gleich einbauen: Kinder buchen für ihre Eltern, mit deren Einwilligung im Profil.",
    },
    {
      is: "risk",
      text: "Vorsicht bei der Warteliste: Bei uns haben drei Leute denselben Platz zugesagt bekommen, weil die SMS zu spät kam. Das hat uns eine Woche Ärger in der Zeitung gekostet.",
    },
    {
      is: "external_link",
      text: "Den Abschlussbericht finden Sie hier: https://klinikum-bergheim.example/bericht-online-termine.pdf",
    },
    {
      is: "noise",
      text: "Herzliche Grüße an den See\nMartin Ohlsen\nLeiter Patientenmanagement · Tel. 0221 555 0143\nDiese E-Mail kann vertrauliche Informationen enthalten.",
    },
  ],
};

export const pastes = [minutes, mail];

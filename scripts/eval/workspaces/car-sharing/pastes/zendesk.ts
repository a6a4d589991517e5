import type { PasteReference } from "../../../reference";
import { debris, within } from "../../parts";

export const zendesk: PasteReference = {
  name: "Zendesk-Ticket aus dem Browser kopiert",
  initiative: "Öffnen per Handy",
  parts: [
    debris("Landflitz\nBenutzer\nTicket #20418\nNächste"),
    {
      is: "frame",
      text: "Anforderer\nHeike Lammers\nZugewiesene Stelle*\nSupport/Jette Wohlers\nFollower\nTags\ntresor frost\nTyp\nProblem\nPriorität\nHoch",
    },
    { is: "frame", text: "Tresor schon wieder zugefroren\nÜber Webformular" },
    { is: "frame", text: "Heike Lammers\n19. Nov. 06:48" },
    { is: "noise", text: "Hallo liebes Flitz-Team," },
    {
      is: "user_feedback",
      text: "heute früh ging der Tresor in Steinloh wieder nicht auf, zum dritten Mal in zwei Wochen. Ich habe mit dem Feuerzeug davorgestanden wie ein Einbrecher.",
    },
    {
      is: "user_feedback",
      text: "Und die Hotline sagt mir, ich soll es später noch mal versuchen. Später ist meine Schicht vorbei!",
    },
    { is: "noise", text: "Viele Grüße\nHeike Lammers\nVon meinem iPhone gesendet" },
    { is: "frame", text: "Jette Wohlers (Zuweisen)\n19. Nov. 07:15\nAn: Heike Lammers" },
    {
      is: "noise",
      text: "Liebe Heike, das tut uns leid. Wir haben dir die Fahrt gutgeschrieben.",
    },
    { is: "frame", text: "Interne Notiz\nJette Wohlers\n19. Nov. 07:22" },
    {
      is: "technical_constraint",
      text: "Das Schloss im Tresor ist nur bis minus 5 Grad zugelassen, der Hersteller liefert keine andere Dichtung mehr.",
    },
    { is: "frame", text: "Heike Lammers\n19. Nov. 08:03" },
    {
      is: "feature_idea",
      text: "Danke! Könntet ihr nicht in der App anzeigen, wenn ein Tresor klemmt? Dann wäre ich gleich zum Bahnhof gegangen.",
    },
    { is: "frame", text: "Interne Notiz\nMalte Rieck\n19. Nov. 09:40" },
    {
      is: "market_research",
      text: "Ausgewertet: Seit dem 1. November 14 Tickets wegen Frost, 9 davon in Steinloh, im ganzen letzten Winter waren es 22.",
    },
    within(
      "noise",
      "Das Ticket wurde mit Ticket #20421 ",
      "zusammengeführt, Anforderer ist kein Empfänger mehr.",
    ),
    debris("Öffentliche Antwort\nMakro anwenden\nIm Ticket bleiben\nSenden als Gelöst"),
    debris("Zufriedenheit\nAngeboten\nInteraktionen\nSLA 2 Std."),
  ],
};

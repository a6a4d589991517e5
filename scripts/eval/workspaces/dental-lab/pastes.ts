import type { PasteReference } from "../../reference";

const initiative = "Aufträge aus dem Mundscanner";

const chat: PasteReference = {
  name: "Chat der Entwickler",
  initiative,
  parts: [
    { is: "frame", text: "#mundscanner, Donnerstag" },
    { is: "noise", text: "deniz 08:58: moin\nlenz 08:59: moin moin ☕" },
    {
      is: "technical_constraint",
      text: "deniz 09:04: Medit liefert die STL nur 72 Stunden lang, danach ist der Link tot. Wir müssen sie also sofort holen.",
    },
    {
      is: "decision",
      text: "ute 09:11: ok, beschlossen: wir speichern die STL im Labor, nicht bei uns.\nute 09:11: sonst brauchen wir für 310 Labore einen Server und Pohl einen neuen Vertrag",
    },
    {
      is: "user_feedback",
      text: "sina 09:20: eben am Telefon, Labor am Wall: „Wenn der Auftrag doppelt in der Liste steht, fräsen wir ihn doppelt, so ist das.“",
    },
    { is: "noise", text: "lenz 09:21: 😬\ndeniz 09:21: jo" },
    {
      is: "feature_idea",
      text: "lenz 09:26: Idee: das Bild vom Scan gleich in der Liste drehen können, ohne die Frässoftware zu öffnen",
    },
    {
      is: "risk",
      text: "deniz 09:40: Gefahr: bei Brandauer läuft der Virenscanner über den Ordner, da bleibt der Dienst nachts einfach hängen.",
    },
    { is: "noise", text: "lenz 11:52: jemand Döner?\nute 11:53: ich ohne Zwiebel" },
  ],
};

const minutes: PasteReference = {
  name: "Protokoll Pilotrunde",
  initiative,
  parts: [
    { is: "frame", text: "# Protokoll Pilotrunde, 17.11.2026" },
    {
      is: "noise",
      text: "Teilnehmer: Hagedorn, Akbulut, Sielaff, Frau Möbius (per Telefon)\nBeginn 10:05, Ton anfangs schlecht",
    },
    { is: "frame", text: "## Markt" },
    {
      is: "market_research",
      text: "Laut Branchenverband haben 44 % der Labore mindestens einen Mundscanner angebunden, 2024 waren es 27 %.",
    },
    {
      is: "key_competitors",
      text: "LabMeister gibt die ersten 6 Monate seit November kostenlos ab und übernimmt die alten Daten.",
    },
    { is: "frame", text: "## Vorschriften" },
    {
      is: "compliance_requirements",
      text: "Laut Dr. Pohl muss jede Änderung an der Verordnung mit Name und Uhrzeit nachvollziehbar sein (MDR, Anhang XIII).",
    },
    { is: "frame", text: "## Ziele" },
    {
      is: "goal",
      text: "Ziel für den Pilot: bis 30. April werden 2.000 Aufträge übernommen, höchstens 5 davon falsch.",
    },
    { is: "frame", text: "## Organisatorisches" },
    {
      is: "noise",
      text: "Nächste Runde: 1. Dezember, 10 Uhr\nParkplätze vor dem Haus sind wegen der Baustelle gesperrt",
    },
  ],
};

export const pastes = [chat, minutes];

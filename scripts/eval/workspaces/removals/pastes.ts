import type { PasteReference } from "../../reference";

const initiative = "Besichtigung per Video";

const mails: PasteReference = {
  name: "Mailwechsel mit Bremen",
  initiative,
  parts: [
    {
      is: "frame",
      text: "Von: Jörn Wübbena <wuebbena@rathjen.example>\nAn: Hauke Petersen\nCc: Meike Tams\nDatum: Mo., 16. Nov. 2026 um 18:07\nBetreff: AW: AW: WG: Video auch bei uns?",
    },
    { is: "noise", text: "Moin Hauke,\nschön, dass du wieder auf den Beinen bist." },
    {
      is: "user_feedback",
      text: "Frau Haverkamp aus Verden hat mir am Freitag gesagt: „Wenn Sie dreimal kommen müssen, bevor ich einen Preis habe, zieh ich lieber mit meinem Schwager um.“",
    },
    {
      is: "technical_constraint",
      text: "In der Halle in Bremen haben wir nur DSL 16, im Upload also rund 2,4 Mbit/s für alle zusammen. Mehr als ein Gespräch zur Zeit geht von hier aus nicht.",
    },
    {
      is: "risk",
      text: "Bauchweh macht mir etwas anderes: Bei den Firmenumzügen steht die Hälfte in Schränken, die keiner aufmacht. Verschätzen wir uns da, reden wir nicht über 400 €, sondern über 4.000.",
    },
    {
      is: "feature_idea",
      text: "Könnte man dem Kunden vorher eine kurze Liste schicken, damit er Keller und Garage schon aufgeschlossen hat, wenn wir anrufen?",
    },
    {
      is: "decision",
      text: "Firmen lassen wir deshalb draußen, das habe ich heute mit Insa so festgelegt. Es bleibt dort bei zwei Terminen vor Ort.",
    },
    {
      is: "noise",
      text: "So, ich muss los, die Kleine hat Laterne.\nGruß\nJörn",
    },
    {
      is: "noise",
      text: "Rathjen Umzüge GmbH & Co. KG, Niederlassung Bremen\nSitz Hamburg, HRA 00000, USt-IdNr. DE000000000",
    },
    { is: "frame", text: "Am 12.11.2026 um 08:31 schrieb Hauke Petersen:" },
    {
      is: "goal",
      text: "> Ich würde mir für Bremen vornehmen: bis Ende Mai 150 Gespräche, davon höchstens 9 um mehr als 15 % verschätzt.",
    },
    { is: "noise", text: "> Sag mal, was du davon hältst. Hauke" },
  ],
};

const shift: PasteReference = {
  name: "Gruppe der Disponenten",
  initiative,
  parts: [
    { is: "frame", text: "Disposition Kiel, Mittwoch 18.11." },
    { is: "noise", text: "[07:02] Sönke: Moin\n[07:03] Birte: moin, Kaffee läuft" },
    {
      is: "user_feedback",
      text: "[08:15] Birte: gestern Abend Herr Lorenzen, 78, Enkel hält das Handy: „Toll, Sie sehen ja sogar meine Uhr ticken.“ Hat gleich unterschrieben",
    },
    {
      is: "technical_constraint",
      text: "[08:22] Sönke: Achtung, auf den Fairphones dreht Blickdirekt das Bild auf den Kopf. Support sagt, das wird mit Version 5.3 behoben, nicht vor März",
    },
    { is: "noise", text: "[08:23] Birte: 🙃\n[08:24] Sönke: haha" },
    {
      is: "key_competitors",
      text: "[09:40] Birte: Umzugsheld24 macht jetzt in der Holtenauer Straße einen Laden auf, mit Beratung. Stand heute in den KN",
    },
    {
      is: "compliance_requirements",
      text: "[10:05] Sönke: Dr. Eggers noch mal: bei Bildern mit Personen drauf brauchen wir auch deren Einwilligung, nicht nur die vom Kunden. Sonst schwärzen oder löschen",
    },
    {
      is: "market_research",
      text: "[11:12] Birte: hab mal gezählt: von meinen letzten 40 Gesprächen waren 26 nach 17 Uhr, und von den 26 wurden 14 ein Auftrag",
    },
    { is: "noise", text: "[11:13] Sönke: 💪" },
    {
      is: "feature_idea",
      text: "[11:30] Sönke: wär doch was, wenn der Kunde am Ende gleich den Umzugstag mit reservieren kann, solang er noch dran ist",
    },
    {
      is: "brand_guidelines",
      text: "[12:00] Birte: Insa bittet drum, dass wir in den SMS „Besichtigung“ schreiben und nicht „Video-Call“, und nie mit Ausrufezeichen",
    },
    { is: "noise", text: "[12:31] Birte: wer hat meine Brotdose\n[12:40] Sönke: ich nicht" },
  ],
};

export const pastes = [mails, shift];

import type { PastePart, PasteReference } from "../../../reference";

/** One answer: only its free texts need be in the item. */
const answer = (
  is: PastePart["is"],
  time: string,
  score: number,
  [trouble, wish]: readonly [string, string],
  place: string,
): PastePart => ({
  is,
  text: `"2026/11/${time} MEZ","${score}","${trouble}","${wish}","${place}","Ja"`,
  says: `${trouble} ${wish}`,
});

export const survey: PasteReference = {
  name: "Umfrage aus Google Formulare",
  initiative: "Öffnen per Handy",
  parts: [
    {
      is: "frame",
      text: `"Zeitstempel","Wie wahrscheinlich ist es auf einer Skala von 0 bis 10, dass du Landflitz jemandem in deinem Ort weiterempfiehlst?","Was hat dich beim Öffnen oder Zurückgeben des Autos in den letzten drei Monaten am meisten gestört? (Bitte so genau wie möglich)","Was sollten wir als Nächstes bauen? (freiwillig)","In welchem Ort steht dein Auto?","Ich bin einverstanden, dass meine Antwort anonym ausgewertet wird."`,
    },
    answer(
      "user_feedback",
      "20 8:14:22 AM",
      3,
      ["Vier Ziffern eintippen, mit Handschuhen, im Dunkeln. Beim zweiten Fehler sperrt er.", ""],
      "Steinloh",
    ),
    answer("noise", "20 9:02:10 AM", 8, ["nichts", "-"], "Heidby"),
    answer(
      "user_feedback",
      "20 12:40:57 PM",
      2,
      [
        "Ich bin schwerhörig und kann nicht mal eben die Hotline anrufen. Daran hat wohl keiner gedacht!",
        "",
      ],
      "Gellmersen",
    ),
    answer(
      "feature_idea",
      "20 6:31:05 PM",
      9,
      ["", "Eine Funktion, mit der ich meinem Sohn das Auto für genau eine Stunde freigeben kann"],
      "Gellmersen",
    ),
    answer("noise", "21 7:55:43 AM", 10, ["gar nichts", "weiter so!"], "Norderfeld"),
    answer(
      "user_feedback",
      "21 10:18:30 AM",
      5,
      ["Beim Zurückgeben weiß ich nie, ob es wirklich zu ist. Bin schon zweimal umgedreht.", ""],
      "Heidby",
    ),
    answer("noise", "21 10:19:02 AM", 5, ["asdf", ""], "asdf"),
    answer(
      "feature_idea",
      "22 4:20:48 PM",
      7,
      ["", "Es wäre schön, wenn ich das Auto schon von zu Hause vorheizen könnte"],
      "Steinloh",
    ),
    answer(
      "user_feedback",
      "22 8:01:16 PM",
      0,
      ["Die Karte kam nach drei Wochen, da hatte ich mir längst ein altes Auto gekauft.", ""],
      "Norderfeld",
    ),
    answer("noise", "23 6:12:00 AM", 6, ["k. A.", ""], ""),
  ],
};

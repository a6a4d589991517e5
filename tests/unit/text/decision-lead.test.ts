import { describe, expect, test } from "vitest";
import { splitDecision } from "@/lib/text/decision-lead";

describe("decision: date and people are split from the text", () => {
  test.each([
    ["3 September 2026, Nora and Tom. We wait.", "3 September 2026", "Nora and Tom"],
    ["3 September 2026. We wait.", "3 September 2026", null],
    ["2026-09-03: We wait.", "2026-09-03", null],
    ["6 November 2026, the board. We wait.", "6 November 2026", "the board"],
    [
      "3 September 2026, Aisha Benali and Jonas Hellwig, agreed with Marit de Vries. We wait.",
      "3 September 2026",
      "Aisha Benali and Jonas Hellwig, agreed with Marit de Vries",
    ],
    [
      "15 juin 2026, Nadège Fournel et Karim Belhadj (RH). We wait.",
      "15 juin 2026",
      "Nadège Fournel et Karim Belhadj (RH)",
    ],
    [
      "9. September 2026, Rathjen, Dr. Eggers: We wait.",
      "9. September 2026",
      "Rathjen, Dr. Eggers",
    ],
    ["19 février 2026, comité : We wait.", "19 février 2026", "comité"],
    ["2 Oct, Brannigan, Wilk, Osei. We wait.", "2 Oct", "Brannigan, Wilk, Osei"],
    ["8 July, Priyanka with the two depots. We wait.", "8 July", "Priyanka with the two depots"],
    ["Bestuur, 3 september 2026. We wait.", "3 september 2026", "Bestuur"],
    ["Bev, Dawn and Jonny, 21 October 2026. We wait.", "21 October 2026", "Bev, Dawn and Jonny"],
    ["2026年9月3日、田中と佐藤。We wait.", "2026年9月3日", "田中と佐藤"],
  ])("%s", (whole, date, people) => {
    expect(splitDecision(whole)).toEqual({ date, people, text: "We wait." });
  });

  test.each([
    "8 July, the pilot starts. We wait.",
    "8 Depots, Ghent and Bruges. We wait.",
    "We launch in Ghent, 3 September 2026. We wait.",
    "Pilot beginnt am 3. September 2026. Wir warten.",
    "3 September 2026, Nora and Tom.",
    "3 September 2026, budget of 1.5 million approved. Review in March.",
    "3. September 2026, Preis 4.500 Euro beschlossen. Im März mehr.",
    "3 September 2026, see example.com. It has more.",
    "3 September 2026, rejected: own vans for the north.",
    "Rejected, 3 September 2026. Own vans for the north.",
    "2 Oct, Brannigan, Wilk Rejected: own vans for the north.",
    "3 September 2026, we chose vendor A over B. Review in March.",
    "6 November 2026, the board chose Ghent. Review in March.",
    "2. Oktober, Preise: Wir erhöhen sie.",
    "3. September 2026, Preise: Wir erhöhen sie.",
    "2026年9月3日、値上げを見送る。来年また決める。",
    "2026年9月3日、却下：自社の車。",
  ])("none in: %s", (whole) => {
    expect(splitDecision(whole)).toEqual({ date: null, people: null, text: whole });
  });

  test("a verdict after the people is part of the text", () => {
    expect(splitDecision("2 Oct, Brannigan, Wilk. Rejected: own vans.").text).toBe(
      "Rejected: own vans.",
    );
  });
});

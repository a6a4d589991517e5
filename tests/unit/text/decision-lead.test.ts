import { describe, expect, test } from "vitest";
import { splitDecision } from "@/lib/text/decision-lead";

describe("decision lead: date and people", () => {
  test.each([
    ["3 September 2026, Nora and Tom. We wait.", "3 September 2026", "Nora and Tom", "We wait."],
    ["3 September 2026. We wait.", "3 September 2026", null, "We wait."],
    [
      "9. September 2026, Rathjen, Dr. Eggers: Wir warten.",
      "9. September 2026",
      "Rathjen, Dr. Eggers",
      "Wir warten.",
    ],
    ["2 Oct, Brannigan, Wilk, Osei. We wait.", "2 Oct", "Brannigan, Wilk, Osei", "We wait."],
    [
      "8 July, Priyanka with the depots. We wait.",
      "8 July",
      "Priyanka with the depots",
      "We wait.",
    ],
    ["Bestuur, 3 september 2026. Wij wachten.", "3 september 2026", "Bestuur", "Wij wachten."],
    [
      "Bev, Dawn and Jonny, 21 October 2026. We wait.",
      "21 October 2026",
      "Bev, Dawn and Jonny",
      "We wait.",
    ],
    ["2026年9月3日、田中。待ちます。", "2026年9月3日", "田中", "待ちます。"],
  ])("%s", (text, date, who, rest) => {
    expect(splitDecision(text)).toEqual({ date, who, rest });
  });

  test.each([
    "8 July, the pilot starts. We wait.",
    "8 Depots, Ghent and Bruges. We wait.",
    "We launch in Ghent, 3 September 2026. We wait.",
    "Pilot beginnt am 3. September 2026. Wir warten.",
    "Comité du 2 octobre 2026. Nous attendons.",
    "3 September 2026, Nora and Tom.",
  ])("none in: %s", (text) => {
    expect(splitDecision(text)).toEqual({ date: null, who: null, rest: text });
  });
});

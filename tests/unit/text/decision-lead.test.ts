import { describe, expect, test } from "vitest";
import { findSource, isSource, splitDecision } from "@/lib/text/decision-lead";

describe("decision: its date and people are split from its text", () => {
  test.each([
    ["3 September 2026, Nora and Tom. We wait.", "3 September 2026", "Nora and Tom"],
    ["3 September 2026, Nora and Tom.\n\nWe wait.", "3 September 2026", "Nora and Tom"],
    ["3 September 2026. We wait.", "3 September 2026", null],
    ["2026-09-03: We wait.", "2026-09-03", null],
    ["Decided on 3 September 2026: We wait.", "3 September 2026", null],
    ["Beschlossen am 3. September 2026: We wait.", "3. September 2026", null],
    ["6 November 2026, the board. We wait.", "6 November 2026", "the board"],
    ["30 October 2026, Morag Sinclair. We wait.", "30 October 2026", "Morag Sinclair"],
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
    ["3 September 2026, Ann and Bo: We wait.", "3 September 2026", "Ann and Bo"],
    ["2026年9月15日、役員会。We wait.", "2026年9月15日", "役員会"],
    ["20. Oktober 2026, Akbulut und Lenz. We wait.", "20. Oktober 2026", "Akbulut und Lenz"],
    ["20. Oktober 2026, Jung und Hartung. We wait.", "20. Oktober 2026", "Jung und Hartung"],
    ["20. Oktober 2026, Preis und Kaplan. We wait.", "20. Oktober 2026", "Preis und Kaplan"],
    [
      "20. Oktober 2026, Geschäftsführung und Betriebsrat. We wait.",
      "20. Oktober 2026",
      "Geschäftsführung und Betriebsrat",
    ],
    ["Budget Committee, 3 September 2026. We wait.", "3 September 2026", "Budget Committee"],
    ["Comité Budget, 3 septembre 2026. We wait.", "3 septembre 2026", "Comité Budget"],
    [
      "Nora Buchung und Tom Weber, 3. September 2026. We wait.",
      "3. September 2026",
      "Nora Buchung und Tom Weber",
    ],
    ["19 février 2026, comité\u00a0: We wait.", "19 février 2026", "comité"],
    ["2 Oct, Brannigan, Wilk, Osei. We wait.", "2 Oct", "Brannigan, Wilk, Osei"],
    ["Steering group, 28 October. We wait.", "28 October", "Steering group"],
    ["Steering group, 11 November: We wait.", "11 November", "Steering group"],
    ["Bestuur, 3 september 2026. We wait.", "3 september 2026", "Bestuur"],
    ["The board, 3 September 2026. We wait.", "3 September 2026", "The board"],
    ["Partneroverleg, 8 oktober 2026. We wait.", "8 oktober 2026", "Partneroverleg"],
    ["Bev, Dawn and Jonny, 21 October 2026. We wait.", "21 October 2026", "Bev, Dawn and Jonny"],
    ["2026年9月3日、田中と佐藤。We wait.", "2026年9月3日", "田中と佐藤"],
  ])("%s", (whole, date, people) => {
    expect(splitDecision(whole)).toEqual({ date, people, text: "We wait." });
  });

  test.each([
    ["3 September 2026, ", "budget of 1.5 million approved. Review in March."],
    ["3. September 2026, ", "Preis 4.500 Euro beschlossen. Im März mehr."],
    ["3 September 2026, ", "see example.com. It has more."],
    ["3 September 2026, ", "rejected: own vans for the north."],
    ["3 September 2026, ", "Deferred. Own vans for the north."],
    ["3 September 2026, ", "we chose vendor A over B. Review in March."],
    ["3 September 2026, ", "Nora met the vendor and chose B. Review in March."],
    ["3 September 2026, ", "the price: up by 5 %."],
    ["3. September 2026, ", "Vertrag mit Acme bis 2028 verlängert. Im März mehr."],
    ["3. September 2026, ", "Preiserhöhung. Ab März 5 %."],
    ["3. September 2026, ", "Preise und Fristen: Wir erhöhen sie."],
    ["20. Oktober 2026, ", "Preise und Fristen. Wir erhöhen sie."],
    ["20. Oktober 2026, ", "Mietpreise und Kündigungsfristen. Wir erhöhen sie."],
    ["20. Oktober 2026, ", "Öffnungszeiten, Buchung und Rabatte. Wir ändern sie."],
    ["6 November 2026, ", "the board chose Ghent. Review in March."],
    ["2026年9月3日、", "値上げを見送る。来年また決める。"],
    ["2026年9月3日、", "中止。予算がないため。"],
  ])("only the date: %s%s", (lead, text) => {
    const { date, ...rest } = splitDecision(`${lead}${text}`);
    expect(date).toBe(lead.replace(/[,、] ?$/, ""));
    expect(rest).toEqual({ people: null, text });
  });

  test.each([
    "8 July, the pilot starts. We wait.",
    "8 July, Prices: up. We wait.",
    "8 Depots, Ghent and Bruges. We wait.",
    "2. Oktober, die Preise: Wir erhöhen sie.",
    "We launch in Ghent, 3 September 2026. We wait.",
    "We launch in Ghent, 3 September. We wait.",
    "Code Freeze, 3 May. Only fixes after it.",
    "Neue Kasse, 3. Mai. Alle Filialen bekommen sie.",
    "Ghent and Bruges, 3 May. The rest in June.",
    "Rejected, 3 September. Own vans for the north.",
    "Prices, 3 May: up. We wait.",
    "Rejected, 3 September 2026. Own vans for the north.",
    "Pilot beginnt am 3. September 2026. Wir warten.",
    "Comité du 2 octobre 2026. Nous attendons.",
    "Vertrag vom 2. Oktober 2026: Wir warten.",
    "Rahmenvertrag Müller vom 2.10.2026: Wir warten.",
    "3.11.2026, Judith. Wir warten.",
    "3.11.2026, Preise: Wir warten.",
    "Decision on prices of 3 May 2026. We wait.",
  ])("nothing: %s", (whole) => {
    expect(splitDecision(whole)).toEqual({ date: null, people: null, text: whole });
  });

  test.each([
    ["Beschluss der Geschäftsleitung vom 2. Oktober 2026: ", "Geschäftsleitung"],
    ["Entscheidung des Teams vom 2.10.2026: ", null],
    ["Decision of the board of 2 October 2026: ", "the board"],
    ["Besluit van de directie van 2 oktober 2026: ", "de directie"],
    ["Décision du comité du 2 octobre 2026 : ", "comité"],
    ["Comité du 2 octobre 2026 (Ann, Bo). ", "Comité (Ann, Bo)"],
    ["2.10.2026, Ann Lee. ", "Ann Lee"],
  ])("a body and its day: %s", (lead, people) => {
    expect(splitDecision(`${lead}We wait.`).people).toBe(people);
  });

  test("a verdict after the people is part of the text", () => {
    expect(splitDecision("2 Oct, Brannigan, Wilk. Rejected: own vans.").text).toBe(
      "Rejected: own vans.",
    );
  });

  test.each(["A", "Aa", "Ann’"])("a name of half a million characters: %s…", (part) => {
    const whole = `${part.repeat(500_000 / part.length)}, 3 September 2026. We wait.`;
    expect(splitDecision(whole).people).toBeNull();
  });
});

describe("decision: a sentence that only says who and when", () => {
  test.each([
    "Kiln group, 26 November 2026.",
    "The steering committee, 3 May 2026",
    "(Ann Lee and Bo Ek, 12 May 2026)",
    "Lenkungskreis, 3. Mai 2026.",
    "Preisgruppe, 26.11.2026.",
    "Stuurgroep, 3 mei 2026.",
    "Groupe tarifs, 3 mai 2026.",
    "運営会議、2026年11月26日。",
  ])("%s", (text) => expect(isSource(text)).toBe(true));

  test.each([
    "The group meets on 26 November 2026.",
    "Five groups, 26 stops by November 2026.",
    "Soft launch in Leeds, 5 May 2027.",
    "Kiln group.",
    "Die Gruppe wächst bis 3. Mai 2026 auf acht.",
    "Livraison au plus tard, 3 mai 2026.",
  ])("but not: %s", (text) => expect(isSource(text)).toBe(false));

  test("ends on long texts of one word", () => {
    for (const part of ["Group ", "Ann Lee, ", "group 3 May 2026 "])
      expect(isSource(part.repeat(20_000)), part).toBe(false);
  });
});

describe("decision: the day on which it was made, also without a year", () => {
  const SAVED = new Date("2026-11-24");

  test.each([
    ["Decided 12 Nov by the steering group. We wait.", "12 Nov", "the steering group"],
    ["Decided by the board on 3 May: we wait.", "3 May", "the board"],
    ["Decided 12 Dec by the board. We wait.", "12 Dec", "the board"],
    ["Beschlossen am 12. Nov. vom Vorstand. Wir warten.", "12. Nov", "Vorstand"],
    ["Besloten op 12 november door de stuurgroep. We wachten.", "12 november", "de stuurgroep"],
    ["Décidé le 12 nov par le comité. On attend.", "12 nov", "le comité"],
    ["We wait. Orla, 29 Sept", "29 Sept", null],
    ["We wait. (Orla, 2 June)", "2 June", null],
    ["We wait (the board, 2 June).", "2 June", "the board"],
    ["We wait (Ann Lee, 2 June 2026).", "2 June 2026", "Ann Lee"],
    ["北から始める（役員会、2026年9月3日）。", "2026年9月3日", "役員会"],
    ["北から始める。役員会、9月3日", "9月3日", "役員会"],
    ["Decided 12 Nov by lot. We wait.", "12 Nov", null],
  ])("%s", (text, date, people) => {
    expect(findSource(text, SAVED)).toEqual({ date, people });
  });

  test.each([
    "We start with one crew. Code Freeze, 5 Dec.",
    "We start with one crew. Pilot Leeds, 5 December 2026.",
    "We start with one crew, 5 Oct.",
    "We launch twice (Leeds, 5 Dec).",
    "Agreed 3 weeks by phone. We wait.",
    "Decided that we start on 5 Oct.",
    "The board meets again on 5 Oct.",
    "Ready for use, 5 Oct",
    "Wir beginnen im Norden. Ab Dezember, 5. Dez.",
    "Beschlossen ist nur der 5. Oktober.",
    "Wir warten, bis der Vorstand am 5. Oktober tagt.",
    "Décidé que l'on commence le 5 octobre.",
    "On démarre à Rennes. Rennes, 3 mai",
    "Besloten wordt er pas op 5 oktober.",
    "We beginnen in Gent. Gent, 5 december",
    "北から始める（稼働、12月5日）。",
    "9月3日に始める。",
  ])("not in %s", (text) => {
    expect(findSource(text, SAVED)).toBeNull();
  });
});

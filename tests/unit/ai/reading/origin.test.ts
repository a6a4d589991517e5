import { describe, expect, test } from "vitest";
import { prioritization } from "@/lib/ai/inquiries";
import { addOrigin, dropOrigin, readMentions, readWriter } from "@/lib/ai/reading/origin";
import { answerByRules, draftByRules } from "@/lib/ai/rules-thread";
import { briefFor, item } from "../builtin/pieces";

describe("origins: the origin of an item", () => {
  test.each([
    ["We phone.\n\n— Call Kessler › Feedback", "We phone."],
    ["[02/11/2026, 14:03:11] Jo: ok\n[02/11/2026, 14:04:10] Mina: 61 %", "Jo: ok\nMina: 61 %"],
    ["09:05 Ida: We close the pier.", "Ida: We close the pier."],
    ["> [10:42] Ann: It is slow.\n> [10:43] Bo: Yes.", "> Ann: It is slow.\n> Bo: Yes."],
    ["- [10:42 AM] Ann: It is slow.", "- Ann: It is slow."],
    ["Ann Lee [10:42]: It is slow.\nBo [10:43]: Yes.", "Ann Lee: It is slow.\nBo: Yes."],
    ["- Åsa [10:42]: Sie ist alt.\n- Bo [10:43]: Ja.", "- Åsa: Sie ist alt.\n- Bo: Ja."],
    ["Loes [10:42]: Te oud.\nJan [10:43]: Ja.", "Loes: Te oud.\nJan: Ja."],
    ["Anne [10:42] : Trop lent.\nLuc [10:43] : Oui.", "Anne : Trop lent.\nLuc : Oui."],
    ["佐藤 [10:42]: 遅い。\n西村 [10:43]: はい。", "佐藤: 遅い。\n西村: はい。"],
    ["10:42 Uhr Ann: Sie ist langsam.", "Ann: Sie ist langsam."],
    ["[Gestern 10:42] Ann: Sie ist langsam.", "Ann: Sie ist langsam."],
    ["[vandaag om 10:42] Ann: Hij is traag.", "Ann: Hij is traag."],
    ["[hier à 10:42] Ann : Elle est lente.", "Ann : Elle est lente."],
    ["[今日 10:42] 佐藤: 遅い。", "佐藤: 遅い。"],
    ["2026-11-03T10:42:00Z ann: it is slow", "ann: it is slow"],
    ["[10:42] <ann> it is slow", "ann: it is slow"],
    ["10:42 <ann> it is slow\n10:43 <bo> yes", "ann: it is slow\nbo: yes"],
    ...[
      "- Ferry [10:42]: full",
      "- Ferry [10:42]: full\n- Ferry [11:42]: empty",
      "Fähre [10:42]: voll",
      "Veerboot [10:42]: vol\nDe bus rijdt om 11:00.",
      "Bac [10:42] : complet",
      "船 [10:42]: 満員\n船 [11:42]: 空席",
      "10:42 <input> is broken",
      "10:42 <input> ist kaputt\n11:00 Die Maske hängt.",
      "10:42 <input> werkt niet",
      "10:42 <input> est cassé\nOn attend.",
      "10:42\n<input> is broken\n10:43\n<form> is fine",
    ].map((text): [string, string] => [text, text]),
    ["10:42 <strong>Doors</strong> open.", "10:42 <strong>Doors</strong> open."],
    ["- 09:00 Doors: open for all", "- 09:00 Doors: open for all"],
    ["- 9:00 Uhr Einlass: alle Gäste", "- 9:00 Uhr Einlass: alle Gäste"],
    ["Town Hall, 10:30 AM: opening", "Town Hall, 10:30 AM: opening"],
    ["Diner (12:30): soep", "Diner (12:30): soep"],
    ["Le car part [10:42] de Lyon.", "Le car part [10:42] de Lyon."],
    ["開店 [10:42] から", "開店 [10:42] から"],
    ['"I plan."\n\n— Ann, owner', '"I plan."\n\n— Ann, owner'],
    ['"I plan."\n\n— Calls (Loes) › What I heard', '"I plan."'],
    ['"I plan."\n\n— Ann › owner\nWe wait.', '"I plan."\n\n— Ann › owner\nWe wait.'],
    ["“I plan.”\n\n— Ann\n\n— Calls", "“I plan.”\n\n— Ann"],
    ["Morning all. numbers: 412 calls", "Numbers: 412 calls"],
    ["ouch. btw, the map is slow", "The map is slow"],
    ["OK so the till is old", "The till is old"],
    ["Right, so we need two tills", "We need two tills"],
    ["+1. But the till is old", "But the till is old"],
    ["+1. and can we print the tags bigger?", "Can we print the tags bigger?"],
    ["Und können wir sie größer drucken?", "Können wir sie größer drucken?"],
    ["And can openers are sold out", "And can openers are sold out"],
    ["Goed, dus we kopen kassa's", "We kopen kassa's"],
    ["Well, so far nobody called", "Well, so far nobody called"],
    ["Right so many people wait", "Right so many people wait"],
    ["Right also means left for them", "Right also means left for them"],
    ["OK so that labels print, we wait", "OK so that labels print, we wait"],
    ["Aber: die Kasse ist alt", "Die Kasse ist alt"],
    ["+1 seat a month", "+1 seat a month"],
    ["Q: And then?\nA: Nobody called.", "Nobody called."],
    ["Q: What happened then?\nA: I gave up and left.", "I gave up and left."],
    ["For the record, the map is slow", "The map is slow"],
    ["Q: How did you hear of it?\nA: By mail.", "How did you hear of it?\nBy mail."],
    ["heads up: the till is old", "The till is old"],
    [":wave: morning all. the till is old", "The till is old"],
    ["Second, nobody tells our drivers.", "Nobody tells our drivers."],
    [
      "Second, third and fourth quarter sales fell.",
      "Second, third and fourth quarter sales fell.",
    ],
    [":euro: 9 per seat", ":euro: 9 per seat"],
    ["Nobody can sign in, here we go. It is old.", "Nobody can sign in, here we go. It is old."],
    ["A: blue\nB: green", "A: blue\nB: green"],
    ["Second drivers wait.", "Second drivers wait."],
    ["I promised a mail, so here it goes. We send vans.", "We send vans."],
    ["Thanks for the reminder: I paid the fee.", "I paid the fee."],
    ["Thanks for the new map. It works.", "Thanks for the new map. It works."],
    ["BTW is 21 % in Nederland", "BTW is 21 % in Nederland"],
    ["Morning, afternoon and night shifts differ", "Morning, afternoon and night shifts differ"],
    ["Morning: 32 deliveries", "Morning: 32 deliveries"],
    ["HM Revenue wants a form", "HM Revenue wants a form"],
    ["FYI Technologies is cheaper", "FYI Technologies is cheaper"],
    ["OK: 94% of scans", "OK: 94% of scans"],
    ["Right, left and top margins", "Right, left and top margins"],
    ["Two more things. The map is slow.", "The map is slow."],
    ["No. 1 in Germany", "No. 1 in Germany"],
    ["So many people call", "So many people call"],
    ["Right now we lose calls.", "Right now we lose calls."],
    ["OK is the name of the button", "OK is the name of the button"],
    ["Opens at 9:05 every day.", "Opens at 9:05 every day."],
    ["18:00 The ferry leaves\n18:20 It arrives", "18:00 The ferry leaves\n18:20 It arrives"],
  ])("is not its text: %j", (content, said) => {
    expect(dropOrigin(content)).toBe(said);
  });

  test("is looked for in linear time, or the test times out", () => {
    const text = `We wait.\n\n— ${" › ".repeat(400_000)}\nx`;
    expect(dropOrigin(text)).toBe(text);
  });

  test.each([
    ["No message\n\n— ID: F-106, Severity: High, Mentions: 88", 88],
    ["Keine Meldung\n\n— Kunde: Mol, Nennungen: 7", 7],
    ["No message\n\n— Ward: 4, Count: 1,204", 1204],
    ["A map\n- Votes: 31", 31],
    ["No message\n\n— Hospital: Ost, Bed count: 900", undefined],
    ["No message\n\n— Mentions: often", undefined],
    ["Mentions: 88", undefined],
    ["No message\n\n— Version: 3.1, Votes: 2.5", undefined],
  ])("says how often it was said: %j", (content, mentions) => {
    expect(readMentions(content)).toBe(mentions);
  });

  test.each([
    ["I pay for a map.\n\n— Tomek, 14/11/2026, 09:05:03", "Tomek"],
    ["I pay for a map.\n\n— Ann de Boer, 09:05 › Feedback", undefined],
    ["I pay for a map.\n\n— Ann Boer, 09:05 › Feedback", "Ann Boer"],
    ["I pay for a map.\n\n— Booking of bikes (Anna Berg) › Wishes", "Anna Berg"],
    ["I pay for a map.\n\n— Booking of bikes (phase two)", undefined],
    ["I pay for a map.\n\n— Pilot (Berlin)", undefined],
    ["I pay for a map.\n\n— Call Kessler › Feedback", undefined],
    ["I met Tomek, 09:05", undefined],
    ...[
      "Le lun. 16 nov. 2026 à 09:10, Karim Benali a écrit",
      "Op ma 16 nov 2026 om 09:10 schreef Karim Benali",
      "Am Mo., 16. Nov. 2026 um 09:10 Uhr schrieb Karim Benali",
      "On Mon, Nov 16, 2026 at 9:10 AM Karim Benali wrote",
      "Karim Benali schreef op 16 nov. 2026",
    ].map((quoted): [string, string] => [
      `I offer 32.\n\n— Rent (Nathalie Lambert) › ${quoted}`,
      "Karim Benali",
    ]),
    ["I offer 32.\n\n— Rent (Nathalie Lambert) › Le 16 nov., k@firm.example a écrit", undefined],
    ["I offer 32.\n\n— Rent (Nathalie Lambert) › What we wrote last year", "Nathalie Lambert"],
    ["I offer 32.\n\n— Rent (Nathalie Lambert) › Ce que Karim écrit", "Nathalie Lambert"],
    ["I offer 32.\n\n— 賃貸 (Nathalie Lambert) › 田中さんが書いた", "Nathalie Lambert"],
  ])("names who wrote it, in a mail or a chat: %j", (content, writer) => {
    expect(readWriter(content)).toBe(writer);
  });

  test("names in a draft who says I", async () => {
    const shops = "Shops in the US open on Mon and Tue.\n\n— Prices (Anna Berg)";
    const pieces = [
      item("market_research", "Shops", shops),
      item("feature_idea", "A map", "I pay for a map.\n\n— Booking of bikes (Anna Berg)"),
      item("feature_idea", "A bell", "Crews hear a bell.\n\n— Tomek, 09:05"),
      item("risk", "Rain", "Wir haben kein Dach.\n\n— Tomek, 09:05"),
    ];
    const draft = await draftByRules(briefFor("prd", pieces));
    expect(draft).toContain("I pay for a map. — Anna Berg [");
    expect(draft).toContain("Crews hear a bell. [");
    expect(draft).toContain("on Mon and Tue. [");
    expect(draft).toContain("Wir haben kein Dach. — Tomek [");
  });

  test("is the part that was added to it", () => {
    expect(addOrigin("We phone.", [])).toBe("We phone.");
    expect(dropOrigin(addOrigin("We phone.", ["Shop: Kessler", "Feedback"]))).toBe("We phone.");
  });

  test("is neither quoted in a draft nor compared by an advisor", async () => {
    const users = item("target_users", "Ann", "She plans.\n\n— Weekly › Sync");
    expect(await draftByRules(briefFor("prd", [users]))).toContain("- **Ann.** She plans. [");
    const evidence = [
      item("feature_idea", "Copy the basket", "Copy it.\n\n— Visit to the harbour market"),
      item("user_feedback", "Invoices", "They are wrong.\n\n— Visit to the harbour market"),
    ];
    const subject = { type: "initiative", id: "1", title: "Orders" } as const;
    const { items } = await answerByRules(prioritization, {
      subject,
      text: "",
      evidence,
      options: {},
    });
    expect(items[0]?.rationale).toContain(
      "No item of feedback or research shares enough words with it.",
    );
  });
});

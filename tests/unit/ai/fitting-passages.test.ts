import { describe, expect, test } from "vitest";
import { takeFinding, takePassage } from "@/lib/ai/engines/builtin/fitting-passages";

describe("passages: of a text", () => {
  test("keep to their length where a sentence is repeated", () => {
    const text = "We wait. ".repeat(500).trim();
    expect(takePassage(text).length).toBeLessThanOrEqual(280);
  });

  test.each([
    ["Acme’s pilot failed.", "Bolt ran a second pilot.", "It cost €5 a head.", " … "],
    ["最初の試行は失敗した。", "次の試行は別の会社で行った。", "費用は500円。", "…"],
  ])("mark where they leave sentences out: %s", (first, other, telling, gap) => {
    expect(takePassage(`${first} ${other} ${telling}`, first.length + telling.length + 3)).toBe(
      `${first}${gap}${telling}`,
    );
  });

  test.each([
    ['"It rains. ', '"', ' …"'],
    ["“It rains. ", "”", " …”"],
    ["„Es regnet. ", "“", " …“"],
    ["«Il pleut. ", "»", " …»"],
    ["「雨が降る。", "」", "…」"],
  ])("close a quotation that they cut: %s", (first, end, mark) => {
    const text = `${first}${"More of it. ".repeat(40)}${end}`;
    const start = first.trim();
    expect(takePassage(text, start.length)).toBe(`${start}${mark}`);
  });

  test("leave a whole German quotation alone", () => {
    expect(takePassage("„Es regnet.“ Sagt Ann. Und mehr.", 24)).toBe("„Es regnet.“ Sagt Ann. …");
  });

  test.each([
    ["I don't need an app. I need a list of boxes within an hour, by mail.", '"', '"'],
    ["Ich brauche keine App. Ich brauche binnen einer Stunde eine Liste.", "„", "“"],
    ["Je ne veux pas de site. Je veux une liste dans l'heure, par mail.", "« ", " »"],
  ])("keep a quotation whole: %s", (said, open, close) => {
    const quoted = `${open}${said}${close}`;
    const more = "More of it. ".repeat(40);
    expect(takePassage(`${quoted} ${more}`, 45)).toBe(`${quoted} …`);
    expect(takePassage(`He called. ${quoted} ${more}`, 45)).toBe("He called. …");
  });

  test.each([
    ["The pilot ran in May.", "But it failed.", "We wait."],
    ["Der Versuch lief im Mai.", "Aber er ist gescheitert.", "Wir warten."],
    ["De proef liep in mei.", "Maar hij is mislukt.", "We wachten."],
    ["L'essai a eu lieu en mai.", "Mais il a échoué.", "On attend."],
  ])("keep a sentence with the one that limits it: %s %s", (first, turn, last) => {
    expect(takePassage(`${first} ${turn} ${last}`, first.length + 2)).toBe(`${first} ${turn} …`);
  });

  test("cut a sentence only at twice the length, since its end may be the bad half", () => {
    const text = "We tested it with nine firms in May, but the pilot failed.";
    expect(takePassage(text, 30)).toBe(text);
    expect(takePassage(text, 25)).toBe("We tested it with nine firms in May, but the…");
  });
});

const ASKED = "guests of the north hall were asked at the door by a student in May.";
test.each([
  [`All ${ASKED}`, "70 % want a ticket by mail."],
  [`Only ${ASKED}`, ""],
])(
  "passages: a share comes without how it was counted, unless that limits it: %s",
  (how, share) => {
    const text = `${how} 70 % want a ticket by mail.`;
    const found = takeFinding([{ kind: "paragraph", text }], how.length + 5);
    expect(found).toContain(share || how);
    expect(found.startsWith("70 %")).toBe(share !== "");
  },
);

import { expect, test } from "vitest";
import { isEmpty } from "@/lib/ai/classifier/labels/asides";
import { byRules } from "@/tests/support/classified";

const read = (rows: readonly (readonly string[])[]) =>
  byRules(rows.map((cells) => cells.join("\t")).join("\n")).proposals;
const titles = (rows: readonly (readonly string[])[]) =>
  read(rows).map(({ label, title, keep }) => [keep ? label : "-", title]);

const HEAD = [
  "Timestamp",
  "Shop",
  "How often do you ride?",
  "What annoys you?",
  "What would help?",
];
const END = ["Score 0-10", "May we call you?"];

test("classifier surveys: each row with an answer is feedback, whatever its words", () => {
  const rows = [
    [...HEAD, ...END],
    ["3/11/2026 09:14", "Nord", "weekly", "TOO SLOW!!!", "faster", "2", "no"],
    ["3/11/2026 09:50", "Nord", "2-3 x month", "", "a stand that does not fall over", "6", "no"],
    [
      "3/11/2026 10:02",
      "",
      "",
      "I am 80 and I do not want a card",
      "-",
      "8",
      "yes, Ida 07700 900100",
    ],
    ["3/11/2026 11:30", "Süd", "weekly", "Velo Max repairs it in 2 days for €12", "", "1", "no"],
  ];
  expect(titles(rows)).toEqual([
    ["user_feedback", "TOO SLOW!!!"],
    ["user_feedback", "A stand that does not fall over"],
    ["user_feedback", "I am 80 and I do not want a card"],
    ["user_feedback", "Velo Max repairs it in 2 days for €12"],
  ]);
  expect(read(rows)[0]?.content).toBe(
    "TOO SLOW!!!\n- What would help?: faster\n\n— Timestamp: 3/11/2026 09:14, Shop: Nord, How often do you ride?: weekly, Score 0-10: 2, May we call you?: no",
  );
});

test("classifier surveys: a row without an answer is not chosen", () => {
  const rows = [
    [...HEAD, ...END],
    ["3/11/2026 09:14", "Nord", "weekly", "nothing really", "-", "9", "no"],
    ["3/11/2026 09:50", "Nord", "weekly", "n/a", "n/a", "7", "no"],
    ["3/11/2026 09:51", "", "", "test", "test", "10"],
    ["3/11/2026 09:52", "Nord", "weekly", "", "", "10", "yes"],
  ];
  expect(read(rows).map(({ keep }) => keep)).toEqual([false, false, false, false]);
});

test.each([
  [
    "Zeitstempel",
    "Was stört Sie am meisten?",
    "Dürfen wir anrufen?",
    "Zu teuer!!!",
    "ja, 0151 234567",
  ],
  ["Tijdstempel", "Wat stoort u het meest?", "Mogen we bellen?", "Te duur!!!", "ja, 06 1234567"],
  [
    "Horodateur",
    "Qu'est-ce qui vous gêne ?",
    "Peut-on appeler ?",
    "Trop cher !!!",
    "oui, 06 12 34 56",
  ],
  ["タイムスタンプ", "何が不便ですか？", "お電話してよいですか？", "料金が高すぎる", "はい"],
])("classifier surveys: forms in other languages: %s", (stamp, asks, consent, said, may) => {
  const [found] = read([
    [stamp, asks, consent],
    ["12.11.2026 09:14", said, may],
  ]);
  expect(found).toMatchObject({ label: "user_feedback", keep: true });
  expect(found?.title).toBe(said);
});

test.each([
  ["no question", ["Timestamp", "Shop", "Orders"], ["3/11/2026", "Nord", "312"]],
  ["closed questions", ["Shop", "How often?", "How many?"], ["Nord", "weekly", "12"]],
  ["one question and no time", ["Shop", "What is sold?", "Orders"], ["Nord", "bikes", "312"]],
])("classifier surveys: a table with %s is no survey", (_, head, row) => {
  expect(read([head, row, row]).map(({ label }) => label)).not.toContain("user_feedback");
});

test.each([
  ["timestamp", "what_annoys_you_most", "how_do_you_pay", "score_0_10", "Score 0-10: 4"],
  ["zeitstempel", "was_stört_sie_am_meisten", "wie_zahlen_sie", "note_1_6", "Note 1-6: 4"],
  ["tijdstempel", "wat_stoort_u_het_meest", "hoe_betaalt_u", "cijfer_1_10", "Cijfer 1-10: 4"],
  ["horodateur", "que_faut_il_changer", "comment_payez_vous", "note_0_10", "Note 0-10: 4"],
  ["Timestamp", "What annoys you most", "How do you pay", "Score", "Score: 4"],
])("classifier surveys: names of columns are read without question marks: %s", (...head) => {
  const score = head.pop();
  const answers = ["slow", "loud", "cold", "reminder"];
  const rows = answers.map((answer) => `2026-11-03 09:14,${answer},card,4`);
  const found = byRules([head.join(","), ...rows].join("\n")).proposals;
  expect(found.map(({ label, title }) => [label, title.toLowerCase()])).toEqual(
    answers.map((answer) => ["user_feedback", answer]),
  );
  expect(found[0]?.content.endsWith(`: card, ${score}`)).toBe(true);
});

test.each([
  "gar nichts, weiter so!",
  "Weiter so!",
  "nothing, keep it up",
  "niets, ga zo door!",
  "rien, continuez comme ça",
])("classifier surveys: an answer that only cheers says nothing: %s", (answer) => {
  expect(isEmpty(answer)).toBe(true);
});

test.each([
  "weiter so mit den Abendkursen",
  "Keep it up to date",
  "ga zo door met de late bus",
  "continuez comme ça avec les cours du soir",
  "nothing works on old phones",
])("classifier surveys: an answer that says more than a cheer counts: %s", (answer) => {
  expect(isEmpty(answer)).toBe(false);
});

test.each([
  "Duplicate of #339",
  "Duplikat von TOR-12",
  "Duplicaat van TOR-12.",
  "Doublon de TOR-12",
])(
  "classifier trackers: a note of a program that an issue repeats another says nothing: %s",
  (said) => {
    expect(isEmpty(said)).toBe(true);
    expect(isEmpty(`${said}, but only at night`)).toBe(false);
  },
);

import { expect, test } from "vitest";
import { byRules } from "@/tests/support/classified";

const listTitles = (text: string) => byRules(text).proposals.map(({ title }) => title);

test.each([
  ["Meeting with Hotel Bellevue, 12 Nov", "They refuse to pay online.", "Hotel Bellevue: "],
  ["Gespräch mit Hotel Adler", "Sie wollen nicht online bezahlen.", "Hotel Adler: "],
  ["Overleg met Hotel De Zwaan, 12 nov", "Ze willen niet online betalen.", "Hotel De Zwaan: "],
  ["Appel Hôtel Bellecour", "Ils refusent de payer en ligne.", "Hôtel Bellecour: "],
  ["株式会社山田様との打ち合わせ", "支払いはオンラインにしたくないそうです。", "株式会社山田: "],
])("talks: %s is the title of a short text, and names its customer", (title, said, customer) => {
  const more = "The second floor is cold.";
  expect(listTitles(`${title}\n${said}\n${more}`)[0]).toBe(
    `${customer}${said.replace(/[.。]$/, "")}`,
  );
});

test.each(["Meeting with Finance", "Meeting with Anna Becker", "Treffen mit Einkauf"])(
  "talks: %s names no customer",
  (title) => {
    const [first = ""] = listTitles(
      `${title}\n\n- They refuse to pay online.\n- It is cold.`,
    ).filter((each) => each.includes("refuse"));
    expect(first).not.toContain("Finance:");
    expect(first).not.toMatch(/^(?:Finance|Anna Becker|Einkauf): /);
  },
);

test("talks: Japanese small talk above a list is no heading, and the shop is the customer", () => {
  const text = `11月13日 川越店との電話
音声が悪かった
昼ごはんがおいしかった
・袋詰めの台が狭いと言われた
・決定：酒類は有人レジだけ`;
  const { proposals } = byRules(text);
  expect(proposals.filter(({ keep }) => keep).map(({ title }) => title)).toEqual([
    "川越店: 袋詰めの台が狭いと言われた",
    "川越店: 酒類は有人レジだけ",
  ]);
});

test.each(["よかった", "決まったこと", "お客様が言ったこと"])(
  "talks: %s stays a heading above a list",
  (heading) => {
    const { proposals } = byRules(`${heading}\n・袋詰めの台が広い\n・待ち時間が短い`);
    expect(proposals[0]?.content).toContain(`— ${heading}`);
  },
);

test("talks: a word of a heading is no customer", () => {
  const text = "お客様インタビュー 鈴木様\n\nQ：一番困っていることは？\nA：在庫が見えない";
  expect(listTitles(text)).toEqual(["鈴木, Q：一番困っていることは？"]);
});

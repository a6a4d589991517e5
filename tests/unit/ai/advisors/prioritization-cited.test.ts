import { expect, test } from "vitest";
import { applyRules } from "@/lib/ai/advisors/prioritization/rules";
import { findCited } from "@/lib/ai/advisors/shared/rank-ideas";
import { item } from "../builtin/pieces";

function explain(idea: [string, string], voice: [string, string]) {
  const { items } = applyRules({
    subject: { type: "initiative", id: "i", title: "Lockers" },
    text: "",
    evidence: [item("feature_idea", ...idea), item("user_feedback", ...voice)],
    options: {},
  });
  return items[0]?.evidence.length === 2;
}

const cites = (idea: [string, string], voice: [string, string]) =>
  findCited(item("feature_idea", ...idea), [item("user_feedback", ...voice)]).length > 0;

test.each([
  [
    ["写真一覧", "預けた服を見る。窓口の声38件。"],
    ["窓口の声", "手元に残らない、が最も多く、38件。"],
  ],
  [
    ["Quiet mode", "Counter notes: 38 times."],
    ["Counter notes", "The noise, 38 times."],
  ],
  [
    ["Leiser Modus", "Thekenbuch: 38 Mal."],
    ["Thekenbuch", "Der Lärm, 38 Mal."],
  ],
  [
    ["Stille modus", "Baliemap: 38 keer."],
    ["Baliemap", "Het lawaai, 38 keer."],
  ],
  [
    ["Mode calme", "Cahier du guichet : 38 fois."],
    ["Cahier du guichet", "Le bruit, 38 fois."],
  ],
] as [[string, string], [string, string]][])(
  "prioritization: an idea that names an item with its count refers to it: %j",
  (idea, voice) => {
    expect(cites(idea, voice)).toBe(true);
  },
);

test.each([
  [
    ["写真一覧", "預けた服を見る。窓口の声8件。"],
    ["窓口の声", "手元に残らない、8件。"],
  ],
  [
    ["写真一覧", "預けた服を見る。窓口の声38件。"],
    ["窓口の声", "手元に残らない、12件。"],
  ],
  [
    ["写真一覧", "2026年に始める。窓口の声。"],
    ["窓口の声", "2026年の記録。"],
  ],
  [
    ["写真一覧", "窓口の声。費用は38万円。"],
    ["窓口の声", "手元に残らない、38件。"],
  ],
  [
    ["Quiet mode", "Asked for by Ann Lee."],
    ["Ann Lee", "The noise, 38 times."],
  ],
  [
    ["Quiet mode", "Ann Lee, 38 years."],
    ["Bo Berg", "The noise, 38 times."],
  ],
  [
    ["Quiet mode", "Counter notes: 38 times."],
    ["Counter", "The noise, 39 times."],
  ],
  [
    ["Quiet mode", "Counterpart 38."],
    ["Counter", "The noise, 38 times."],
  ],
  [
    ["Quiet mode", "Bus 38."],
    ["Bus", "The noise, 38 times."],
  ],
  [
    ["Quiet mode", "Counter notes. 38 euros."],
    ["Counter notes", "The noise, 38 times."],
  ],
  [
    ["Quiet mode", "Counter notes 3.38."],
    ["Counter notes", "The noise, 38 times."],
  ],
  [
    ["Leiser Modus", "Thekenbuch, 7 Mal."],
    ["Thekenbuch", "Der Lärm, 7 Mal."],
  ],
  [
    ["Leiser Modus", "Thekenbücher: 38."],
    ["Thekenbuch", "Der Lärm, 38 Mal."],
  ],
  [
    ["Leiser Modus", "Ab 2027 im Thekenbuch."],
    ["Thekenbuch", "Der Lärm, 2027."],
  ],
  [
    ["Stille modus", "Baliemap."],
    ["Baliemap", "Het lawaai, 38 keer."],
  ],
  [
    ["Stille modus", "Baliemappen: 38."],
    ["Baliemap", "Het lawaai, 38 keer."],
  ],
  [
    ["Mode calme", "Cahier : 38 fois."],
    ["Cahier du guichet", "Le bruit, 38 fois."],
  ],
  [
    ["Mode calme", "Cahier du guichet : 40 fois."],
    ["Cahier du guichet", "Le bruit, 38 fois."],
  ],
  [
    ["Mode calme", "Le guichet, 38 fois."],
    ["Mme Roux", "Le bruit, 38 fois."],
  ],
  [
    ["Quiet mode", "Counter notes: 1,038 times."],
    ["Counter notes", "The noise, 38 times."],
  ],
] as [[string, string], [string, string]][])(
  "prioritization: an idea does not refer to an item by less: %j",
  (idea, voice) => {
    expect(cites(idea, voice)).toBe(false);
  },
);

test("prioritization: an item that an idea refers to counts as feedback, with its sentence", () => {
  const idea = item("feature_idea", "Quiet mode", "Counter notes: 38 times.");
  const { items } = applyRules({
    subject: { type: "initiative", id: "i", title: "Lockers" },
    text: "",
    evidence: [idea, item("user_feedback", "Counter notes", "A mixer hums. The noise, 38 times.")],
    options: {},
  });
  expect(items[0]?.rationale).toMatch(/^1 item of .*“The noise, 38 times.”/);
});

test.each([
  ["家族で同じ会員番号を使う", "暗証番号は電話で分かりますか。"],
  ["予約画面の改良", "検索画面が遅い。"],
  ["会員登録の自動化", "商標登録が済んだ。"],
  ["子供料金の設定", "学生料金が高い。"],
  ["冬服の保管期限", "牛乳の賞味期限が切れた。"],
  ["駐車場所の案内", "集合場所が遠い。"],
  ["配送時間の指定", "営業時間が短い。"],
  ["店舗一覧の追加", "商品一覧が古い。"],
  ["電子署名の導入", "街頭署名を断った。"],
  ["夜間窓口の設置", "相談窓口が混む。"],
])("prioritization: the end of another compound is no shared word: %s, %s", (idea, said) => {
  expect(explain([idea, `${idea}。`], ["電話の記録", said])).toBe(false);
});

test.each([
  ["家族で同じ会員番号を使う", "会員番号は電話で分かりますか。"],
  ["家族で同じ会員番号を使う", "番号を忘れた。"],
  ["番号の再通知", "暗証番号は電話で分かりますか。"],
  ["予約画面の改良", "画面が遅い。"],
  ["予約画面の改良", "予約画面が遅い。"],
  ["請求書の発行", "発行に時間がかかる。"],
  ["LINE通知", "通知がほしい。"],
  ["LINE通知", "完成通知がほしい。"],
  ["子供料金の設定", "料金が分からない。"],
  ["店舗一覧の追加", "一覧がない。"],
])("prioritization: a Japanese word is shared alone or in one compound: %s, %s", (idea, said) => {
  expect(explain([idea, `${idea}。`], ["電話の記録", said])).toBe(true);
});

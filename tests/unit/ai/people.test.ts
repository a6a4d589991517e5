import { expect, test } from "vitest";
import { namesPeople } from "@/lib/ai/engines/builtin/people";

test.each([
  "Product: Ann Lee, IT: Dr. Bo Ek.",
  "Lead: Aoife Brannigan; radio: Tomasz Wilk.",
  "Lead: Morwenna Pascoe, built by Jago Trevail.",
  "Sponsor is Hanneke Boyle, product is Tomos Reid.",
  "The project lead is Ann Lee.",
  "Tariq Aziz runs it, Joan Hartley speaks for the shops.",
  "Bev Okafor is looking after it, with Jonny Pike from IT.",
  "Ann Lee leads the launch.",
  "Leitung: Hauke Petersen, Vertrieb: Meike Tams.",
  "Auftraggeberin ist Mareike Voss, die Leitung hat Emre Yıldız.",
  "Meike Tams leitet das Projekt, Bo Ek die Technik.",
  "Femke Hoekstra leidt de lancering, Anil Jagernath de techniek.",
  "Opdrachtgever is Marloes van den Berg.",
  "Responsable : Nadège Fournel.",
  "Nadège Fournel dirige le projet et Théo Lambert la technique.",
  "責任者は営業企画の佐伯 美咲、技術は森 健太。",
  "責任者は会員事業部の大野。",
])("people: a sentence that only says who leads: %s", (sentence) => {
  expect(namesPeople(sentence)).toBe(true);
});

test.each([
  "Drivers lead the tour.",
  "Ann Lee leads tours for school classes.",
  "Harbour Street leads the table.",
  "Sponsor logos hang at Quarry Park.",
  "Lead market is New Zealand.",
  "Head office is Bad Homburg.",
  "Pilot is Harbour Street.",
  "Start ist Bad Homburg.",
  "Sponsor is Hanneke Boyle, and the pool opens at Harbour Street.",
  "Ann Lee runs it since 2024.",
  "Marktführer ist Deutsche Post.",
  "Die Leitung liegt im Boden.",
  "De leiding loopt onder de straat.",
  "Le responsable appelle huit collègues.",
  "Risk: high.",
  "Owners: three firms.",
  "責任者は毎日在庫を確認する。",
  "責任者は未定。",
  "担当は3人。",
])("people: another sentence: %s", (sentence) => {
  expect(namesPeople(sentence)).toBe(false);
});

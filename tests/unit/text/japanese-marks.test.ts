import { expect, test } from "vitest";
import { joinNotes } from "@/lib/ai/advisors/shared/wording";
import { writeTitled } from "@/lib/ai/engines/builtin/write-markdown";
import { joinParagraphs } from "@/lib/ai/reading/join-lines";
import { endSentence } from "@/lib/text/phrases";

test.each([
  "駅前店の店長より(10/15)",
  "会議のメモ（佐藤、11/12）",
  "定例会議の記録 2026/9/14",
  "日時:2026年9月14日(月)10:00〜11:30",
  "10:00〜11:30",
  "依頼書 #4471",
  "(2026年11月10日に確認した)",
  "シャツ 290円(税込)",
  "会員へのお知らせ(LINE)",
  "お知らせ LINE",
  "決済はPayPay",
  "見積書 PDF",
  "容量は500GB",
  "温度は165℃",
  "改善率58%",
  "開始は14:00",
  "使うのは Google Workspace Enterprise",
  "料金プランは basic と pro",
  "LINE Business Connectを使う(API)",
  "LINE と PayPay",
  "QRコードは A4",
  "iPhoneの対応OSはiOS 17",
  "URLは https://example.com/a",
  "担当：山田（Sales）",
  "返答期限は12月5日",
  "npm run build を実行する",
  "「さようなら」",
])("sentences: a Japanese text ends with a Japanese mark: %s", (text) => {
  expect(endSentence(text)).toBe(`${text}。`);
});

test.each([
  "Meeting notes (10/15)",
  "Ask Tanaka (田中)",
  "The name is しらかばBOX (birch)",
  "Meeting with 田中さん at 10:00",
  "Meeting with 田中さん 10:00",
  "We sell in Japan (日本) since 2024",
  "The word “ありがとう” stays in the app",
  "The button says 送信 (send)",
  "しらかばBOX opens in May",
  "送信 is too small (button)",
  "Use ロッカー as the label, version 2",
  "Notes by 佐藤, 11/12",
  "Der Kunde 株式会社白樺 zahlt 290 €",
  "Die Taste 送信 ist zu klein (iPhone)",
  "Treffen mit 田中さん am 10.12",
  "Preisliste 2026 (料金表)",
  "De klant 株式会社白樺 betaalt 290 euro",
  "De knop „送信” is te klein (iPhone)",
  "Overleg met 田中さん op 10 december",
  "Le bouton « 送信 » est trop petit",
  "Le client 株式会社白樺 paie 290 €",
  "Réunion avec 田中さん à 10 h 30",
  "Lead time 14:00-15:30",
])("sentences: a Latin text that names something in Japanese ends with a full stop: %s", (text) => {
  expect(endSentence(text)).toBe(`${text}.`);
});

test("sentences: paragraphs and notes are joined by the mark of their language", () => {
  expect(joinParagraphs(["受付は9時から(平日)", "料金は290円(税込)", "返答は翌日"])).toBe(
    "受付は9時から(平日)。料金は290円(税込)。返答は翌日",
  );
  expect(joinNotes("写しを取った(11/10)", "料金は290円")).toBe("写しを取った(11/10)。料金は290円");
  expect(joinNotes("Kopie gemacht (10.11.)", "Preis: 290 Euro")).toBe(
    "Kopie gemacht (10.11.). Preis: 290 Euro",
  );
});

test.each([
  ["店長より(10/15)", "夕方は混む", "**店長より(10/15)。** 夕方は混む"],
  ["Notiz (10/15)", "Abends ist es voll", "**Notiz (10/15).** Abends ist es voll"],
  ["Note (10/15)", "Le soir, c’est plein", "**Note (10/15).** Le soir, c’est plein"],
])("drafts: a title in bold ends with the mark of its language: %s", (title, text, written) => {
  expect(writeTitled(title, text)).toBe(written);
});

import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const offlineApproval: SampleDocument = {
  type: "business_case",
  status: "approved",
  title: "オフライン点検の稟議",
  content_markdown: `起案：西原 智子　承認：10/27 経営会議

## 背景

上期に解約した19社のうち7社が、圏外で使えないことを理由にあげた。7社の年間契約は合計1,460万円だった。

## 提案

圏外でも点検を最後まで記録でき、電波が戻ったら自動で送るアプリを作る。スタンダード以上に込みで提供する。

## 費用

- 開発：11人月、約1,320万円
- 運用：S3とMDMで年140万円の増

## 見込み

圏外を理由にした解約が半分になれば、1年で約1,460万円の減収を防げる。

## 条件

- 法定点検の日時をあとから書きかえられないこと
- βの結果を4月の経営会議に報告してから正式に出すこと
`,
};

export const offlineIdea2025: SampleDocument = {
  type: "epic",
  status: "archived",
  title: "オフライン対応 2025年案",
  content_markdown: `2025年5月の案。使わない。

## やること

- 点検表をExcelに書き出し、圏外ではExcelに入力する
- 事務所に戻ったらExcelを取りこむ

## 見積もり

1人月。

## その後

2025年8月に試したところ、取りこみのエラーが3割出たので中止した。
`,
};

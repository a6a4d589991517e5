import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const deadlineRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "10時締切 要件メモ",
  content_markdown: `責任者：早坂（営業企画）。対象は仙台市内の契約先263社。

## 課題

9時を過ぎた注文の電話が10月に517件あった。

## 要件

- 総務担当者は当日10時まで、アプリで食数を増減できる。
- 9時以降に選べるのは日替わりの1種類だけとする。
- 変更すると1分以内に確認メールが届く。
- 画面は使いやすく、わかりやすいものにする。
- 除去食は9時で締め切る。

## 対象外

- 名取工場の契約先
- 電話での注文

## 未解決の問い

- 大雪の日は締切を早めるのか？
- 追加分の請求は翌月でよいか？（早坂が経理に確認、12月11日まで）
`,
};

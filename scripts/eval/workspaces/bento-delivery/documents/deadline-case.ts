import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const deadlineCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "10時締切は採算が合うか",
  content_markdown: `第2稿、早坂、2026年11月12日

## 課題

9時を過ぎた注文の電話は10月に517件あり、すべて断った。

## 提案

当日注文の締切を1時間延ばし、追加分は卸町だけで作る。

## お金

配達を1便増やすのに月42万円。アプリの改修は90万円。

## 前提にしていること

- 断った電話の6割くらいは注文になるはず。
- ご飯の炊き増しは30分あればたぶん間に合う。
- 配達員は10月と同じ人数が来年も確保できると仮定している。

## 次にやること

12月に大口の取引先8社を早坂が訪問する。
`,
};

import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const alarmCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "温度監視は割に合うか",
  content_markdown: `第1稿、古賀、2026年11月10日

## いまの状態

設備課は夜間に2時間おきに見回っている。昨年度は弁償に1,860万円を払った。

## 案

センサー96個を3センターの冷凍庫に置き、外れたら当番に電話する。

## お金

センサーは1個2万4千円。通信費の見積もりはまだ来ていない。

## 前提にしていること

- 弁償はおそらく半分に減る。
- 夜勤の当番は見回りがなくなることに賛成するはず。
- 荷主は手書きの温度表がなくても監査を通してくれると思う。

## このあと

内陸センターの1室で、1月に2週間試す。
`,
};

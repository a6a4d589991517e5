import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const ticketRequirements: SampleDocument = {
  type: "prd",
  status: "draft",
  title: "湯めぐり札、要件の下書き",
  content_markdown: `担当: 佐和。対象は日帰りのお客様のみ。

## 課題

紙の札は月に40枚ほど失くされ、そのたびに帳場が売上帳をめくって確かめている。

## 要件

- お客様はスマホの画面で残りの回数を見られる
- 札は購入から180日で切れる
- 画面は使いやすく、おしゃれであること
- 一回ごとに、使った館と時刻を記録する

## やらないこと

- 宿泊のお客様への販売
- 払い戻し

## 決まっていないこと

- 家族で一枚を分け合ってよいか
- 湯の清掃で休む日の扱い（佐和が各館の支配人に聞く、12月11日まで）
`,
};

import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const vibrationCase: SampleDocument = {
  type: "business_case",
  status: "draft",
  title: "振動センサー連携の検討",
  content_markdown: `児玉、11/18版

## 背景

和泉製紙では抄紙機の軸受が年2回こわれ、1回の停止で600万円の損が出ている。

## 提案

フルエルのセンサーを仕入れ、値をホゼットの設備台帳に取りこむ。

## 収支

開発に1,800万円。1台あたり月500円の手数料を受けとる。

## 前提

- お客さまの3割が1年以内に20台以上つけると見込んでいる
- フルエルはおそらく競合とみなさずに卸してくれる
- 現場はしきい値を自分で決められるはずだ

## 次にやること

児玉が12月中にフルエルの営業と会う。
`,
};

import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const trial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "事前の宿帳、川音亭での試し",
  content_markdown: `2026年6月、平日の三週間。健吾まとめ、6月30日の三館会議で承認。

## 試したこと

予約の三日前にメールを送り、宿帳をスマホで書いていただいた。

## 結果

- 対象186組のうち117組が書いてくださった
- 書いてくださった組は、ご到着からお部屋まで7分
- 旅券の写真を送ろうとして止まった海外の方が9組

## 次に変えること

- メールの題に館の名前を入れる（迷惑メールと思われた）
- 書き終えた方の印を帳場の一覧に大きく出す
`,
};

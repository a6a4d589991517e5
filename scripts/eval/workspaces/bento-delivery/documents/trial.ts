import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const trial: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "卸町での試し刷り（7月）",
  content_markdown: `2026年7月の2週間、借りたプリンタ1台を第3ラインに置いた。書いたのは大友、8月4日の製造会議で承認。

## 知りたかったこと

手袋のままラベルを貼れるか、文字が昼まで読めるか。

## 起きたこと

- 除去食464食に貼り、貼り間違いは1食だった。
- 貼る時間は1食あたり5.6秒。
- 感熱紙のラベル37枚がにじんで読めなくなった。
- 2日目は延長コードが足りず、午前中は使えなかった。

## 続けること

最初の1週間はラインに栄養士が立つ。貼る位置を聞かれることが多い。

## 変えること

- 用紙は耐水のものにする。
- フタの左上に貼ると決めておく。
`,
};

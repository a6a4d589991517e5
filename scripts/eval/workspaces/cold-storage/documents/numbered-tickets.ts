import type { SampleDocument } from "@/lib/domain/workspace/sample";

export const numberedTickets: SampleDocument = {
  type: "retrospective",
  status: "approved",
  title: "整理券の試み 振り返り",
  content_markdown: `2025年11月の4週間、港センターで番号札を配った。書いた人:滝口。2026年1月の業務会議で了承。

## 知りたかったこと

順番をはっきりさせれば、朝の列が短くなるか。

## 起きたこと

- 守衛所で配った整理券は4週間で2,310枚。
- 平均の待ちは102分から97分にしか縮まらなかった。
- 札を先に取るために、夜中の2時から並ぶ車が出た。
- 苦情は週に19件から8件に減った。
- 札が3回風で飛んだ。

## よかったこと

番号が見えるだけで、受付の窓口に聞きに来る人が減った。

## 次に変えること

- 着いた順ではなく、時刻で割り当てる。
- 呼び出しは場内放送に頼らない。冷凍機の音で聞こえない。
`,
};

import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { spareRequirements } from "./documents/spare-requirements";

export const spareParts: SampleInitiative = {
  title: "予備品の在庫",
  description:
    "ベアリングやセンサーなど予備品の在庫と発注点を設備台帳につなげる。担当は井筒。2027年夏ごろ。",
  archived: false,
  documents: [spareRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "北陸ばね 購買の瀬戸さん",
      content: `「Vベルトが棚に3本あるはずなのに、行ったら空箱だけ。ライン半日止めました」`,
    },
    {
      label: "user_feedback",
      title: "ピノ製菓 保全課",
      content: `予備品はExcelで管理、1,900行。触れるのは退職まぢかの大谷さんだけ。引きつぎは「ない」と言われた。`,
    },
    {
      label: "market_research",
      title: "棚卸しの差",
      content: `4工場で棚卸しに立ち会った。台帳2,640品目のうち数が合わないのが31%。金額にすると1工場あたり平均410万円ぶん。`,
    },
    {
      label: "feature_idea",
      title: "発注点を下回ったらメール",
      content: `在庫が発注点より少なくなったら購買に自動でメール。QRラベルを棚に貼って、持ち出しはスマホで読む。`,
    },
    {
      label: "risk",
      title: "持ち出しを記録してくれない",
      content: `夜中の故障対応では誰も記録しない。翌朝に「昨夜使ったもの」を聞く通知を出す案で、ピノ製菓と試す。担当 井筒。`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "棚卸しの差を減らす",
      key_result: "数が合わない品目を10%以下",
      baseline: "31%",
      timeframe: "2028年3月",
    },
  ],
};

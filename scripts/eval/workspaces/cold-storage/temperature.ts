import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { alarmCase } from "./documents/alarm-case";
import { alarmRequirements } from "./documents/alarm-requirements";

export const temperature: SampleInitiative = {
  title: "庫内温度の遠隔監視",
  description:
    "冷凍庫の温度をセンサーで測り続け、外れたら当番の電話を鳴らす。2時間おきの見回りと手書きの温度表をなくす。担当は設備課の古賀。始めるのは早くて2027年度の後半。",
  archived: false,
  documents: [alarmRequirements, alarmCase],
  contextItems: [
    {
      label: "user_feedback",
      title: "夜勤の三宅さん",
      content: `「マイナス25度の庫内を一晩に5回回って、温度計の前で鉛筆の芯が折れる。書いた紙は誰も見てない。」`,
    },
    {
      label: "market_research",
      title: "温度逸脱の記録(2025年度)",
      content: `14件。気づくまで平均1時間50分。品物を廃棄したのは2件で、荷主への弁償は合わせて1,860万円。14件のうち9件は扉の閉め忘れ。`,
    },
    {
      label: "technical_constraint",
      title: "低温での電池",
      content: `試しに置いたセンサーの電池は、マイナス25度では4か月しかもたなかった(カタログでは2年)。`,
    },
    {
      label: "compliance_requirements",
      title: "温度の記録",
      content: `HACCPの記録として3年間保存。荷主との契約ではマイナス18度以下。`,
    },
    {
      label: "risk",
      title: "誤報に慣れる",
      content: `霜取りのたびに警報が鳴れば、そのうち誰も電話に出なくなる。霜取りの25分間は鳴らさない設定で防ぐ。`,
    },
  ],
  goals: [
    {
      goal_type: "success_metric",
      title: "逸脱に早く気づく",
      key_result: "温度が外れてから当番が知るまで15分以内",
      baseline: "平均1時間50分(2025年度)",
      timeframe: "2028年3月",
    },
  ],
};

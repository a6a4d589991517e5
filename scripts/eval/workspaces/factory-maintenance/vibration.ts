import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { vibrationCase } from "./documents/vibration-case";

export const vibration: SampleInitiative = {
  title: "振動センサー連携",
  description: "モーターに振動センサーをつけ、値をホゼットに取りこむ。検討中、担当は児玉。",
  archived: false,
  documents: [vibrationCase],
  contextItems: [
    {
      label: "key_competitors",
      title: "フルエル",
      content: `センサーとクラウドのセット。1台38,000円＋月900円。設備台帳はないので、異常が出たあとの作業指示は別のソフト。`,
    },
    {
      label: "technical_constraint",
      title: "センサーの電池",
      content: `1時間おきの計測で電池は2年。10分おきにすると5か月。防爆品は1台11万円。`,
    },
    {
      label: "user_feedback",
      title: "和泉製紙 抄紙機",
      content: `「ドライヤーロールの軸受が年2回やられる。1回止まると600万飛ぶ。前ぶれが3日前にわかれば段取りできる」`,
    },
  ],
  goals: [],
};

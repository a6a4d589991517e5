import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { absenceDraft } from "./documents/absence-draft";
import { nakaTrial } from "./documents/naka-trial";
import { noticeItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "来てない子にすぐ気づく",
    key_result: "連絡なしで来ていない子に、授業開始から10分以内に気づく",
    baseline: "平均34分（10月、本校）",
    timeframe: "2027年6月末",
  },
  {
    goal_type: "user_outcome",
    title: "安心して送り出せる塾",
    description: "「着いたかな」と保護者が時計を見なくていいように。",
  },
];

export const cramSchoolWorkspace: SampleWorkspace = {
  name: "梶谷塾",
  contextItems: [
    {
      label: "company_info",
      title: "塾のこと",
      content: `1997年から。各務原市に3教室（鵜沼本校・那加・蘇原）。11/1で生徒214人：小58、中131、高25。社員4人、学生講師11人。月謝は中学生で23,800円。`,
    },
    {
      label: "brand_guidelines",
      title: "保護者あての文",
      content: `です・ます。「お子様」じゃなくて「お子さん」。絵文字は使わない。1通は3行まで。梶谷塾の緑は #2F7D4F。`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "入退室のおしらせ",
      description:
        "塾に着いた・出たを保護者のLINEに送る。来ていない子がいたら早めに知らせる。担当は林。那加は2027年2月1日、本校と蘇原は4月5日から。",
      archived: false,
      documents: [nakaTrial, absenceDraft],
      contextItems: noticeItems,
      goals,
    },
    {
      title: "冬期講習のネット申込み",
      description: "紙の申込書をやめてフォームにする。担当は小川。間に合わなければ春期から。",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "申込書の書きまちがい",
          content: `去年の冬期は申込書96枚のうち31枚でコマの書きまちがい。「時間割の表が小さすぎて老眼にはつらい」（小6保護者）`,
        },
      ],
      goals: [],
    },
    {
      title: "オンライン自習室",
      description: "Zoomで夜の自習室。2022年にやめた。最後は毎回3人しか来なかった。",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};

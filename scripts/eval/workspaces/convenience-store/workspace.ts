import type { SampleContextItem, SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { proposal } from "./documents/proposal";

const contextItems: readonly SampleContextItem[] = [
  {
    label: "target_users",
    title: "会員の内訳",
    content: `会員は86万人、月に1回以上使うのは29万人。6割が40代以上。法人カードの利用者は対象外。`,
  },
  {
    label: "user_feedback",
    title: "店頭での聞き取り、9月",
    content: `「財布とスマホを両方出すのが面倒で、ポイントはあきらめた」(富山市、50代の女性)。会員証を出すのに平均14秒。トイレについての要望が12件。`,
  },
  {
    label: "user_feedback",
    title: "店長会、10月8日",
    content: `高岡駅南店の中川店長「昼の列では、ポイントの説明をしている暇がない」。失効についての苦情は月に約210件。`,
  },
  {
    label: "market_research",
    title: "2026年上期の利用状況",
    content: `会員の買い物は全体の18%。来店は会員が月6.2回、非会員が3.9回。付与の34%が失効。出典:会員事業部の集計。`,
  },
  {
    label: "key_competitors",
    title: "サンリーフ",
    content: `北陸に280店。200円で1ポイント、支払いと同時に貯まり、鉄道のポイントと交換できる。弱み:使えるのは翌日から。有効期限は半年。`,
  },
  {
    label: "feature_idea",
    title: "来店スタンプ",
    content: `10回の来店でコーヒー1杯。原価は42円。試した3店では、来店が月に0.7回増えた。`,
  },
  {
    label: "feature_idea",
    title: "失効前のお知らせ",
    content: `失効の7日前にアプリと紙のレシートで知らせる。`,
  },
  {
    label: "feature_idea",
    title: "家族での合算",
    content: `見送り。全員の同意を取り直す必要があるため、2028年以降に別の企画とする。`,
  },
  {
    label: "technical_constraint",
    title: "レジの制約",
    content: `レジは2018年製。会員照会の応答は0.8秒以内でなければ打ち切られる。毎日3時から4時まで停止。通信が切れた店は、最大2時間分を店内に保存する。`,
  },
  {
    label: "compliance_requirements",
    title: "景品表示法と個人情報",
    content: `景品は取引額の20%まで(1,000円未満は200円まで)。購買履歴を使う目的を示し、アプリで同意を取る。退会した人の履歴は30日以内に消す。`,
  },
  {
    label: "decision",
    title: "その場で使える方式",
    content: `2026年9月15日、役員会(社長、大野、システム部の関)。翌日から使える方式より開発費が3,000万円高いが、あきらめた人の6割が「すぐ使えない」ことを理由に挙げたため。不正な利用が月30件を超えたら見直す。`,
  },
  {
    label: "decision",
    title: "有効期限は最後の利用から1年",
    content: `10月20日、大野。これまでは付与から半年。失効の苦情を減らすため。`,
  },
  {
    label: "risk",
    title: "通信が切れた店での二重付与",
    content: `保存した取引が2回送られる恐れがある。取引番号で照合し、重なった分は翌朝5時に取り消す。検証は関が1月に行う。`,
  },
  {
    label: "risk",
    title: "加盟店の反対",
    content: `原資の半分を加盟店が負担する案に、12店が反対している。富山の38店のうち5店が含まれる。`,
  },
  {
    label: "general_note",
    title: "研修",
    content: `店員向けの5分の動画を2月26日までに配る。担当は人事の村井。`,
  },
];

const goals: readonly SampleGoal[] = [
  {
    goal_type: "business_outcome",
    title: "会員の買い物を増やす",
    key_result: "売上に占める会員の割合を30%にする",
    baseline: "18%(2026年上期)",
    timeframe: "2028年3月31日",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "ポイントを無駄にさせない",
    key_result: "失効を15%以下にする",
    baseline: "34%",
    timeframe: "2028年3月31日",
    priority: 80,
  },
  {
    goal_type: "success_metric",
    title: "レジで待たせない",
    key_result: "会員の確認を5秒以内に終える",
    baseline: "平均14秒",
    timeframe: "2027年9月30日",
  },
  {
    goal_type: "constraint",
    title: "予算",
    key_result: "2億4,000万円以内",
    timeframe: "2028年3月31日",
  },
];

export const convenienceStoreWorkspace: SampleWorkspace = {
  name: "まるいちマート",
  contextItems: [
    {
      label: "company_info",
      title: "会社概要",
      content: `北陸と信越に412店、うち加盟店が355店。2025年度の売上は1,020億円。本社は富山市。`,
    },
    {
      label: "brand_guidelines",
      title: "言葉づかい",
      content: `「お客さま」と書く。カタカナ語は控えめに。朱色 #D7402B は見出しだけに使う。`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "まるいちポイントの刷新",
      description:
        "会員は支払いと同時にポイントを貯め、その場で使える。2027年4月1日に富山の38店で始め、9月1日に全412店へ広げる。責任者は会員事業部の大野。",
      archived: false,
      documents: [proposal],
      contextItems,
      goals,
    },
    {
      title: "揚げ物の予約",
      description: "電話での予約をアプリに移す。検討中。",
      archived: false,
      documents: [],
      contextItems: [
        {
          label: "user_feedback",
          title: "少年野球の監督",
          content: `「唐揚げ60個を電話で頼むと、毎回6個と聞き間違えられる」`,
        },
      ],
      goals: [],
    },
  ],
};

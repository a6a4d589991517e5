import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { ticketRequirements } from "./documents/ticket-requirements";
import { trial } from "./documents/trial";
import { checkInItems } from "./items";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "お部屋までの時間",
    key_result: "本館と川音亭で、ご到着からお部屋まで中央値10分以内",
    baseline: "本館19分、川音亭22分（2026年8月）",
    timeframe: "2027年8月末",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "自社サイトからのご予約",
    key_result: "全予約の25%を自社サイトから",
    baseline: "13%（2026年上期）",
    timeframe: "2027年12月末",
    priority: 80,
  },
  {
    goal_type: "constraint",
    title: "お出迎えは減らさない",
    description: "帳場と仲居の人数は今のまま。空いた時間はご挨拶とお荷物に充てる。",
  },
];

export const hotSpringInnsWorkspace: SampleWorkspace = {
  name: "湯ノ沢三館",
  contextItems: [
    {
      label: "company_info",
      title: "会社のこと",
      content: `創業は明治38年。湯ノ沢本館（34室）、川音亭（22室）、山ぼうし（8室）の三館。従業員91名、売上は年11億8千万円。`,
    },
    {
      label: "tech_stack",
      title: "いまの仕組み",
      content: `予約台帳は2009年に入れた「宿番頭」（館ごとに別、Windows）。予約サイトの分は帳場が手で写す。会計は弥生。`,
    },
    {
      label: "brand_guidelines",
      title: "言葉づかい",
      content: `「チェックイン」より「ご到着」、「スタッフ」より「宿の者」。感嘆符は使わない。色は藍 #1F3A5F。`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "三館とも残す",
      description: "次の代まで、どの館も閉めずに渡す。",
    },
  ],
  initiatives: [
    {
      title: "ご予約とご到着の刷新",
      description:
        "三館の台帳を一つにし、宿帳をご来館前に書いていただいて、帳場でお待たせしないようにする。責任者は若旦那の健吾。",
      archived: false,
      documents: [trial],
      contextItems: checkInItems,
      goals,
    },
    {
      title: "湯めぐり札をスマホに",
      description: "日帰り入浴の回数券を紙からスマホへ。2027年の秋以降。",
      archived: false,
      documents: [ticketRequirements],
      contextItems: [
        {
          label: "user_feedback",
          title: "日帰りの常連様",
          content: `「札をまた洗濯しちまった。顔で覚えててくれ」（週三回、地元の方）`,
        },
      ],
      goals: [],
    },
    {
      title: "饅頭の通販",
      description: "売店の温泉饅頭を全国へ。送料が合わずにやめた。",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};

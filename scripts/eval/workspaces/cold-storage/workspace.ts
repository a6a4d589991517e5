import type { SampleGoal, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { numberedTickets } from "./documents/numbered-tickets";
import { dockItems } from "./items";
import { temperature } from "./temperature";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "接車までの待ち",
    key_result: "港センターで受付から接車まで平均40分以下",
    baseline: "94分(2026年7月)",
    timeframe: "2027年9月30日",
    priority: 100,
  },
  {
    goal_type: "business_outcome",
    title: "2時間超えをなくす",
    key_result: "2時間を超えて待つ車を全体の3%以下にする",
    baseline: "31%",
    timeframe: "2027年9月",
    priority: 90,
  },
  {
    goal_type: "user_outcome",
    title: "運転手に嫌がられない倉庫",
    description: "沖津に行けと言われても断られない。順番が分かり、安心して車を離れられる。",
  },
  {
    goal_type: "constraint",
    title: "初年度の費用",
    description: "初期費用と月額を合わせて、初年度は600万円まで。",
  },
];

export const coldStorageWorkspace: SampleWorkspace = {
  name: "沖津冷蔵",
  contextItems: [
    {
      label: "company_info",
      title: "会社のあらまし",
      content: `1961年、沖津港で製氷から始めた。港センター、第二センター、内陸センターの3か所、合わせて27,600トン。社員142名、うちフォークマンが58名。2025年度の売上は31億4千万円。`,
    },
    {
      label: "tech_stack",
      title: "使っている仕組み",
      content: `倉庫管理は2014年に入れた「クラモリ」(社内のサーバー、保守は三栄システム)。ハンディ端末42台。情報システムは宮坂ともう一人。受付は電話2回線と紙の受付票。`,
    },
    {
      label: "brand_guidelines",
      title: "社外向けの文の書き方",
      content: `「業者」と書かず「運送会社さま」。敬語は二重にしない。お願いごとは理由を先に。見出しの色は紺 #1B3A57、マスコットのペン吉は採用以外に使わない。`,
    },
    {
      label: "target_market",
      title: "荷主の内訳",
      content: `荷主は74社。売上では冷凍食品メーカーが46%、水産が29%、アイスと乳製品が15%、その他10%。上位5社で52%を占める。`,
    },
  ],
  goals: [
    {
      goal_type: "general",
      title: "上位5社を手放さない",
      description: "2028年春に5社すべての契約更新がある。",
    },
  ],
  initiatives: [
    {
      title: "トラックのバース予約",
      description:
        "港センターに来るトラックが30分刻みの枠を前もって取り、着いたらスマホで受付できるようにする。電話の順番取りと紙の受付票はなくす。責任者は業務部の小田切。港センターは2027年4月12日から、内陸センターは7月から。",
      archived: false,
      documents: [numberedTickets],
      contextItems: dockItems,
      goals,
    },
    temperature,
    {
      title: "氷の個人向け通販",
      description: "かき氷用の純氷を宅配で売る。2024年の夏に37件しか売れず中止。",
      archived: true,
      documents: [],
      contextItems: [],
      goals: [],
    },
  ],
};

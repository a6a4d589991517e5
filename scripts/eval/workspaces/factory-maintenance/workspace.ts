import type { SampleGoal, SampleInitiative, SampleWorkspace } from "@/lib/domain/workspace/sample";
import { companyGoals, companyItems } from "./company";
import { offlineApproval, offlineIdea2025 } from "./documents/offline-approval";
import { offlineFindings } from "./offline-findings";
import { offlineLimits } from "./offline-limits";
import { spareParts } from "./spare-parts";
import { vibration } from "./vibration";

const goals: readonly SampleGoal[] = [
  {
    goal_type: "success_metric",
    title: "「保存されませんでした」を減らす",
    key_result: "電波が原因の問い合わせを月5件以下にする",
    baseline: "月27件（2026年4〜9月）",
    timeframe: "2027年9月末",
    priority: 100,
  },
  {
    goal_type: "user_outcome",
    title: "打ち直しをなくす",
    key_result: "紙からの打ち直しを1人1日5分以下にする",
    baseline: "22分（2026年アンケート）",
    timeframe: "2027年10月",
    priority: 90,
  },
  {
    goal_type: "business_outcome",
    title: "圏外が理由の解約を止める",
    key_result: "圏外を理由にした解約が半期で1社以下",
    baseline: "7社（2026年度上期）",
    timeframe: "2027年度上期",
  },
  {
    goal_type: "constraint",
    title: "点検の日時は書きかえられない",
    description: "法定点検のお客さまに対する約束。どんなに便利でもここは崩さない。",
  },
];

const offline: SampleInitiative = {
  title: "オフライン点検",
  description:
    "電波の届かないピットや防爆エリアでも、アプリで点検を最後まで記録でき、つながったら自動で送る。責任者は西原智子。βは2027年2月15日、正式リリースは4月20日。",
  archived: false,
  documents: [offlineIdea2025, offlineApproval],
  contextItems: [...offlineFindings, ...offlineLimits],
  goals,
};

export const factoryMaintenanceWorkspace: SampleWorkspace = {
  name: "ホゼット",
  contextItems: companyItems,
  goals: companyGoals,
  initiatives: [
    offline,
    spareParts,
    vibration,
    {
      title: "紙の帳票のOCR",
      description: "手書きのチェックシートを写真から読みとる。2025年に打ち切り。",
      archived: true,
      documents: [],
      contextItems: [
        {
          label: "market_research",
          title: "OCRの読みとり率",
          content: `油で汚れたシート200枚で、数字が正しく読めたのは47%。`,
        },
      ],
      goals: [],
    },
  ],
};

import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { prd } from "./documents/prd-reference";
import { userStory } from "./documents/user-story-reference";
import { pastes } from "./pastes";
import { convenienceStoreWorkspace } from "./workspace";

const initiative = "まるいちポイントの刷新";
const proposal = "企画書:まるいちポイントの刷新(第3稿)";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: proposal,
    must: [
      { says: ["使いやすくする"], because: "確かめられない。" },
      { says: ["負担率"], because: "担当も期日もない。" },
      { says: ["二重付与|加盟店の反対|risk"], because: "企画書にはリスクが書かれていない。" },
    ],
    mustNot: [
      { says: ["nobody is named who answers|no owner"], because: "責任者は大野と書いてある。" },
      { says: ["古いカード", "nobody|no date|no person"], because: "関、12月11日まで。" },
      { says: ["5秒以内", "vague|testable"], because: "確かめられる。" },
      { says: ["no non-goals|no out of scope"], because: "「対象外」がある。" },
      { says: ["no cost|no heading covers", "cost"], because: "「費用」の表がある。" },
    ],
  },
  {
    advisor: "assumption_map",
    about: proposal,
    must: [
      { says: ["きっと来店を増やす"], because: "「きっと」とあるだけで、根拠がない。" },
      { says: ["動画だけで十分"], because: "「と思われる」とあるだけである。" },
    ],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "少なくとも二つある。" },
      { says: ["家族での合算"], because: "対象外であって、仮定ではない。" },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["来店スタンプ", "失効前のお知らせ"],
    must: [
      { says: ["来店スタンプ"], because: "3店で試した数字がある。" },
      { says: ["失効前のお知らせ"], because: "失効の苦情が月に約210件ある。" },
      { says: ["家族での合算"], because: "見送りと書いてあることを伝えるべきである。" },
    ],
    mustNot: [
      {
        says: ["失効前のお知らせ", "no goal is linked"],
        because: "「ポイントを無駄にさせない」が目標である。",
      },
      {
        says: ["失効前のお知らせ", "no other feedback|no feedback"],
        because: "失効についての苦情がある。",
      },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["加盟店の反対"], because: "対策が書かれていない。" },
      { says: ["launch plan"], because: "計画書がまだない。" },
      { says: ["負担率|open question"], because: "まだ決まっていない。" },
    ],
    mustNot: [
      countered("二重付与", "照合し、翌朝5時に取り消す。"),
      { says: ["no decision"], because: "9月15日と10月20日に決めた。" },
      { says: ["no users|no target users"], because: "書いてある。" },
    ],
  },
  {
    advisor: "stakeholder_update",
    about: initiative,
    audience: "sales",
    must: [
      { says: ["4月1日|9月1日"], because: "いつ始まるかを伝える必要がある。" },
      { says: ["サンリーフ|翌日から"], because: "競合との違いを聞かれる。" },
      { says: ["その場で使える"], because: "新しくなる点である。" },
    ],
    mustNot: [
      { says: ["唐揚げ"], because: "別の企画である。" },
      { says: ["トイレ"], because: "関係がない。" },
      { says: ["D7402B|朱色"], because: "書き方の決まりは知らせではない。" },
    ],
  },
];

export const convenienceStore: EvaluatedWorkspace = {
  workspace: convenienceStoreWorkspace,
  language: "Japanese",
  trade: "convenience stores",
  half: "tune",
  documents: [prd, userStory],
  pastes,
  advisors,
};

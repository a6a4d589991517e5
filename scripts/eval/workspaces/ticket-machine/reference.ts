import type { AdvisorReference, EvaluatedWorkspace } from "../../reference";
import { countered } from "../countered";
import { prd } from "./documents/prd-reference";
import { riskRegister } from "./documents/risk-register-reference";
import { pastes } from "./pastes";
import { ticketMachineWorkspace } from "./workspace";

const initiative = "券売機の更新";
const epic = "エピック:四か国語の購入画面";

const advisors: readonly AdvisorReference[] = [
  {
    advisor: "prd_critic",
    about: epic,
    must: [
      { says: ["わかりやすく"], because: "5番目の要件は確かめられない。" },
      { says: ["乗り換え案内"], because: "担当も期日もない。" },
    ],
    mustNot: [
      { says: ["nobody is named who answers|no owner"], because: "担当は佐伯と書いてある。" },
      { says: ["no heading covers", "outcome"], because: "「目的」がある。" },
      { says: ["no heading covers", "acceptance"], because: "「受け入れ条件」がある。" },
      { says: ["45秒", "vague|testable"], because: "確かめられる。" },
      {
        says: ["no non-goals|no out of scope|says nothing about what is left out"],
        because: "「対象外」がある。",
      },
      { says: ["no acceptance"], because: "「受け入れ条件」がある。" },
    ],
  },
  {
    advisor: "assumption_map",
    about: epic,
    must: [{ says: ["減るはず"], because: "根拠が書かれていない。" }],
    mustNot: [
      { says: ["no sentence reads like an assumption"], because: "「減るはずである」とある。" },
      { says: ["車いすの高さ"], because: "確認が済んでいる。" },
    ],
  },
  {
    advisor: "launch_readiness",
    about: initiative,
    must: [
      { says: ["launch plan"], because: "計画書がまだない。" },
      { says: ["夜間無人駅"], because: "対策が書かれていない。" },
      { says: ["観光協会"], because: "用語の確認が終わっていない。" },
      { says: ["地域に愛される"], because: "測れない目標である。" },
    ],
    mustNot: [
      countered("識別装置", "予備を押さえ、代わりの始め方も決めてある。"),
      { says: ["no users"], because: "書いてある。" },
    ],
  },
  {
    advisor: "prioritization",
    about: initiative,
    candidates: ["係員と画面越しに話せるボタン", "大きな文字の画面"],
    must: [
      { says: ["大きな文字の画面"], because: "41件の声がある。" },
      { says: ["係員と画面越しに話せるボタン"], because: "問い合わせの目標に効く。" },
      { says: ["QR切符"], because: "含めないと書いてあることを伝えるべきである。" },
    ],
    mustNot: [
      {
        says: ["係員と画面越し", "no goal is linked"],
        because: "「窓口の負担を減らす」が目標である。",
      },
      {
        says: ["大きな文字の画面", "no other feedback"],
        because: "「文字が小さい」という声が41件ある。",
      },
    ],
  },
];

export const ticketMachine: EvaluatedWorkspace = {
  workspace: ticketMachineWorkspace,
  language: "Japanese",
  trade: "railway",
  half: "tune",
  documents: [prd, riskRegister],
  pastes,
  advisors,
};

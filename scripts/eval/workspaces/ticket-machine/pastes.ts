import type { PasteReference } from "../../reference";

const meeting: PasteReference = {
  name: "定例会議の議事録",
  initiative: "券売機の更新",
  parts: [
    { is: "frame", text: "券売機更新 定例会議 議事録 2026年11月18日" },
    {
      is: "noise",
      text: "出席:佐伯、森、東和機器 高橋さま、李さん(観光協会)\n欠席:田村\n冒頭、会議室の空調の不調についておわび。",
    },
    { is: "frame", text: "1. 試用について" },
    {
      is: "decision",
      text: "・港北駅の試用は12月ではなく1月12日から2週間行うことに決定した。\n 年末は乗客が多く、列が伸びるため。",
    },
    {
      is: "user_feedback",
      text: "・李さん:台湾からの団体の添乗員、陳さんが「簡体字だけでは困る、繁体字もほしい」と話していた。",
    },
    { is: "frame", text: "2. 技術" },
    {
      is: "technical_constraint",
      text: "・高橋さま:新型の電源は15アンペア必要で、山側の3駅では今の配線が使えない。",
    },
    {
      is: "risk",
      text: "・森:配線工事が3月までに終わらないと、その3駅は6月1日に間に合わない恐れがある。",
    },
    { is: "frame", text: "3. 目標" },
    {
      is: "goal",
      text: "・目標:カードでの支払いを2028年3月までに全体の25%にする(現在0%)。",
    },
    { is: "frame", text: "4. その他" },
    {
      is: "noise",
      text: "・次回は12月2日(水)10時から。\n・資料は佐伯が共有フォルダーに置く。",
    },
  ],
};

export const pastes = [meeting];

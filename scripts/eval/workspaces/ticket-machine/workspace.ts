import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { epic } from "./documents/epic";
import { goals, items } from "./items";

export const ticketMachineWorkspace: SampleWorkspace = {
  name: "みなと電鉄",
  contextItems: [
    {
      label: "company_info",
      title: "会社の概要",
      content: `2路線31駅、1日の乗客は21万4千人。券売機は96台で、平均して16年使っている。社員は1,120人。`,
    },
  ],
  goals: [],
  initiatives: [
    {
      title: "券売機の更新",
      description:
        "31駅の券売機96台を四か国語でカードも使える新型72台に替える。責任者は営業企画の佐伯 美咲、技術は森 健太。2027年6月1日に港北駅など8駅、2028年3月までに全駅。",
      archived: false,
      documents: [epic],
      contextItems: items,
      goals,
    },
  ],
};

import type { SampleInitiative } from "@/lib/domain/workspace/sample";
import { deadlineCase } from "./documents/deadline-case";
import { deadlineRequirements } from "./documents/deadline-requirements";

export const orderDeadline: SampleInitiative = {
  title: "当日締切を10時に",
  description:
    "当日注文の締切を9時から10時へ延ばす。担当は営業企画の早坂。2027年秋より前には始めない。",
  archived: false,
  documents: [deadlineCase, deadlineRequirements],
  contextItems: [
    {
      label: "user_feedback",
      title: "みやぎ測量 佐久間様",
      content: `「現場に出る人数が決まるのが9時半なんだよ。9時締切じゃ毎日余るか足りないかだ」`,
    },
  ],
  goals: [],
};

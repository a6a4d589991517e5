import { AssumptionMapAnswer } from "@/lib/ai/advisors/assumption-map/contract";
import { BattlecardAnswer } from "@/lib/ai/advisors/competitive-battlecard/contract";
import { LaunchReadinessAnswer } from "@/lib/ai/advisors/launch-readiness/contract";
import { PrdCriticAnswer } from "@/lib/ai/advisors/prd-critic/contract";
import { PrioritizationAnswer } from "@/lib/ai/advisors/prioritization/contract";
import { StakeholderUpdateAnswer } from "@/lib/ai/advisors/stakeholder-update/contract";
import { ClassifierAnswer } from "@/lib/ai/classifier/contract";

export const assumptionMap = {
  name: "assumption_map",
  answer: AssumptionMapAnswer,
  prompt: () => import("@/lib/ai/advisors/assumption-map/prompt"),
  rules: () => import("@/lib/ai/advisors/assumption-map/rules"),
  check: () => import("@/lib/ai/advisors/assumption-map/check"),
};

export const competitiveBattlecard = {
  name: "competitive_battlecard",
  answer: BattlecardAnswer,
  prompt: () => import("@/lib/ai/advisors/competitive-battlecard/prompt"),
  rules: () => import("@/lib/ai/advisors/competitive-battlecard/rules"),
  check: () => import("@/lib/ai/advisors/competitive-battlecard/check"),
};

export const launchReadiness = {
  name: "launch_readiness",
  answer: LaunchReadinessAnswer,
  prompt: () => import("@/lib/ai/advisors/launch-readiness/prompt"),
  rules: () => import("@/lib/ai/advisors/launch-readiness/rules"),
  check: () => import("@/lib/ai/advisors/launch-readiness/check"),
};

export const prdCritic = {
  name: "prd_critic",
  answer: PrdCriticAnswer,
  prompt: () => import("@/lib/ai/advisors/prd-critic/prompt"),
  rules: () => import("@/lib/ai/advisors/prd-critic/rules"),
  check: () => import("@/lib/ai/advisors/prd-critic/check"),
};

export const prioritization = {
  name: "prioritization",
  answer: PrioritizationAnswer,
  prompt: () => import("@/lib/ai/advisors/prioritization/prompt"),
  rules: () => import("@/lib/ai/advisors/prioritization/rules"),
  check: () => import("@/lib/ai/advisors/prioritization/check"),
};

export const stakeholderUpdate = {
  name: "stakeholder_update",
  answer: StakeholderUpdateAnswer,
  prompt: () => import("@/lib/ai/advisors/stakeholder-update/prompt"),
  rules: () => import("@/lib/ai/advisors/stakeholder-update/rules"),
  check: () => import("@/lib/ai/advisors/stakeholder-update/check"),
};

export const classifier = {
  name: "classifier",
  answer: ClassifierAnswer,
  prompt: () => import("@/lib/ai/classifier/prompt"),
  rules: () => import("@/lib/ai/classifier/rules"),
  check: () => import("@/lib/ai/classifier/check"),
};

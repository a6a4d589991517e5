import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { companyGoals, companyItems } from "./company";
import { alerts, drills } from "./others";
import { vault } from "./vault";

/** Large: three initiatives, 36 items and long documents, a launch plan among them. */
export const cloudBackupWorkspace: SampleWorkspace = {
  name: "Harborline",
  contextItems: companyItems,
  goals: companyGoals,
  initiatives: [vault, alerts, drills],
};

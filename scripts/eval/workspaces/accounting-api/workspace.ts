import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { companyGoals, companyItems } from "./company";
import { consolidation } from "./consolidation";
import { auditExport, sandbox } from "./others";
import { webhooks } from "./webhooks";

/** Large: four initiatives, 41 items and long documents. */
export const accountingWorkspace: SampleWorkspace = {
  name: "Ledgerline",
  contextItems: companyItems,
  goals: companyGoals,
  initiatives: [auditExport, webhooks, consolidation, sandbox],
};

import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { companyGoals, companyItems } from "./company";
import { adSlots } from "./initiatives/ad-slots";
import { audiograms, importer, prices } from "./initiatives/others";
import { transcripts } from "./initiatives/transcripts";

export const podcastWorkspace: SampleWorkspace = {
  name: "Tidecast",
  contextItems: companyItems,
  goals: companyGoals,
  initiatives: [transcripts, adSlots, importer, prices, audiograms],
};

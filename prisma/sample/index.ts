import type { SampleWorkspace } from "@/lib/domain/workspace/sample";
import { arrivalUpdates } from "./arrival-updates";
import { offlineVisits } from "./offline-visits";
import { smallCrewOnboarding } from "./small-crew-onboarding";
import { smarterRoutes } from "./smarter-routes";
import { workspaceContextItems, workspaceGoals } from "./workspace";

/** Roundsman, a made-up company that sells scheduling software to heating, electrical and lift firms. */
export const sampleWorkspace: SampleWorkspace = {
  name: "Roundsman",
  contextItems: workspaceContextItems,
  goals: workspaceGoals,
  initiatives: [smarterRoutes, arrivalUpdates, offlineVisits, smallCrewOnboarding],
};

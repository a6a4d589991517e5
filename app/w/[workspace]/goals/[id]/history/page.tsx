import { makeHistoryPage } from "@/app/components/history/make-history-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { goalHistory } from "@/lib/domain/context/goals";
import { links } from "@/lib/links";
import { restoreVersion } from "../../actions";
import { loadGoal } from "../load-goal";

const history = makeHistoryPage({
  load: loadGoal,
  list: goalHistory.listChanges,
  restore: restoreVersion,
  buildCrumbs: async (caller, { id, initiative_id, title }) => [
    ...(await buildCrumbs(caller, initiative_id)),
    { href: links.goal(caller.workspaceId, id), title },
  ],
});

export const generateMetadata = history.generateMetadata;
export default history.Page;

import { makeHistoryPage } from "@/app/components/history/make-history-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { initiativeHistory } from "@/lib/domain/initiatives/initiatives";
import { restoreVersion } from "../../actions";
import { loadInitiative } from "../load-initiative";

const history = makeHistoryPage({
  load: loadInitiative,
  list: initiativeHistory.listChanges,
  restore: restoreVersion,
  buildCrumbs: (caller, { id }) => buildCrumbs(caller, id),
});

export const generateMetadata = history.generateMetadata;
export default history.Page;

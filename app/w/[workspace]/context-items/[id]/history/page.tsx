import { makeHistoryPage } from "@/app/components/history/make-history-page";
import { buildCrumbs } from "@/app/shared/crumbs";
import { contextItemHistory } from "@/lib/domain/context/context-items";
import { links } from "@/lib/links";
import { restoreVersion } from "../../actions";
import { loadItem } from "../load-item";

const history = makeHistoryPage({
  load: loadItem,
  list: contextItemHistory.listChanges,
  restore: restoreVersion,
  buildCrumbs: async (caller, { id, initiative_id, title }) => [
    ...(await buildCrumbs(caller, initiative_id)),
    { href: links.contextItem(caller.workspaceId, id), title },
  ],
});

export const generateMetadata = history.generateMetadata;
export default history.Page;

import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { searchWorkspace } from "@/lib/domain/search";
import { SearchQuery, SearchResults } from "@/lib/schemas/search";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  GET: endpoint({
    operationId: "searchWorkspace",
    summary: "Search the workspace",
    description:
      "Finds documents, initiatives, context items, goals and uploads, best first: words in any order and form, beginnings, typing errors, parts of identifiers, labels, and, if an embedding model is available, meaning. Archived results come after others that contain as much of the query.",
    tag: "Search",
    bucket: "search",
    query: SearchQuery,
    data: SearchResults,
    run: searchWorkspace,
  }),
});

import { getListedTool, TOOLS } from "@/lib/mcp/tools/registry";
import type { Listed } from "./choose-call";
import earlierTools from "./earlier-tools.json";

const readList = (json: string): Listed[] => JSON.parse(json);

/** The tools as a client gets them, and as they were in 5a8513c, before any description was changed. */
export const VERSIONS = {
  before: readList(JSON.stringify(earlierTools)),
  after: readList(JSON.stringify(TOOLS.map(getListedTool))),
};

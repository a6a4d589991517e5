import type { z } from "zod";
import type { Caller } from "@/lib/access/caller";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { contextItemHistory } from "@/lib/domain/context/context-items";
import { goalHistory } from "@/lib/domain/context/goals";
import type { Tagged } from "@/lib/domain/etag";
import { initiativeHistory } from "@/lib/domain/initiatives/initiatives";
import { ContextItem } from "@/lib/schemas/context-items";
import { defineList, IdPath, Page, VersionPath } from "@/lib/schemas/fields";
import { Goal } from "@/lib/schemas/goals";
import { Initiative } from "@/lib/schemas/initiatives";
import { defineVersion, VersionRecord } from "@/lib/schemas/versions";

const VersionList = defineList(VersionRecord);
type Version<Resource extends z.ZodObject> = ReturnType<typeof defineVersion<Resource>>;
type Address = z.output<typeof VersionPath>;

type Versioned<Resource extends z.ZodObject> = {
  /** As in the ids of operations: "ContextItem". */
  name: string;
  /** As in a sentence: "a context item". */
  one: string;
  tag: string;
  schema: Resource;
  history: {
    list(
      caller: Caller,
      page: z.output<typeof IdPath> & Page,
    ): Promise<z.input<typeof VersionList>>;
    get(caller: Caller, address: Address): Promise<z.input<Version<Resource>>>;
    restore(caller: Caller, address: Address): Promise<z.input<Resource> & Tagged>;
  };
};

/** Makes the handlers of `/versions` and the two paths below it. */
function makeVersionEndpoints<Resource extends z.ZodObject>({
  name,
  one,
  tag,
  schema,
  history,
}: Versioned<Resource>) {
  const list = endpoint({
    operationId: `list${name}Versions`,
    summary: `List the versions of ${one}`,
    description: "Newest first, without values.",
    tag,
    params: IdPath,
    query: Page,
    data: VersionList,
    errors: ["NOT_FOUND"],
    run: history.list,
  });
  const get = endpoint({
    operationId: `get${name}Version`,
    summary: `Get one version of ${one}`,
    tag,
    params: VersionPath,
    data: defineVersion(schema, `${name}Version`),
    errors: ["NOT_FOUND"],
    run: history.get,
  });
  const restore = endpoint({
    operationId: `restore${name}Version`,
    summary: "Make the values of an earlier version current",
    description:
      "Adds a version with the earlier values; nothing is lost. Restoring the current version adds none. Takes no body.",
    tag,
    params: VersionPath,
    data: schema,
    errors: ["NOT_FOUND"],
    etag: true,
    run: history.restore,
  });
  return {
    list: resource({ GET: list }),
    get: resource({ GET: get }),
    restore: resource({ POST: restore }),
  };
}

export const contextItemVersions = makeVersionEndpoints({
  name: "ContextItem",
  one: "a context item",
  tag: "Context items",
  schema: ContextItem,
  history: contextItemHistory,
});
export const goalVersions = makeVersionEndpoints({
  name: "Goal",
  one: "a goal",
  tag: "Goals",
  schema: Goal,
  history: goalHistory,
});
export const initiativeVersions = makeVersionEndpoints({
  name: "Initiative",
  one: "an initiative",
  tag: "Initiatives",
  schema: Initiative,
  history: initiativeHistory,
});

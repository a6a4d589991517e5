import { LRUCache } from "lru-cache";
import { prismaClient } from "./database";
import { type PeopleClient, TENANT_MODELS, type TenantClient } from "./prisma-models";

const tenantModels: ReadonlySet<string> = new Set(TENANT_MODELS);

type Fields = Record<string, unknown>;
const toFields = (value: unknown): Fields =>
  value && typeof value === "object" ? { ...value } : {};
const toList = (value: unknown) => (value === undefined ? [] : [value].flat());

export function confine(
  model: string,
  operation: string,
  args: unknown,
  workspaceId: string,
): Fields {
  if (!tenantModels.has(model)) {
    throw new Error(
      `Model ${model} cannot be used inside a workspace. Planning data goes through statements; people go through the unguarded client.`,
    );
  }
  const column = model === "Workspace" ? "id" : "workspaceId";
  const confined = toFields(args);
  const confineData = (data: unknown) => ({ ...toFields(data), [column]: workspaceId });
  if (operation === "create") return { ...confined, data: confineData(confined.data) };
  if (operation.startsWith("createMany"))
    return { ...confined, data: toList(confined.data).map(confineData) };
  const where = toFields(confined.where);
  confined.where = { ...where, AND: [...toList(where.AND), { [column]: workspaceId }] };
  if (operation === "upsert") confined.create = confineData(confined.create);
  for (const part of ["data", "update"]) {
    if (!confined[part]) continue;
    const { [column]: _foreign, ...rest } = toFields(confined[part]);
    confined[part] = rest;
  }
  return confined;
}

function guard(prisma: PeopleClient, workspaceId: string): TenantClient {
  const guarded = prisma.$extends({
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          // `confine` keeps the operation's own shape; Prisma's type for it is a union over all models.
          return query(confine(model, operation, args, workspaceId) as typeof args);
        },
      },
    },
  });
  // The narrower type has no overload of `$transaction` for a list of queries, so TypeScript refuses the conversion.
  return guarded as unknown as TenantClient;
}

const clients = new WeakMap<PeopleClient, LRUCache<string, TenantClient>>();

export async function inWorkspace(workspaceId: string): Promise<TenantClient> {
  const prisma = await prismaClient();
  const known = clients.get(prisma) ?? new LRUCache<string, TenantClient>({ max: 500 });
  clients.set(prisma, known);
  const client = known.get(workspaceId) ?? guard(prisma, workspaceId);
  known.set(workspaceId, client);
  return client;
}

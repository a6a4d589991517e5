import { LRUCache } from "lru-cache";
import type { PrismaClient } from "@/lib/generated/prisma/client";
import { prismaClient } from "./database";

export const TENANT_MODELS: ReadonlySet<string> = new Set([
  "Workspace",
  "Membership",
  "Invitation",
  "ApiKey",
  "Initiative",
  "Document",
  "DocumentVersion",
  "Grounding",
  "CustomDocumentType",
  "ContextItem",
  "Goal",
  "Upload",
  "UploadContent",
  "PastVersion",
  "Trash",
  "TrashedRow",
  "QuotaPeriod",
  "AiDay",
  "Generation",
  "IdempotencyRecord",
  "Activity",
]);

/** These are above workspaces; only the unguarded client can reach them. */
export const GLOBAL_MODELS: ReadonlySet<string> = new Set([
  "User",
  "Session",
  "Account",
  "Verification",
  "Jwks",
  "RetentionRun",
  "PasswordReset",
  "EmailProof",
  "Picture",
  "Totp",
  "RecoveryCode",
  "Passkey",
  "Job",
  "InstallationSecret",
]);

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
  if (!TENANT_MODELS.has(model)) {
    throw new Error(`Model ${model} has no place inside a workspace: use the unguarded client.`);
  }
  const column = model === "Workspace" ? "id" : "workspaceId";
  const confined = toFields(args);
  const own = (data: unknown) => ({ ...toFields(data), [column]: workspaceId });
  if (operation === "create") return { ...confined, data: own(confined.data) };
  if (operation.startsWith("createMany"))
    return { ...confined, data: toList(confined.data).map(own) };
  const where = toFields(confined.where);
  confined.where = { ...where, AND: [...toList(where.AND), { [column]: workspaceId }] };
  if (operation === "upsert") confined.create = own(confined.create);
  for (const part of ["data", "update"]) {
    if (!confined[part]) continue;
    const { [column]: _foreign, ...rest } = toFields(confined[part]);
    confined[part] = rest;
  }
  return confined;
}

function guard(prisma: PrismaClient, workspaceId: string) {
  return prisma.$extends({
    query: {
      $allModels: {
        $allOperations({ model, operation, args, query }) {
          // `confine` keeps the operation's own shape; Prisma's type for it is a union over all models.
          return query(confine(model, operation, args, workspaceId) as typeof args);
        },
      },
    },
  });
}

export type TenantClient = ReturnType<typeof guard>;
export type Tx = Parameters<Parameters<TenantClient["$transaction"]>[0]>[0];

const clients = new WeakMap<PrismaClient, LRUCache<string, TenantClient>>();

export async function inWorkspace(workspaceId: string): Promise<TenantClient> {
  const prisma = await prismaClient();
  const known = clients.get(prisma) ?? new LRUCache<string, TenantClient>({ max: 500 });
  clients.set(prisma, known);
  const client = known.get(workspaceId) ?? guard(prisma, workspaceId);
  known.set(workspaceId, client);
  return client;
}

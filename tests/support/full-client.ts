import { prismaClient } from "@/lib/db/database";
import type { PrismaClient } from "@/lib/generated/prisma/client";

/** For tests that prepare or count data of workspaces. Only the type of `prismaClient()` leaves these models out. */
export const fullClient = async () => (await prismaClient()) as unknown as PrismaClient;

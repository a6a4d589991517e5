import { Prisma } from "@/lib/generated/prisma/client";

/** Whether Prisma refused a row because another one has the same value in a unique index. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";

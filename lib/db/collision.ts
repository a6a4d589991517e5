/** Whether Prisma refused a row because another one has the same value in a unique index. */
export const isCollision = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === "PrismaClientKnownRequestError" && // the class itself would load all of Prisma
  "code" in error &&
  error.code === "P2002";

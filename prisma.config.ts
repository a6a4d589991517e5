import { defineConfig } from "prisma/config";

// `prisma generate` must work with no database configured, so the URL has a stand-in.
export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: {
    url: process.env.DIRECT_URL ?? process.env.DATABASE_URL ?? "postgresql://localhost:5432/unset",
  },
});

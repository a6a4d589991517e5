import { defineConfig } from "vitest/config";

const project = (name: string) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`] },
});

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: ["unit", "api", "redis", "postgres"].map(project),
    pool: "forks",
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    // Tests bring their own database and secret; nothing of the machine's environment reaches them.
    env: {
      LOG_LEVEL: "silent",
      DATABASE_URL: "",
      APP_URL: "http://localhost:3000",
      AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    },
  },
});

import { defineConfig } from "vitest/config";

const project = (name: string, options = {}) => ({
  extends: true as const,
  test: { name, include: [`tests/${name}/**/*.test.{ts,tsx}`], ...options },
});

const SEED = "tests/support/property-seed.ts";
const FORGET_CAUSES = "tests/support/forget-causes.ts";
const CHEAP = "tests/support/cheap-passwords.mjs";

export default defineConfig({
  resolve: { alias: { "@": import.meta.dirname } },
  test: {
    projects: [
      project("unit", {
        isolate: false,
        setupFiles: ["tests/support/fresh-modules.ts", FORGET_CAUSES, SEED],
      }),
      ...["redis", "postgres"].map((name) => project(name, { setupFiles: [CHEAP, SEED] })),
      // Loading the application costs more than most tests of the API, so their files share a process.
      ...["api", "mcp"].map((name) =>
        project(name, { isolate: false, setupFiles: [CHEAP, FORGET_CAUSES, SEED] }),
      ),
      // They start the built server several times, and run after the others.
      ...["fault-injection", "parity", "interop"].map((name) =>
        project(name, { testTimeout: 400_000, sequence: { groupOrder: 1 } }),
      ),
    ],
    pool: "forks",
    maxWorkers: 2,
    // The first test of a process loads the application, which takes long next to others.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Tests bring their own database and secret; nothing of the machine's environment reaches them.
    env: {
      LOG_LEVEL: "silent",
      DATABASE_URL: "",
      APP_URL: "http://localhost:3000",
      ANTHROPIC_API_KEY: "",
      EMBEDDINGS: "off",
      AUTH_SECRET: "only-for-tests-only-for-tests-only-for-tests",
    },
  },
});

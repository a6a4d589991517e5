import { describe, test } from "vitest";
import { jobCases } from "@/tests/support/job-cases";
import { openPostgres } from "@/tests/support/postgres";
import { postgresDatabase } from "@/tests/support/postgres-database";

const server = await openPostgres();
if (!server) console.warn("Skipped: jobs on PostgreSQL need one, and none can run here.");

describe.skipIf(!server)("jobs: on PostgreSQL", () => {
  postgresDatabase(server);
  test.each(Object.entries(jobCases))("%s", async (_name, run) => run());
});

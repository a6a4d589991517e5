import { describe, test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { jobCases } from "@/tests/support/job-cases";

freshDatabase();

describe("jobs: on the embedded database", () => {
  test.each(Object.entries(jobCases))("%s", async (_name, run) => run());
});

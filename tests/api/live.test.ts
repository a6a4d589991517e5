import { test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { liveArrival } from "@/tests/support/live-arrival";

freshDatabase();

test.each(Object.entries(liveArrival))("live hints: %s", async (_name, run) => run());

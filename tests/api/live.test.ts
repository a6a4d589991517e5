import { test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { liveArrival } from "@/tests/support/live-arrival";

freshDatabase();

for (const [name, run] of Object.entries(liveArrival)) test(name, run);

import { test } from "vitest";
import { freshDatabase } from "@/tests/support/database";
import { races } from "@/tests/support/races";

freshDatabase();

test.each(Object.entries(races))("races: %s", async (_name, race) => race());

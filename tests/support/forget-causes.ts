import { beforeEach } from "vitest";
import { processWide } from "@/lib/process-wide";

// Files of one process share the memory of `log-repeated.ts`: a cause that an earlier test logged would be silent for a minute.
beforeEach(() => processWide("loggedCauses", () => new Map<string, unknown>())().clear());

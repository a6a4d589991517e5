import { afterAll, vi } from "vitest";

// Files of `unit` share a process, which saves starting one for each (50 s of CPU). Each still gets fresh
// modules and process-wide values, since some modules read the environment when they are loaded.
vi.resetModules();
Reflect.deleteProperty(globalThis, "groundwork");
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

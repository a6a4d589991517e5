import { afterAll, vi } from "vitest";

// Files of `unit` share a process, which saves starting one for each (50 s of CPU). Each has our modules, and what they
// share in the process, anew all the same, since some read the environment when they are loaded.
vi.resetModules();
Reflect.deleteProperty(globalThis, "groundwork");
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

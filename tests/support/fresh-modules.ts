import { afterAll, vi } from "vitest";

// Files of `unit` share a process, which saves starting one for each (50 s of CPU). Each loads our modules anew all the
// same, since some read the environment when they are loaded.
vi.resetModules();
afterAll(() => vi.unstubAllEnvs());

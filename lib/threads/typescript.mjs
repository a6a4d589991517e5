import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// Runs a worker's TypeScript source without a build, in development and in tests.
register();
await import(`../../${workerData}`);

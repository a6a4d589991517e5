import { workerData } from "node:worker_threads";
import { register } from "tsx/esm/api";

// Runs a worker written in TypeScript where nothing has been built: in development and in tests.
register();
await import(`../../${workerData}`);

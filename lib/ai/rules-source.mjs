import { register } from "tsx/esm/api";

// The thread of the written rules where there is no build of them: in development and in tests.
register();
await import("./rules-tasks.ts");

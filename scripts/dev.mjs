// npm run dev   Runs `server/main.ts` from its sources. Next reloads the pages; a change to a module of the front door
// restarts the server.
import path from "node:path";

process.chdir(path.dirname(import.meta.dirname));
process.env.NODE_ENV = "development";
await import("./load-env.mjs");
process.env.STOP_GRACE_SECONDS ||= "1"; // a page's web socket stays open for the grace period, and a restart waits for it

try {
  const { serve } = await import("../server/main.ts");
  await serve();
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

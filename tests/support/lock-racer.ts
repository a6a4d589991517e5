// Started by tests: takes the lock at argv[2] when told to, says whether it won, and lives on.
import { takeLock } from "@/lib/db/folder-lock";

process.on("message", () => {
  const lock = takeLock(process.argv[2] ?? "", "server");
  process.send?.(typeof lock === "function" ? "won" : lock.pid);
});
process.send?.("ready");

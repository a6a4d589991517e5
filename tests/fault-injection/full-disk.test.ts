import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { MIB } from "@/lib/bytes";
import { serve, WAIT } from "@/tests/support/own-server";
import { call, environment, makeKeyHolder, type Server } from "@/tests/support/server";

const canMount = process.platform === "linux" && process.getuid?.() === 0 && tryMount();
if (!canMount) console.warn("Skipped: only root may make a small file system.");

function tryMount() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-mount-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  if (mounted.status === 0) execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true });
  return mounted.status === 0;
}

/** A data folder on a disk of its own, of which `leave` takes all but so many bytes. */
function smallDisk() {
  const folder = mkdtempSync(path.join(tmpdir(), "groundwork-full-disk-"));
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", folder]);
  onTestFinished(() => {
    execFileSync("umount", ["-l", folder]);
    rmSync(folder, { recursive: true });
  });
  const ballast = path.join(folder, "ballast");
  const free = () => rmSync(ballast, { force: true });
  const leave = (bytes: number) => {
    free();
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - bytes));
  };
  return { settings: { DATA_DIR: folder }, leave, free };
}

const change = (server: Server, key: string) =>
  call(server, key, "/initiatives", { title: "Offline visits" });
const countLines = (server: Server, event: string) =>
  server.output().split(`"event":"${event}"`).length - 1;

describe.skipIf(!canMount)("full disk: an embedded database", () => {
  test("refuses changes while it can still be read, and takes them again without a restart", async () => {
    const { settings, leave, free } = smallDisk();
    const server = await serve(settings);
    const key = await makeKeyHolder(settings);
    expect((await change(server, key))?.status).toBe(200);

    leave(30 * MIB);
    await vi.waitFor(async () => expect((await change(server, key))?.status).toBe(503), WAIT);
    for (let n = 0; n < 20; n++) {
      const refused = await change(server, key);
      expect(refused).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
      expect(refused?.body.error).toContain("disk is full");
      expect((await call(server, key, "/initiatives"))?.status).toBe(200);
    }
    expect(countLines(server, "disk_full")).toBe(1);

    free();
    await vi.waitFor(async () => expect((await change(server, key))?.status).toBe(200), WAIT);
    expect(countLines(server, "disk_has_room")).toBe(1);
    expect(countLines(server, "worker_ended")).toBe(0);
  });

  test("that cannot be opened for lack of room lets the server start and say so, and opens when room is there", async () => {
    const { settings, leave, free } = smallDisk();
    const before = await serve(settings);
    const key = await makeKeyHolder(settings);
    await change(before, key);
    await before.stop("SIGTERM");

    leave(10 * MIB);
    const server = await serve(settings);
    const refused = await call(server, key, "/initiatives");
    expect(refused).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
    expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(503);
    const page = await fetch(`${server.url}/invite/unknown`);
    expect(page.status).toBe(503);
    expect(await page.text()).toContain("disk is full");

    free();
    const isBack = async () => expect((await change(server, key))?.status).toBe(200);
    await vi.waitFor(isBack, WAIT);
  });

  test("that has no room for its log says so and ends its process", async () => {
    const { settings } = smallDisk();
    const { status, stdout } = spawnSync(
      process.execPath,
      ["--import", "tsx", "tests/support/switch-log.ts"],
      { env: environment(settings), encoding: "utf8", timeout: 60_000 },
    );
    expect(stdout).toContain('"event":"database_aborted"');
    expect(status).toBe(1);
  });
});

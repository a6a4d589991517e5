import { readdirSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { dataFolder, serve } from "@/tests/support/own-server";
import { launch } from "@/tests/support/server";

/** Of this machine, besides 127.0.0.1; link-local ones need a scope in their URL. */
const others = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .filter(({ address }) => address !== "127.0.0.1" && !address.startsWith("fe80"))
  .map(({ address, family }) => (family === "IPv6" ? `[${address}]` : address));
if (others.length === 0) console.warn("Skipped: this machine has no address besides 127.0.0.1.");

const isAnswered = (url: string, address: string) =>
  fetch(`${url.replace("localhost", address)}/api/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );

test.skipIf(others.length === 0)(
  "host: without one the server listens on all addresses, with one on that alone",
  async () => {
    const open = await serve(dataFolder());
    const bound = await serve({ ...dataFolder(), HOST: "127.0.0.1" });
    for (const address of others) {
      expect(await isAnswered(open.url, address)).toBe(true);
      expect(await isAnswered(bound.url, address)).toBe(false);
    }
    expect(await isAnswered(bound.url, "127.0.0.1")).toBe(true);
  },
);

test("host: an address of another machine ends the start, with what to set", async () => {
  const { code, output } = await (await launch({ ...dataFolder(), HOST: "198.51.100.7" })).ended;
  expect(code).toBe(1);
  expect(output).toContain("Set HOST to an address of this machine, or leave it out.");
});

test("host: a port in use ends the start before the database opens, with what to set", async () => {
  const { port } = new URL((await serve(dataFolder())).url);
  const folder = dataFolder();
  const { code, output } = await (await launch({ ...folder, PORT: port })).ended;
  expect(code).toBe(1);
  expect(output).toBe(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another port, like PORT=${Number(port) + 1}.\n`,
  );
  expect(readdirSync(folder.DATA_DIR)).toEqual([]);
});

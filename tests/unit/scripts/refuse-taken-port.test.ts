import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { refuseTakenPort } from "@/scripts/refuse-taken-port.mjs";

const said = vi.spyOn(console, "error").mockReturnValue();
vi.spyOn(process, "exit").mockImplementation((code) => {
  throw new Error(`exit ${code}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  said.mockClear();
});

async function takePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // it listens on a port
  vi.stubEnv("PORT", String(port));
  return { server, port };
}

test("port: one in use is refused, with what to set", async () => {
  const { server, port } = await takePort();
  await expect(refuseTakenPort()).rejects.toThrow("exit 1");
  expect(said).toHaveBeenCalledExactlyOnceWith(
    `Port ${port} is in use. Stop the program that uses it, or set PORT to another port, like PORT=${port + 1}.`,
  );
  server.close();
});

test("port: one that a stopping server gives up in a moment is waited for", async () => {
  const { server, port } = await takePort();
  const waited = refuseTakenPort();
  setImmediate(() => server.close());
  await expect(waited).resolves.toBe(port);
  expect(said).not.toHaveBeenCalled();
});

test.each(["99999", "abc"])("port: %s is refused in a sentence", async (port) => {
  vi.stubEnv("PORT", port);
  await expect(refuseTakenPort()).rejects.toThrow("exit 1");
  expect(said).toHaveBeenCalledExactlyOnceWith("PORT must be a whole number from 1 to 65535.");
});

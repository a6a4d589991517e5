import { afterAll, expect, test, vi } from "vitest";
import { startService } from "@/lib/admin/service";
import { freshDatabase } from "@/tests/support/database";

const commandsEnd = vi.hoisted(() => vi.fn(() => new Promise<void>(() => {})));
vi.mock("@/lib/admin/socket-server", () => ({ serveCommands: async () => commandsEnd }));
afterAll(() => vi.doUnmock("@/lib/admin/socket-server"));

freshDatabase();

test("stop of a command: a stop waits for a running command no longer than its grace", async () => {
  const service = await startService();
  await service.close(Promise.resolve());
  expect(commandsEnd).toHaveBeenCalledOnce();
});

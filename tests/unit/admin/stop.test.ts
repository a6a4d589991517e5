import { afterAll, expect, test, vi } from "vitest";
import { startService } from "@/lib/admin/service";
import { freshDatabase } from "@/tests/support/database";

const commandsEnd = vi.hoisted(() => vi.fn(() => new Promise<void>(() => {})));
vi.mock("@/lib/admin/socket-server", () => ({ serveCommands: async () => commandsEnd }));
afterAll(() => vi.doUnmock("@/lib/admin/socket-server"));

freshDatabase();

test("stop of a command: a stop does not wait beyond its grace for an operator's command that is running", async () => {
  const service = await startService();
  await service.close(Promise.resolve());
  expect(commandsEnd).toHaveBeenCalledOnce();
});
